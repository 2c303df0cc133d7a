import type { LawModule } from '../state/law-module';
import type { TableState } from '../state/table-state';
import { auctionPeriodIsOver, settled, withoutAttempt } from '../table/changes';

/** LHO has not accepted the change of a call that was meant: it stands (25B2), and there is no lead to restrict. */
const changesRefused = (state: TableState): TableState =>
  state.attempts
    .filter(({ intended }) => intended)
    .reduce((now, attempt) => settled(withoutAttempt(now, attempt, '25B2'), attempt.call.at, 'ruled'), state);

/**
 * 22B, 17D2 (in 2007 22A1, 22B2): all have passed, and with the hands back in the board the auction period is over.
 * What players could choose until then is gone, as it is when a lead is faced.
 */
export const law22 = {
  after: (state, act) => {
    if (act.type !== 'HandsReturned' || !auctionPeriodIsOver(state)) return state;
    const over = changesRefused(state);
    return { ...over, options: over.options.filter(({ for: chooser }) => chooser === 'director') };
  },
} satisfies LawModule;
