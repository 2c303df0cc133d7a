import type { Edition } from '@app/laws';
import { UnreadableEvent, decodeSessionEvent, readable } from '../decode';
import type { ContestantEntered, RoundScheduled, ScoringForm } from '../session/events';
import { parseSessionStream } from '../streams';
import type { Projection } from './projection';

/** A session as lists and queries show it. The deals are not in it: they are not for everybody. */
export interface SessionDoc {
  readonly id: string;
  readonly title: string | null;
  readonly date: string | null;
  readonly laws: Edition;
  readonly regulations: string | null;
  readonly scoring: ScoringForm;
  readonly closed: boolean;
  readonly sections: readonly { readonly section: string; readonly title: string | null }[];
  readonly contestants: readonly ContestantEntered[];
  readonly rounds: readonly RoundScheduled[];
}

export const sessionsProjection: Projection<SessionDoc> = {
  name: 'sessions',
  version: 1,
  types: ['SessionOpened', 'SectionAdded', 'ContestantEntered', 'RoundScheduled', 'SessionClosed', 'SessionReopened'],
  keyOf: ({ streamId }) => streamId,
  scopeOf: ({ id }) => id,
  apply: (doc, stored) => {
    const event = readable(stored, decodeSessionEvent);
    const id = parseSessionStream(stored.streamId);
    if (id === null) throw new UnreadableEvent(stored, `${event.type} in a stream of no session`);
    if (event.type === 'SessionOpened') {
      const { title, date, laws, regulations, scoring } = event.data;
      return {
        id,
        title: title ?? null,
        date: date ?? null,
        laws,
        regulations: regulations ?? null,
        scoring,
        closed: false,
        sections: [],
        contestants: [],
        rounds: [],
      };
    }
    if (!doc) return null;
    switch (event.type) {
      case 'SectionAdded': {
        const { section, title } = event.data;
        return { ...doc, sections: [...without(doc.sections, 'section', section), { section, title: title ?? null }] };
      }
      case 'ContestantEntered':
        return {
          ...doc,
          contestants: [...without(doc.contestants, 'contestant', event.data.contestant), event.data],
        };
      case 'RoundScheduled':
        return { ...doc, rounds: [...without(doc.rounds, 'round', event.data.round), event.data] };
      case 'DealsSet':
        return doc;
      case 'SessionClosed':
        return { ...doc, closed: true };
      case 'SessionReopened':
        return { ...doc, closed: false };
    }
  },
};

const without = <T, K extends keyof T>(all: readonly T[], key: K, value: T[K]): readonly T[] =>
  all.filter((one) => one[key] !== value);
