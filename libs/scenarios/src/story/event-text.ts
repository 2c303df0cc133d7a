import {
  type AppealEvent,
  type BoardEvent,
  type PlacedEvent,
  type SessionEvent,
  appealEventInWords,
  boardEventInWords,
  parseBoardStream,
  sessionEventInWords,
} from '@app/session';

/** An event in words, with where it was recorded: `table 1, board 3: ...`, `appeal a1: ...`. */
export const eventText = ({ streamId, ...event }: PlacedEvent): string => {
  const address = streamId.startsWith('board-') ? parseBoardStream(streamId) : null;
  if (address) {
    return `table ${address.table}, board ${address.board}: ${boardEventInWords(event as unknown as BoardEvent)}`;
  }
  if (streamId.startsWith('session-')) return sessionEventInWords(event as unknown as SessionEvent);
  return `${streamId.replace('-', ' ')}: ${appealEventInWords(event as unknown as AppealEvent)}`;
};
