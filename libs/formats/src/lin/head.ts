import {
  type Seat,
  type KnownHands,
  type Result,
  type Vulnerability,
  seatsFrom,
  dealProblems,
  err,
  isBoardNumber,
  isCompleteDeal,
  ok,
  parseLinDeal,
  regularMarking,
} from '@app/bridge';
import { dealProblemSaid, notationFaultSaid } from '../dealt';
import { type Finding, contradiction, quoted, assumption, error, note } from '../finding';
import { otherwiseMarked } from '../marking';
import type { LinPair } from './pairs';
import { type LinRecord, pairsOf } from './segments';

export type LinPlayers = Readonly<Partial<Record<Seat, string>>>;

/** Who sits where at present in the two rooms; a record without room is at the `open` table. */
export interface LinSeating {
  readonly open: LinPlayers;
  readonly closed: LinPlayers;
}

export const NOBODY: LinSeating = { open: {}, closed: {} };

const table = (names: readonly string[]): LinPlayers =>
  Object.fromEntries(seatsFrom('S').flatMap((seat, index) => (names[index] ? [[seat, names[index]]] : [])));

/**
 * The seating after a `pn` (or `pw`): four names S, W, N, E for the room of the record, or eight, open room first.
 * Another number of names is not guessed at: a comma in a name would shift all that follow.
 */
export const seatingAfter = (
  before: LinSeating,
  { key, value, line }: LinPair,
  room: 'open' | 'closed' | null,
): { readonly seating: LinSeating; readonly findings: readonly Finding[] } => {
  const names = value.split(',').map((name) => name.trim());
  if (names.length <= 4) return { seating: { ...before, [room ?? 'open']: table(names) }, findings: [] };
  if (names.length === 8) return { seating: { open: table(names), closed: table(names.slice(4)) }, findings: [] };
  const unread = { key, names: names.length, text: quoted(value) };
  return {
    seating: { ...before, [room ?? 'open']: {} },
    findings: [contradiction('players-unreadable', line, unread)],
  };
};

/** What stands before the calls: which board, where, and the deal. */
export interface LinHead {
  readonly board: number | null;
  readonly room: 'open' | 'closed' | null;
  readonly dealer: Seat | null;
  readonly vulnerability: Vulnerability | null;
  readonly hands: KnownHands;
  /** The file leaves the fourth hand out; it was filled in from the other three. */
  readonly fourthHandFilledIn: boolean;
  readonly findings: readonly Finding[];
}

const ROOMS: ReadonlyMap<string, 'open' | 'closed'> = new Map([
  ['o', 'open'],
  ['c', 'closed'],
]);

const VULNERABILITIES: ReadonlyMap<string, Vulnerability> = new Map([
  ['o', 'None'],
  ['0', 'None'],
  ['-', 'None'],
  ['n', 'NS'],
  ['e', 'EW'],
  ['b', 'All'],
]);

const numberIn = (pattern: RegExp, text: string): number | null => {
  const value = Number(pattern.exec(text)?.[1]);
  return isBoardNumber(value) ? value : null;
};

/** `o7` and `c7` name room and board, `o1,Board 7` the place in the file and the board; `ah|Board 7|` goes before both. */
export const boardAndRoom = (record: LinRecord): Pick<LinHead, 'board' | 'room' | 'findings'> => {
  const [qx] = pairsOf(record, 'qx');
  const [ah] = pairsOf(record, 'ah');
  const room = ROOMS.get((qx?.value ?? '').charAt(0).toLowerCase()) ?? null;
  const label = ah ? numberIn(/(\d+)\D*$/, ah.value.slice(0, 80)) : null;
  const [place = '', suffix = ''] = (qx?.value ?? '').slice(0, 80).split(',');
  const inQx = numberIn(/(\d+)\D*$/, suffix) ?? numberIn(/^[a-z]?(\d+)/i, place);
  if (label === null || inQx === null || label === inQx) return { board: label ?? inQx, room, findings: [] };
  const numbers = { qx: inQx, ah: quoted(ah?.value ?? ''), board: label };
  return { board: label, room, findings: [contradiction('board-number-disagrees', record.line, numbers)] };
};

type LinDealt = Pick<LinHead, 'dealer' | 'hands' | 'fourthHandFilledIn'>;

/** 52 cards, four times four suit letters and the rest: nothing longer is a deal. */
const LONGEST_DEAL = 100;

const dealt = ({ value, line }: LinPair): Result<LinDealt, Finding> => {
  if (value.length > LONGEST_DEAL) {
    return err(error('deal-unreadable.too-long', line, { characters: value.length }));
  }
  const deal = parseLinDeal(value);
  if (!deal.ok) {
    const { fault, column } = deal.error;
    return err(error('deal-unreadable.notation', line, { problem: notationFaultSaid(fault), column }));
  }
  const { dealer, hands } = deal.value;
  const problems = dealProblems(hands);
  if (problems.length > 0) {
    const said = { list: problems.map(dealProblemSaid), joined: 'apart' } as const;
    return err(error('deal-not-52-cards.md', line, { problems: said }));
  }
  const [, , , fourth = ''] = value.split(',');
  return ok({ dealer, hands, fourthHandFilledIn: fourth === '' && isCompleteDeal(hands) });
};

/** Without `md` the dealer can be told from the number of the board (Law 2), the hands cannot. */
const undealt = (board: number | null): LinDealt => ({
  dealer: board === null ? null : regularMarking(board).dealer,
  hands: {},
  fourthHandFilledIn: false,
});

const dealerAssumed = ({ line }: LinRecord, dealer: Seat | null): readonly Finding[] => [
  dealer ? assumption('no-deal.dealer-only', line, { dealer: { seat: dealer } }) : assumption('no-deal.nothing', line),
];

const vulnerabilityOf = (sv: LinPair | undefined): Pick<LinHead, 'vulnerability' | 'findings'> => {
  if (!sv || sv.value === '') return { vulnerability: null, findings: [] };
  const vulnerability = VULNERABILITIES.get(sv.value.toLowerCase()) ?? null;
  const unreadable = contradiction('vulnerability-unreadable', sv.line, { text: quoted(sv.value) });
  return { vulnerability, findings: vulnerability ? [] : [unreadable] };
};

const otherwise = (line: number, { board, dealer, vulnerability }: Partial<LinHead>): readonly Finding[] => {
  if (typeof board !== 'number') return [];
  const regular = regularMarking(board);
  const marking = { dealer: dealer ?? regular.dealer, vulnerability: vulnerability ?? regular.vulnerability };
  return otherwiseMarked(board, marking, line);
};

/** Reads the head of a record; refuses a deal that cannot be read or is not a deal. */
export const readHead = (record: LinRecord): Result<LinHead, Finding> => {
  const { board, room, findings } = boardAndRoom(record);
  const [md] = pairsOf(record, 'md');
  const deal = md ? dealt(md) : ok(undealt(board));
  if (!deal.ok) return deal;
  const { vulnerability, findings: unreadable } = vulnerabilityOf(pairsOf(record, 'sv')[0]);
  const noNumber = note('no-board-number.record', record.line);
  return ok({
    ...deal.value,
    board,
    room,
    vulnerability,
    findings: [
      ...(board === null ? [noNumber] : []),
      ...findings,
      ...(md ? [] : dealerAssumed(record, deal.value.dealer)),
      ...unreadable,
      ...otherwise(record.line, { board, dealer: deal.value.dealer, vulnerability }),
    ],
  });
};
