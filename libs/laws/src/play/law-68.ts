import type { Card, Seat } from '@app/bridge';
import { sideOf } from '@app/bridge';
import type { Act, ActOf } from '../state/acts';
import type { ClaimState } from '../state/claim';
import { hasCeasedPlay, inForce, isContestable, isUndoneBy } from '../state/claim';
import type { LawModule } from '../state/law-module';
import type { ActRule } from '../state/rule';
import type { TableState } from '../state/table-state';
import { cardAt, holding } from '../table/card-changes';
import { auctionIsOver, contractPlayed, declarerOf, dummyIn, isDefender, isWronglyOpened } from '../table/contract';
import { cardOfAct } from './card-of-act';
import { changed, claimed, disputed, withTricksCounted } from './claim-changes';
import { noConcession } from './no-concession';

type Statement = ActOf<'TricksClaimed'> | ActOf<'TricksConceded'>;

/** A hand was shown without a number, and now its player says how many tricks he means. */
export const isMoreOf = (claim: ClaimState, by: Seat): boolean =>
  claim.status === 'made' && claim.tricks === null && claim.by === by;

/** 68A, 68B: so many tricks are claimed, or conceded. What dummy says is neither. */
const stated = (state: TableState, { type, at, data }: Statement): TableState => {
  const claim = inForce(state.play.claim);
  if (contractPlayed(state) === null || dummyIn(state) === data.by) return state;
  const kind = type === 'TricksClaimed' ? ('claim' as const) : ('concession' as const);
  const said = { kind, tricks: data.tricks, statement: data.statement ?? null };
  if (claim) return isMoreOf(claim, data.by) ? changed(state, claim, said) : state;
  const cards = type === 'TricksClaimed' ? (data.shown ?? []) : [];
  const shown = cards.length > 0 ? [{ at, seat: data.by, cards }] : [];
  return claimed(state, { at, by: data.by, ...said, shown });
};

const withShown = (state: TableState, claim: ClaimState, at: number, seat: Seat, cards: readonly Card[]): TableState =>
  changed(state, claim, { shown: [...claim.shown, { at, seat, cards }] });

/**
 * 68A: who shows his hand in the play claims. Not dummy, nor declarer who becomes dummy by it (54A); before the opening
 * lead it is for the director to say (48B2).
 */
const handShown = (state: TableState, { at, data: { seat } }: ActOf<'HandSpread'>): TableState => {
  const claim = inForce(state.play.claim);
  if (contractPlayed(state) === null || dummyIn(state) === seat) return state;
  const cards = holding(state, seat) ?? [];
  const noted = { ...state, play: { ...state.play, handShown: { at, seat } } };
  if (claim) return withShown(noted, claim, at, seat, cards);
  const isOf54 = seat === declarerOf(state) && isWronglyOpened(state);
  if (isOf54 || state.cards.play?.turn == null) return noted;
  const shown = [{ at, seat, cards }];
  return claimed(noted, { at, kind: 'claim', by: seat, tricks: null, statement: null, shown });
};

/** 68B2 and 68D, and 69A for who has agreed already: somebody does not believe it. Dummy's voice counts as any other. */
const objected = (state: TableState, act: ActOf<'ObjectionMade'>): TableState => {
  const { claim } = state.play;
  const { by } = act.data;
  if (!claim || !isContestable(claim)) return state;
  if (claim.status === 'made' && isUndoneBy(claim, by, isDefender(state, claim.by))) {
    return noConcession(state, claim, { at: act.at, by });
  }
  // A side that has claimed or conceded and been believed may ask for tricks under 71 only.
  const isBound = claim.status === 'accepted' && sideOf(by) === sideOf(claim.by);
  return isBound ? state : disputed(state, claim);
};

/** A card that goes to no trick, since play has ceased. */
const playedAllTheSame = (state: TableState, act: Act): TableState => {
  const claim = inForce(state.play.claim);
  const card = claim && cardOfAct(state, act);
  if (!claim || !card || cardAt(state, act.at)) return state;
  return changed(state, claim, { played: [...claim.played, { at: act.at, seat: card.seat, cards: [card.card] }] });
};

/** 68A speaks of declarer and the defenders: dummy takes no part in the play, nor speaks of it (43A1c). */
export const claimByDummy: ActRule = {
  name: 'claim-by-dummy',
  label: 'Dummy claims or concedes tricks',
  sources: { 'wbf-2017': '43A1c', 'wbf-2007': '43A1c' },
  offender: (state, { type, data }) =>
    (type === 'TricksClaimed' || type === 'TricksConceded') && dummyIn(state) === data.by ? data.by : null,
};

/** 68D: play ceases, and in 2017 goes on only when all four have agreed to it. A card due to a correction may still come. */
export const cardAfterClaim: ActRule = {
  name: 'card-after-claim',
  label: 'A card played although play has ceased with a claim or concession',
  sources: { 'wbf-2017': '68D', 'wbf-2007': '68D' },
  offender: (state, act) => {
    const card = hasCeasedPlay(state.play.claim) && auctionIsOver(state) ? cardOfAct(state, act) : null;
    return card && !state.cards.vacancies.some(({ seat }) => seat === card.seat) ? card.seat : null;
  },
};

const acted = (state: TableState, act: Act): TableState => {
  const claim = inForce(state.play.claim);
  if (act.type === 'TricksClaimed' || act.type === 'TricksConceded') return stated(state, act);
  if (act.type === 'HandSpread') return handShown(state, act);
  if (act.type === 'ObjectionMade') return objected(state, act);
  return act.type === 'CardExposed' && claim ? withShown(state, claim, act.at, act.data.seat, act.data.cards) : state;
};

export const law68 = {
  after: (state, act) => acted(withTricksCounted(playedAllTheSame(state, act)), act),
} satisfies LawModule;
