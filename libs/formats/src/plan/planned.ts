import type { BoardAddress, BoardEvent } from '@app/session';
import type { ImportedBoard } from '../imported';
import type { Drafted } from './board-commands';
import type { WhoPlays } from './who-plays';

/** A record of the file on its way to a board of the ledger: all of it, or nothing. */
export interface StorableBoard {
  readonly record: ImportedBoard;
  readonly address: BoardAddress;
  readonly section: string;
  readonly who: WhoPlays;
  readonly commands: readonly Drafted[];
}

export interface PlannedBoard extends StorableBoard {
  /** What the commands come to, decided in memory. */
  readonly events: readonly BoardEvent[];
}
