import type { BoardOpened } from '@app/contract';
import type { BySide } from '@app/bridge';
import type { Decisions } from '../board/decisions';
import type { Contest } from '../deadlines/contest';
import type { SessionDoc } from '../session/session-doc';
import type { Appeal } from './fold';

/** What a case needs of a board: what was decided there, and who played it. */
export interface BoardOnRecord {
  readonly decisions: Decisions;
  readonly contestants: BySide<string>;
  readonly players: NonNullable<BoardOpened['players']>;
  readonly round: string | null;
}

/** What an appeal is decided and shown with, as deciders and read models both have it; by names of streams. */
export interface CaseRecords {
  readonly session: SessionDoc;
  /** The other sessions of its contest: what ends the time to appeal may lie there. */
  readonly contest: Contest;
  readonly board: (stream: string) => BoardOnRecord | null;
  readonly appeal: (stream: string) => Appeal | null;
}
