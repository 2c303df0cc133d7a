import { sideOf } from '@app/bridge';
import type { Attempt, TableState } from '../state/table-state';
import { asGone, withoutQuestion } from './changes';

/**
 * An attempt to change a call is decided. Where it does not stand, it is cancelled under the paragraph named, and
 * its maker's side may not use it.
 */
export const withoutAttempt = (state: TableState, { call, replaces }: Attempt, cancelledBy?: string): TableState => {
  const decided = {
    ...withoutQuestion(state, { question: 'unintended', act: call.at }),
    options: state.options.filter(({ act }) => act !== call.at),
    attempts: state.attempts.filter((one) => one.replaces !== replaces),
  };
  if (cancelledBy === undefined) return decided;
  const going = { law: cancelledBy, status: 'cancelled' as const, unauthorised: sideOf(call.seat) };
  return { ...decided, gone: [...decided.gone, asGone(call, going)] };
};
