import { type BoardAddress, type BoardEvent, BOARD_COMMANDS, problemInWords, problemsOf } from '@app/contract';
import type { Message } from '@app/bridge';
import { type Board, type Session, decideBoard, evolveBoard } from '@app/session';
import { said } from '../import-texts';
import type { ImportedBoard } from '../imported';
import type { PlannedCommand } from './planned-command';
import type { WhoPlays } from '../placement';

/** A record of the file on its way to a board of the ledger: all of it, or nothing. */
export interface StorableBoard {
  readonly record: ImportedBoard;
  readonly address: BoardAddress;
  readonly section: string;
  readonly who: WhoPlays;
  readonly commands: readonly PlannedCommand[];
}

export interface PlannedBoard extends StorableBoard {
  /** What the commands come to, decided in memory. */
  readonly events: readonly BoardEvent[];
  /** By command, how many of the events; none where they were not decided now, because the ledger has them. */
  readonly eventsOf: readonly number[];
}

/** What comes of a record's commands, decided in memory before anything is stored. */
export type Rehearsal =
  | {
      readonly ok: true;
      readonly board: Board;
      readonly events: readonly BoardEvent[];
      /** The commands, reversals with the events that they are about. */
      readonly commands: readonly PlannedCommand[];
      /** By command, how many of the events it has come to. */
      readonly eventsOf: readonly number[];
    }
  | { readonly ok: false; readonly line: number; readonly code: string; readonly message: Message };

/** A reversal names the event of the command that it takes back; `firstEvents` are the revisions that each command begins at. */
const resolved = (planned: PlannedCommand, firstEvents: readonly number[]): PlannedCommand => {
  const { command, takesBack } = planned;
  if (command.type !== 'ReverseDecision' || takesBack === undefined) return planned;
  return {
    ...planned,
    command: { ...command, data: { ...command.data, decision: firstEvents[takesBack] ?? takesBack } },
  };
};

/** Decides a record's commands one after the other, as the ledger will; the first that is refused refuses the record. */
export const rehearse = (commands: readonly PlannedCommand[], address: BoardAddress, session: Session): Rehearsal => {
  let board: Board | null = null;
  const events: BoardEvent[] = [];
  const eventsOf: number[] = [];
  const firstEvents: number[] = [];
  const decided: PlannedCommand[] = [];
  for (const planned of commands) {
    const one = resolved(planned, firstEvents);
    const { command, line } = one;
    firstEvents.push(events.length);
    decided.push(one);
    const [problem] = problemsOf(BOARD_COMMANDS[command.type], command.data);
    if (problem) {
      const message = said('invalid-command', { problem: problemInWords(problem) });
      return { ok: false, line, code: 'InvalidCommand', message };
    }
    const decision = decideBoard(command, board, address, session);
    if (!decision.ok) {
      const { code, message } = decision.refusal;
      return {
        ok: false,
        line,
        code,
        message: typeof message === 'string' ? said('refused', { text: message }) : message,
      };
    }
    for (const event of decision.events) {
      board = evolveBoard(board, event);
      events.push(event);
    }
    eventsOf.push(decision.events.length);
  }
  return board
    ? { ok: true, board, events, commands: decided, eventsOf }
    : { ok: false, line: 0, code: 'BoardNotOpen', message: said('board-not-open') };
};
