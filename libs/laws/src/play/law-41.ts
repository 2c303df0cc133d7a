import { parameter } from '../regulations/parameters';
import type { LawModule } from '../state/law-module';
import type { ActRule } from '../state/rule';
import { withCards } from '../table/card-changes';
import { auctionIsOver, turnToPlay } from '../table/contract';

/**
 * 41A: an opening lead that lies face down goes back only when the director says so. Regulations may let one out of turn go
 * back without them.
 */
export const leadTakenUpWithoutLeave: ActRule = {
  name: 'lead-taken-up-without-leave',
  label: 'An opening lead that lay face down is taken back without the director',
  sources: { 'wbf-2017': '41A', 'wbf-2007': '41A' },
  offender: (state, { type, data }) => {
    if (type !== 'LeadWithdrawn' || state.directorCalled) return null;
    const freely = parameter(state.regulations, 'lead-face-down-out-of-turn') !== null;
    return freely && data.seat !== turnToPlay(state) ? null : data.seat;
  },
};

/**
 * The auction has been reopened (21B1a, 25A): an opening lead that lay face down was none, and goes back to the hand. Nobody
 * has seen it, and its player has done nothing wrong.
 */
export const law41 = {
  after: (state) =>
    state.cards.leadPlaced !== null && !auctionIsOver(state) ? withCards(state, { leadPlaced: null }) : state,
} satisfies LawModule;
