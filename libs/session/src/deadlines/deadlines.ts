import type { DeadlineRight, DeadlineRule } from '@app/contract';
import { procedure } from '../procedure';
import { deadlinesIn, stageOf } from '../conditions/shape';
import type { SessionDoc } from '../session/session-doc';
import { retainedOf } from '../session/retained';
import { byConditions } from './by-conditions';
import type { Contest } from './contest';
import { dbfCalls } from './dbf-periods';
import { dbfCorrections } from './dbf-corrections';
import { dbfIllegalPlayers } from './dbf-illegal-players';
import type { Deadline } from './deadline';
import { asDecided } from './decisions';
import { plainLaws } from './plain-laws';

const byRegulations = (session: SessionDoc, contest: Contest): readonly Deadline[] => {
  switch (procedure(session, 'periods').value) {
    case 'from-end-of-play':
      return [
        ...dbfCorrections(session, contest),
        ...dbfCalls(session, contest),
        ...dbfIllegalPlayers(session, contest),
      ];
    case 'from-official-score':
      return plainLaws(session);
  }
};

/** The rules that the conditions of contest have for the stage that the session belongs to. */
export const rulesOf = ({ conditions, contest }: SessionDoc): readonly DeadlineRule[] =>
  conditions ? deadlinesIn(conditions, stageOf(conditions, contest?.stage)) : [];

/** Until when each right lasts, with nothing decided about it. */
export const computedDeadlines = (session: SessionDoc, contest: Contest = []): readonly Deadline[] => {
  const rules = rulesOf(session);
  const regular = byRegulations(session, contest).filter(
    ({ right, needs }) => needs !== null || !rules.some((rule) => rule.right === right),
  );
  return [...rules.flatMap((rule) => byConditions(rule, session, contest)), ...regular];
};

/** The periods that something of the round is under: those of the round where it has any, else those of the session. */
const periodsFor = (all: readonly Deadline[], round: string | null): readonly Deadline[] => {
  const own = all.filter((one) => one.round === round);
  const hasFirst = own.some(({ only, needs }) => only === null && needs === null);
  return round === null || hasFirst ? own : [...all.filter((one) => one.round === null), ...own];
};

/** The periods of these rights that something of the round is under. */
export const periodsOf = (
  all: readonly Deadline[],
  rights: readonly DeadlineRight[],
  round: string | null,
): readonly Deadline[] =>
  rights.flatMap((right) =>
    periodsFor(
      all.filter((one) => one.right === right),
      round,
    ),
  );

/**
 * Until when each right lasts: by the conditions of contest where they say so of the right, else by the regulations or
 * the Laws, and then as recorded decisions have set it. What takes the organiser's consent (DBf X79B) is beside that,
 * and no conditions take its place. The time to appeal against one decision alone is none of these (`appealPeriodOf`).
 *
 * @param contest the other sessions of its contest, which may end its rights
 */
export const deadlinesOf = (session: SessionDoc, contest: Contest = []): readonly Deadline[] =>
  asDecided(
    computedDeadlines(session, contest),
    retainedOf(session, 'DeadlineSet').filter(({ data }) => data.decision === undefined),
  );
