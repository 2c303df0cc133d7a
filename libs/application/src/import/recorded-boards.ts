import { type BoardEvent, boardStream, decodeBoardEvent, readable } from '@app/contract';
import type { RecordedFacts, TakenBefore } from '@app/formats';
import type { EventLog } from '@app/ledger';
import { importedIds } from './store';

/** What the ledger has of a board. */
export const recordedIn =
  (log: EventLog): RecordedFacts =>
  async (address) => {
    const facts = [];
    for await (const stored of log.readStream(boardStream(address))) facts.push(readable(stored, decodeBoardEvent));
    return facts;
  };

/** Knows a record that an import has taken before by the ids of its commands: an event of each is in the board's stream. */
export const takenBeforeIn =
  (log: EventLog): TakenBefore =>
  async (address, commands) => {
    const stream = boardStream(address);
    const idOf = importedIds(stream);
    const ids = new Set<unknown>();
    const missing = new Set<unknown>();
    for (const [nth, { command }] of commands.entries()) {
      const id = idOf(nth, command);
      ids.add(id);
      missing.add(id);
    }
    const events: BoardEvent[] = [];
    for await (const stored of log.readStream(stream)) {
      const { commandId } = stored.metadata;
      missing.delete(commandId);
      if (ids.has(commandId)) events.push(readable(stored, decodeBoardEvent));
      // Somebody else has opened this board.
      else if (stored.revision === 0) return null;
    }
    return missing.size === 0 ? events : null;
  };
