import { type Message, remembered } from '@app/bridge';
import { type DecisionAddress, type WarningInForce, sessionStream } from '@app/contract';
import type { Amount, ImposedPenalty } from '@app/scoring';
import { type SessionDoc, retainedOf, isRescinded } from '@app/session';
import { type PenaltyTarget, amountFrom, unitProblem } from './unit';

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
  /** Why the amount cannot come off there; null where it can. */
  readonly unitProblem: Message | null;
}

/** What stands of the penalties that were imposed: as they were last varied, without those that were rescinded. */
export const penaltiesInForce = remembered((session: SessionDoc): readonly PenaltyInForce[] =>
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
    }),
);

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

/** With all decisions that have made it what it is, as the ids of their events: `session-q21@14`. */
const imposed = ({ id }: SessionDoc, { amount, decisions }: PenaltyInForce): ImposedPenalty => ({
  decisions: decisions.map((revision) => `${sessionStream(id)}@${revision}`),
  amount,
});

/** A penalty in a unit that it cannot come off in waits for a decision that varies it: nothing is guessed (DBf 211A1). */
const comingOff = (session: SessionDoc, contestant: string, from: PenaltyTarget): readonly PenaltyInForce[] =>
  penaltiesInForce(session).filter(
    (one) => one.contestant === contestant && one.from === from && one.unitProblem === null,
  );

/** What comes off the total of a contestant. */
export const imposedPenalties = (session: SessionDoc, contestant: string): readonly ImposedPenalty[] =>
  comingOff(session, contestant, 'total').map((one) => imposed(session, one));

/** What comes off the IMPs of a contestant in a match, by the name of the match or of one of its rounds (FSB 109D). */
export const matchPenalties = (session: SessionDoc, contestant: string, match: string): readonly ImposedPenalty[] => {
  const rounds = session.rounds.filter((one) => (one.match ?? one.round) === match).map(({ round }) => round);
  return comingOff(session, contestant, 'imps-of-the-match')
    .filter(({ round }) => round === match || rounds.some((one) => one === round))
    .map((one) => imposed(session, one));
};

/** What comes off the IMPs of a contestant in the whole event, and moves only its quotient (FSB 109D). */
export const eventPenalties = (session: SessionDoc, contestant: string): readonly ImposedPenalty[] =>
  comingOff(session, contestant, 'imps-of-the-event').map((one) => imposed(session, one));
