import type { DeadlineRule, DecisionAddress } from '@app/contract';
import type { SessionDoc } from '../session/session-doc';
import { retainedOf } from '../session/retained';
import type { Contest } from './contest';
import { dbfAppealOfRuling, playedAt } from './dbf-periods';
import { procedure } from '../procedure';
import { type Deadline, deadline, compareInstants, later } from './deadline';
import { computedDeadlines, deadlinesOf, periodsOf, rulesOf } from './deadlines';
import { withSetting, asDecidedFor } from './decisions';
import { awaiting } from './messages';

const right = 'appeal';

/** How and when the players were told of a ruling. */
export interface AnnouncedRuling {
  readonly at: string;
  /** Another time for this case, told to both sides (DBf 253B1). */
  readonly appealUntil?: string;
  /** The round of its board; null or left out for the session. */
  readonly round?: string | null;
  /** The ruling, for what was decided about its own time. */
  readonly decision?: DecisionAddress;
}

const isAppeal = (one: Deadline): boolean => one.right === right && one.only === null && one.needs === null;

const ruleFor = (session: SessionDoc): DeadlineRule | undefined =>
  rulesOf(session).find((rule) => rule.right === right);

/** A period of the session, or of a round, as it was decided on for everybody. */
const shared = (session: SessionDoc, { round, publication }: Deadline, contest: Contest): Deadline | undefined =>
  deadlinesOf(session, contest).find((one) => isAppeal(one) && one.round === round && one.publication === publication);

/** A period of its own, as decisions for everybody have changed it since it runs. */
const own = (session: SessionDoc, period: Deadline, { at }: AnnouncedRuling): Deadline =>
  retainedOf(session, 'DeadlineSet')
    .filter(({ data }) => data.right === right && data.decision === undefined && data.publication === undefined)
    .filter(({ data }) => data.round === undefined || data.round === period.round)
    .filter(({ data }) => compareInstants(data.decidedAt, at) >= 0)
    .reduce(withSetting, period);

/** By the half or session in which the players had it, or as if that had ended then (X92A2). */
const dbf = (session: SessionDoc, told: AnnouncedRuling, contest: Contest): Deadline => {
  const period = dbfAppealOfRuling(session, told.at, contest);
  const played = playedAt(session, told.at, contest)?.part;
  if (!played) return own(session, period, told);
  if (played.session === session.id) return shared(session, period, contest) ?? period;
  const other = contest.find(({ id }) => id === played.session);
  const there = other && shared(other, { ...period, round: played.round }, contest);
  return there ? { ...there, round: null, rests: [] } : period;
};

/**
 * By the official score (92B), or as the conditions of contest have it. A ruling that the players hear of only when
 * that has begun to run has a period of its own, just as long, from when they are told.
 */
const byLaws = (session: SessionDoc, told: AnnouncedRuling, contest: Contest): Deadline => {
  const { at, round = null } = told;
  const rule = ruleFor(session);
  const { value: period, reference: paragraph } = procedure(session, 'appeal-period');
  const length = rule ? (rule.minutes ?? 0) : period;
  const [first] = periodsOf(computedDeadlines(session, contest).filter(isAppeal), [right], round);
  const hasBegun = first?.until != null && compareInstants(at, later(first.until, -length)) > 0;
  if (first && !hasBegun) return shared(session, first, contest) ?? first;
  const until = later(at, length > 0 ? length : period);
  return own(session, deadline({ right, round, paragraph: first?.paragraph ?? paragraph, until }), told);
};

const byRegulations = (session: SessionDoc, told: AnnouncedRuling, contest: Contest): Deadline =>
  procedure(session, 'periods').value === 'from-end-of-play' && !ruleFor(session)
    ? dbf(session, told, contest)
    : byLaws(session, told, contest);

/**
 * Until when a ruling can be appealed.
 *
 * @param told null while the players have not been told: the time has not begun
 * @param contest the other sessions of its contest, which may end its rights
 */
export const appealPeriodOf = (session: SessionDoc, told: AnnouncedRuling | null, contest: Contest = []): Deadline => {
  if (!told) {
    return deadline({ right, paragraph: procedure(session, 'appeal-period').reference, awaits: awaiting('told') });
  }
  const { appealUntil: until, round = null, decision } = told;
  const period =
    until === undefined
      ? byRegulations(session, told, contest)
      : // Whoever rules may set another time for the case (DBf 253B1), as he tells the parties (FSB 107B3).
        deadline({ right, round, until, paragraph: procedure(session, 'appeal-time-for-a-case').reference });
  return asDecidedFor(period, decision, session);
};
