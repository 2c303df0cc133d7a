import type { SessionEvent } from '@app/contract';
import type { Contest } from '../../deadlines/contest';
import { type Deadline, isOpen, compareInstants } from '../../deadlines/deadline';
import { deadlinesOf } from '../../deadlines/deadlines';
import { meant } from '../../deadlines/decisions';
import { tooShort } from '../../deadlines/shortening';
import { type Decision, accept, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import { rightMessage } from '../event-messages';
import { sessionDocOf } from '../session-doc';
import type { Session } from '../fold';
import { retainedOf } from '../retained';
import { type DataOf, type Obstacle, unknownRound } from './common';

type Setting = DataOf<'SetDeadline'>;

const unknownPublication = (session: Session, publication: number | undefined): Obstacle =>
  publication === undefined || retainedOf(session, 'ResultsPublished').some(({ revision }) => revision === publication)
    ? null
    : refuse('PublicationUnknown', reason('no-publication', { event: publication }));

const impossible = ({ right, until, decidedAt, decision, tolerance }: Setting): Obstacle => {
  if (compareInstants(until, decidedAt) < 0) {
    return refuse(
      'DeadlineBeforeDecision',
      reason('period-ends-before-set', { at: { instant: decidedAt }, until: { instant: until } }),
    );
  }
  if (decision !== undefined && right !== 'appeal') {
    return refuse('DeadlineImpossible', reason('no-own-time', { right: rightMessage(right) }));
  }
  return tolerance === true && decision === undefined
    ? refuse('DeadlineImpossible', reason('tolerance-of-one-decision'))
    : null;
};

const passed = ({ right, decidedAt }: Setting, ends: string): Decision<never> =>
  refuse(
    'DeadlinePassed',
    reason('period-passed', { right: rightMessage(right), ends: { instant: ends }, at: { instant: decidedAt } }),
  );

/** What the time of a ruling is its board knows; here only what was decided about it before (`appealPeriodOf`). */
const passedForDecision = (session: Session, data: Setting): Obstacle => {
  const before = retainedOf(session, 'DeadlineSet').findLast((one) => one.data.decision === data.decision)?.data.until;
  return before === undefined || data.tolerance === true || compareInstants(data.decidedAt, before) <= 0
    ? null
    : passed(data, before);
};

/** Every period that is meant has run out. */
const passedForAll = (about: readonly Deadline[], data: Setting): Obstacle => {
  const last = about.at(-1)?.until;
  return last == null || about.some((one) => isOpen(one, data.decidedAt)) ? null : passed(data, last);
};

/**
 * A period is shortened or extended while it runs; never retroactively, and never anew once it has run out, whether
 * that was computed or decided. An appeal that comes too late is tolerated against one decision at a time.
 */
export const setDeadline = (session: Session, data: Setting, contest: Contest): Decision<SessionEvent> => {
  const { round, publication, decision } = data;
  const obstacle =
    unknownRound(session, round === undefined ? [] : [round]) ??
    unknownPublication(session, publication) ??
    impossible(data);
  if (obstacle) return obstacle;
  const set: SessionEvent = { type: 'DeadlineSet', data };
  if (decision !== undefined) return passedForDecision(session, data) ?? accept(set);
  const doc = sessionDocOf('', session);
  const about = meant(deadlinesOf(doc, contest), data);
  const [short] = about.flatMap((one) => tooShort(doc, one, data, contest) ?? []);
  return passedForAll(about, data) ?? (short === undefined ? accept(set) : refuse('DeadlineTooShort', short));
};
