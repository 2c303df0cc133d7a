import type { Message } from '@app/bridge';
import type { BoardEvent, SessionEvent } from '@app/contract';
import { boardEventInWords, boardEventMessage, sessionEventInWords, sessionEventMessage } from '@app/session';

/** A decision in the words of the record, and as data. */
export interface ToldDecision {
  readonly words: string;
  readonly text: Message;
}

export const toldOfBoard = (event: BoardEvent): ToldDecision => ({
  words: boardEventInWords(event),
  text: boardEventMessage(event),
});

export const toldOfSession = (event: SessionEvent): ToldDecision => ({
  words: sessionEventInWords(event),
  text: sessionEventMessage(event),
});
