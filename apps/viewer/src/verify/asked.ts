import { boardStream, parseBoardStream } from '@app/contract';
import type { Evidence } from '@app/ledger/evidence';
import { messages } from '../strings';
import { verifyMessages } from '../strings/verify';
import { placeInWords } from './event-text';

type Events = readonly Pick<Evidence['events'][number]['event'], 'streamId' | 'revision' | 'position'>[];

/** What a visitor wants to have proved. */
export interface Asked {
  /** In words: 'Board 5, table 3'. */
  readonly what: string;
  /** Whether these events are it; a server may answer with good proofs of something else. */
  readonly isAnsweredBy: (events: Events) => boolean;
}

const isBeginningOf =
  (stream: string) =>
  (events: Events): boolean =>
    events.length > 0 && events.every(({ streamId, revision }, index) => streamId === stream && revision === index);

const isOne =
  (accepts: (event: Events[number]) => boolean) =>
  (events: Events): boolean =>
    events.length === 1 && events.every(accepts);

/** Reads `demo.3.5`, `appeal-a1`, `session-demo`, `board-demo.3.5@12`, or the position of an event in the ledger. */
export const askedFor = (address: string): Asked => {
  if (/^\d+$/.test(address))
    return {
      what: verifyMessages.ask.position(address),
      isAnsweredBy: isOne(({ position }) => `${position}` === address),
    };
  const [, stream = '', revision] = /^(.+)@(\d+)$/.exec(address) ?? [];
  if (revision !== undefined) {
    const board = parseBoardStream(stream);
    const event = { streamId: board ? boardStream(board) : stream, revision: Number(revision) };
    return {
      what: placeInWords(event),
      isAnsweredBy: isOne((one) => one.streamId === event.streamId && one.revision === event.revision),
    };
  }
  const board = parseBoardStream(address);
  return board
    ? { what: messages.board.title(board.board, board.table), isAnsweredBy: isBeginningOf(boardStream(board)) }
    : { what: address, isAnsweredBy: isBeginningOf(address) };
};
