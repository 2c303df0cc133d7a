import type { Seat } from '@app/bridge';
import { SEATS, sideOf } from '@app/bridge';
import type { ClaimState } from '../state/claim';
import type { LawModule } from '../state/law-module';
import type { TableState } from '../state/table-state';
import { withoutPenaltyCards } from '../table/card-changes';
import { changed, disputed, playGoesOn } from './claim-changes';
import { withPenalty } from './penalty-cards';

/** 68D2b(ii) of 2017: the claim is void and will not be ruled on, and there are no penalty cards any more. */
const playedOn = (state: TableState, claim: ClaimState): TableState =>
  withPenalty(
    withoutPenaltyCards(playGoesOn(state, claim, 'played-on'), () => true),
    { lain: [], lead: null, forbidden: null, due: null },
  );

/** 68D2b(ii) of 2017: Law 16 is out of force, and whatever has come out since the claim may be used by everybody. */
const withoutLaw16 = (state: TableState): TableState => {
  const { claim } = state.play;
  if (claim?.status !== 'played-on') return state;
  const information = state.information.filter(({ act }) => act < claim.at);
  const gone = state.cards.gone.map((one) => (one.at < claim.at ? one : { ...one, unauthorised: null }));
  return { ...state, information, cards: { ...state.cards, gone } };
};

/** Whether this player may agree to it now: one of the other side asks for it first, which disputes the claim as well. */
export const mayAgreeToPlayOn = ({ edition, play: { claim } }: TableState, by: Seat): boolean =>
  edition === 'wbf-2017' &&
  claim !== null &&
  (claim.status === 'made' || claim.status === 'disputed') &&
  (claim.playOn.length > 0 || sideOf(by) !== sideOf(claim.by));

const agreed = (state: TableState, by: Seat): TableState => {
  const { claim } = state.play;
  if (!claim || !mayAgreeToPlayOn(state, by) || claim.playOn.includes(by)) return state;
  const playOn = [...claim.playOn, by];
  if (SEATS.every((seat) => playOn.includes(seat))) return playedOn(state, { ...claim, playOn });
  const open = claim.status === 'disputed' ? state : disputed(state, claim);
  return open.play.claim ? changed(open, open.play.claim, { playOn }) : open;
};

/** 68D2b of 2017: play may go on after all, if all four agree to it and the side that did not claim has asked. */
export const law68d = {
  after: (state, act) => (act.type === 'PlayOnAgreed' ? agreed(state, act.data.by) : state),
} satisfies LawModule;

/** The last module of all: it takes away what any other has drawn from Law 16. */
export const law68dAtLast = { after: withoutLaw16 } satisfies LawModule;
