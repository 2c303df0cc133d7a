import type { Message } from '@app/bridge';
import type { BoardEvent, SessionEvent } from '@app/contract';
import { boardEventInWords, boardEventMessage, sessionEventInWords, sessionEventMessage } from '@app/session';

/** A decision in the words of the record, and as data. */
export interface DecisionText {
  readonly words: string;
  readonly text: Message;
}

export const boardDecisionText = (event: BoardEvent): DecisionText => ({
  words: boardEventInWords(event),
  text: boardEventMessage(event),
});

export const sessionDecisionText = (event: SessionEvent): DecisionText => ({
  words: sessionEventInWords(event),
  text: sessionEventMessage(event),
});
