import { type AdjustedOutcome, type ScoringForm, isMatchForm } from '@app/contract';
import type { BoardDoc } from '@app/documents';
import type { RetainedEvent, SessionDoc } from '@app/session';
import fc from 'fast-check';
import { boardDoc, scoring, sessionDoc } from './docs';

/*
 * Whole sessions, drawn at random: in every form of scoring, with every kind of result that a table may have.
 * Two sections of four tables; pairs move a table up after every board, and of teams the first plays the second, the
 * third the fourth, in the one round, and the first the third in the other.
 */
const SECTIONS = ['A', 'B'];
const TABLES = [1, 2, 3, 4];
const BOARDS = [1, 2, 3];

const roundOf = (board: number): string => (board < 3 ? '1' : '2');

type Seats = Pick<BoardDoc, 'contestants' | 'players'>;

const pairs = (section: string, table: number, board: number): Seats => {
  const east = 11 + ((table + board) % 4);
  return {
    contestants: { NS: `${section}${table}`, EW: `${section}${east}` },
    players: { N: `${section}${table}n`, S: `${section}${table}s`, E: `${section}${east}e`, W: `${section}${east}w` },
  };
};

/** Tables 1 and 2 are the rooms of one match, 3 and 4 those of the other. */
const teams = (section: string, table: number, board: number): Seats => {
  const inRound: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
    1: [
      ['x', 'y'],
      ['y', 'x'],
      ['u', 'v'],
      ['v', 'u'],
    ],
    2: [
      ['x', 'u'],
      ['u', 'x'],
      ['y', 'v'],
      ['v', 'y'],
    ],
  };
  const [NS = '', EW = ''] = inRound[roundOf(board)]?.[table - 1] ?? [];
  return { contestants: { NS: section + NS, EW: section + EW }, players: {} };
};

const POINTS = [90, 120, 150, 180, -50, -100, -150];
const aPoint = fc.constantFrom(...POINTS);
const resultOf = (points: number) => {
  const { result } = scoring(points);
  return result?.kind === 'agreed' ? result.result : null;
};

const weightedOutcome = fc
  .tuple(aPoint, aPoint, fc.constantFrom(['1/3', '2/3'], ['0.5', '0.5'], ['0.3', '0.7']))
  .map(([one, other, [first = '1', second = '0']]): AdjustedOutcome => ({
    kind: 'assigned',
    components: [
      { result: resultOf(one), weight: first },
      { result: resultOf(other), weight: second },
    ],
  }));
const assignedOutcome = aPoint.map((one): AdjustedOutcome => ({
  kind: 'assigned',
  components: [{ result: resultOf(one), weight: '1' }],
}));
const artificialOutcome = fc.oneof(
  fc.constantFrom('plus', 'average', 'minus').map((grade): AdjustedOutcome => ({ kind: 'artificial', grade })),
  fc.constantFrom(30, 45, 60, 70).map((percent): AdjustedOutcome => ({ kind: 'artificial', percent })),
);
const selfInflictedOutcome = fc
  .tuple(assignedOutcome, aPoint, fc.boolean())
  .map(([outcome, expected, isGrade]): AdjustedOutcome => ({
    ...outcome,
    expected: isGrade ? { grade: 'plus' } : { components: [{ result: resultOf(expected), weight: '1' }] },
  }));
const tableOutcome = fc.constant<AdjustedOutcome>({ kind: 'table' });
const anOutcome = fc.oneof(weightedOutcome, assignedOutcome, artificialOutcome, selfInflictedOutcome, tableOutcome);

type State = Pick<BoardDoc, 'result' | 'resultAt' | 'adjusted' | 'adjustedAt'>;

const result = fc.oneof(
  { weight: 8, arbitrary: aPoint.map((points) => ({ result: scoring(points).result, resultAt: 7 })) },
  {
    weight: 1,
    arbitrary: aPoint.map((score) => ({ result: { kind: 'score-only', score, source: 'list' } as const, resultAt: 7 })),
  },
  { weight: 1, arbitrary: fc.constant({ result: null, resultAt: null }) },
  {
    weight: 1,
    arbitrary: fc.constant({ result: { kind: 'not-played', reason: 'No time' } as const, resultAt: 5 }),
  },
);
const adjustment = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ adjusted: null, adjustedAt: null }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom([60, 40], [40, 60], [50, 50], [55, 45]).map(([NS = 50, EW = 50]) => ({
      adjusted: { kind: 'artificial' as const, percent: { NS, EW }, authority: 'director:anna' },
      adjustedAt: 9,
    })),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(anOutcome, anOutcome).map(([NS, EW]) => ({
      adjusted: { kind: 'assigned' as const, outcome: { NS, EW }, authority: 'director:anna' },
      adjustedAt: 9,
    })),
  },
);
const aState: fc.Arbitrary<State> = fc.tuple(result, adjustment).map(([one, other]) => ({ ...one, ...other }));

/** A session, and what its tables have come to so far. */
export interface DrawnSession {
  readonly session: SessionDoc;
  readonly docs: readonly BoardDoc[];
}

const docAt = (form: ScoringForm, section: string, table: number, board: number, state: State, attempt = 1): BoardDoc =>
  boardDoc({
    id: `board-s.${section}${table}.${board}${attempt === 1 ? '' : `.${attempt}`}`,
    section,
    table: `${section}${table}`,
    board,
    attempt,
    round: roundOf(board),
    ...(isMatchForm(form) ? teams : pairs)(section, table, board),
    ...state,
  });

