import type { SessionEvent } from '@app/contract';
import { type SessionDoc, NO_DECISIONS } from '@app/session';
import type { BoardDoc } from '../projections/boards';
import type { Visibility } from './principal';

/**
 * A board as a caller may see it: that it is there and who sits at it; of the own table also what was agreed, without the
 * revision of that, which counts events that the table is not shown.
 */
export const redactedBoard = (doc: BoardDoc, visibility: Visibility): BoardDoc => {
  if (visibility === 'whole') return doc;
  const { moves: _, ...unmoved } = doc;
  const nothing = {
    ...unmoved,
    contestants: doc.seated,
    decisions: NO_DECISIONS,
    result: null,
    resultAt: null,
    transferredAt: [],
    adjusted: null,
    adjustedAt: null,
    movedAt: null,
    confirmed: false,
    findings: {},
  };
  return visibility === 'own-table' ? { ...nothing, result: doc.result } : nothing;
};

/**
 * What people wrote in a session's own events may tell of cards, and the address of a decision tells that there is a ruling
 * on a board, and how many events it has had: left out as long as a board of the session is withheld.
 */
const WRITTEN: ReadonlySet<string> = new Set([
  'reason',
  'exception',
  'details',
  'ruling',
  'cause',
  'appeal',
  'decision',
]);

const withoutTexts = <T extends object>(data: T): T =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, WRITTEN.has(key) ? '' : (value as unknown)]),
  ) as T;

/** An event of such a session. */
export const sessionEventWithoutTexts = <E extends SessionEvent>(event: E): E => ({
  ...event,
  data: withoutTexts(event.data),
});

/** A session, some of whose boards are withheld, for a caller who may not see them. */
export const sessionWithoutTexts = (session: SessionDoc): SessionDoc => ({
  ...session,
  kept: session.kept.map((event) => ({ ...event, data: withoutTexts(event.data) })) as SessionDoc['kept'],
});
