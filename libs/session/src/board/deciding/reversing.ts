import type { BoardEvent } from '@app/contract';
import { lawRef } from '@app/laws';
import { compareInstants } from '../../deadlines/deadline';
import type { Decision } from '../../event';
import { accept, refuse } from '../../event';
import type { Session } from '../../session/fold';
import type { Decisions } from '../decisions';
import { appealOver, decisionAt, decisionsAfter, isInForce, rivalsIn, rulingOf, upheldOnAppeal } from '../decisions';
import type { Board } from '../fold';
import type { DataOf } from './common';
import { inTime } from './in-time';

type Obstacle = Decision<never> | null;
type Reverse = DataOf<'ReverseDecision'>;
type Reversals = Decisions['reversals'];

const ofAppeal = (what: string): Decision<never> =>
  refuse('DecisionOfAppeal', `${what}: only an appeal that is taken further changes that`);

/** What is no decision, or none that is taken back by itself. */
const notReversible = ({ decisions }: Board, at: number): Obstacle => {
  const layer = decisions.layers.find((one) => one.at === at);
  const ruling = layer ? rulingOf(layer) : null;
  if (ruling !== null) {
    return refuse('RulingUnknown', `event ${at} is the score of a ruling: reverse the ruling, event ${ruling}`);
  }
  switch (decisionAt(decisions, at)) {
    case null:
      return refuse('RulingUnknown', `event ${at} of this board decides nothing`);
    case 'appeal':
      return ofAppeal(`event ${at} is what an appeal was decided to`);
    case 'reversal':
      return decisions.reversals.find((one) => one.at === at)?.data.appeal === undefined
        ? null
        : ofAppeal(`event ${at} is what an appeal was decided to`);
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
    ? ofAppeal('an appeal has decided the score of this board')
    : null;

/**
 * A decision that an appeal let stand is as final for the director as one that it changed (93C; DBf 253D3, X93A), but
 * where the committee itself recommends another (93B3).
 */
export const notHisAnyMore = ({ decisions }: Board, at: number, recommendedBy: string | undefined): Obstacle =>
  recommendedBy === undefined && upheldOnAppeal(decisions, at)
    ? ofAppeal(`an appeal against event ${at} has been decided, and it stands`)
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
    ? refuse('NotAuthorised', `event ${chiefs.at} is the chief director's: only he changes that`)
    : null;
};

/** A result goes only when nothing lies upon it any more. */
const builtUpon = ({ decisions }: Board, at: number): Obstacle => {
  if (decisionAt(decisions, at) !== 'result') return null;
  const above = decisions.layers.find((one) => one.kind !== 'result' && isInForce(decisions, one.at));
  return above
    ? refuse('ScoreBuiltUpon', `the score of event ${above.at} lies upon the result of event ${at}: reverse that first`)
    : null;
};

/** A ruling, or a result, comes back only to a place that no other has taken since. */
const placeTaken = (
  { decisions, revision }: Board,
  reversal: Extract<BoardEvent, { type: 'RulingReversed' }>,
): Obstacle => {
  const after = decisionsAfter(decisions, reversal, revision + 1);
  const results = after.layers.filter(({ kind, at }) => kind === 'result' && isInForce(after, at));
  const [one, other] = rivalsIn(after) ?? (results.length > 1 ? results : []);
  return one && other
    ? refuse('RulingNotInForce', `events ${one.at} and ${other.at} have the same place: reverse one first`)
    : null;
};

/**
 * A decision counts no more; or a reversal, and what it took away counts again. It is in time when the error came up in
 * time (81C3): `raisedAt`, where that was before.
 */
export const reverseDecision = (board: Board, data: Reverse, session: Session): Decision<BoardEvent> => {
  const { decision, at, raisedAt } = data;
  const { laws, regulations } = board.opened;
  const obstacle =
    notReversible(board, decision) ??
    changedOnAppeal(board, decision) ??
    notHisAnyMore(board, decision, data.recommendedBy) ??
    beyondPowers(board, data) ??
    builtUpon(board, decision);
  if (obstacle) return obstacle;
  if (!isInForce(board.decisions, decision)) {
    return refuse('RulingNotInForce', `what event ${decision} decided stands no more`);
  }
  const moment = raisedAt !== undefined && compareInstants(raisedAt, at) < 0 ? raisedAt : at;
  const time = inTime(board, { ...data, moment }, session);
  if ('ok' in time) return time;
  const law = lawRef(laws, regulations, time.paragraph);
  const reversal = { type: 'RulingReversed', data: { ...data, law } } as const;
  return placeTaken(board, reversal) ?? accept(reversal);
};
