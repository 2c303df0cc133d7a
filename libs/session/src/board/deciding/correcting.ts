import { since, type LawRef, sideOf } from '@app/bridge';
import type { BoardEvent, PlayedResult } from '@app/contract';
import { claimInForce, lawRef } from '@app/laws';
import type { Contest } from '../../deadlines/contest';
import { correctionAllowed, tooLateToCorrect } from '../../deadlines/correction';
import { compareInstants } from '../../deadlines/deadline';
import { type Decision, accept, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import { sessionDocOf } from '../../session/session-doc';
import { sameContestant, unknownContestant } from '../../session/deciding/common';
import type { Session } from '../../session/fold';
import { retainedOf } from '../../session/retained';
import { enteredBy, playedIn } from '../decisions';
import type { Board } from '../fold';
import { decidedOnAppeal } from './adjusting';
import type { DataOf } from './common';

type Obstacle = Decision<never> | null;
type Correction = DataOf<'CorrectScore'>;

const isSameContract = (one: PlayedResult, other: PlayedResult): boolean =>
  one.bid === other.bid && one.declarer === other.declarer && one.risk === other.risk;

const isSameResult = (one: PlayedResult | null, other: PlayedResult | null): boolean =>
  one === null || other === null ? one === other : isSameContract(one, other) && one.tricks === other.tricks;

/** There has to be a result, and something about it that becomes another. */
const nothingToCorrect = (board: Board, { result, score, contestants }: Correction): Obstacle => {
  const entered = enteredBy(board.decisions);
  if (!entered.result) return refuse('NothingToCorrect', reason('no-result-to-correct'));
  const played = playedIn(entered.result);
  const changesResult = result !== undefined && (played === undefined || !isSameResult(result, played));
  const changesScore = score !== undefined && (entered.result.kind !== 'score-only' || entered.result.score !== score);
  const { NS, EW } = entered.contestants ?? board.opened.contestants;
  const changesContestants = contestants !== undefined && (contestants.NS !== NS || contestants.EW !== EW);
  return changesResult || changesScore || changesContestants
    ? null
    : refuse('NothingToCorrect', reason('correction-changes-nothing'));
};

/** The number that was agreed on is about the tricks alone. */
const moreThanTricks = (board: Board, { error, result, contestants }: Correction): Obstacle => {
  if (error === 'entry') return null;
  const played = playedIn(enteredBy(board.decisions).result);
  return contestants === undefined && result && played && isSameContract(result, played)
    ? null
    : refuse('ScoreNotAllowed', reason('error-of-entry'));
};

/** A result has its score by Law 77: another one beside it would contradict it. */
const resultAndScore = ({ result, score }: Correction): Obstacle =>
  result !== undefined && score !== undefined ? refuse('ScoreNotAllowed', reason('result-and-score')) : null;

const wrongContestants = (session: Session, { contestants }: Correction): Obstacle =>
  contestants
    ? (sameContestant([contestants.NS, contestants.EW]) ?? unknownContestant(session, [contestants.NS, contestants.EW]))
    : null;

/** A period under conditions of contest is the one that 79C1 leaves to the organiser. */
const lawOf = ({ opened: { laws, regulations } }: Board, paragraph: string): LawRef => {
  const [, number = '79C1'] = /^(?:L|DBf |FSB )(X?\d\w*)$/.exec(paragraph) ?? [];
  return lawRef(laws, regulations, number);
};

/** Whether the error came up only when the round was over: by the session's record, else by that of the table. */
const isAfterRound = ({ opened, table }: Board, { raisedAt }: Correction, session: Session): boolean => {
  const ended = retainedOf(session, 'RoundEnded').findLast(({ data }) => data.round === opened.round);
  return ended ? compareInstants(raisedAt, ended.data.at) > 0 : table.play.revoking.roundEnded !== null;
};

/**
 * The paragraph that the director decides under when players disagree about the tricks: where they have claimed,
 * that leads on to 69 and 71.
 */
const paragraphOfTricks = ({ opened, table }: Board, isLate: boolean): string => {
  if (isLate) return since(opened.laws, 'wbf-2017') ? '79B3' : '79B2';
  return claimInForce(table.play.claim) ? '79B1' : '79B2';
};

/**
 * Something was entered or computed wrong (79C), or the number of tricks that was agreed on is wrong (79B). An entry is
 * put right within the period, and after it with the consent that the text asks for. The tricks are put right within
 * the period alone; when the round is over, since 2017 for both sides only where the director is fully sure (79B3).
 */
export const correctScore = (
  board: Board,
  data: Correction,
  session: Session,
  contest: Contest,
): Decision<BoardEvent> => {
  const impossible =
    resultAndScore(data) ??
    nothingToCorrect(board, data) ??
    moreThanTricks(board, data) ??
    wrongContestants(session, data);
  if (impossible) return impossible;
  const { session: id, laws, round = null } = board.opened;
  const right = correctionAllowed(sessionDocOf(id, session), round, data.raisedAt, contest);
  const tooLate = data.exception === undefined ? tooLateToCorrect(right, data) : null;
  if (tooLate !== null) return refuse('CorrectionTooLate', tooLate);
  if (data.error === 'entry') {
    return accept({ type: 'ScoreCorrected', data: { ...data, law: data.law ?? lawOf(board, right.paragraph) } });
  }
  const isLate = isAfterRound(board, data, session);
  if (isLate && since(laws, 'wbf-2017') && data.beyondDoubt !== true) {
    return refuse('ScoreNotAllowed', reason('tricks-after-the-round'));
  }
  const law = data.law ?? lawOf(board, `L${paragraphOfTricks(board, isLate)}`);
  return accept({ type: 'ScoreCorrected', data: { ...data, law } });
};

/** No more tricks change sides than the other side has, with what has been transferred before. */
export const impossibleTransfer = (
  { result }: Pick<Board, 'result'>,
  { to, tricks }: Pick<DataOf<'TransferTricks'>, 'to' | 'tricks'>,
): Obstacle => {
  const played = playedIn(result);
  if (!played) return refuse('NothingToCorrect', reason('no-tricks-played'));
  const has = sideOf(played.declarer) === to ? 13 - played.tricks : played.tricks;
  return tricks > has ? refuse('TricksImpossible', reason('more-tricks-than-other-side', { tricks, has })) : null;
};

/** Tricks change sides by themselves, where no ruling says more about it. */
export const transferTricks = (board: Board, data: DataOf<'TransferTricks'>): Decision<BoardEvent> =>
  decidedOnAppeal(board) ?? impossibleTransfer(board, data) ?? accept({ type: 'TricksTransferred', data });
