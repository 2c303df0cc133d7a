import { type BySide, bySide, remembered, sameList } from '@app/bridge';
import {
  type FieldPoints,
  type Line,
  type PairsForm,
  type ResultWorth,
  type SideResult,
  type TableSide,
  comparisonField,
} from '@app/scoring';
import type { BoardDoc } from '../projections/boards';
import type { ScoringContext } from '../scoring-context';
import type { Annulled } from './annulled';
import { type BoardAttempts, type Uncounted, definedField } from './board-attempts';
import { type ScoredField, comparedOver } from './field-scores';
import { type BoardField, type Fields, sameForAll, withCompany, withoutAnnulled } from './fields';

/** A session with its boards, before they are compared with anything. */
export interface SessionAtBoards {
  readonly scoringContext: ScoringContext;
  readonly boards: readonly BoardAttempts[];
  /** By section, how many tables have a result of the board that most of them have. */
  readonly tables: Fields['tables'];
}

/** All tables of all sessions are one section of the field: its name is short, however many venues there are. */
const ALL = 'all';

/** Tables that a session has grouped apart (Law 87) are compared with each other; the others with all of all sessions. */
const inField =
  (session: string) =>
  (line: Line): Line => {
    const { deal: had } = line;
    const dealOf: BySide<string> = typeof had === 'string' ? bySide(() => had) : had;
    const deal = bySide((side) => (dealOf[side] === '' ? '' : `${session} ${dealOf[side]}`));
    return { ...line, section: ALL, deal };
  };

/** For how many results a session stands on a board: the tables of the sections that play it, or what was decided. */
const expectedFrom = ({ scoringContext, tables }: SessionAtBoards, { board, docs }: BoardAttempts): number => {
  const standsFor = definedField(scoringContext, board)?.standsFor;
  if (standsFor !== undefined) return standsFor;
  return [...new Set(docs.map(({ section }) => section))].reduce((sum, section) => sum + (tables[section] ?? 0), 0);
};

/** A board over all sessions that play it. */
const fieldOver = remembered(
  (first: BoardAttempts, expected: number, annulled: Annulled, ...others: readonly BoardAttempts[]): BoardField => {
    const parts = [first, ...others];
    const docs = parts.flatMap((part) => part.docs);
    const found = parts.flatMap(({ lines, docs: own }) =>
      lines.map((line, index) => inField(own[index]?.session ?? '')(line)),
    );
    const { board, key } = first;
    const lines = withCompany(withoutAnnulled({ docs, lines: found }, annulled));
    return {
      attempts: { key, board, all: parts.flatMap(({ all }) => all), docs, lines, uncounted: [], there: {} },
      board,
      section: ALL,
      docs,
      lines,
      field: comparisonField(String(board), lines, { sections: 'together', tables: { [ALL]: expected } }),
    };
  },
);

/** What one session has of a field over several. */
interface Part {
  readonly lines: Line[];
  readonly uncounted: Uncounted[];
  readonly played: { readonly sides: TableSide[]; readonly worths: ResultWorth[] };
  readonly atFaceValue: SideResult[];
}

const emptyPart = (): Part => ({ lines: [], uncounted: [], played: { sides: [], worths: [] }, atFaceValue: [] });

type Parts = ReadonlyMap<string, Part>;

/** The field once over, whatever number of sessions there is, each result to the session that it is from. */
const bySession = remembered(({ docs, lines, points, uncounted }: ScoredField): Parts => {
  const parts = new Map(docs.map(({ session }) => [session, emptyPart()]));
  const sessionOf = new Map(docs.map(({ id, session }) => [id, session]));
  const partOf = (id: string): Part | undefined => parts.get(sessionOf.get(id) ?? '');
  for (const line of lines) partOf(line.id)?.lines.push(line);
  for (const one of uncounted) partOf(one.id)?.uncounted.push(one);
  const { sides, worths } = points.played;
  for (const [place, side] of sides.entries()) {
    const worth = worths[place];
    const part = worth && partOf(side.id)?.played;
    if (!part) continue;
    part.sides.push(side);
    part.worths.push(worth);
  }
  for (const result of points.atFaceValue) partOf(result.id)?.atFaceValue.push(result);
  return parts;
});

const NOTHING: Part = emptyPart();

/** A board of one session, with the points that it has in the field over all. */
const ownField = remembered((own: BoardAttempts, over: ScoredField): ScoredField => {
  const session = own.all[0]?.session ?? '';
  const { lines, uncounted, played, atFaceValue } = bySession(over).get(session) ?? NOTHING;
  const points: FieldPoints = { ...over.points, played, atFaceValue, awarded: atFaceValue };
  const section = [...new Set(own.docs.map((doc: BoardDoc) => doc.section))].sort().join('+');
  return {
    ...{ attempts: own, board: own.board, section, docs: own.docs, lines, field: over.field, points },
    uncounted: [...own.uncounted, ...uncounted],
  };
});

/** By number, the boards of each session that count there. */
const boardsOver = (
  sessions: readonly SessionAtBoards[],
): ReadonlyMap<number, readonly { readonly session: SessionAtBoards; readonly own: BoardAttempts }[]> => {
  const over = new Map<number, { session: SessionAtBoards; own: BoardAttempts }[]>();
  for (const session of sessions) {
    for (const own of session.boards) {
      if (own.docs.length === 0) continue;
      const known = over.get(own.board);
      if (known) known.push({ session, own });
      else over.set(own.board, [{ session, own }]);
    }
  }
  return over;
};

/**
 * Sessions that play the same boards at several venues, each by its own movement, as one comparison field: every result
 * is compared with all results of the board wherever it was played (EBU, Simultaneous Pairs: all clubs are put onto one
 * chart; a top is not that of the club). After a correction the fields of other boards are the same objects, and the
 * corrected board is compared once over, not once a session.
 * @param sessions those of one number in the stage, by the same form; the sections of each are together
 * @param annulled contestants whose results are annulled
 * @returns for each session its boards, with artificial scores at their face value
 */
export const comparedTogether = (
  sessions: readonly SessionAtBoards[],
  form: PairsForm,
  annulled: Annulled,
): readonly (readonly ScoredField[])[] => {
  const [first] = sessions;
  if (!first) return [];
  const owner = first.scoringContext;
  const contexts = sameList(
    owner,
    'sessions of the field',
    sessions.map(({ scoringContext }) => scoringContext),
  );
  const forAll = sameForAll(owner, 'simultaneous fields', { tables: {}, annulled });
  const fields = new Map<BoardAttempts, ScoredField>();
  for (const parts of boardsOver(sessions).values()) {
    const [one, ...others] = parts.map(({ own }) => own);
    if (!one) continue;
    const expected = parts.reduce((sum, { session, own }) => sum + expectedFrom(session, own), 0);
    const over = comparedOver(fieldOver(one, expected, forAll.annulled, ...others), form, contexts);
    for (const own of [one, ...others]) fields.set(own, ownField(own, over));
  }
  return sessions.map(({ boards }) => boards.flatMap((own) => fields.get(own) ?? []));
};
