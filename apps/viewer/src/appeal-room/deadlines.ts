import { appealEvents, hearingOf } from '@app/session';
import type { Room } from './room-source';

/** A period of the case: until when somebody may do something, and by which paragraph. */
export interface Period {
  readonly right: 'appeal' | 'statements' | 'further';
  /** The contestants whose right it is. */
  readonly whose: readonly string[];
  /** An instant; null where nothing ends it, or nobody may at all. */
  readonly until: string | null;
  readonly paragraph: string;
  /** When the right was used, where it was. */
  readonly used: string | null;
}

/** The periods of a case, in the order in which they begin. */
export const periodsOf = ({ appeal, history }: Pick<Room, 'appeal' | 'history'>): readonly Period[] => {
  const { lodged } = appeal;
  const parties = [lodged.appellant, ...lodged.respondents];
  const opened = appealEvents(hearingOf(history), 'HearingOpened').at(-1)?.data;
  const further = appealEvents(history, 'AppealTakenFurther').at(-1)?.data.at ?? null;
  return [
    { right: 'appeal', whose: [lodged.appellant], ...lodged.period, used: lodged.at },
    ...(opened?.statementsUntil === undefined
      ? []
      : [
          {
            right: 'statements' as const,
            whose: parties,
            until: opened.statementsUntil,
            paragraph: 'DBf 254B3',
            used: null,
          },
        ]),
    ...appeal.told.map(({ to, furtherUntil, paragraph }) => ({
      right: 'further' as const,
      whose: to,
      until: furtherUntil,
      paragraph,
      used: further,
    })),
  ];
};

/** How a period stands at a moment: `none`: there is no such right. */
export const standingOf = ({ right, until, used }: Period, now: number): 'used' | 'open' | 'over' | 'none' => {
  if (used !== null) return 'used';
  if (until === null) return right === 'further' ? 'none' : 'open';
  return now <= Date.parse(until) ? 'open' : 'over';
};
