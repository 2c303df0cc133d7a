import type { RetainedEvent } from '@app/session';
import { type PairsForm, allShares, derivationView, equal, numberInWords } from '@app/scoring';
import type { Conditions } from '@app/contract';
import { scoring, sessionDoc } from '@app/testing';
import fc from 'fast-check';
import type { BoardDoc } from '../projections/boards';
import { evidenceOf } from './contestant-scores';
import { scoredStage } from './scored-stage';
import { type StageStandings, stageStandings } from './stage-standings';
import { standingsView } from './standings';
import { samples } from '../../../../test/samples';

/*
 * Corrections one after the other in a session with as many boards as a short evening: of several, one is taken out of the
 * sums and put in again. `whole-session.spec` has the other forms of scoring, and decisions of every kind.
 */
const TABLES = [1, 2, 3, 4, 5, 6];
const BOARDS = [1, 2, 3, 4, 5, 6, 7];
const POINTS = [90, 120, 150, 180, 210, -50, -100, -150];

const docAt = (table: number, board: number, points: number): BoardDoc =>
  scoring(points, {
    id: `board-s.${table}.${board}`,
    table: String(table),
    board,
    contestants: { NS: `${table}`, EW: `${11 + ((table + board) % TABLES.length)}` },
  });

const CELLS = BOARDS.flatMap((board) => TABLES.map((table) => ({ table, board })));
const START = CELLS.map(({ table, board }) =>
  docAt(table, board, POINTS[(5 * table + 3 * board) % POINTS.length] ?? 90),
);

type Correction = (doc: BoardDoc) => BoardDoc;

const artificial =
  (NS: number, EW: number): Correction =>
  (doc) => ({
    ...doc,
    adjusted: { kind: 'artificial', percent: { NS, EW }, authority: 'director:anna' },
    adjustedAt: 9,
  });

const CORRECTIONS: Readonly<Record<string, Correction>> = {
  'a better score': (doc) => ({ ...doc, ...pick(scoring(210)) }),
  'a worse score': (doc) => ({ ...doc, ...pick(scoring(-150)) }),
  'not played': (doc) => ({ ...doc, result: { kind: 'not-played', reason: 'No time' } }),
  'no result': (doc) => ({ ...doc, result: null, resultAt: null }),
  'average plus and average minus': artificial(60, 40),
  'a percentage that was fixed': artificial(55, 45),
  'the score of the table again': (doc) => ({ ...doc, adjusted: null, adjustedAt: null }),
  'pairs that had sat the other way': (doc) => ({
    ...doc,
    contestants: { NS: doc.contestants.EW, EW: doc.contestants.NS },
  }),
};

const pick = ({ result, resultAt }: BoardDoc): Pick<BoardDoc, 'result' | 'resultAt'> => ({ result, resultAt });

const everything = (stage: StageStandings) => ({
  view: standingsView(stage),
  totals: stage.rankings.map(({ ranking, rows, totalOf }) => [
    ranking,
    rows.map((row) => {
      const { contestant, total } = row;
      const derivation = totalOf(row).explain(evidenceOf(stage.sessions));
      expect(derivation.value).toEqual(total);
      return [contestant, numberInWords(total), derivationView(derivation)];
    }),
  ]),
  shares: stage.sessions.flatMap(({ fields }) =>
    fields.flatMap(({ points: field }) =>
      allShares(field)
        .map(({ contestant, points }) => [
          `${points.id} ${points.direction} ${contestant}`,
          numberInWords(points.points.value),
          derivationView(points.points.explain()),
        ])
        .sort(),
    ),
  ),
});

/** Four boards at two tables, after which a pair sits out: a stage with it counts tops of two sizes (FSB 97). */
const SECOND = [1, 2, 3, 4].flatMap((board) =>
  [1, 2].map((table) => ({
    ...docAt(table, board, POINTS[(3 * table + board) % POINTS.length] ?? 90),
    id: `board-t.${table}.${board}`,
    session: 't',
  })),
);

const tableOf = (table: number, boards: readonly number[]) => ({
  table: String(table),
  NS: `${table}`,
  EW: `${11 + ((table + 1) % TABLES.length)}`,
  boards,
});

const decidedIn = (form: PairsForm): readonly RetainedEvent[] => [
  {
    type: 'PenaltyImposed',
    revision: 3,
    data: {
      ...{ contestant: '2', kind: 'procedural', offence: 'phone', paragraph: 'FSB 110', reason: 'A phone rang' },
      ...{ amount: { value: '2.2', unit: form === 'matchpoints' ? 'matchpoints' : 'IMP' }, from: 'total' },
    },
  },
  { type: 'CarryOverSet', revision: 4, data: { contestant: '3', amount: '7/3', paragraph: 'FSB 100' } },
];

