import type { Message } from '@app/bridge';
import { SaidError } from '@app/messages';
import { problem, whether } from '../problems/problem-reasons';
import {
  type EventView,
  type BoardEvent,
  boardStream,
  decodeBoardEvent,
  parseBoardStream,
  parseDecisionAddress,
  readable,
} from '@app/contract';
import type { EventLog, RecordedEvent } from '@app/ledger';
import {
  type BoardView,
  KEEPS_APART,
  boardEventInWords,
  foldBoard,
  reveal,
  viewBoard,
  withSectionDeal,
} from '@app/session';
import { eventView } from './event-view';
import { sectionDeals } from './section-deals';

/** Why a board cannot be shown. */
export class BoardProblem extends SaidError {
  constructor(
    readonly code: 'BoardUnknown' | 'BadBoardId' | 'BadMoment',
    message: Message,
  ) {
    super(message);
  }
}

export interface BoardHistory {
  readonly id: string;
  readonly session: string;
  readonly events: readonly EventView[];
  /** The ids of all events of the stream. */
  readonly ids: readonly string[];
  /** The same as they were decoded, with what people said opened. */
  readonly decoded: readonly BoardEvent[];
  /** The board after its first `count` events, with the cards of its section where it has none; with 0 there is no board yet. */
  readonly at: (count: number) => BoardView | null;
}

/** Whether an event was in the ledger at a moment: a position, or an instant by when it was recorded. */
export type AsOf = { readonly position: number } | { readonly instant: string };

export const wasRecorded = ({ position, metadata: { recordedAt } }: RecordedEvent, asOf: AsOf): boolean =>
  'position' in asOf
    ? position <= asOf.position
    : typeof recordedAt === 'string' && Date.parse(recordedAt) <= Date.parse(asOf.instant);

/**
 * The moment at which an event was recorded, by its address: `appeal-a1@0`, `board-q21.4.11@37`. Null for any other
 * text; throws a `BoardProblem` where the ledger has no such event.
 */
export const momentOfEvent = async (log: EventLog, address: string): Promise<AsOf | null> => {
  const named = parseDecisionAddress(address);
  if (!named) return null;
  for await (const { position } of log.readStream(named.stream, { from: named.revision, limit: 1 }))
    return { position };
  throw new BoardProblem('BadMoment', problem('no-event', { event: address }));
};

/** The events of a board, with the cards that its section was given where it was opened without any. */
const withCardsOf = async (
  log: EventLog,
  session: string,
  events: readonly BoardEvent[],
  isIn: (event: RecordedEvent) => boolean,
): Promise<readonly BoardEvent[]> => {
  const [first] = events;
  if (first?.type !== 'BoardOpened' || first.data.deal !== undefined) return events;
  const { section, board } = first.data;
  const dealOf = await sectionDeals(log, session, isIn);
  return withSectionDeal(events, dealOf(section, board));
};

/**
 * The history of a board straight from the ledger.
 * @param name `board-q21.4.11` or `q21.4.11`
 * @param asOf only what was recorded by then
 * @param unsealed opens what people said; it is kept apart where nothing opens it
 * @param upTo only events up to this position, whatever the moment
 */
export const boardHistory = async (
  log: EventLog,
  name: string,
  asOf?: AsOf,
  unsealed = KEEPS_APART,
  upTo = Infinity,
): Promise<BoardHistory> => {
  const address = parseBoardStream(name);
  if (!address) throw new BoardProblem('BadBoardId', problem('not-a-board', { text: name }));
  const id = boardStream(address);
  const recorded: RecordedEvent[] = [];
  const isIn = (event: RecordedEvent): boolean => event.position <= upTo && (!asOf || wasRecorded(event, asOf));
  for await (const event of log.readStream(id)) if (isIn(event)) recorded.push(event);
  if (recorded.length === 0) {
    const board = id.slice('board-'.length);
    throw new BoardProblem('BoardUnknown', problem('no-board', { board, then: whether(asOf !== undefined) }));
  }
  const events = recorded.map((stored) => reveal(readable(stored, decodeBoardEvent), unsealed));
  const withCards = await withCardsOf(log, address.session, events, isIn);
  return {
    id,
    session: address.session,
    decoded: events,
    ids: recorded.map(({ id: eventId }) => eventId),
    events: recorded.map((stored, index) => {
      const event = events[index];
      return eventView(stored, event ? boardEventInWords(event) : stored.type, unsealed);
    }),
    at: (count) => {
      const board = foldBoard(withCards.slice(0, count));
      return board && viewBoard(board);
    },
  };
};

/** Reads "after how many events": a whole number from 0 to all of them, all where it is left out. */
export const momentOf = (text: string | undefined, of: number): number => {
  if (text === undefined) return of;
  const at = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (at <= of) return at;
  throw new BoardProblem('BadMoment', problem('no-moment-of-board', { text, most: of }));
};
