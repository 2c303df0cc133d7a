import { type Result, err, ok } from '@app/bridge';
import {
  type PlayedResult,
  appealStream,
  decodeAppealEvent,
  parseBoardStream,
  parseDecisionAddress,
  sessionStream,
} from '@app/contract';
import { type Appeal, type RulingView, type SessionDoc, evolveAppeal, playedIn as playedAtTable } from '@app/session';
import { beginningOf } from '../board/appeals-about';
import { type Problem, answerTo } from '../ledger/api';
import type { components } from '../ledger/api.generated';
import { client } from '../ledger/client';
import type { AppealOfSession, EventView, Names } from '../ledger/documents';
import type { Source } from '../ledger/follow';
import { askAppeal, askAppealEvents, askAppeals, askSession } from '../ledger/queries';
import { messages } from '../strings';

/** The board that a case is about in the end; `view` is null where it may not be seen, and `problem` says why. */
interface BoardOfCase {
  readonly stream: string;
  /** The revision of the ruling, or the result, that it all began with. */
  readonly decision: number;
  readonly view: components['schemas']['Board'] | null;
  readonly problem: Problem | null;
}

/** Everything the room shows of a case, as old as the oldest of the answers that it comes from. */
export interface Room {
  readonly position: number;
  readonly appeal: AppealOfSession;
  /** The case as its events have made it, with what people said in plain words. */
  readonly history: Appeal;
  readonly record: readonly EventView[];
  readonly session: SessionDoc;
  /** Null where it is about a decision in the session itself. */
  readonly board: BoardOfCase | null;
  readonly names: Names;
}

const historyOf = (record: readonly EventView[]): Result<Appeal, Problem> => {
  const unreadable = (detail: string) => err({ title: messages.problem.unreadable, detail, code: null });
  let appeal: Appeal | null = null;
  for (const { type, data, said } of record) {
    const event = decodeAppealEvent({ type, data: { ...data, ...said } });
    if (!event.ok) return unreadable(messages.problem.newerLedger(event.error));
    appeal = evolveAppeal(appeal, event.value);
  }
  return appeal ? ok(appeal) : unreadable('');
};

/** @param beginning the decision that it all began with, `'board-demo.4.5@66'` */
const boardOfCase = async (beginning: string): Promise<BoardOfCase | null> => {
  const { stream = '', revision: decision = -1 } = parseDecisionAddress(beginning) ?? {};
  if (!parseBoardStream(stream)) return null;
  const answer = await answerTo(client.GET('/boards/{board}', { params: { path: { board: stream } } }));
  return answer.ok
    ? { stream, decision, view: answer.value.view, problem: null }
    : { stream, decision, view: null, problem: answer.error };
};

const load = async (id: string): Promise<Result<Room, Problem>> => {
  const [one, told] = await Promise.all([askAppeal(id), askAppealEvents(id)]);
  if (!one.ok) return one;
  if (!told.ok) return told;
  const history = historyOf(told.value.events);
  if (!history.ok) return history;
  const { appeal, position, names } = one.value;
  const home = appeal.lodged.session;
  const [session, all] = await Promise.all([askSession(home), askAppeals(home)]);
  if (!session.ok) return session;
  if (!all.ok) return all;
  const about = { id, lodged: { ...appeal.lodged, against: appeal.against } };
  return ok({
    position: Math.min(position, session.value.position),
    appeal,
    history: history.value,
    record: told.value.events,
    session: session.value.session,
    board: await boardOfCase(beginningOf(all.value.appeals, about)),
    names: { ...session.value.names, ...names },
  });
};

/** The ruling that a case is about in the end; undefined where it is about something else, or may not be seen. */
export const rulingIn = ({ board }: Pick<Room, 'board'>): RulingView | undefined =>
  board?.view?.rulings.find(({ at }) => at === board.decision);

/** The result that the table has; null where that is nothing, not known, passed out, or may not be seen. */
export const playedIn = ({ board }: Pick<Room, 'board'>): PlayedResult | null =>
  playedAtTable(board?.view?.result ?? null) ?? null;

/** A case, followed: its own events, those of its board, and those of its session. */
export const roomSource = (id: string): Source<Room> => ({
  query: '',
  load: () => load(id),
  positionOf: ({ position }) => position,
  absorb: (room, { streamId }) => {
    const own = [appealStream(id), room.board?.stream, sessionStream(room.session.id)];
    return own.includes(streamId) ? null : room;
  },
});
