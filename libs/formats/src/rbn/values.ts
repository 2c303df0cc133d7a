import {
  type Hand,
  type KnownHands,
  type Result,
  type Seat,
  type Vulnerability,
  dealProblems,
  err,
  isBoardNumber,
  isCard,
  isSeat,
  isSuit,
  knownSeats,
  ok,
  seatsFrom,
  sortedHand,
  withFourthHand,
} from '@app/bridge';
import { dealProblemSaid } from '../dealt';
import { type Finding, error, quoted } from '../finding';
import type { ImportedScoring } from '../imported';
import type { Labelled } from './records';

/** `B 15:C` is board 15 of section C; another notation in place of the number is none. */
export const boardOf = (
  label: Labelled | undefined,
): { readonly board: number | null; readonly section: string | null } => {
  const [number = '', section = ''] = (label?.value ?? '').split(':').map((part) => part.trim());
  const board = /^\d{1,6}$/.test(number) ? Number(number) : null;
  return { board: isBoardNumber(board) ? board : null, section: /^[A-Z]{1,2}$/i.test(section) ? section : null };
};

const SUITS = 'SHDC';

/**
 * The cards of `H W:873.A6.KT864.KQ8:…:…:`: hands clockwise from the seat, suits from spades down. The fourth hand may be
 * left out behind its colon. Hands that are no whole deal are refused.
 */
export const handsOf = (label: Labelled | undefined): Result<KnownHands, Finding> => {
  if (!label) return ok({});
  const { value, line } = label;
  const [first = '', ...written] = value.toUpperCase().split(/[:;]/);
  const problem = (): Result<KnownHands, Finding> => err(error('rbn-hands', line, { text: quoted(value) }));
  if (!isSeat(first) || written.length > 4) return problem();
  const hands: Partial<Record<Seat, Hand>> = {};
  for (const [nth, seat] of seatsFrom(first).entries()) {
    const text = written[nth] ?? '';
    if (text === '') continue;
    const suits = text.split('.');
    const cards = suits.flatMap((ranks, at) => Array.from(ranks, (rank) => `${SUITS.charAt(at)}${rank}`));
    if (suits.length > SUITS.length || !cards.every(isCard)) return problem();
    hands[seat] = sortedHand(cards);
  }
  const dealt: KnownHands = written.length === 4 ? withFourthHand(hands) : hands;
  const problems = dealProblems(dealt);
  if (problems.length === 0 && knownSeats(dealt).length > 0) return ok(dealt);
  if (problems.length === 0) return problem();
  const said = { list: problems.map(dealProblemSaid), joined: 'apart' } as const;
  return err(error('deal-not-read', line, { text: quoted(value), problem: said }));
};

const VULNERABILITIES: ReadonlyMap<string, Vulnerability> = new Map([
  ['Z', 'None'],
  ['N', 'NS'],
  ['E', 'EW'],
  ['B', 'All'],
]);

/** `NZ:`: dealer and vulnerability before the calls; left out, West has dealt. */
export const dealtIn = (
  value: string,
): { readonly dealer: Seat; readonly vulnerability: Vulnerability | null; readonly calls: string } => {
  const [, seat = '', sides = '', calls = ''] = /^([NESW])([ZNEB?]):?(.*)$/is.exec(value) ?? [];
  const dealer = seat.toUpperCase();
  if (!isSeat(dealer)) return { dealer: 'W', vulnerability: null, calls: value };
  return { dealer, vulnerability: VULNERABILITIES.get(sides.toUpperCase()) ?? null, calls };
};

/** `N North+South:West+East:O`: partners by their names, then the room or the table. */
export const seatedIn = (value: string) => {
  const [ns = '', ew = '', place = ''] = value.split(':').map((part) => part.trim());
  const [N = '', S = ''] = ns.split('+').map((name) => name.trim());
  const [W = '', E = ''] = ew.split('+').map((name) => name.trim());
  const players = Object.entries({ N, E, S, W }).filter(([, name]) => name !== '');
  const room = /^o$/i.test(place) ? ('open' as const) : /^c$/i.test(place) ? ('closed' as const) : null;
  return { players: Object.fromEntries(players), room, table: /^\d{1,3}$/.test(place) ? place : null };
};

/** The tricks of `P D4JKA:C2…`: a card without a suit is of the suit that its trick began with. */
export const cardsIn = (value: string): readonly string[] =>
  value
    .toUpperCase()
    .split(':')
    .flatMap((trick) => {
      let suit = '';
      const cards: string[] = [];
      let pending = '';
      for (const character of trick.replace(/\^\d|[*!?\s]/g, '')) {
        if (isSuit(character)) {
          if (pending !== '') cards.push(pending);
          pending = character;
          if (suit === '') suit = character;
        } else {
          cards.push(`${pending || suit}${character}`);
          pending = '';
        }
      }
      return pending === '' ? cards : [...cards, pending];
    });

/** `R 10+620:+3`: tricks of declarer, points from North-South, then what it came to; `P` is passed out. */
export const resultIn = (value: string) => {
  const [, tricks, score] = /^(\d{1,2})([+-]\d{1,5})?(?::|$)/.exec(value.replace(/\s+/g, '')) ?? [];
  const made = tricks === undefined ? null : Number(tricks);
  return {
    isPassedOut: /^p(?:$|:)/i.test(value.trim()),
    tricks: made !== null && made <= 13 ? made : null,
    score: score === undefined ? null : String(Number(score)),
  };
};

const SCORINGS: ReadonlyMap<string, ImportedScoring> = new Map([
  ['I', 'team-imps'],
  ['B', 'board-a-match'],
  ['T', 'total-points'],
  ['X', 'cross-imps'],
  ['M', 'matchpoints'],
]);

/** `F X:Butler`: a letter, or in words; with what is to be said of it behind a colon. */
export const scoringOf = (value: string): ImportedScoring | null => {
  const [form = '', more = ''] = value.split(':').map((part) => part.trim().toUpperCase());
  return form === 'X' && more.startsWith('BUTLER') ? 'butler' : (SCORINGS.get(form) ?? null);
};

/** `D 19980131:1930`: the day, where it is whole. */
export const dateOf = (value: string): string | null => {
  const [, year = '', month = '', day = ''] = /^(\d{4})(\d\d)(\d\d)(?::.*)?$/.exec(value.trim()) ?? [];
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
};

/** The first of two parts; a colon that is doubled is one of the text (labels T, L, E and S). */
export const textIn = (value: string): string =>
  value
    .split(/(?<!:):(?!:)/)
    .map((part) => part.replaceAll('::', ':').trim())
    .filter((part) => part !== '')
    .join(': ');
