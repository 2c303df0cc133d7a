import { type Message, lawRefNamed } from '@app/bridge';
import type { BoardEvent } from '@app/contract';
import { compareInstants } from '../../deadlines/deadline';
import { type Decision, accept, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import type { Contest } from '../../deadlines/contest';
import type { Session } from '../../session/fold';
import {
  type Decisions,
  appealOver,
  decisionAt,
  decisionsAfter,
  isInForce,
  rivalsIn,
  rulingOf,
  upheldOnAppeal,
} from '../decisions';
import type { Board } from '../fold';
import type { DataOf } from './common';
import { inTime } from './in-time';

type Obstacle = Decision<never> | null;
type Reverse = DataOf<'ReverseDecision'>;
type Reversals = Decisions['reversals'];

const ofAppeal = (what: Message): Decision<never> =>
  refuse('DecisionOfAppeal', reason('only-further-appeal', { what }));

/** What is no decision, or none that is taken back by itself. */
const notReversible = ({ decisions }: Board, at: number): Obstacle => {
  const layer = decisions.layers.find((one) => one.at === at);
  const ruling = layer ? rulingOf(layer) : null;
  if (ruling !== null) {
    return refuse('RulingUnknown', reason('score-of-a-ruling', { event: at, ruling }));
  }
  switch (decisionAt(decisions, at)) {
    case null:
      return refuse('RulingUnknown', reason('decides-nothing', { event: at }));
    case 'appeal':
      return ofAppeal(reason('outcome-of-appeal', { event: at }));
    case 'reversal':
      return decisions.reversals.find((one) => one.at === at)?.data.appeal === undefined
        ? null
        : ofAppeal(reason('outcome-of-appeal', { event: at }));
    case 'ruling':
    case 'result':
    case 'correction':
    case 'transfer':
    case 'adjustment':
      return null;
  }
};

/** What an appeal has changed the director does not reach; who played it, and what was entered wrong, he does. */
const changedOnAppeal = ({ decisions }: Board, at: number): Obstacle =>
  !['result', 'correction'].includes(decisionAt(decisions, at) ?? '') && appealOver(decisions, at)
    ? ofAppeal(reason('decided-on-appeal'))
    : null;

/**
 * A decision that an appeal let stand is as final for the director as one that it changed (93C; DBf 253D3, X93A), but
 * where the committee itself recommends another (93B3).
 */
export const notHisAnyMore = ({ decisions }: Board, at: number, recommendedBy: string | undefined): Obstacle =>
  recommendedBy === undefined && upheldOnAppeal(decisions, at)
    ? ofAppeal(reason('upheld-on-appeal', { event: at }))
    : null;

/** The last reversal of a decision, or of one of its reversals; undefined where it was never taken back. */
const lastAbout = (reversals: Reversals, decision: number): Reversals[number] | undefined => {
  const last = reversals.findLast(({ data }) => data.decision === decision);
  return last && (lastAbout(reversals, last.at) ?? last);
};

/** What the chief director has taken back, or brought back, is not for one of his assistants to change again (81D). */
const beyondPowers = ({ decisions }: Board, { decision, authority }: Reverse): Obstacle => {
  const own = decisions.reversals.find(({ at }) => at === decision);
  const chiefs = [own, lastAbout(decisions.reversals, decision)].find(
    (one) => one?.data.authority === 'chief-director',
  );
  return authority === 'director' && chiefs
    ? refuse('NotAuthorised', reason('of-chief-director', { event: chiefs.at }))
    : null;
};

/** A result goes only when nothing lies upon it any more. */
const builtUpon = ({ decisions }: Board, at: number): Obstacle => {
  if (decisionAt(decisions, at) !== 'result') return null;
  const above = decisions.layers.find((one) => one.kind !== 'result' && isInForce(decisions, one.at));
  return above ? refuse('ScoreBuiltUpon', reason('score-lies-upon', { above: above.at, event: at })) : null;
};

/** A ruling, or a result, comes back only to a place that no other has taken since. */
const placeTaken = (
  { decisions, revision }: Board,
  reversal: Extract<BoardEvent, { type: 'RulingReversed' }>,
): Obstacle => {
  const after = decisionsAfter(decisions, reversal, revision + 1);
  const results = after.layers.filter(({ kind, at }) => kind === 'result' && isInForce(after, at));
  const [one, other] = rivalsIn(after) ?? (results.length > 1 ? results : []);
  return one && other ? refuse('RulingNotInForce', reason('same-place', { one: one.at, other: other.at })) : null;
};

/**
 * A decision counts no more; or a reversal, and what it took away counts again. It is in time when the error came up in
 * time (81C3): `raisedAt`, where that was before.
 */
export const reverseDecision = (
  board: Board,
  data: Reverse,
  session: Session,
  contest: Contest,
): Decision<BoardEvent> => {
  const { decision, at, raisedAt } = data;
  const { laws } = board.opened;
  const obstacle =
    notReversible(board, decision) ??
    changedOnAppeal(board, decision) ??
    notHisAnyMore(board, decision, data.recommendedBy) ??
    beyondPowers(board, data) ??
    builtUpon(board, decision);
  if (obstacle) return obstacle;
  if (!isInForce(board.decisions, decision)) {
    return refuse('RulingNotInForce', reason('stands-no-more', { event: decision }));
  }
  const moment = raisedAt !== undefined && compareInstants(raisedAt, at) < 0 ? raisedAt : at;
  const time = inTime(board, { ...data, moment }, session, contest);
  if ('ok' in time && data.exception === undefined) return time;
  // The director's power to put an error right; that it is used late is the exception.
  const law = lawRefNamed(laws, 'ok' in time ? 'L81C3' : time.paragraph);
  const reversal = { type: 'RulingReversed', data: { ...data, law } } as const;
  return placeTaken(board, reversal) ?? accept(reversal);
};
