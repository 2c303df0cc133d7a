import { type AppealEvent, type BoardEvent, type PlacedEvent, type SessionEvent, readable } from '@app/contract';
import {
  type DomainEvent,
  appealEventInWords,
  boardEventInWords,
  sessionEventInWords,
  decoderOf,
  emptyStream,
} from '@app/session';

/** An event of any stream in words; of streams that no command is for, the words of its name. */
export const eventInWords = (event: PlacedEvent): string => {
  const own = emptyStream(event.streamId);
  const decoded = own && readable<DomainEvent>(event, decoderOf(own));
  if (own?.to === 'board') return boardEventInWords(decoded as BoardEvent);
  if (own?.to === 'session') return sessionEventInWords(decoded as SessionEvent);
  if (own?.to === 'appeal') return appealEventInWords(decoded as AppealEvent);
  const words = event.type.replace(/(?!^)([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
