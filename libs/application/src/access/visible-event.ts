import {
  type BoardEvent,
  type SessionEvent,
  UnreadableEvent,
  decodeBoardEvent,
  decodeSessionEvent,
  parseAppealStream,
  parseBoardStream,
  parseSessionStream,
  readable,
  sessionStream,
} from '@app/contract';
import type { EventLog, JsonObject, RecordedEvent } from '@app/ledger';
import {
  type AppealDoc,
  type BoardDoc,
  type Principal,
  type Visibility,
  appealsProjection,
  boardsProjection,
  eventAtTable,
  hasScreens,
  isDeviceOf,
  renumbered,
  seesEverything,
  sessionEventWithoutTexts,
  sessionsProjection,
  tableNumbers,
} from '@app/documents';
import { type SessionDoc, DECISION_EVENTS } from '@app/session';
import type { ReadModels } from '../read-models/read-models';
import { lruCache } from '../runtime/lru-cache';
import { type TableBoard, type AccessPolicy, accessPolicy } from '../visibility/access-policy';

/** What a listener is told of an event. */
export type VisibleEvent = Pick<RecordedEvent, 'position' | 'streamId' | 'revision' | 'type' | 'data'>;

/**
 * Tells one listener of events, in their order, once the read models have them; null where there is nothing to tell.
 * `isWanted`: he has asked for events like it.
 */
export type EventRedactor = (event: RecordedEvent, isWanted: boolean) => Promise<VisibleEvent | null>;

/** The session that an event belongs to, by its stream; null for events of the ledger itself. */
export const sessionOf = (models: ReadModels, streamId: string): string | null => {
  const ofBoard = parseBoardStream(streamId)?.session ?? parseSessionStream(streamId);
  if (ofBoard !== null || parseAppealStream(streamId) === null) return ofBoard;
  const appeals = models.documents<AppealDoc>(appealsProjection.name);
  return appeals.find(({ id }) => id === streamId)?.session ?? null;
};

/** Of how many sessions the stage is remembered: a session keeps its stage. */
const REMEMBERED = 1000;

/** Names the stage that a session is of, the same for all whose ranking is one; each is at least of its own. */
export const stageNames = (models: ReadModels): ((session: string) => string) => {
  const known = lruCache<string>(REMEMBERED);
  return (session) => {
    const before = known.get(session);
    if (before !== null) return before;
    const [doc] = models.documents<SessionDoc>(sessionsProjection.name, session);
    const name = doc?.contest ? JSON.stringify([doc.contest.contest, doc.contest.stage]) : session;
    if (doc) known.put(session, name);
    return name;
  };
};

const DECIDING: ReadonlySet<string> = new Set(DECISION_EVENTS);

/** Something moved that the listener may not see: what he asks anew may come out otherwise. */
const moved = (session: string, { position }: RecordedEvent): VisibleEvent => ({
  position,
  streamId: sessionStream(session),
  revision: -1,
  type: 'SessionMoved',
  data: {},
});

const withData = ({ position, streamId, revision, type }: RecordedEvent, data: object): VisibleEvent => ({
  position,
  streamId,
  revision,
  type,
  data: data as JsonObject,
});

/** That boards were dealt, and not how. */
const sessionEventData = (event: SessionEvent, keepsTexts: boolean): object => {
  if (event.type === 'DealsSet')
    return { section: event.data.section, boards: event.data.deals.map(({ board }) => board) };
  return keepsTexts ? sessionEventWithoutTexts(event).data : event.data;
};

/** One event that cannot be read is no reason to tell nobody what comes after it. */
const unlessUnreadable = <T>(read: () => T): T | null => {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableEvent) return null;
    throw error;
  }
};

const boardEvent = (stored: RecordedEvent): BoardEvent | null =>
  unlessUnreadable(() => readable(stored, decodeBoardEvent));

