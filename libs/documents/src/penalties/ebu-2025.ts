import { deduction, scoringParameter, standardPenaltyOf } from '@app/scoring';
import { scoringContextOf } from '../scoring-context';
import type { Background } from './background';
import { type Foreseen, type Tariff, directorDecides, foreseen, nothing } from './foreseen';
import { amountMessage, remark } from './messages';
import { exampleOf } from './plain-laws';

/** Up to this many minutes a late arrival normally costs nothing (EBU 2.4.8). */
const GRACE = 5;
const LATE = 'EBU 2.4.8';

/** The standard penalty in the unit of the standing; null where the text has none for it. */
const standard = ({ session, scoring }: Background) => {
  const { profile, reading } = scoringContextOf(session);
  return standardPenaltyOf(scoring, {
    top: scoringParameter(profile, 'standard-penalty-of-a-top', reading),
    imps: scoringParameter(profile, 'standard-penalty-in-imps', reading),
    vp: scoringParameter(profile, 'standard-penalty-in-vp', reading),
  });
};

const late = (contestant: string, minutes: number, background: Background): Foreseen => {
  if (minutes <= GRACE) return nothing(contestant, LATE);
  const amount = standard(background);
  return amount ? foreseen(deduction(contestant, 'late', LATE, amount)) : directorDecides(contestant, LATE);
};

/**
 * White Book of 2025: a penalty is normally given for a delay of more than five minutes (2.4.8); its schedule by offences (2.8)
 * could not be read, so that the director finds the size of the others, with the standard penalty named.
 */
export const ebu2025: Tariff = (fact, contestant, background) => {
  if (fact.type === 'ContestantLate') return late(contestant, fact.data.minutes, background);
  const amount = standard(background);
  return directorDecides(
    contestant,
    exampleOf(fact),
    amount && remark('standard-penalty', { amount: amountMessage(amount), paragraph: { paragraph: amount.paragraph } }),
  );
};