it.each<PairsForm>(['matchpoints', 'cross-imps', 'butler'])(
  '%s: corrections in a stage of two sessions, with a sit-out, a penalty and something carried over',
  (form) => {
    const by = { scoring: form, regulations: 'fsb-2008', laws: 'wbf-2007' } as const;
    const conditions: Conditions = {
      name: 'Event',
      contestants: 'pair',
      stages: [{ stage: 'all', form: 'field', scoring: form }],
    };
    const contest = (session: number) => ({ contest: 'e', stage: 'all', session });
    const first = sessionDoc({
      ...by,
      conditions,
      contest: contest(1),
      kept: decidedIn(form),
    });
    const second = sessionDoc({
      ...by,
      id: 't',
      conditions,
      contest: contest(2),
      rounds: [
        { section: 'A', round: '1', tables: [tableOf(1, [1, 2]), tableOf(2, [3, 4])] },
        { section: 'A', round: '2', tables: [tableOf(1, [3, 4])] },
      ],
    });
    const ofBoth = (docs: readonly BoardDoc[]) =>
      [first, second].map((session) => ({ session, boards: docs.filter((doc) => doc.session === session.id) }));
    const all = [...START, ...SECOND];
    const start = everything(stageStandings(scoredStage(ofBoth(all))));
    expect(JSON.stringify(start.totals)).toContain('number.with-boards-sat-out');
    const rows = start.view.groups.flatMap((group) => group.rows);
    expect(rows).toHaveLength(12);
    expect(rows.filter(({ penalties }) => penalties !== null).map(({ contestant }) => contestant)).toEqual(['2']);
    expect(rows.filter(({ carriedOver }) => carriedOver !== null).map(({ contestant }) => contestant)).toEqual(['3']);
    const aCorrection = fc.tuple(fc.nat({ max: all.length - 1 }), fc.constantFrom(...Object.values(CORRECTIONS)));
    fc.assert(
      fc.property(fc.array(aCorrection, { minLength: 1, maxLength: 4 }), (corrections) => {
        let docs: readonly BoardDoc[] = all;
        let stage = stageStandings(scoredStage(ofBoth(docs)));
        for (const [index, correction] of corrections) {
          docs = docs.map((doc, nth) => (nth === index ? correction(doc) : doc));
          stage = stageStandings(scoredStage(ofBoth(docs), stage.sessions));
        }
        expect(everything(stage)).toEqual(everything(stageStandings(scoredStage(structuredClone(ofBoth(docs))))));
      }),
      { numRuns: samples(8) },
    );
  },
);

describe.each<PairsForm>(['matchpoints', 'cross-imps', 'butler'])('%s', (form) => {
  const session = sessionDoc({ scoring: form, regulations: 'dbf-2013', laws: 'wbf-2007' });
  const full = (docs: readonly BoardDoc[], earlier?: StageStandings): StageStandings =>
    stageStandings(scoredStage([{ session, boards: docs }], earlier?.sessions));
  const anew = (docs: readonly BoardDoc[]) =>
    everything(stageStandings(scoredStage([structuredClone({ session, boards: docs })])));

  const corrected = (docs: readonly BoardDoc[], index: number, correction: Correction): readonly BoardDoc[] =>
    docs.map((doc, nth) => (nth === index ? correction(doc) : doc));

  it.each(Object.entries(CORRECTIONS))('%s, and back again', (_, correction) => {
    const before = full(START);
    const after = corrected(START, 8, correction);
    const stage = full(after, before);
    expect(everything(stage)).toEqual(anew(after));
    expect(everything(full(START, stage))).toEqual(anew(START));
  });

  it('a board that is taken away, and is there again', () => {
    const without = START.filter(({ board }) => board !== 4);
    const stage = full(without, full(START));
    expect(everything(stage)).toEqual(anew(without));
    expect(everything(full(START, stage))).toEqual(anew(START));
  });

  it('any corrections, one after the other', () => {
    const aCorrection = fc.tuple(fc.nat({ max: CELLS.length - 1 }), fc.constantFrom(...Object.values(CORRECTIONS)));
    fc.assert(
      fc.property(fc.array(aCorrection, { minLength: 1, maxLength: 6 }), (corrections) => {
        let docs: readonly BoardDoc[] = START;
        let stage = full(docs);
        for (const [index, correction] of corrections) {
          docs = corrected(docs, index, correction);
          stage = full(docs, stage);
        }
        expect(everything(stage)).toEqual(anew(docs));
      }),
      { numRuns: samples(10) },
    );
  });

  it('what a correction does not move stays the same objects, and says how it comes about as of now', () => {
    const before = full(START);
    const after = corrected(START, 8, (doc) => ({ ...doc, ...pick(scoring(doc.table === '3' ? -50 : 120)) }));
    const stage = full(after, before);
    const known = new Set(
      before.sessions.flatMap(({ fields }) => fields.flatMap(({ points }) => points.played.worths)),
    );
    const results = stage.sessions.flatMap(({ fields }) => fields.flatMap(({ points }) => points.played.worths));
    expect(results.filter((one) => known.has(one)).length).toBeGreaterThan((2 * CELLS.length * 6) / 7);
    const sides = ({ sessions }: StageStandings) =>
      sessions.flatMap(({ fields }) => fields.map(({ points }) => points.played.sides));
    sides(stage).forEach((now, board) => expect(now).toBe(sides(before)[board]));
    expect(everything(stage)).toEqual(anew(after));
  });

  it('only the board that was corrected is compared again, and only totals that come to something else are made again', () => {
    const anyCorrection = fc.tuple(fc.nat({ max: CELLS.length - 1 }), fc.constantFrom(...POINTS));
    fc.assert(
      fc.property(anyCorrection, ([index, points]) => {
        const before = full(START);
        const stage = full(
          corrected(START, index, (doc) => ({ ...doc, ...pick(scoring(points)) })),
          before,
        );
        const fieldsOf = ({ sessions }: StageStandings) => sessions.flatMap(({ fields }) => fields);
        const compared = fieldsOf(stage).filter(({ points: now }, nth) => now !== fieldsOf(before)[nth]?.points);
        expect(compared.map(({ board }) => board)).toEqual([CELLS[index]?.board]);
        const totalsOf = ({ rankings }: StageStandings) =>
          new Map(rankings.flatMap(({ rows }) => rows.map(({ contestant, total }) => [contestant, total] as const)));
        const earlier = totalsOf(before);
        for (const [contestant, total] of totalsOf(stage)) {
          const was = earlier.get(contestant);
          expect(total === was).toBe(was !== undefined && equal(total, was));
        }
      }),
      { numRuns: samples(30) },
    );
  });
});
