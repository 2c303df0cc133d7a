import { inEnglish } from '@app/messages';
import type { ImportedFile } from '../imported';
import { readUsebio } from './read-usebio';

/** Small USEBIO texts for the specs, and short answers to compare; nothing else uses them. */

export const read = (text: string): ImportedFile => readUsebio(new TextEncoder().encode(text));
export const tags = (fields: Readonly<Record<string, string | number>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('');

export const pair = (number: number | string, more = ''): string =>
  `<PAIR><PAIR_NUMBER>${number}</PAIR_NUMBER>${more}${['a', 'b']
    .map((one) => `<PLAYER><PLAYER_NAME>${one}${number}</PLAYER_NAME></PLAYER>`)
    .join('')}</PAIR>`;
export const PAIRS = [1, 2, 3, 4].map((number) => pair(number)).join('');

export const CONTRACT = { CONTRACT: '4S', PLAYED_BY: 'N', LEAD: '2H', TRICKS: 10, SCORE: 420 };
export const line = (
  ns: number | string,
  ew: number | string,
  fields: Readonly<Record<string, string | number>> = CONTRACT,
) => `\n<TRAVELLER_LINE>${tags({ NS_PAIR_NUMBER: ns, EW_PAIR_NUMBER: ew, ...fields })}</TRAVELLER_LINE>`;
export const board = (number: number | string, ...lines: readonly string[]): string =>
  `<BOARD><BOARD_NUMBER>${number}</BOARD_NUMBER>${lines.join('')}\n</BOARD>`;

export const usebio = (inside: string, after = ''): ImportedFile =>
  read(`<USEBIO Version="1.2"><EVENT EVENT_TYPE="MP_PAIRS">${inside}</EVENT>${after}</USEBIO>`);
export const event = (...boards: readonly string[]): ImportedFile =>
  usebio(`<PARTICIPANTS>${PAIRS}</PARTICIPANTS>${boards.join('')}`);
export const codes = ({ report }: ImportedFile): readonly string[] =>
  report.filter(({ code }) => code !== 'seats-of-partners').map(({ kind, code, line: at }) => `${kind} ${code} ${at}`);
export const last = ({ report }: ImportedFile): string => inEnglish(report.at(-1)?.message ?? '');
