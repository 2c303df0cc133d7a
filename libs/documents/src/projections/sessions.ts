import {
  type PlacedEvent,
  type SessionEvent,
  UnreadableEvent,
  decodeSessionEvent,
  parseSessionStream,
  readable,
} from '@app/contract';
import { type RetainedEvent, type RetainedType, type SessionDoc, RETAINED_EVENTS, isRetained } from '@app/session';
import { withMove } from './moves';
import type { Projection } from './projection';

const SETTING = [
  'SessionOpened',
  'SectionAdded',
  'ContestantEntered',
  'RoundScheduled',
  'SessionClosed',
  'SessionReopened',
] as const;

/** Events of a session that make other numbers or places than before. */
const MOVING: readonly RetainedType[] = [
  'EntryCorrected',
  'ContestantReplaced',
  'ContestantWithdrawn',
  'ConditionsChanged',
  'FieldDefined',
  'BoardWithdrawn',
  'PenaltyImposed',
  'PenaltyVaried',
  'PenaltyRescinded',
  'ContestantDisqualified',
  'CarryOverSet',
  'LotsDrawn',
  'MatchNotPlayed',
];

const keep = (
  doc: SessionDoc,
  event: Extract<SessionEvent, { type: RetainedType }>,
  { revision, position }: PlacedEvent,
): SessionDoc => {
  const kept = { type: event.type, revision, data: event.data } as RetainedEvent;
  const conditions = event.type === 'ConditionsChanged' ? event.data.conditions : doc.conditions;
  return {
    ...doc,
    conditions,
    ...(MOVING.includes(event.type) ? { movedAt: position, moves: withMove(doc.moves, { position, revision }) } : {}),
    ...(event.type === 'ResultsPublished' && event.data.round === undefined ? { publishedAt: position } : {}),
    ...(event.type === 'ResultsPublished' && event.data.round !== undefined
      ? { roundsPublishedAt: { ...doc.roundsPublishedAt, [event.data.round]: position } }
      : {}),
    kept: [...without(doc.kept, 'revision', revision), kept],
  };
};

export const sessionsProjection: Projection<SessionDoc> = {
  name: 'sessions',
  version: 9,
  types: [...SETTING, ...RETAINED_EVENTS],
  keyOf: ({ streamId }) => streamId,
  scopeOf: ({ id }) => id,
  apply: (doc, stored) => {
    const event = readable(stored, decodeSessionEvent);
    const id = parseSessionStream(stored.streamId);
    if (id === null) throw new UnreadableEvent(stored, `${event.type} in a stream of no session`);
    if (event.type === 'SessionOpened') {
      const { title, date, timeZone, planned, laws, regulations, scoring, conditions, contest } = event.data;
      return {
        id,
        title: title ?? null,
        date: date ?? null,
        ...(timeZone === undefined ? {} : { timeZone }),
        ...(planned === undefined ? {} : { planned }),
        laws,
        regulations: regulations ?? null,
        scoring,
        conditions: conditions ?? null,
        contest: contest ?? null,
        closed: false,
        sections: [],
        contestants: [],
        rounds: [],
        kept: [],
      };
    }
    if (!doc) return null;
    if (isRetained(event)) return keep(doc, event, stored);
    switch (event.type) {
      case 'SectionAdded': {
        const { section, title } = event.data;
        return { ...doc, sections: [...without(doc.sections, 'section', section), { section, title: title ?? null }] };
      }
      case 'ContestantEntered':
        return {
          ...doc,
          contestants: [...without(doc.contestants, 'contestant', event.data.contestant), event.data],
          ...(event.data.handicap === undefined
            ? {}
            : { handicapsAt: { ...doc.handicapsAt, [event.data.contestant]: stored.revision } }),
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
