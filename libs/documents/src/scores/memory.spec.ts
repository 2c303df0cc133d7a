import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ScoringForm } from '@app/contract';
import { scoring, sessionDoc } from '@app/testing';
import type { BoardDoc } from '../projections/boards';
import { scoredStage } from './scored-stage';
import { type StageStandings, stageStandings } from './stage-standings';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const TABLES = [1, 2, 3, 4, 5];
const BOARDS = [1, 2, 3, 4, 5];
const SCORES = [90, 120, 150, 180, -50, -100, -150];

/** A field that has been corrected so often: each time another table of another board. */
const docsAfter = (corrections: number): readonly BoardDoc[] => {
  const correctedAt = (board: number, table: number): number => {
    const nth = 5 * (board - 1) + table - 1;
    return Array.from({ length: corrections }, (_, one) => (7 * one) % 25).filter((one) => one === nth).length;
  };
  return BOARDS.flatMap((board) =>
    TABLES.map((table) =>
      scoring(SCORES[(3 * table + 2 * board + correctedAt(board, table)) % SCORES.length] ?? 90, {
        id: `board-s.${table}.${board}`,
        table: String(table),
        board,
        contestants: { NS: `${table}`, EW: `${11 + ((table + board) % 5)}` },
      }),
    ),
  );
};

type Corrected = readonly [docs: readonly BoardDoc[], stage: StageStandings];

const numbersIn = ({ rankings, sessions }: StageStandings): readonly object[] => [
  ...rankings.flatMap(({ rows }) => rows.flatMap((row) => [row, row.total])),
  ...sessions.flatMap(({ fields }) =>
    fields.flatMap(({ points }) => [points, ...points.played.sides, ...points.played.worths]),
  ),
];

it.each(['matchpoints', 'cross-imps', 'butler'] as const)(
  '%s: after corrections nothing of the scorings before is in memory, but what still stands',
  async (form: ScoringForm) => {
    const session = sessionDoc({ scoring: form });
    /** Documents that say the same stay the same objects, as they do in the read models. */
    const correct = ([docs, stage]: Corrected, nth: number): Corrected => {
      const after = docsAfter(nth).map((doc, index) => {
        const before = docs[index];
        return before && JSON.stringify(before) === JSON.stringify(doc) ? before : doc;
      });
      return [after, stageStandings(scoredStage([{ session, boards: after }], stage.sessions))];
    };
    const start = docsAfter(0);
    let now: Corrected = [start, stageStandings(scoredStage([{ session, boards: start }]))];
    const earlier: WeakRef<object>[] = [];
    for (let nth = 1; nth <= 6; nth += 1) {
      earlier.push(...numbersIn(now[1]).map((one) => new WeakRef(one)));
      now = correct(now, nth);
    }
    await new Promise(setImmediate);
    collectGarbage();
    const standing = new Set(numbersIn(now[1]));
    const left = earlier.flatMap((one) => one.deref() ?? []);
    expect(left.length).toBeLessThan(earlier.length);
    expect(left.filter((one) => !standing.has(one))).toEqual([]);
  },
);
