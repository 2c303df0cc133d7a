import { type BySide, SIDES, bySide } from '@app/bridge';
import { type AdjustedOutcome, type Infer, anOutcome, conforms, fullRecord, type PlayedResult } from '@app/contract';

/** A score for both sides; while it is filled in, each has beside its kind what another kind would have. */
const someOutcomes = fullRecord(SIDES, anOutcome);
export type OutcomeDraft = Infer<typeof someOutcomes>;

/** To begin with the result that the table has, where there is one. */
export const draftOf = (result: PlayedResult | null): OutcomeDraft =>
  bySide(() => ({ kind: 'assigned', components: [{ result, weight: '1' }], grade: 'average', percent: 60 }));

/** What is filled in; null where that is no score. */
export const outcomeIn = (value: unknown): OutcomeDraft | null => (conforms(someOutcomes, value) ? value : null);

export const isSame = ({ NS, EW }: OutcomeDraft): boolean => JSON.stringify(NS) === JSON.stringify(EW);

const sideOutcome = ({ kind, components = [], grade, percent, playedBefore }: AdjustedOutcome): AdjustedOutcome => {
  switch (kind) {
    case 'table':
    case 'cancelled':
      return { kind };
    case 'assigned':
      return { kind, components };
    case 'artificial':
      return {
        kind,
        ...(grade === undefined ? {} : { grade }),
        ...(grade === undefined && percent !== undefined ? { percent } : {}),
        ...(playedBefore === undefined ? {} : { playedBefore }),
      };
  }
};

/** The score that is meant; whether it can be is for the server to say. */
export const outcomeOf = (draft: OutcomeDraft): BySide<AdjustedOutcome> => bySide((side) => sideOutcome(draft[side]));
