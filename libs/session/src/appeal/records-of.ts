import type { Board } from '../board/fold';
import { decidedBy } from '../board/decisions';
import { sessionDocOf } from '../session/session-doc';
import { type OtherStreams, contestAround, sessionIn } from '../stream';
import type { BoardOnRecord, CaseRecords } from './records';

const boardOnRecord = ({ decisions, opened }: Board): BoardOnRecord => ({
  decisions,
  contestants: decidedBy(decisions).contestants ?? opened.contestants,
  players: opened.players ?? {},
  round: opened.round ?? null,
});

/** The records of a case as its decider has them. */
export const recordsOf = (session: string, others: OtherStreams): CaseRecords => ({
  session: sessionDocOf(session, sessionIn(others, session)),
  contest: contestAround(others, session, sessionIn(others, session)),
  board: (stream) => {
    const found = others.stream(stream);
    return found?.to === 'board' && found.state ? boardOnRecord(found.state) : null;
  },
  appeal: (stream) => {
    const found = others.stream(stream);
    return found?.to === 'appeal' ? found.state : null;
  },
});
