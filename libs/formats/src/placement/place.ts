import type { ImportedBoard } from '../imported';
import { type Assumed, assumed } from './assumed';
import { type SectionFound, dealKeyOf, setFor } from './deal-sets';
import type { Evidence, TableEvidence } from './evidence';
import { shortened, slug } from './ids';
import { meetingOf, sameLineUp } from './line-up';
import { type FileTables, naturalTable } from './natural-table';
import type { WhoPlays } from './naming';
import type { Occupant, Places } from './places';

/** What is said on the command line of a record that its file does not place. */
export interface PlaceAnswer {
  readonly section?: string;
  readonly table?: string;
  /** It is the board once more, at the table where it stands. */
  readonly again?: true;
  /** It is not to be taken. */
  readonly leave?: true;
}

/** What is known before the records of a file are placed. */
export interface Known extends FileTables {
  readonly places: Places;
  readonly sectionOf: (record: ImportedBoard) => SectionFound;
  /** By the number of the record. */
  readonly answerFor: (record: number) => PlaceAnswer | undefined;
}

/** Where a record goes, how that was found, and what had to be assumed. */
export interface Placement {
  readonly section: string;
  readonly table: string;
  readonly board: number;
  readonly round: string | null;
  readonly deal: string | null;
  /** What stands at this board of this table by the same players with the same cards, attempt by attempt. */
  readonly standing: readonly Occupant[];
  /** The number of the last attempt at this board of this table, whosever it is; 0 where there is none. */
  readonly lastAttempt: number;
  readonly evidence: Omit<Evidence, 'attempt'>;
  readonly assumptions: readonly Assumed[];
  readonly answer: PlaceAnswer | undefined;
}

/** The id of a record's round; null where it has none. */
export const roundIdOf = ({ round }: Pick<ImportedBoard, 'round'>): string | null =>
  round === null ? null : slug(round, 'round');

const MOST_OF_A_TABLE = 64;

interface Found {
  readonly table: string;
  readonly by: TableEvidence;
  readonly standing: readonly Occupant[];
  readonly assumption: Assumed | null;
}

/** Whether two values differ, both of which are known. */
const differ = (one: string | null, other: string | null): boolean => one !== null && other !== null && one !== other;

/** Compares a record with what stands at places. */
const comparisons = (who: WhoPlays, round: string | null, deal: string | null) => ({
  mayBe: (one: Occupant): boolean =>
    sameLineUp(one.lineUp, who) !== false && !differ(one.round, round) && !differ(one.deal, deal),
  is: (one: Occupant): boolean =>
    sameLineUp(one.lineUp, who) === true && !differ(one.round, round) && !differ(one.deal, deal),
  hasOtherCards: (one: Occupant): boolean =>
    sameLineUp(one.lineUp, who) === true && !differ(one.round, round) && differ(one.deal, deal),
});

/** A table beside one where others have played the board: told apart by the round, else by who plays. */
const apart = (
  table: string,
  there: readonly Occupant[],
  who: WhoPlays,
  round: string | null,
): Pick<Found, 'table' | 'by'> =>
  round !== null && there.every((one) => one.round !== null && one.round !== round)
    ? { table: shortened(`${table}-round-${round}`, MOST_OF_A_TABLE), by: 'apart-by-round' }
    : { table: shortened(`${table}-${meetingOf(who)}`, MOST_OF_A_TABLE), by: 'apart-by-players' };

/** The first of a table's names, numbered on, where nobody else has played the board. */
const freeOf = (table: string, at: readonly Occupant[], mayBe: (one: Occupant) => boolean): string => {
  for (let nth = 1; ; nth += 1) {
    const name = nth === 1 ? table : shortened(`${table}-${nth}`, MOST_OF_A_TABLE);
    if (at.every((one) => one.table !== name || mayBe(one))) return name;
  }
};

/** Names that a file gives to places: a record stands there, also where the same players have the board elsewhere. */
const GIVEN: readonly TableEvidence[] = ['named', 'room', 'room-of-match'];

/**
 * Gives the records of an import their places: the one part of the code that says where a record belongs, by everything
 * that its file says and by what is known of the session (`Places`).
 *
 * - section: the file's (`deal-sets.ts`); by its cards it may be a round of its own or another set of boards
 * - table: what the file says (`natural-table.ts`). Where others have played the board there, the record is where the
 *   same players have it with the same cards, else at a table beside it
 * - board: the file's, else the record's place in the file
 * - attempt: never inferred from a place being taken; `standing` is what the plan has to settle
 */
export const placer = (known: Known): ((board: ImportedBoard, who: WhoPlays) => Placement) => {
  const { places } = known;

  const tableOf = (board: ImportedBoard, who: WhoPlays, section: string, number: number, compare: Compare): Found => {
    const natural = naturalTable(board, who, section, known, places);
    const at = places.at(section, number);
    const there = at.filter(({ table }) => table === natural.table);
    const mine = there.filter(compare.mayBe);
    if (mine.length > 0) return { ...natural, standing: mine };
    const isFree = there.length === 0;
    const elsewhere = isFree && GIVEN.includes(natural.by) ? [] : at.filter(compare.is);
    const [first] = elsewhere;
    if (first) {
      const { table } = first;
      const standing = elsewhere.filter((one) => one.table === table);
      return { table, by: 'recorded', standing, assumption: null };
    }
    if (isFree) return { ...natural, standing: [] };
    const beside = apart(natural.table, there, who, roundIdOf(board));
    const table = freeOf(beside.table, at, compare.mayBe);
    const standing = at.filter((one) => one.table === table);
    const assumption = assumed('table-apart', { board: number, table: natural.table, other: table });
    return { table, by: beside.by, standing, assumption };
  };

  const answeredTable = (table: string, section: string, number: number, { mayBe }: Compare): Found => ({
    table,
    by: 'answered',
    standing: places.at(section, number).filter((one) => one.table === table && mayBe(one)),
    assumption: null,
  });

  return (board, who) => {
    const answer = known.answerFor(board.record);
    const number = board.board ?? board.record;
    const round = roundIdOf(board);
    const deal = dealKeyOf(board);
    const compare = comparisons(who, round, deal);
    const own = known.sectionOf(board);
    const others = deal === null ? [] : places.at(own.section, number).filter(compare.hasOtherCards);
    const found =
      answer?.section !== undefined
        ? { section: answer.section, by: 'answered' as const }
        : deal !== null && others.length > 0
          ? setFor(own.section, number, deal, places)
          : own;
    const { section } = found;
    const { table, by, standing, assumption } =
      answer?.table === undefined
        ? tableOf(board, who, section, number, compare)
        : answeredTable(answer.table, section, number, compare);
    return {
      section,
      table,
      board: number,
      round,
      deal,
      standing,
      lastAttempt: places
        .at(section, number)
        .reduce((last, one) => (one.table === table ? Math.max(last, one.attempt) : last), 0),
      evidence: {
        section: found.by,
        round: round === null ? 'none' : 'named',
        table: by,
        board: board.board === null ? 'place-in-file' : 'named',
      },
      assumptions: [
        ...(assumption ? [assumption] : []),
        ...(board.board === null ? [assumed('board-number-assumed', { number })] : []),
      ],
      answer,
    };
  };
};

type Compare = ReturnType<typeof comparisons>;
