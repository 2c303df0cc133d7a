import { type PairsForm, allShares, derivationView, equal, numberInWords } from '@app/scoring';
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
  totals: stage.rankings.map(({ ranking, rows }) => [
    ranking,
    rows.map(({ contestant, total }) => [
      contestant,
      numberInWords(total.value),
      derivationView(total.explain(evidenceOf(stage.sessions))),
    ]),
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
          expect(total === was).toBe(was !== undefined && equal(total.value, was.value));
        }
      }),
      { numRuns: samples(30) },
    );
  });
});
