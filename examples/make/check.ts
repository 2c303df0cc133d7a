import type { Board, Session } from '@app/session';
import {
  EMPTY_SESSION,
  boardStream,
  decideBoard,
  decideSession,
  evolveBoard,
  evolveSession,
  parseCommand,
  problemInWords,
} from '@app/session';

/** What all lines together have made. */
export interface Outcome {
  readonly session: Session;
  readonly boards: ReadonlyMap<string, Board>;
}

/** Takes the lines as the ledger will: every one must be read and accepted. Throws, naming the line, where one is not. */
export const replay = (lines: readonly unknown[]): Outcome => {
  let session = EMPTY_SESSION;
  const boards = new Map<string, Board>();
  for (const [index, json] of lines.entries()) {
    const where = `line ${index + 1}`;
    const read = parseCommand(JSON.parse(JSON.stringify(json)));
    if (!read.ok) throw new Error(`${where}: ${read.error.map(problemInWords).join('; ')}`);
    const { command } = read.value;
    if (command.to === 'session') {
      const decision = decideSession(command.command, session);
      if (!decision.ok) throw new Error(`${where}: ${decision.refusal.message}`);
      for (const event of decision.events) session = evolveSession(session, event);
      continue;
    }
    const stream = boardStream(command.address);
    let board = boards.get(stream) ?? null;
    const decision = decideBoard(command.command, board, command.address, session);
    if (!decision.ok) throw new Error(`${where}: ${decision.refusal.message}`);
    for (const event of decision.events) board = evolveBoard(board, event);
    if (board) boards.set(stream, board);
  }
  return { session, boards };
};
