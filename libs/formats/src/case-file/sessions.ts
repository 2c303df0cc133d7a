import {
  type ContestantEntered,
  type SessionEvent,
  type GivenCase,
  type SessionOfField,
  sessionStream,
} from '@app/contract';
import { type BoardDoc, boardsProjection, sessionsProjection } from '@app/documents';
import type { RetainedEvent, SessionDoc } from '@app/session';
import type { CaseStreams, Read } from './case-file';
import { positionOf } from './streams';

/** A session from its events; null before it was opened. */
export const sessionFrom = (events: readonly Read<SessionEvent>[]): SessionDoc | null =>
  events.reduce<SessionDoc | null>((doc, { stored }) => sessionsProjection.apply(doc, stored), null);

/** Whoever plays for himself sits at other tables under his number, and here under his own id. */
const byNumberToo = (entered: ContestantEntered): ContestantEntered =>
  entered.kind === 'individual' && entered.players
    ? { ...entered, players: [...entered.players, entered.contestant] }
    : entered;

/** With the numbers of everybody else, and what was decided about them. */
const withField = (doc: SessionDoc, { contestants, kept }: SessionOfField): SessionDoc => {
  const own = new Map(doc.contestants.map((one) => [one.contestant, one]));
  return {
    ...doc,
    contestants: contestants.map((one) => byNumberToo(own.get(one.contestant) ?? one)),
    kept: [...doc.kept, ...(kept as readonly RetainedEvent[])].sort((one, other) => one.revision - other.revision),
  };
};

/** The decision of this case that an event of the session follows from, by its address; null where there is none. */
const causeOf = ({ id, kept }: SessionDoc, event: RetainedEvent, decision: string | null): string | null => {
  const own = `${sessionStream(id)}@${event.revision}`;
  if (own === decision) return own;
  const { data } = event;
  if ('appeal' in data && data.appeal !== undefined) return data.appeal;
  if (event.type === 'RulingFollowed') return event.data.cause;
  if (!('ruling' in data) || data.ruling === undefined) return null;
  const before = kept.findLast((one) => one.type === 'RulingFollowed' && one.revision < event.revision);
  return before?.type === 'RulingFollowed' ? before.data.cause : null;
};

const knownAt = (doc: SessionDoc, given: GivenCase, moment: number): SessionDoc => ({
  ...doc,
  kept: doc.kept.filter((event) => {
    const cause = causeOf(doc, event, given.decision);
    const position = cause === null ? null : positionOf(given, cause);
    return position === null || position <= moment;
  }),
});

const numberOf = ({ contest }: SessionDoc): number => contest?.session ?? 0;

/**
 * The sessions of the stage in their order, without what follows in them from decisions of this case after a moment.
 * @param moment a position of the ledger
 */
export const sessionsAt = (given: GivenCase, { sessions }: CaseStreams, moment: number): readonly SessionDoc[] =>
  [...sessions.values()]
    .flatMap((events) => sessionFrom(events) ?? [])
    .map((doc) => {
      const others = given.field.sessions.find(({ session }) => session === doc.id);
      return knownAt(others ? withField(doc, others) : doc, given, moment);
    })
    .sort((one, other) => numberOf(one) - numberOf(other) || (one.id < other.id ? -1 : 1));

/** The board as it stood at a moment; null before it was opened. */
export const boardAt = ({ board }: CaseStreams, moment: number): BoardDoc | null =>
  board
    .filter(({ stored }) => stored.position <= moment)
    .reduce<BoardDoc | null>((doc, { stored }) => boardsProjection.apply(doc, stored), null);

/** Later than any event. */
export const AT_LAST = Number.MAX_SAFE_INTEGER;
