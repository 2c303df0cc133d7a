import type { BoardAddress, BoardCommand } from '@app/contract';
import { type Board, type Session, decideBoard, evolveBoard, notAuthorised } from '@app/session';
import { ENTERED_BY } from './evening';

/** A command at a table, and how many seconds after the one before it is given. */
export interface Step {
  readonly pause: number;
  readonly command: BoardCommand;
}

/** Keeps the minutes of a board: decides each command as the ledger will, and refuses to go on where the ledger would. */
export interface Recorder {
  readonly give: (pause: number, command: BoardCommand) => Board;
  /** The same where the role that enters the file may give it; else the board stays as it is. */
  readonly giveIfAllowed: (pause: number, command: BoardCommand) => Board;
  /** The board as it is now. */
  readonly now: () => Board;
  readonly steps: () => readonly Step[];
}

export const recorderOf = (address: BoardAddress, session: Session): Recorder => {
  let board: Board | null = null;
  const steps: Step[] = [];
  const opened = (): Board => {
    if (!board) throw new Error('a board is opened first');
    return board;
  };
  const isAllowed = (command: BoardCommand): boolean =>
    notAuthorised(ENTERED_BY, { to: 'board', address, command }) === null;
  const give = (pause: number, command: BoardCommand): Board => {
    if (!isAllowed(command)) throw new Error(`the role ${ENTERED_BY.role} may not give ${command.type}`);
    const decision = decideBoard(command, board, address, session);
    if (!decision.ok)
      throw new Error(`${JSON.stringify(address)} ${JSON.stringify(command)}: ${JSON.stringify(decision.refusal)}`);
    for (const event of decision.events) board = evolveBoard(board, event);
    steps.push({ pause, command });
    return opened();
  };
  return {
    give,
    giveIfAllowed: (pause, command) => (isAllowed(command) ? give(pause, command) : opened()),
    now: opened,
    steps: () => steps,
  };
};
