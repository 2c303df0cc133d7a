import type { AdjustedOutcome, ResultComponent } from '@app/contract';
import { since, type BySide, type LawRef, SIDES } from '@app/bridge';
import { fromText, numberInWords, scoringValue, sum, ZERO } from '@app/scoring';
import { profileOf } from '../../conditions/profile';
import { type Decision, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import { playedIn } from '../decisions';
import type { Board } from '../fold';
import { resultInWords } from '../record-text';

type Obstacle = Decision<never> | null;
type Outcomes = BySide<AdjustedOutcome>;

/** Paragraphs of 2017 under which the sides need not have the same assigned score; 12C2 is of artificial ones. */
const UNBALANCED_2017 = ['11A', '12C1e', '43B3', '79B3', '82C', '86B', '87'] as const;

const isWeighted = ({ components = [], expected }: AdjustedOutcome): boolean =>
  components.length > 1 || (expected?.components ?? []).length > 1;

/** Where weights are for the jury and the Law Commission alone (the Swedish print of 2007). */
const weightedByDirector = ({ opened: { laws, regulations } }: Board, outcome: Outcomes): Obstacle =>
  scoringValue(profileOf({ laws, regulations: regulations ?? null }), 'weighted-scores-by') ===
    'committee-or-law-commission' &&
  !since(laws, 'wbf-2017') &&
  SIDES.some((side) => isWeighted(outcome[side]))
    ? refuse('ScoreNotAllowed', reason('weights-of-jury'))
    : null;

const asComponents = ({ result }: Board, { kind, components = [] }: AdjustedOutcome): readonly ResultComponent[] => {
  const played = kind === 'table' ? playedIn(result) : undefined;
  return played === undefined ? components : [{ result: played, weight: '1' }];
};

/** Results with their weights, the same text for the same score: `'1/3 of 4S by N, 10 tricks'`. */
const written = (board: Board, outcome: AdjustedOutcome): string => {
  const components = asComponents(board, outcome).map(({ result, weight }) => ({
    words: resultInWords(result),
    weight,
  }));
  return [...new Set(components.map(({ words: text }) => text))]
    .map((text) => {
      const weights = components.filter((one) => one.words === text).map(({ weight }) => fromText(weight) ?? ZERO);
      return `${numberInWords(sum(weights))} of ${text}`;
    })
    .sort()
    .join(' + ');
};

/** A part of the reasons for two scores lies in the outcomes: an artificial one, own fault, or sides that stand alike. */
const isApartByItself = ({ NS, EW }: Outcomes): boolean =>
  [NS, EW].some(({ kind, expected }) => kind === 'artificial' || kind === 'cancelled' || expected !== undefined) ||
  (NS.standing !== undefined && NS.standing === EW.standing);

/**
 * Since 2017 both sides have the same assigned score, but where a paragraph says otherwise, or doubt is weighed for two
 * sides that both are, or both are not, at fault (12C1c, 84D). In 2007 each side may have its own (12C1e, FSB/12C1c).
 */
const unbalancedSince2017 = (
  board: Board,
  outcome: Outcomes,
  { laws, directorsError = false }: { readonly laws: readonly LawRef[]; readonly directorsError?: boolean },
): Obstacle => {
  if (!since(board.opened.laws, 'wbf-2017') || directorsError || isApartByItself(outcome)) return null;
  if (laws.some(({ paragraph }) => UNBALANCED_2017.some((one) => paragraph.startsWith(one)))) return null;
  return written(board, outcome.NS) === written(board, outcome.EW)
    ? null
    : refuse('ScoreNotAllowed', reason('same-score-for-both', { paragraphs: { list: UNBALANCED_2017 } }));
};

/** A score that it is not the director's to give, or that the edition does not know. */
export const scoreNotAllowed = (
  board: Board,
  outcome: Outcomes,
  cited: { readonly laws: readonly LawRef[]; readonly directorsError?: boolean },
): Obstacle => weightedByDirector(board, outcome) ?? unbalancedSince2017(board, outcome, cited);
