import type { AppealEvent, AppealEventData } from '@app/contract';

/** An event of an appeal with its revision. */
export type RecordedAppealEvent<T extends AppealEvent['type'] = AppealEvent['type']> = {
  readonly [K in T]: { readonly type: K; readonly revision: number; readonly data: AppealEventData<K> };
}[T];

/** An appeal as its events have made it: few, and each of them may matter, so they are kept whole. */
export interface Appeal {
  readonly lodged: AppealEventData<'AppealLodged'>;
  /** Revision of the last event. */
  readonly revision: number;
  readonly events: readonly RecordedAppealEvent[];
}

/** The appeal after one more event; null stands for one that has not been lodged. */
export const evolveAppeal = (appeal: Appeal | null, event: AppealEvent): Appeal | null => {
  const revision = (appeal?.revision ?? -1) + 1;
  const recorded = { ...event, revision } as RecordedAppealEvent;
  if (event.type === 'AppealLodged') return { lodged: event.data, revision, events: [recorded] };
  return appeal && { ...appeal, revision, events: [...appeal.events, recorded] };
};

/** The events of one type, in order. */
export const appealEvents = <T extends AppealEvent['type']>(
  { events }: Pick<Appeal, 'events'>,
  type: T,
): readonly RecordedAppealEvent<T>[] =>
  events.filter((event) => event.type === type) as unknown as readonly RecordedAppealEvent<T>[];
