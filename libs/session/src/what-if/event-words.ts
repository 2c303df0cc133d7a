import { appealEventInWords } from '../appeal/event-words';
import type { AppealEvent } from '../appeal/events';
import { boardEventInWords } from '../board/event-words';
import type { BoardEvent } from '../board/events';
import type { PlacedEvent } from '../decode';
import { readable } from '../decode';
import { sessionEventInWords } from '../session/event-words';
import type { SessionEvent } from '../session/events';
import type { DomainEvent } from '../stream';
import { decoderOf, emptyStream } from '../stream';

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
