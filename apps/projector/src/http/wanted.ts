import type { RecordedEvent } from '@app/ledger';
import { anId, boardStream, hasShape, parseBoardStream, sessionStream } from '@app/session';
import { Problem } from '../../../common/src/problem';

type Wants = (event: Pick<RecordedEvent, 'streamId'>) => boolean;

const everything: Wants = () => true;

const ofSession = (session: unknown): Wants => {
  if (session === undefined) return everything;
  if (!hasShape(anId, session)) throw new Problem(400, 'BadFilter', 'session: name one session, like demo');
  const [own, boards] = [sessionStream(session), `board-${session}.`];
  return ({ streamId }) => streamId === own || streamId.startsWith(boards);
};

const ofBoard = (board: unknown): Wants => {
  if (board === undefined) return everything;
  const address = typeof board === 'string' ? parseBoardStream(board) : null;
  if (!address) throw new Problem(400, 'BadFilter', 'board: name one board, like demo.1.3');
  const stream = boardStream(address);
  return ({ streamId }) => streamId === stream;
};

/** What a listener wants to hear of: one session, one board, or everything. */
export const wantedBy = (session: unknown, board: unknown): Wants => {
  const [first, second] = [ofSession(session), ofBoard(board)];
  return (event) => first(event) && second(event);
};
