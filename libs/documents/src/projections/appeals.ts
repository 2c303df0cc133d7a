import { APPEAL_EVENTS, decodeAppealEvent, readable } from '@app/contract';
import type { Appeal, RecordedAppealEvent } from '@app/session';
import type { Projection } from './projection';

/** An appeal with all its events: few, and a case is seen whole or not at all. */
export interface AppealDoc extends Appeal {
  /** `'appeal-a1'` */
  readonly id: string;
  readonly session: string;
}

export const appealsProjection: Projection<AppealDoc> = {
  name: 'appeals',
  version: 4,
  types: Object.keys(APPEAL_EVENTS),
  open: [],
  keyOf: ({ streamId }) => streamId,
  scopeOf: ({ session }) => session,
  apply: (doc, stored) => {
    const event = readable(stored, decodeAppealEvent);
    const { revision } = stored;
    const recorded: RecordedAppealEvent = { ...event, revision };
    if (event.type === 'AppealLodged') {
      return { id: stored.streamId, session: event.data.session, lodged: event.data, revision, events: [recorded] };
    }
    if (!doc) return null;
    return { ...doc, revision, events: [...doc.events.filter((one) => one.revision !== revision), recorded] };
  },
};