/** An event of a table's own board, with the numbers that the device of the table knows; null where it is not shown. */
const atOwnTable = async (log: EventLog, stored: RecordedEvent): Promise<VisibleEvent | null> => {
  const until: RecordedEvent[] = [];
  for await (const one of log.readStream(stored.streamId)) {
    until.push(one);
    if (one.revision === stored.revision) break;
  }
  const [opening] = until;
  const event = boardEvent(stored);
  const told = event && eventAtTable(event, hasScreens((opening && boardEvent(opening)) ?? undefined));
  if (!told) return null;
  const { numberOf } = tableNumbers(until);
  return { ...withData(stored, renumbered(told.data, numberOf)), revision: numberOf(stored.revision) };
};

/**
 * What an onlooker hears of what is recorded, by what he may see when it is told.
 * @param watched the board that he listens for alone: he is told when it is shown to everybody; null for none
 */
export const eventRedactor = (
  log: EventLog,
  models: ReadModels,
  principal: Principal,
  watched: TableBoard | null = null,
): EventRedactor => {
  if (seesEverything(principal)) return (event, isWanted) => Promise.resolve(isWanted ? event : null);
  let known = { at: -2, policy: accessPolicy(models, principal) };
  /** They are the same as long as nothing has moved for everybody; that a committee is convened does not. */
  const policiesNow = (): AccessPolicy => {
    const at = principal.role === 'committee' ? models.position() : models.movedAt();
    if (at !== known.at) known = { at, policy: accessPolicy(models, principal) };
    return known.policy;
  };
  const watchedNow = (): Visibility | null => watched && policiesNow().ofBoard(watched);
  let seen = watchedNow();
  /** What moves something for everybody although the board is withheld: its opening, and a score that counts in rankings. */
  const changesForEverybody = ({ type, streamId }: RecordedEvent, { session }: TableBoard): boolean => {
    if (type === 'BoardOpened') return true;
    if (!DECIDING.has(type)) return false;
    const doc = models.documents<BoardDoc>(boardsProjection.name, session).find(({ id }) => id === streamId);
    return doc !== undefined && policiesNow().ranking(session).includes(doc);
  };
  const ofBoard = async (event: RecordedEvent, at: TableBoard): Promise<VisibleEvent | null> => {
    const isDevice = isDeviceOf(principal, at);
    const visibility = policiesNow().ofBoard(at);
    if (visibility === 'whole' && !isDevice) return event;
    const hidden = changesForEverybody(event, at) ? moved(at.session, event) : null;
    // Who listens for one board would learn when something is decided on that one.
    if (!isDevice) return watched === null ? hidden : null;
    return (await atOwnTable(log, event)) ?? hidden;
  };
  const ofSession = (event: RecordedEvent, session: string): VisibleEvent | null => {
    const decoded = unlessUnreadable(() => readable(event, decodeSessionEvent));
    return decoded && withData(event, sessionEventData(decoded, policiesNow().hasWithheld(session)));
  };
  const ofAppeal = (event: RecordedEvent): VisibleEvent | null => {
    const appeals = models.documents<AppealDoc>(appealsProjection.name);
    const doc = appeals.find(({ id }) => id === event.streamId);
    if (!doc) return null;
    return policiesNow().ofAppeal(doc) === 'whole' ? event : null;
  };
  const wanted = (event: RecordedEvent): VisibleEvent | null | Promise<VisibleEvent | null> => {
    const board = parseBoardStream(event.streamId);
    if (board) return ofBoard(event, board);
    const session = parseSessionStream(event.streamId);
    if (session !== null) return ofSession(event, session);
    return parseAppealStream(event.streamId) === null ? null : ofAppeal(event);
  };
  return async (event, isWanted) => {
    const before = seen;
    seen = watchedNow();
    const heard = isWanted ? await wanted(event) : null;
    if (heard || watched === null || seen === before) return heard;
    return moved(watched.session, event);
  };
};
