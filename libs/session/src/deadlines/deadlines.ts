import { deadlinesIn, stageOf } from '../conditions/shape';
import type { SessionDoc } from '../projections/session-doc';
import { keptOf } from '../session/kept';
import { byConditions } from './by-conditions';
import { dbfCalls } from './dbf-calls';
import { dbfCorrections } from './dbf-corrections';
import { dbfIllegalPlayers } from './dbf-illegal-players';
import type { Deadline } from './deadline';
import { asDecided } from './decisions';
import { plainLaws } from './plain-laws';
import type { Planned } from './timetable';

const byRegulations = (session: SessionDoc, planned: Planned): readonly Deadline[] =>
  session.regulations === 'dbf-2013'
    ? [...dbfCorrections(session, planned), ...dbfCalls(session, planned), ...dbfIllegalPlayers(session, planned)]
    : plainLaws(session);

/**
 * Until when each right lasts: by the conditions of contest where they say so of the right, else by the regulations or
 * the Laws, and then as recorded decisions have set it. What takes the organiser's consent (DBf X79B) is beside that,
 * and no conditions take its place.
 *
 * @param planned when play is to go on, as far as the record does not show it
 */
export const deadlinesOf = (session: SessionDoc, planned: Planned = {}): readonly Deadline[] => {
  const { conditions, contest } = session;
  const rules = conditions ? deadlinesIn(conditions, stageOf(conditions, contest?.stage)) : [];
  const regular = byRegulations(session, planned).filter(
    ({ right, needs }) => needs !== null || !rules.some((rule) => rule.right === right),
  );
  const computed = [...rules.flatMap((rule) => byConditions(rule, session, planned)), ...regular];
  return asDecided(computed, keptOf(session, 'DeadlineSet'));
};
