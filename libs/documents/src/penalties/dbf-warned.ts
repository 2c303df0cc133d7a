import { isMatchForm } from '@app/contract';
import { type ScoringOf, deduction, standardDeduction } from '@app/scoring';
import type { RetainedEvent } from '@app/session';
import { type Background, isWarnedInMatch } from './background';
import { dbfDiscretionary } from './dbf-boards';
import { type Foreseen, directorDecides, foreseen } from './foreseen';
import { remark } from './messages';

type Noted = RetainedEvent<'OffenceNoted'>;

/** Errors in what is written or entered: as a rule put right, and penalised only after a warning (DBf 261B5, 262B3). */
const errors = ({ data: { contestant, offence } }: Noted, paragraph: string): Foreseen =>
  foreseen({ kind: 'warning', contestant, offence, paragraph }, remark('at-discretion'));

/** A paper score sheet that is missing or not filled in: a deduction for teams (DBf 261A4), in pairs an error like others. */
export const dbfScoreSheet = (fact: Noted, { session }: Background, scoring: ScoringOf): Foreseen => {
  const { contestant, offence } = fact.data;
  return isMatchForm(session.scoring)
    ? foreseen(deduction(contestant, offence, 'DBf 261A4', standardDeduction(scoring)))
    : errors(fact, 'DBf 261B5');
};

export const dbfEntries = (fact: Noted): Foreseen => errors(fact, 'DBf 262B3');

/**
 * Slow play beside the time overrun itself: of teams at least one deduction, once the team has been warned of it in the same
 * match (DBf 213A5). Pairs have their penalty by 213B; what is more than that is for the director.
 */
export const dbfSlowPlay = (fact: Noted, background: Background, scoring: ScoringOf): Foreseen => {
  const { contestant, offence, round } = fact.data;
  if (!isMatchForm(background.session.scoring)) return dbfDiscretionary(contestant, 'DBf X90B2', scoring);
  if (round === undefined) return directorDecides(contestant, 'DBf 213A5a', remark('round-not-noted'));
  return isWarnedInMatch(background, fact)
    ? dbfDiscretionary(contestant, 'DBf 213A5c', scoring)
    : foreseen({ kind: 'warning', contestant, offence, paragraph: 'DBf 213A5a' });
};