const CELLS = SECTIONS.flatMap((section) =>
  TABLES.flatMap((table) => BOARDS.map((board) => ({ section, table, board }))),
);

const KEPT: readonly RetainedEvent[] = [
  {
    type: 'FieldDefined',
    revision: 21,
    data: { board: 2, groups: [{ name: 'other cards', tables: ['A1', 'A2', 'B1'] }], reason: 'Fouled' },
  },
  {
    type: 'FieldDefined',
    revision: 22,
    data: { board: 1, groups: [{ name: 'x', tables: ['A4'], direction: 'NS' }], standsFor: 5, reason: 'Fouled' },
  },
  { type: 'BoardWithdrawn', revision: 23, data: { board: 3, tables: ['B4'], reason: 'Exposed' } },
  { type: 'ContestantWithdrawn', revision: 24, data: { contestant: 'A2', reason: 'Ill' } },
  {
    type: 'PenaltyImposed',
    revision: 25,
    data: {
      contestant: 'A1',
      kind: 'procedural',
      offence: 'late',
      amount: { value: '1/2', unit: 'matchpoints' },
      from: 'total',
      paragraph: 'L90',
      reason: 'Late',
    },
  },
  { type: 'CarryOverSet', revision: 26, data: { contestant: 'A11', amount: '2/3', paragraph: 'DBf 207A' } },
];

const roundsOf = (form: ScoringForm): SessionDoc['rounds'] =>
  SECTIONS.flatMap((section) =>
    ['1', '2'].map((round) => ({
      round,
      section,
      // The last table of section B is left out of the second round: its contestants sit out.
      tables: TABLES.filter((table) => section === 'A' || round === '1' || table < 4).map((table) => {
        const boards = BOARDS.filter((board) => roundOf(board) === round);
        const { contestants } = (isMatchForm(form) ? teams : pairs)(section, table, boards[0] ?? 1);
        return { table: `${section}${table}`, ...contestants, boards };
      }),
    })),
  );

const contestantsFor = (form: ScoringForm, areIndividuals: boolean): SessionDoc['contestants'] => {
  const names = CELLS.filter(({ board }) => board === 1).flatMap(({ section, table, board }) => {
    const { contestants, players } = (isMatchForm(form) ? teams : pairs)(section, table, board);
    return areIndividuals ? Object.values(players) : [contestants.NS, contestants.EW];
  });
  const kind = areIndividuals ? 'individual' : isMatchForm(form) ? 'team' : 'pair';
  return [...new Set(names)].map((contestant) => ({ contestant, kind }));
};

const aSession = (form: ScoringForm): fc.Arbitrary<SessionDoc> =>
  fc
    .record({
      regulations: fc.constantFrom(null, 'dbf-2013', 'fsb-2008'),
      together: fc.boolean(),
      bySection: fc.boolean(),
      kept: fc.subarray([...KEPT]),
      entered: fc.boolean(),
      individuals: form === 'matchpoints' ? fc.boolean() : fc.constant(false),
    })
    .map(({ regulations, together, bySection, kept, entered, individuals }) => {
      const sections = together ? 'together' : 'apart';
      const rankings = bySection ? 'by-section' : 'one';
      return sessionDoc({
        scoring: form,
        laws: regulations === null ? 'wbf-2017' : 'wbf-2007',
        regulations,
        conditions: {
          name: 'Drawn at random',
          contestants: individuals ? 'individual' : isMatchForm(form) ? 'team' : 'pair',
          stages: [
            {
              stage: 'all',
              form: isMatchForm(form) ? 'round-robin' : 'field',
              scoring: form,
              sections,
              rankings,
              ties: {},
            },
          ],
        },
        kept,
        rounds: roundsOf(form),
        contestants: entered || individuals ? contestantsFor(form, individuals) : [],
      });
    });

/** A session in one form of scoring. */
export const aDrawnSession = (form: ScoringForm): fc.Arbitrary<DrawnSession> =>
  fc
    .tuple(
      aSession(form),
      fc.array(aState, { minLength: CELLS.length, maxLength: CELLS.length }),
      fc.oneof(fc.constant(CELLS), fc.subarray(CELLS)),
    )
    .map(([session, states, opened]) => ({
      session,
      docs: CELLS.flatMap((cell, index) => {
        const state = states[index];
        const { section, table, board } = cell;
        return state && opened.includes(cell) ? [docAt(form, section, table, board, state)] : [];
      }),
    }));

/** Decisions that it may have come to instead. */
export const otherDecisions: fc.Arbitrary<SessionDoc['kept']> = fc.subarray([...KEPT]);

/** Another state of one of its boards, or a second attempt. */
export const aChangedBoard = (form: ScoringForm): fc.Arbitrary<BoardDoc> =>
  fc
    .tuple(fc.constantFrom(...CELLS), aState, fc.constantFrom(1, 1, 1, 2))
    .map(([{ section, table, board }, state, attempt]) => docAt(form, section, table, board, state, attempt));

/** The documents with some of them in another state, and with those that are new. */
export const withChanges = (docs: readonly BoardDoc[], changes: readonly BoardDoc[]): readonly BoardDoc[] => {
  const all = new Map(docs.map((doc) => [doc.id, doc]));
  for (const doc of changes) all.set(doc.id, doc);
  return [...all.values()];
};
