import type { Result } from '@app/bridge';
import { err, ok } from '@app/bridge';
import type { BoardCommand } from './board/commands';
import { BOARD_COMMANDS } from './board/commands';
import type { SessionCommand } from './session/commands';
import { SESSION_COMMANDS } from './session/commands';
import type { Problem } from './shape';
import { hasShape, object, optional, satisfying, shown, text, whole } from './shape';
import type { BoardAddress } from './streams';
import { boardStream, sessionStream } from './streams';
import { aBoardNumber, anId, anInstant } from './words';

/** A command with its address: to a session, or to a board at one of its tables. */
export type Command =
  | { readonly to: 'session'; readonly session: string; readonly command: SessionCommand }
  | { readonly to: 'board'; readonly address: BoardAddress; readonly command: BoardCommand };

/** A command as it comes in: with the id that makes a repetition harmless, and what its sender knew. */
export interface CommandEnvelope {
  /** UUID chosen by the sender. */
  readonly id: string;
  readonly command: Command;
  /** When it happened, ISO 8601 with zone; when it was received, where left out. */
  readonly occurredAt?: string;
  /** The revision the sender saw last; -1 for "no such stream yet". */
  readonly expectedRevision?: number;
}

export const streamOf = (command: Command): string =>
  command.to === 'session' ? sessionStream(command.session) : boardStream(command.address);

export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(value);

const envelope = {
  id: satisfying('a UUID in lower case', isUuid),
  type: text(60),
  session: anId,
  occurredAt: optional(anInstant),
  expectedRevision: optional(whole(-1, Number.MAX_SAFE_INTEGER)),
};

const at = { table: anId, board: aBoardNumber, attempt: optional(whole(1, 9999)) };

const ALL = { ...SESSION_COMMANDS, ...BOARD_COMMANDS };
type AnyCommand = keyof typeof ALL;

const isCommandType = (type: unknown): type is AnyCommand => typeof type === 'string' && Object.hasOwn(ALL, type);

/** Every command there is, by name. */
export const COMMAND_TYPES: readonly string[] = Object.keys(ALL);

const isToBoard = (type: AnyCommand): boolean => Object.hasOwn(BOARD_COMMANDS, type);

/**
 * Reads a command from JSON, one flat object:
 * `{"id": UUID, "type": "MakeCall", "session": "demo", "table": "1", "board": 3, "data": {"seat": "N", "call": "1S"}}`,
 * without table and board for commands to the session. The problems name field and reason.
 */
export const parseCommand = (json: unknown): Result<CommandEnvelope, readonly Problem[]> => {
  const type = typeof json === 'object' && json !== null && 'type' in json ? json.type : undefined;
  if (!isCommandType(type)) {
    const message = `expected the name of a command (${COMMAND_TYPES.join(', ')}), not ${type === undefined ? 'nothing' : shown(type)}`;
    return err([{ path: 'type', message }]);
  }
  const data = ALL[type];
  const shape = isToBoard(type) ? object({ ...envelope, ...at, data }) : object({ ...envelope, data });
  const toBoard = object({ ...envelope, ...at, data });
  const problems = shape.problems(json, '');
  if (problems.length > 0) return err(problems);
  const value = json as { id: string; session: string; occurredAt?: string; expectedRevision?: number; data: unknown };
  const command = { type, data: value.data };
  const address = hasShape(toBoard, json)
    ? { session: json.session, table: json.table, board: json.board, attempt: json.attempt ?? 1 }
    : null;
  return ok({
    id: value.id,
    command: address
      ? { to: 'board', address, command: command as BoardCommand }
      : { to: 'session', session: value.session, command: command as SessionCommand },
    ...(value.occurredAt === undefined ? {} : { occurredAt: value.occurredAt }),
    ...(value.expectedRevision === undefined ? {} : { expectedRevision: value.expectedRevision }),
  });
};
