import type { AdjustedOutcome, BoardEvent, ResultComponent } from '@app/contract';
import { type BySide, type Param, type Side, SIDES, bySide, sideOf } from '@app/bridge';
import { compare, equal, fromText, numberInWords, rational, sum, ZERO } from '@app/scoring';
import { type Decision, accept, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import { isInForce } from '../decisions';
import type { Session } from '../../session/fold';
import type { Board } from '../fold';
import { isSecondPlay } from '../second-play';
import type { DataOf } from './common';
import { scoreNotAllowed } from './score-rights';
import { playingOf, impossibleSecondPlay } from './second-play';

type Obstacle = Decision<never> | null;

/** Beside the kind and where the side stands: what an outcome of each kind is made of. */
const MADE_OF = {
  table: [],
  assigned: ['components', 'expected'],
  artificial: ['grade', 'percent', 'playedBefore'],
  cancelled: [],
} as const satisfies Record<AdjustedOutcome['kind'], readonly (keyof AdjustedOutcome)[]>;
const PARTS = [...MADE_OF.assigned, ...MADE_OF.artificial];

const notWhole = (components: readonly ResultComponent[], where: Param): Obstacle => {
  const weights = components.map(({ weight }) => fromText(weight) ?? ZERO);
  const total = sum(weights);
  if (weights.every((weight) => compare(weight, ZERO) > 0) && equal(total, rational(1))) return null;
  return refuse(
    'WeightsNotWhole',
    reason('weights-not-whole', {
      where,
      weights: { list: components.map(({ weight }) => ({ exact: weight })), joined: 'plus' },
      total: { exact: numberInWords(total) },
    }),
  );
};

type Alternatives = 'components' | 'grade' | 'grades';

/** One of the two is there, and not both. */
const notOneOf = (where: Param, of: Alternatives, given: readonly unknown[]): Obstacle => {
  const there = given.filter((part) => part !== undefined);
  if (there.length === 1) return null;
  return there.length === 0
    ? refuse('OutcomeIncomplete', reason('neither-given', { where, of }))
    : refuse('OutcomeContradictory', reason('both-given', { where, of }));
};

const noTableResult = ({ result }: Board, where: Param): Obstacle =>
  result && result.kind !== 'not-played' ? null : refuse('OutcomeIncomplete', reason('no-table-result', { where }));

/** What a side with itself to blame would have had; its own damage is measured at the table (DBf X78A4). */
const impossibleExpectation = (
  board: Board,
  { components, grade }: NonNullable<AdjustedOutcome['expected']>,
  where: Param,
): Obstacle =>
  notOneOf(where, 'components', [components, grade]) ??
  (components ? notWhole(components, where) : null) ??
  noTableResult(board, where);

const impossibleAssigned = (board: Board, { components, expected }: AdjustedOutcome, side: Side): Obstacle => {
  const where = { side };
  if (!components) return refuse('OutcomeIncomplete', reason('no-components', { where }));
  return (
    notWhole(components, where) ??
    (expected ? impossibleExpectation(board, expected, reason('expected-of', { side: where })) : null)
  );
};

const impossibleOutcome = (board: Board, outcome: AdjustedOutcome, side: Side): Obstacle => {
  const { kind, grade, percent, playedBefore } = outcome;
  const where = { side };
  const own: readonly string[] = MADE_OF[kind];
  const foreign = PARTS.find((part) => outcome[part] !== undefined && !own.includes(part));
  if (foreign !== undefined) {
    return refuse('OutcomeContradictory', reason('foreign-part', { where, part: foreign, kind }));
  }
  switch (kind) {
    case 'table':
      return noTableResult(board, where);
    case 'assigned':
      return impossibleAssigned(board, outcome, side);
    case 'artificial':
      return (
        notOneOf(where, 'grade', [grade, percent]) ??
        (playedBefore === undefined || sideOf(playedBefore) === side
          ? null
          : refuse('OutcomeContradictory', reason('played-before-of-side', { where, seat: { seat: playedBefore } })))
      );
    case 'cancelled':
      return null;
  }
};

/** What an appeal has decided goes before anything that a director gives. */
export const decidedOnAppeal = ({ decisions }: Board): Obstacle =>
  decisions.layers.some(({ kind, at }) => kind === 'appeal' && isInForce(decisions, at))
    ? refuse('DecisionOfAppeal', reason('decided-on-appeal'))
    : null;

/** An artificial adjusted score (12C2): grades, or percentages that somebody has fixed. */
export const awardArtificialScore = (
  board: Board,
  { grades, percent, ...given }: DataOf<'AwardArtificialScore'>,
): Decision<BoardEvent> =>
  decidedOnAppeal(board) ??
  notOneOf(reason('artificial-score'), 'grades', [grades, percent]) ??
  accept({
    type: 'ScoreAdjusted',
    data: {
      kind: 'artificial',
      ...(percent === undefined ? {} : { percent }),
      ...(grades === undefined
        ? {}
        : { outcome: bySide((side) => ({ kind: 'artificial', grade: grades[side] }) as const) }),
      ...given,
      law: { edition: board.opened.laws, authority: 'WBF', paragraph: '12C2' },
    },
  });

/** An outcome that says too little or too much, or is measured by a result that the table has not. */
export const impossibleOutcomes = (board: Board, outcome: BySide<AdjustedOutcome>): Obstacle =>
  SIDES.map((side) => impossibleOutcome(board, outcome[side], side)).find((one) => one !== null) ?? null;

/** Each side has a result of its own (12C1): that of the table, one or several in its place, or an artificial score. */
export const assignScore = (board: Board, data: DataOf<'AssignScore'>, session: Session): Decision<BoardEvent> =>
  decidedOnAppeal(board) ??
  impossibleOutcomes(board, data.outcome) ??
  impossibleSecondPlay(board, data.outcome, playingOf(session), data.law ? [data.law] : []) ??
  scoreNotAllowed(board, data.outcome, { laws: data.law ? [data.law] : [] }) ??
  accept({ type: 'ScoreAdjusted', data: { kind: isSecondPlay(data.outcome) ? 'artificial' : 'assigned', ...data } });
