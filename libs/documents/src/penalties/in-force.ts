import type { Amount } from '@app/scoring';
import type { DecisionAddress, SessionDoc } from '@app/session';
import { retainedOf, isRescinded } from '@app/session';
import { amountFrom } from './amount';
import type { PenaltyTarget } from './unit';
import { unitProblem } from './unit';

/** A penalty that stands: what it is now, and the decisions that have made it so. */
export interface PenaltyInForce {
  /** The decision that imposed it, by its revision; later decisions name it by this. */
  readonly revision: number;
  readonly contestant: string;
  readonly kind: 'procedural' | 'disciplinary';
  readonly offence: string;
  readonly amount: Amount;
  readonly from: PenaltyTarget;
  readonly round: string | null;
  /** The paragraph that it was imposed by; that of the amount is the last decision's. */
  readonly paragraph: string;
  readonly fact: number | null;
  /** The ruling about a board that it is a part of. */
  readonly ruling: DecisionAddress | null;
  /** Imposed, and varied after that: all revisions, the one that the amount is from last. */
  readonly decisions: readonly number[];
  /** Why the amount cannot come off there, in words; null where it can. */
  readonly unitProblem: string | null;
}

export interface WarningInForce {
  readonly revision: number;
  readonly contestant: string;
  readonly offence: string;
  readonly paragraph: string;
  readonly fact: number | null;
}

/** What stands of the penalties that were imposed: as they were last varied, without those that were rescinded. */
export const penaltiesInForce = (session: SessionDoc): readonly PenaltyInForce[] =>
  retainedOf(session, 'PenaltyImposed')
    .filter(({ revision }) => !isRescinded(session, revision))
    .map((imposed) => {
      const { revision, data } = imposed;
      const made = [imposed, ...retainedOf(session, 'PenaltyVaried').filter((one) => one.data.penalty === revision)];
      const decisive = (made.at(-1) ?? imposed).data;
      const amount = amountFrom(decisive.amount, decisive.paragraph);
      return {
        revision,
        contestant: data.contestant,
        kind: data.kind,
        offence: data.offence,
        amount,
        from: data.from,
        round: data.round ?? null,
        paragraph: data.paragraph,
        fact: data.fact ?? null,
        ruling: data.ruling ?? null,
        decisions: made.map((one) => one.revision),
        unitProblem: unitProblem(session, amount.unit, data.from),
      };
    });

/** Warnings that have not been rescinded. */
export const warningsInForce = (session: SessionDoc): readonly WarningInForce[] =>
  retainedOf(session, 'WarningIssued')
    .filter(({ revision }) => !isRescinded(session, revision))
    .map(({ revision, data: { contestant, offence, paragraph, fact } }) => ({
      revision,
      contestant,
      offence,
      paragraph,
      fact: fact ?? null,
    }));
