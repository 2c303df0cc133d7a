import { type Bid, type BySide, type Risk, type Seat, bySide } from '@app/bridge';
import type { AdjustedOutcome, ResultComponent } from '@app/contract';

/** A result as somebody fills it in; `bid` is `''` where the board is passed out. */
export interface ResultDraft {
  readonly bid: Bid | '';
  readonly declarer: Seat;
  readonly risk: Risk;
  /** As typed: `'10'`. */
  readonly tricks: string;
  /** As typed: `'1'`, `'2/3'`, `'0.4'`. */
  readonly weight: string;
}

type Grade = NonNullable<AdjustedOutcome['grade']>;

/** What a side is to have, as somebody fills it in. */
export interface SideDraft {
  readonly kind: AdjustedOutcome['kind'];
  readonly results: readonly ResultDraft[];
  readonly grade: Grade | 'percent';
  /** As typed, where no grade is meant. */
  readonly percent: string;
}

/** A score as somebody fills it in; where both sides have the same, that of N-S is meant. */
export interface OutcomeDraft {
  readonly same: boolean;
  readonly sides: BySide<SideDraft>;
}

export const emptyResult: ResultDraft = { bid: '1C', declarer: 'N', risk: 'undoubled', tricks: '7', weight: '1' };

const emptySide: SideDraft = { kind: 'assigned', results: [emptyResult], grade: 'average', percent: '60' };

const resultDraft = ({ result, weight }: ResultComponent): ResultDraft =>
  result ? { ...result, tricks: String(result.tricks), weight } : { ...emptyResult, bid: '', weight };

const sideDraft = ({ kind, components = [], grade, percent }: AdjustedOutcome): SideDraft => ({
  kind,
  results: components.length === 0 ? emptySide.results : components.map(resultDraft),
  grade: grade ?? (percent === undefined ? 'average' : 'percent'),
  percent: String(percent ?? emptySide.percent),
});

/** To begin with a score there is; without one, with the result that the table has. */
export const draftOf = (
  outcome: BySide<AdjustedOutcome> | null,
  result: ResultComponent['result'] = null,
): OutcomeDraft => {
  const first = result ? [resultDraft({ result, weight: '1' })] : emptySide.results;
  const sides = bySide((side) => (outcome ? sideDraft(outcome[side]) : { ...emptySide, results: first }));
  return { same: JSON.stringify(sides.NS) === JSON.stringify(sides.EW), sides };
};

const component = ({ bid, declarer, risk, tricks, weight }: ResultDraft): ResultComponent => ({
  result: bid === '' ? null : { bid, declarer, risk, tricks: Number(tricks) },
  weight: weight.trim(),
});

const sideOutcome = ({ kind, results, grade, percent }: SideDraft): AdjustedOutcome => {
  switch (kind) {
    case 'table':
      return { kind };
    case 'assigned':
      return { kind, components: results.map(component) };
    case 'artificial':
      return grade === 'percent' ? { kind, percent: Number(percent) } : { kind, grade };
  }
};

/** The score that is meant; whether it can be is for the server to say. */
export const outcomeOf = ({ same, sides }: OutcomeDraft): BySide<AdjustedOutcome> =>
  bySide((side) => sideOutcome(sides[same ? 'NS' : side]));
