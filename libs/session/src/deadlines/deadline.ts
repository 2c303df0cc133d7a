import type { Message } from '@app/bridge';
import type { DeadlineRight } from '@app/contract';

/** Arithmetic of instants written as ISO text, `'2013-02-01T19:30:00+01:00'`; no clock is read. */

const OFFSET = /(Z|[+-]\d\d:\d\d)$/;

/** So many minutes later, written with the same offset. */
export const later = (instant: string, minutes: number): string => {
  const [offset = 'Z'] = OFFSET.exec(instant) ?? [];
  const onTheWall = Date.parse(instant.replace(OFFSET, 'Z')) + minutes * 60_000;
  return new Date(onTheWall).toISOString().replace(/(\.000)?Z$/, offset);
};

/** Below 0, 0 or above 0, as for `Array.sort`. */
export const compareInstants = (one: string, other: string): number => Date.parse(one) - Date.parse(other);

export const laterOf = (one: string, other: string): string => (compareInstants(one, other) > 0 ? one : other);

export const minutesBetween = (from: string, to: string): number => compareInstants(to, from) / 60_000;

/** The day that an instant is written with: the local one, since offsets are those of the place. */
export const dayOf = (instant: string): string => instant.slice(0, 10);

/** `'2013-03-01'` after `'2013-02-28'`. */
export const dayAfter = (day: string): string => dayOf(later(`${day}T00:00:00Z`, 24 * 60));

/** Until when somebody has a right, what that is counted from, and what was decided about it. */
export interface Deadline {
  readonly right: DeadlineRight;
  /** Of which round; null for the session. */
  readonly round: string | null;
  /** Of which published results, by their revision. */
  readonly publication: number | null;
  /** The last moment; null while what it is counted from has not come about. */
  readonly until: string | null;
  /** What has not come about yet. */
  readonly awaits: Message | null;
  readonly paragraph: string;
  /** The events that it is counted from, by their revisions. */
  readonly rests: readonly number[];
  /** The earliest that it may be shortened to, where the text has a minimum. */
  readonly least: { readonly until: string; readonly paragraph: string } | null;
  /** What it is for, where it is not for everything. */
  readonly only: Message | null;
  /** Whose consent it takes; null where it is anybody's right. */
  readonly needs: Message | null;
  /** The last decision that set it, by its revision, and what it was before. */
  readonly decided: {
    readonly revision: number;
    readonly how: 'set' | 'shortened' | 'extended';
    readonly was: string | null;
    readonly paragraph: string;
  } | null;
  /** What is wrong with that decision. */
  readonly problems: readonly Message[];
}

/** A right with what is plain about it left out. */
export const deadline = (
  given: Pick<Deadline, 'right' | 'paragraph'> & Partial<Omit<Deadline, 'decided' | 'problems'>>,
): Deadline => ({
  round: null,
  publication: null,
  until: null,
  awaits: null,
  rests: [],
  least: null,
  only: null,
  needs: null,
  decided: null,
  problems: [],
  ...given,
});

/** Whether the right is there at a moment; the last moment is in it, and what has not begun to run has not run out. */
export const isOpen = ({ until }: Pick<Deadline, 'until'>, at: string): boolean =>
  until === null || compareInstants(at, until) <= 0;
