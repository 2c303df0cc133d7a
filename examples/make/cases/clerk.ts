import {
  type Actor,
  type AppealCommand,
  type BoardCommand,
  type Command,
  type PlacedEvent,
  type SessionCommand,
  decisionAddress,
} from '@app/contract';
import { type Simulation, simulate } from '@app/documents';
import { inEnglish } from '@app/messages';
import { ENTERED_BY, SESSION } from '../evening';
import type { Timed } from '../file';

/** Enters what is decided after the play, in the order of time; refuses to go on where the ledger would. */
export interface Clerk {
  /** The first event that came of it. */
  readonly onBoard: (at: number, board: string, command: BoardCommand) => PlacedEvent;
  readonly onSession: (at: number, command: SessionCommand) => PlacedEvent;
  readonly onAppeal: (at: number, appeal: string, command: AppealCommand) => PlacedEvent;
  readonly entered: () => readonly Timed[];
}

/** `'board-demo.4.5@31'` */
export const addressOf = ({ streamId, revision }: PlacedEvent): string => decisionAddress(streamId, revision);

/** @param board `'4.5'`: table and board */
const boardAddress = (board: string) => {
  const [table = '', number = ''] = board.split('.');
  return { session: SESSION, table, board: Number(number), attempt: 1 };
};

export const clerkOf = (played: Simulation, actor: Actor = ENTERED_BY): Clerk => {
  let simulation = played;
  const entered: Timed[] = [];
  const give = (at: number, command: Command): PlacedEvent => {
    const given = simulate(simulation, command, actor);
    const [first] = given.ok ? given.events : [];
    if (!given.ok || !first) {
      throw new Error(
        `${JSON.stringify(command)}: ${given.ok ? 'nothing came of it' : inEnglish(given.refusal.message)}`,
      );
    }
    simulation = given.simulation;
    entered.push({ at, command });
    return first;
  };
  return {
    onBoard: (at, board, command) => give(at, { to: 'board', address: boardAddress(board), command }),
    onSession: (at, command) => give(at, { to: 'session', session: SESSION, command }),
    onAppeal: (at, appeal, command) => give(at, { to: 'appeal', appeal, command }),
    entered: () => entered,
  };
};
