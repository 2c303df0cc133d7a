import { isMatchForm } from '@app/contract';
import { type ScoringOf, deduction, standardDeduction } from '@app/scoring';
import type { RetainedEvent } from '@app/session';
import { type Background, isWarned } from './background';
import { dbfDiscretionary } from './dbf-boards';
import { type Foreseen, directorDecides, foreseen } from './foreseen';
import { remark } from './messages';

type Noted = RetainedEvent<'OffenceNoted'>;

/** A warning first, and after it what the text has. */
const onceWarned = (fact: Noted, background: Background, paragraph: string, then: Foreseen): Foreseen => {
  const { contestant, offence } = fact.data;
  return isWarned(background, fact)
    ? then
    : { ...then, suggestion: { kind: 'warning', contestant, offence, paragraph }, range: null };
};

/** Errors in what is written or entered: put right as a rule, and a deduction only after a warning (DBf 261B5, 262B3). */
const errors = (fact: Noted, background: Background, scoring: ScoringOf, paragraph: string): Foreseen => {
  const { contestant, offence } = fact.data;
  const off = deduction(contestant, offence, paragraph, standardDeduction(scoring));
  return onceWarned(fact, background, paragraph, foreseen(off, remark('at-discretion')));
};

/** A paper score sheet that is missing or not filled in: a deduction for teams (DBf 261A4), in pairs an error like others. */
export const dbfScoreSheet = (fact: Noted, background: Background, scoring: ScoringOf): Foreseen => {
  const { contestant, offence } = fact.data;
  return isMatchForm(background.session.scoring)
    ? foreseen(deduction(contestant, offence, 'DBf 261A4', standardDeduction(scoring)))
    : errors(fact, background, scoring, 'DBf 261B5');
};

export const dbfEntries = (fact: Noted, background: Background, scoring: ScoringOf): Foreseen =>
  errors(fact, background, scoring, 'DBf 262B3');

/**
 * Slow play beside the time overrun itself: of teams at least one deduction, once the team has been warned of it in the same
 * match (DBf 213A5). Pairs have their penalty by 213B; what is more than that is for the director.
 */
export const dbfSlowPlay = (fact: Noted, background: Background, scoring: ScoringOf): Foreseen => {
  const { contestant, round } = fact.data;
  if (!isMatchForm(background.session.scoring)) return dbfDiscretionary(contestant, 'DBf X90B', scoring);
  if (round === undefined) return directorDecides(contestant, 'DBf 213A5a', remark('round-not-noted'));
  return onceWarned(fact, background, 'DBf 213A5a', dbfDiscretionary(contestant, 'DBf 213A5c', scoring));
};
