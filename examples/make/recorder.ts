import type { Board, BoardAddress, BoardCommand, Session } from '@app/session';
import { decideBoard, evolveBoard } from '@app/session';

/** A command at a table, and how many seconds after the one before it is given. */
export interface Step {
  readonly pause: number;
  readonly command: BoardCommand;
}

/** Keeps the minutes of a board: decides each command as the ledger will, and refuses to go on where the ledger would. */
export interface Recorder {
  readonly give: (pause: number, command: BoardCommand) => Board;
  readonly steps: () => readonly Step[];
}

export const recorderOf = (address: BoardAddress, session: Session): Recorder => {
  let board: Board | null = null;
  const steps: Step[] = [];
  return {
    give: (pause, command) => {
      const decision = decideBoard(command, board, address, session);
      if (!decision.ok)
        throw new Error(`${JSON.stringify(address)} ${JSON.stringify(command)}: ${decision.refusal.message}`);
      for (const event of decision.events) board = evolveBoard(board, event);
      steps.push({ pause, command });
      if (!board) throw new Error('a board is opened first');
      return board;
    },
    steps: () => steps,
  };
};
