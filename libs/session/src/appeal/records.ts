import type { Board } from '../board/fold';
import { decidedBy } from '../board/decisions';
import type { BoardDoc } from '../projections/boards';
import type { SessionDoc } from '../projections/session-doc';
import { sessionDocOf } from '../projections/session-of';
import type { OtherStreams } from '../stream';
import { sessionIn } from '../stream';
import type { Appeal } from './fold';

/** What a case needs of a board: what was decided there, and who played it. */
export type BoardOnRecord = Pick<BoardDoc, 'decisions' | 'contestants' | 'players' | 'round'>;

/** What an appeal is decided and shown with, as deciders and read models both have it; by names of streams. */
export interface CaseRecords {
  readonly session: SessionDoc;
  readonly board: (stream: string) => BoardOnRecord | null;
  readonly appeal: (stream: string) => Appeal | null;
}

const boardOnRecord = ({ decisions, opened }: Board): BoardOnRecord => ({
  decisions,
  contestants: decidedBy(decisions).contestants ?? opened.contestants,
  players: opened.players ?? {},
  round: opened.round ?? null,
});

/** The records of a case as its decider has them. */
export const recordsOf = (session: string, others: OtherStreams): CaseRecords => ({
  session: sessionDocOf(session, sessionIn(others, session)),
  board: (stream) => {
    const found = others(stream);
    return found?.to === 'board' && found.state ? boardOnRecord(found.state) : null;
  },
  appeal: (stream) => {
    const found = others(stream);
    return found?.to === 'appeal' ? found.state : null;
  },
});
