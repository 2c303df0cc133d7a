import type { Board, BoardAddress, BoardEvent, Session } from '@app/session';
import { BOARD_COMMANDS, decideBoard, evolveBoard, problemInWords } from '@app/session';
import type { Drafted } from './board-commands';

/** What comes of a record's commands, decided in memory before anything is stored. */
export type Rehearsal =
  | {
      readonly ok: true;
      readonly board: Board;
      readonly events: readonly BoardEvent[];
      /** The line of the file behind each event. */
      readonly lines: readonly number[];
    }
  | { readonly ok: false; readonly line: number; readonly code: string; readonly message: string };

/** Decides a record's commands one after the other, as the ledger will; the first that is refused refuses the record. */
export const rehearse = (drafts: readonly Drafted[], address: BoardAddress, session: Session): Rehearsal => {
  let board: Board | null = null;
  const events: BoardEvent[] = [];
  const lines: number[] = [];
  for (const { command, line } of drafts) {
    const [problem] = BOARD_COMMANDS[command.type].problems(command.data, '');
    if (problem) return { ok: false, line, code: 'InvalidCommand', message: problemInWords(problem) };
    const decision = decideBoard(command, board, address, session);
    if (!decision.ok) return { ok: false, line, ...decision.refusal };
    for (const event of decision.events) {
      board = evolveBoard(board, event);
      events.push(event);
      lines.push(line);
    }
  }
  return board
    ? { ok: true, board, events, lines }
    : { ok: false, line: 0, code: 'BoardNotOpen', message: 'the record opens no board' };
};
