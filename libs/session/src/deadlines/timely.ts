import type { Message } from '@app/bridge';
import type { DeadlineRight } from '@app/contract';
import type { SessionDoc } from '../session/session-doc';
import type { Contest } from './contest';
import { type Deadline, isOpen, compareInstants } from './deadline';
import { deadlinesOf, periodsOf } from './deadlines';
import { awaiting, periodMessage } from './messages';

/** What became of a score, when that was taken up, and under which rights it falls. */
interface TakenUp {
  readonly round: string | null;
  /** An instant. */
  readonly at: string;
  readonly rights: readonly DeadlineRight[];
  /** The publication that was the first to show the error, by its revision (DBf X79A4a); null where none is named. */
  readonly firstShown: number | null;
}

/** Whether something was taken up in time, and by which period; null where there is none. */
export interface Timeliness {
  readonly timely: 'in-time' | 'late' | 'no-period';
  readonly period: Message | null;
}

const measuredBy = ({ paragraph, until, awaits }: Deadline): Message =>
  until === null
    ? periodMessage('open', { paragraph: { paragraph }, awaits: awaits ?? awaiting('no-end-set') })
    : periodMessage('until', { paragraph: { paragraph }, until: { instant: until } });

const later = (one: Deadline, other: Deadline): number => {
  if (one.until === null || other.until === null) return Number(one.until === null) - Number(other.until === null);
  return compareInstants(one.until, other.until);
};

/**
 * Whether a score was put right, or a decision made or taken back, within the periods of these rights as they are on
 * record (79C, 81C3, 92B). What needs somebody's consent is late, though it may be allowed.
 */
export const timelinessOf = (
  session: SessionDoc,
  { round, at, rights, firstShown }: TakenUp,
  contest: Contest = [],
): Timeliness => {
  const all = deadlinesOf(session, contest).filter(
    ({ needs, only, publication }) => needs === null && (only === null || publication === firstShown),
  );
  const periods = periodsOf(all, rights, round).toSorted(later);
  const [last] = periods.slice(-1);
  if (!last) return { timely: 'no-period', period: null };
  const open = periods.filter((one) => isOpen(one, at)).at(-1);
  return { timely: open ? 'in-time' : 'late', period: measuredBy(open ?? last) };
};
