import { lawRefNamed } from '@app/bridge';
import { type DeadlineRight, boardStream, decisionAddress } from '@app/contract';
import { type Governing, procedure } from '../../procedure';
import { appealPeriodOf } from '../../deadlines/appeal-of-ruling';
import { type Place, openPeriods } from '../../deadlines/after-publication';
import type { Contest } from '../../deadlines/contest';
import { correctionAllowed } from '../../deadlines/correction';
import { isOpen } from '../../deadlines/deadline';
import { type Refused, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import { sessionDocOf } from '../../session/session-doc';
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

/**
 * How long an error can be put right (81C3): in 2007 within the correction period (79C), since 2017 within that and the
 * period for rulings and appeals (92B). By the Danish regulations a treatment begun within the latter may change the
 * score afterwards (X79B1). The chief director hears appeals where there is no committee, and refers the others (93A,
 * 93B): for as long as one could reach him, he need not wait for it.
 */
const timeOf = (governing: Governing, authority: Change['authority']) =>
  procedure(governing, authority === 'director' ? 'time-to-change' : 'time-to-change-of-chief-director');

/** Whether the ruling itself, told at a time of its own, may still be appealed. */
const mayBeAppealedItself = (
  { opened, decisions }: Board,
  { session, round, contest }: Place,
  ruling: number,
  at: string,
): boolean =>
  decisions.told
    .filter(({ data }) => data.ruling === ruling)
    .some(({ data }) => {
      const { appealUntil } = data;
      const told = {
        at: data.at,
        ...(appealUntil === undefined ? {} : { appealUntil }),
        round,
        decision: decisionAddress(boardStream(opened), ruling),
      };
      return isOpen(appealPeriodOf(session, told, contest), at);
    });

/** Where the board's numbers are. */
export const placeOf = ({ opened }: Board, session: Session, contest: Contest): Place => ({
  session: sessionDocOf(opened.session, session),
  round: opened.round ?? null,
  contest,
});

const isOpenFor = (place: Place, rights: readonly DeadlineRight[], at: string): boolean =>
  openPeriods(place, rights, at).length > 0;

/** Whether a score may be put right without anybody's consent (79C1). */
const mayBeCorrected = (
  { session, round, contest }: Place,
  { moment, firstShown }: Pick<Change, 'moment' | 'firstShown'>,
): boolean => {
  const { allowed, needsOrganiser, onlyOf } = correctionAllowed(session, round, moment, contest);
  return allowed && !needsOrganiser && (onlyOf === null || onlyOf === firstShown);
};

/** The paragraph with the text that it is of: `'L81C3'`, `'DBf X79B1'`. */
type InTime = { readonly paragraph: string } | Refused;

/**
 * The paragraph that lets a decision become another at that moment, or why none does. A result that was entered on the
 * wrong board is an error of the score alone (79C1).
 */
export const inTime = (board: Board, change: Change, session: Session, contest: Contest): InTime => {
  const { decision, moment, authority } = change;
  const { laws } = board.opened;
  const place = placeOf(board, session, contest);
  const isResult = decisionAt(board.decisions, decision) === 'result';
  if (mayBeCorrected(place, change)) return { paragraph: isResult ? 'L79C1' : 'L81C3' };
  if (isResult) return refuse('CorrectionTooLate', reason('correction-period-over'));
  const { value, reference: paragraph } = timeOf(board.opened, authority);
  const isAppealPeriod = value === 'ruling-and-appeal';
  if (
    isAppealPeriod &&
    (isOpenFor(place, ['ruling', 'appeal'], moment) || mayBeAppealedItself(board, place, decision, moment))
  ) {
    return { paragraph };
  }
  const periods = isAppealPeriod ? 'both' : 'correction';
  return refuse(
    'ReversalTooLate',
    reason('reversal-too-late', { periods, paragraph: lawRefNamed(laws, paragraph).paragraph }),
  );
};

/** What lets a ruling be asked for at that moment; refused when the time for that was over (92B). */
export const askedInTime = (board: Board, moment: string, session: Session, contest: Contest): InTime =>
  isOpenFor(placeOf(board, session, contest), ['ruling'], moment)
    ? { paragraph: procedure(board.opened, 'ruling-period').reference }
    : refuse('RulingTooLate', reason('ruling-too-late', { at: { instant: moment } }));
