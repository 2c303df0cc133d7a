import type { Result } from '@app/bridge';
import { err, ok } from '@app/bridge';
import type { AppealCommand } from './appeal/commands';
import { APPEAL_COMMANDS } from './appeal/commands';
import type { BoardCommand } from './board/commands';
import { BOARD_COMMANDS } from './board/commands';
import type { SessionCommand } from './session/commands';
import { SESSION_COMMANDS } from './session/commands';
import type { Problem, Shape } from './shape';
import { hasShape, object, optional, satisfying, shown, text, whole } from './shape';
import type { BoardAddress } from './streams';
import { appealStream, boardStream, sessionStream } from './streams';
import { aBoardNumber, anId, anInstant } from './words';

/** A command with its address: to a session, to a board at one of its tables, or to an appeal. */
export type Command =
  | { readonly to: 'session'; readonly session: string; readonly command: SessionCommand }
  | { readonly to: 'board'; readonly address: BoardAddress; readonly command: BoardCommand }
  | { readonly to: 'appeal'; readonly appeal: string; readonly command: AppealCommand };

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

export const streamOf = (command: Command): string => {
  switch (command.to) {
    case 'session':
      return sessionStream(command.session);
    case 'board':
      return boardStream(command.address);
    case 'appeal':
      return appealStream(command.appeal);
  }
};

export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(value);

const envelope = {
  id: satisfying('a UUID in lower case', isUuid),
  type: text(60),
  occurredAt: optional(anInstant),
  expectedRevision: optional(whole(-1, Number.MAX_SAFE_INTEGER)),
};

const TO_SESSION = { session: anId };
const TO_BOARD = { session: anId, table: anId, board: aBoardNumber, attempt: optional(whole(1, 9999)) };
const TO_APPEAL = { appeal: anId };

const ALL = { ...SESSION_COMMANDS, ...BOARD_COMMANDS, ...APPEAL_COMMANDS };
/** The types of all commands. */
type AnyCommand = keyof typeof ALL;

/** Whether there is a command of this name. */
export const isCommandType = (type: unknown): type is AnyCommand =>
  typeof type === 'string' && Object.hasOwn(ALL, type);

/** Every command there is, by name. */
export const COMMAND_TYPES: readonly string[] = Object.keys(ALL);

type ToBoard = Shape<Omit<BoardAddress, 'attempt'> & { readonly attempt?: number }>;
type ToAppeal = Shape<{ readonly appeal: string }>;

const addressed = (
  json: unknown,
  command: unknown,
  { toBoard, toAppeal }: { readonly toBoard: ToBoard; readonly toAppeal: ToAppeal },
): Command => {
  if (hasShape(toBoard, json)) {
    const { session, table, board, attempt = 1 } = json;
    return { to: 'board', address: { session, table, board, attempt }, command: command as BoardCommand };
  }
  if (hasShape(toAppeal, json)) return { to: 'appeal', appeal: json.appeal, command: command as AppealCommand };
  const { session } = json as { readonly session: string };
  return { to: 'session', session, command: command as SessionCommand };
};

/**
 * Reads a command from JSON, one flat object:
 * `{"id": UUID, "type": "MakeCall", "session": "demo", "table": "1", "board": 3, "data": {"seat": "N", "call": "1S"}}`,
 * without table and board for commands to the session, and with `appeal` alone for commands to an appeal. The problems
 * name field and reason.
 */
export const parseCommand = (json: unknown): Result<CommandEnvelope, readonly Problem[]> => {
  const type = typeof json === 'object' && json !== null && 'type' in json ? json.type : undefined;
  if (!isCommandType(type)) {
    const message = `expected the name of a command (${COMMAND_TYPES.join(', ')}), not ${type === undefined ? 'nothing' : shown(type)}`;
    return err([{ path: 'type', message }]);
  }
  const data = ALL[type];
  const toBoard = object({ ...envelope, ...TO_BOARD, data });
  const toAppeal = object({ ...envelope, ...TO_APPEAL, data });
  const toSession = object({ ...envelope, ...TO_SESSION, data });
  const shape = Object.hasOwn(BOARD_COMMANDS, type)
    ? toBoard
    : Object.hasOwn(APPEAL_COMMANDS, type)
      ? toAppeal
      : toSession;
  const problems = shape.problems(json, '');
  if (problems.length > 0) return err(problems);
  const {
    id,
    occurredAt,
    expectedRevision,
    data: given,
  } = json as Omit<CommandEnvelope, 'command'> & { data: unknown };
  const command = { type, data: given };
  return ok({
    id,
    command: addressed(json, command, { toBoard, toAppeal }),
    ...(occurredAt === undefined ? {} : { occurredAt }),
    ...(expectedRevision === undefined ? {} : { expectedRevision }),
  });
};
