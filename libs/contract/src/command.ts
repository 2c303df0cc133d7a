import { type Result, err, ok } from '@app/bridge';
import { type AppealCommand, APPEAL_COMMANDS } from './appeal/commands';
import { type BoardCommand, BOARD_COMMANDS } from './board/commands';
import { type SessionCommand, SESSION_COMMANDS } from './session/commands';
import { conforms, problemsOf } from './schema/check';
import { type Problem, shown } from './schema/problems';
import {
  type Infer,
  type ObjectSchema,
  type Schema,
  anyRecord,
  object,
  optional,
  says,
  text,
  whole,
  wordOf,
} from './schema/schema';
import { type BoardAddress, appealStream, boardStream, sessionStream } from './streams';
import { aBoardNumber, aUuid, anId, anInstant } from './vocabulary';

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

export const isUuid = (value: unknown): value is string => conforms(aUuid, value);

const ENVELOPE = {
  id: aUuid,
  type: text(60),
  occurredAt: optional(anInstant),
  expectedRevision: optional(whole(-1, Number.MAX_SAFE_INTEGER)),
} as const;

const TO_SESSION = { session: anId } as const;
const TO_BOARD = { session: anId, table: anId, board: aBoardNumber, attempt: optional(whole(1, 9999)) } as const;
const TO_APPEAL = { appeal: anId } as const;

/** Addresses of commands, where they come apart from the data: in the path of a request. */
export const aSessionAddress = object(TO_SESSION);
export const aBoardAddress = object(TO_BOARD);
export const anAppealAddress = object(TO_APPEAL);

const ALL = { ...SESSION_COMMANDS, ...BOARD_COMMANDS, ...APPEAL_COMMANDS };
/** The types of all commands. */
type AnyCommand = keyof typeof ALL;

/** Whether there is a command of this name. */
export const isCommandType = (type: unknown): type is AnyCommand =>
  typeof type === 'string' && Object.hasOwn(ALL, type);

/** Every command there is, by name. */
export const COMMAND_TYPES: readonly AnyCommand[] = Object.keys(ALL).filter(isCommandType);

/** A command as one flat object: the fields of its address, and its data, depend on its type. */
export const aPreviewRequest = says(
  'a command as in POST /commands',
  object({
    ...ENVELOPE,
    id: optional(says('it plays no part here', aUuid)),
    type: wordOf('the name of a command', COMMAND_TYPES),
    session: optional(anId),
    table: optional(says('of a command to a board', anId)),
    board: optional(says('of a command to a board', aBoardNumber)),
    attempt: TO_BOARD.attempt,
    appeal: optional(says('of a command to an appeal, which names no session', anId)),
    data: anyRecord,
  }),
);

type Definitions = Readonly<Record<string, Schema<unknown>>>;

/** The whole of each command as JSON, so that one compiled check looks at all of it. */
const byType = <S>(commands: Definitions, whole: (data: Schema<unknown>) => S): ReadonlyMap<string, S> =>
  new Map(Object.entries(commands).map(([type, data]) => [type, whole(data)]));

const BOARD_ENVELOPES = byType(BOARD_COMMANDS, (data) => object({ ...ENVELOPE, ...TO_BOARD, data }));
const APPEAL_ENVELOPES = byType(APPEAL_COMMANDS, (data) => object({ ...ENVELOPE, ...TO_APPEAL, data }));
const SESSION_ENVELOPES = byType(SESSION_COMMANDS, (data) => object({ ...ENVELOPE, ...TO_SESSION, data }));

const withCommand = (
  { id, occurredAt, expectedRevision }: Infer<ObjectSchema<typeof ENVELOPE>>,
  command: Command,
): Result<CommandEnvelope, never> =>
  ok({
    id,
    command,
    ...(occurredAt === undefined ? {} : { occurredAt }),
    ...(expectedRevision === undefined ? {} : { expectedRevision }),
  });

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
  // The data has been checked by the schema of this type: the casts say what the compiler cannot follow through a map.
  const toBoard = BOARD_ENVELOPES.get(type);
  if (toBoard) {
    if (!conforms(toBoard, json)) return err(problemsOf(toBoard, json));
    const { session, table, board, attempt = 1, data } = json;
    const command = { type, data } as BoardCommand;
    return withCommand(json, { to: 'board', address: { session, table, board, attempt }, command });
  }
  const toAppeal = APPEAL_ENVELOPES.get(type);
  if (toAppeal) {
    if (!conforms(toAppeal, json)) return err(problemsOf(toAppeal, json));
    const { appeal, data } = json;
    return withCommand(json, { to: 'appeal', appeal, command: { type, data } as AppealCommand });
  }
  const toSession = SESSION_ENVELOPES.get(type);
  if (!toSession || !conforms(toSession, json)) return err(toSession ? problemsOf(toSession, json) : []);
  const { session, data } = json;
  return withCommand(json, { to: 'session', session, command: { type, data } as SessionCommand });
};
