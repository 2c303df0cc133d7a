import type { DeadlineRule } from '@app/contract';
import { deadlinesIn, stageOf } from '../conditions/shape';
import type { SessionDoc } from '../session/session-doc';
import { retainedOf } from '../session/retained';
import { byConditions } from './by-conditions';
import { dbfCalls } from './dbf-periods';
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

/** The rules that the conditions of contest have for the stage that the session belongs to. */
export const rulesOf = ({ conditions, contest }: SessionDoc): readonly DeadlineRule[] =>
  conditions ? deadlinesIn(conditions, stageOf(conditions, contest?.stage)) : [];

/** Until when each right lasts, with nothing decided about it. */
export const computedDeadlines = (session: SessionDoc, planned: Planned = {}): readonly Deadline[] => {
  const rules = rulesOf(session);
  const regular = byRegulations(session, planned).filter(
    ({ right, needs }) => needs !== null || !rules.some((rule) => rule.right === right),
  );
  return [...rules.flatMap((rule) => byConditions(rule, session, planned)), ...regular];
};

/** The periods that something of the round is under: those of the round where it has any, else those of the session. */
export const periodsFor = (all: readonly Deadline[], round: string | null): readonly Deadline[] => {
  const own = all.filter((one) => one.round === round);
  const hasFirst = own.some(({ only, needs }) => only === null && needs === null);
  return round === null || hasFirst ? own : [...all.filter((one) => one.round === null), ...own];
};

/**
 * Until when each right lasts: by the conditions of contest where they say so of the right, else by the regulations or
 * the Laws, and then as recorded decisions have set it. What takes the organiser's consent (DBf X79B) is beside that,
 * and no conditions take its place. The time to appeal against one decision alone is none of these (`appealPeriodOf`).
 *
 * @param planned when play is to go on, as far as the record does not show it
 */
export const deadlinesOf = (session: SessionDoc, planned: Planned = {}): readonly Deadline[] =>
  asDecided(
    computedDeadlines(session, planned),
    retainedOf(session, 'DeadlineSet').filter(({ data }) => data.decision === undefined),
  );
