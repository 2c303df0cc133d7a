import type { ImposedPenalty } from '@app/scoring';
import type { SessionDoc } from '@app/session';
import { sessionStream } from '@app/session';
import type { PenaltyInForce } from './in-force';
import { penaltiesInForce } from './in-force';
import type { PenaltyTarget } from './unit';

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
