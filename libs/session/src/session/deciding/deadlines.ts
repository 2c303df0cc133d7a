import type { Decision } from '../../event';
import { accept, refuse } from '../../event';
import type { SessionEvent } from '../events';
import type { Session } from '../fold';
import { keptOf } from '../kept';
import type { DataOf, Obstacle } from './common';
import { unknownRound } from './common';

const isBefore = (one: string, other: string): boolean => Date.parse(one) < Date.parse(other);

const unknownPublication = (session: Session, publication: number | undefined): Obstacle =>
  publication === undefined || keptOf(session, 'ResultsPublished').some(({ revision }) => revision === publication)
    ? null
    : refuse('PublicationUnknown', `event ${publication} of the session publishes no results`);

/** When the period ends by the last decision on it; each publication has a period of its own (DBf X79A4). */
const setBefore = (session: Session, { right, round, publication }: DataOf<'SetDeadline'>): string | undefined =>
  keptOf(session, 'DeadlineSet').findLast(
    ({ data }) => data.right === right && data.round === round && data.publication === publication,
  )?.data.until;

/** A period is shortened or extended while it runs; never retroactively, and never anew once it has run out. */
export const setDeadline = (session: Session, data: DataOf<'SetDeadline'>): Decision<SessionEvent> => {
  const { right, round, publication, until, decidedAt } = data;
  const unknown = unknownRound(session, round === undefined ? [] : [round]) ?? unknownPublication(session, publication);
  if (unknown) return unknown;
  if (isBefore(until, decidedAt)) {
    return refuse('DeadlineBeforeDecision', `a period that is set at ${decidedAt} cannot have ended at ${until}`);
  }
  const before = setBefore(session, data);
  return before !== undefined && isBefore(before, decidedAt)
    ? refuse('DeadlinePassed', `the period for ${right} ran out at ${before}, before this was decided at ${decidedAt}`)
    : accept({ type: 'DeadlineSet', data });
};
