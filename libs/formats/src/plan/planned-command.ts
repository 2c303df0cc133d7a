import type { BoardCommand } from '@app/contract';

/** A command with the line of the file that it comes from. */
export interface PlannedCommand {
  readonly command: BoardCommand;
  readonly line: number;
  /** Of a reversal: which command of the board it takes back, by its place among them. Its event is known when it is decided. */
  readonly takesBack?: number;
}
