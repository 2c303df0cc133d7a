import { type Command, type StoredEvent, parseAppealStream, parseBoardStream, parseSessionStream } from '@app/contract';
import { asCommand } from '@app/documents';
import { EMPTY_SESSION } from '@app/session';
import { commandOfAppeal, decidedOfBoard, decidedOfSession } from './decided-command';

/** What one command has left in the ledger, with what people said in plain words. */
export interface RecordedCommand {
  readonly id: string;
  readonly stream: string;
  /** When it happened, as it was given. */
  readonly occurredAt: string;
  /** In their order; at least one. */
  readonly events: readonly StoredEvent[];
}

const commandFrom = (event: StoredEvent, stream: string, events: readonly StoredEvent[]): Command | null => {
  const address = stream.startsWith('board-') ? parseBoardStream(stream) : null;
  if (address) {
    const decided = decidedOfBoard(event, events);
    return decided
      ? { to: 'board', address, command: decided }
      : asCommand(event, { to: 'board', address, state: null });
  }
  const session = parseSessionStream(stream);
  if (session !== null) {
    const decided = decidedOfSession(event);
    return decided
      ? { to: 'session', session, command: decided }
      : asCommand(event, { to: 'session', session, state: EMPTY_SESSION });
  }
  const appeal = parseAppealStream(stream);
  const command = appeal === null ? null : commandOfAppeal(event);
  return appeal === null || command === null ? null : { to: 'appeal', appeal, command };
};

/**
 * The command that leaves these events once more, when it is given to a ledger in the state that the first one met: with
 * everything said that the decider had filled in. Null for events that no command asks for.
 */
export const commandAgain = ({ stream, events }: RecordedCommand): Command | null => {
  for (const event of events) {
    const command = commandFrom(event, stream, events);
    if (command) return command;
  }
  return null;
};

/** A command as one flat object, the way `parseCommand` reads it. */
export const commandJson = ({ id, occurredAt }: RecordedCommand, command: Command): object => {
  const { type, data } = command.command;
  const about = { id, type, occurredAt };
  switch (command.to) {
    case 'session':
      return { ...about, session: command.session, data };
    case 'appeal':
      return { ...about, appeal: command.appeal, data };
    case 'board': {
      const { session, table, board, attempt } = command.address;
      return { ...about, session, table, board, ...(attempt === 1 ? {} : { attempt }), data };
    }
  }
};
