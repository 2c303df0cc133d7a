import type { LawModule } from '../state/law-module';
import { auctionPeriodIsOver } from '../table/changes';

/**
 * 22B, 17D2 (in 2007 22A1, 22B2): all have passed, and with the hands back in the board the auction period is over.
 * What players could choose until then is gone, as it is when a lead is faced.
 */
export const law22 = {
  after: (state, act) =>
    act.type === 'HandsReturned' && auctionPeriodIsOver(state)
      ? { ...state, options: state.options.filter(({ for: chooser }) => chooser === 'director') }
      : state,
} satisfies LawModule;
