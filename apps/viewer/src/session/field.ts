import type { Traveller } from '@app/contract';
import { messages } from '../strings';

/** A board of a section, as addresses name it: `'A.7'`. */
export const fieldOf = ({ section, board }: Pick<Traveller, 'section' | 'board'>): string => `${section}.${board}`;

/** The traveller that is open: the one asked for, else the first. */
export const openField = (travellers: readonly Traveller[], field: string | null): Traveller | undefined =>
  travellers.find((one) => fieldOf(one) === field) ?? travellers[0];

const sections = (travellers: readonly Traveller[]): number => new Set(travellers.map(({ section }) => section)).size;

/** What to call a board: its number, and its section where there are several. */
export const fieldName = (
  { section, board }: Pick<Traveller, 'section' | 'board'>,
  among: readonly Traveller[],
): string => (sections(among) > 1 ? messages.session.boardIn(board, section) : messages.session.board(board));
