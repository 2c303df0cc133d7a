import { since, type Edition, type Regulations } from '@app/bridge';
import { type DeadlineRight, boardStream, decisionAddress } from '@app/contract';
import { appealPeriodOf } from '../../deadlines/appeal-of-ruling';
import type { Place } from '../../deadlines/after-publication';
import type { Contest } from '../../deadlines/contest';
import { correctionAllowed } from '../../deadlines/correction';
import { isOpen } from '../../deadlines/deadline';
import { deadlinesOf, periodsFor } from '../../deadlines/deadlines';
import { type Refused, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import { type SessionDoc, sessionDocOf } from '../../session/session-doc';
import type { Session } from '../../session/fold';
import { decisionAt } from '../decisions';
import type { Board } from '../fold';

/** What is to become another, when that came up, and who decides it. */
interface Change {
  /** The decision, by its revision. */
  readonly decision: number;
  readonly moment: string;
  readonly authority: 'director' | 'chief-director';
  /** The publication that was the first to show the error, by its revision (DBf X79A4a). */
  readonly firstShown?: number;
}

const DBF_LATE = 'X79B1';

/** By what the director's time is measured, and what it is called. */
interface Time {
  /** Rulings and appeals count beside the correction of scores. */
  readonly isAppealPeriod: boolean;
  readonly paragraph: string;
}

/**
 * How long an error can be put right (81C3): in 2007 within the correction period (79C), since 2017 within that and the
 * period for rulings and appeals (92B). By the Danish regulations a treatment begun within the latter may change the
 * score afterwards (X79B1). The chief director hears appeals where there is no committee, and refers the others (93A,
 * 93B): for as long as one could reach him, he need not wait for it.
 */
const timeOf = (laws: Edition, regulations: Regulations | undefined, authority: Change['authority']): Time => {
  if (regulations === 'dbf-2013') return { isAppealPeriod: true, paragraph: DBF_LATE };
  if (since(laws, 'wbf-2017')) return { isAppealPeriod: true, paragraph: '81C3' };
  return authority === 'chief-director'
    ? { isAppealPeriod: true, paragraph: '93A' }
    : { isAppealPeriod: false, paragraph: '81C3' };
};

/** What time is measured by: the session's periods, and those of a ruling that was told by itself. */
interface Setting {
  readonly board: Board;
  readonly session: SessionDoc;
  readonly contest: Contest;
}

/** Whether one of these rights is still open for the round; a period for changed results alone is none of that. */
const isAnyOpen = ({ board, session, contest }: Setting, rights: readonly DeadlineRight[], at: string): boolean => {
  const all = deadlinesOf(session, contest).filter(({ only }) => only === null);
  return rights.some((right) =>
    periodsFor(
      all.filter((one) => one.right === right),
      board.opened.round ?? null,
    ).some((one) => isOpen(one, at)),
  );
};

/** Whether the ruling itself, told at a time of its own, may still be appealed. */
const mayBeAppealedItself = ({ board, session, contest }: Setting, ruling: number, at: string): boolean =>
  board.decisions.told
    .filter(({ data }) => data.ruling === ruling)
    .some(({ data }) => {
      const { appealUntil } = data;
      const told = {
        at: data.at,
        ...(appealUntil === undefined ? {} : { appealUntil }),
        round: board.opened.round ?? null,
        decision: decisionAddress(boardStream(board.opened), ruling),
      };
      return isOpen(appealPeriodOf(session, told, contest), at);
    });

const settingOf = (board: Board, session: Session, contest: Contest): Setting => ({
  board,
  session: sessionDocOf(board.opened.session, session),
  contest,
});

/** Where the board's numbers are. */
export const placeOf = ({ opened }: Board, session: Session, contest: Contest): Place => ({
  session: sessionDocOf(opened.session, session),
  round: opened.round ?? null,
  contest,
});

/** `'L81C3'`, `'DBf X79B1'`: with the text that a paragraph is of. */
export const cited = (paragraph: string): string => (paragraph.startsWith('X') ? `DBf ${paragraph}` : `L${paragraph}`);

/** Whether a score may be put right without anybody's consent (79C1). */
const mayBeCorrected = (
  { board, session, contest }: Setting,
  { moment, firstShown }: Pick<Change, 'moment' | 'firstShown'>,
): boolean => {
  const { allowed, needsOrganiser, onlyOf } = correctionAllowed(session, board.opened.round ?? null, moment, contest);
  return allowed && !needsOrganiser && (onlyOf === null || onlyOf === firstShown);
};

type InTime = { readonly paragraph: string } | Refused;

/**
 * The paragraph that lets a decision become another at that moment, or why none does. A result that was entered on the
 * wrong board is an error of the score alone (79C1).
 */
export const inTime = (board: Board, change: Change, session: Session, contest: Contest): InTime => {
  const { decision, moment, authority } = change;
  const { laws, regulations } = board.opened;
  const setting = settingOf(board, session, contest);
  const isResult = decisionAt(board.decisions, decision) === 'result';
  if (mayBeCorrected(setting, change)) return { paragraph: isResult ? '79C1' : '81C3' };
  if (isResult) return refuse('CorrectionTooLate', reason('correction-period-over'));
  const { isAppealPeriod, paragraph } = timeOf(laws, regulations, authority);
  if (
    isAppealPeriod &&
    (isAnyOpen(setting, ['ruling', 'appeal'], moment) || mayBeAppealedItself(setting, decision, moment))
  ) {
    return { paragraph };
  }
  const periods = isAppealPeriod ? 'both' : 'correction';
  return refuse('ReversalTooLate', reason('reversal-too-late', { periods, paragraph }));
};

/** What lets a ruling be asked for at that moment; refused when the time for that was over (92B). */
export const askedInTime = (board: Board, moment: string, session: Session, contest: Contest): InTime =>
  isAnyOpen(settingOf(board, session, contest), ['ruling'], moment)
    ? { paragraph: board.opened.regulations === 'dbf-2013' ? 'X92A1' : '92B' }
    : refuse('RulingTooLate', reason('ruling-too-late', { at: { instant: moment } }));
