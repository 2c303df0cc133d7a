import type { IrregularityName } from '../state/names';
import { isBeyondSeven, isDoubleOrRedouble, sideOf } from '@app/bridge';
import type { Attempt, CallOnTable, Irregularity, Question, Replacement, TableState } from '../state/table-state';
import { withoutAttempt } from '../table/attempts';
import {
  callAt,
  cancelFrom,
  goneCall,
  isLegal,
  replacing,
  settled,
  withCall,
  withIrregularity,
  withQuestion,
} from '../table/changes';
import { asIn27B3, replaced } from './law-27b';

/** Law 27C: an insufficient bid that its maker has put right before the director did. */

/** The bid has gone. The new call stands if it is legal (27C, 27B3, 27B4), and is ruled on as it would be otherwise. */
export const correctionStands = (state: TableState, { at, seat }: Irregularity, { call }: Attempt): TableState => {
  const replacement: Replacement = { at, seat, under: '27B' };
  const standing = withCall(state, call);
  if (isLegal(state.auction, call.call)) return replaced(standing, replacement, call);
  const withdrawn = goneCall(standing, at);
  return withdrawn ? asIn27B3(replacing(standing, replacement), withdrawn, call) : standing;
};

/** LHO has called over what can never stand (36A, 38): it waits for the director. */
const calledOver = (state: TableState, { at, seat }: CallOnTable, rule: IrregularityName, law: string): TableState =>
  withIrregularity(state, { at, seat, rule, law, status: 'unnoticed', turn: seat, lhoCalled: true });

/**
 * 27C: LHO calls over a premature correction. It stands in place of the bid, which he has not accepted; what follows
 * waits for the director to say whether the bid was intended (25A).
 */
export const calledOverCorrection = (state: TableState, { at, seat }: Irregularity, attempt: Attempt): TableState => {
  const going = { law: '27B', status: 'cancelled' as const, unauthorised: sideOf(seat) };
  const cancelled = cancelFrom(withoutAttempt(settled(state, at, 'ruled'), attempt), at, going);
  const standing = withCall(cancelled, attempt.call);
  const { call } = attempt.call;
  if (isBeyondSeven(call)) return calledOver(standing, attempt.call, 'bid-beyond-seven', '38');
  if (isDoubleOrRedouble(call)) {
    if (!isLegal(cancelled.auction, call)) return calledOver(standing, attempt.call, 'inadmissible-double', '36');
  } else if (!isLegal(cancelled.auction, call)) return standing;
  const [act, against] = [attempt.call.at, at];
  const answers = ['unintended', 'intended'];
  return withQuestion(standing, { question: 'unintended', law: '25A', act, against, answers, then: null });
};

/** The director has said so: an unintended bid is as if never made; else the correction is ruled on by 27B. */
export const afterCallingOver = (
  state: TableState,
  { act, against }: Pick<Question, 'act' | 'against'>,
  answer: string,
): TableState => {
  const call = callAt(state, act);
  const bid = goneCall(state, against);
  if (!call || !bid) return state;
  if (answer === 'intended') return replaced(state, { at: against, seat: call.seat, under: '27B' }, call);
  const gone = state.gone.map((one) =>
    one === bid ? { ...one, law: '25A1', status: 'withdrawn' as const, unauthorised: null } : one,
  );
  return { ...state, gone };
};
