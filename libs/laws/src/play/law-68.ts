import { since, type Card, type Seat, SEATS, partnerOf, sideOf } from '@app/bridge';
import type { Act, ActOf } from '../state/acts';
import { type ClaimState, hasCeasedPlay, inForce, isContestable, isUndoneBy, isVoid } from '../state/claim';
import type { LawModule } from '../state/law-module';
import type { ActRule } from '../state/rule';
import type { Question, TableState } from '../state/table-state';
import { cardAt, holding, withPenaltyCard, withoutPenaltyCards } from '../table/card-changes';
import { under } from '../table/changes';
import { auctionIsOver, contractPlayed, declarerOf, dummyIn, isDefender, isWronglyOpened } from '../table/contract';
import { telling } from '../table/hand-changes';
import { withPartnerInformation } from '../table/who';
import { cardOfAct } from './card-of-act';
import { withPenalty } from './law-50';
import { changed, claimed, disputed, playGoesOn, withTricksCounted } from './law-70';

interface Objection {
  readonly at: number;
  readonly by: Seat;
}

/**
 * 68B2: partner has objected to a defender's concession at once. Nothing is conceded and the play goes on. The
 * opponents may use what the concession, the cards shown with it and the objection have told; the defenders may not.
 */
const noConcession = (state: TableState, claim: ClaimState, objection: Objection | null): TableState => {
  const law = under(state, { 'wbf-2017': '16C', 'wbf-2007': '16D' });
  const conceded = withPartnerInformation(state, { kind: 'concession', act: claim.at, from: claim.by });
  const shown = claim.shown
    .filter(({ seat }) => isDefender(state, seat))
    .reduce((now, { at: act, seat: from }) => telling(now, { kind: 'card-shown', act, from, law }), conceded);
  const told = objection
    ? withPartnerInformation(shown, { kind: 'objection', act: objection.at, from: objection.by })
    : shown;
  return playGoesOn(told, claim, 'objected');
};

type Statement = ActOf<'TricksClaimed'> | ActOf<'TricksConceded'>;

/** A hand was shown without a number, and now its player says how many tricks they mean. */
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
 * 68A: a player who shows their hand in the play claims. Not dummy, nor declarer who becomes dummy by it (54A);
 * before the opening lead it is for the director to say (48B2).
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

/**
 * 68B2 and 68D, and 69A for who has agreed already: somebody does not believe it. Dummy's voice counts as any other.
 */
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

/**
 * 68D: play ceases, and in 2017 goes on only when all four have agreed to it. A card due to a correction may still
 * come.
 */
export const cardAfterClaim: ActRule = {
  name: 'card-after-claim',
  label: 'A card played although play has ceased with a claim or concession',
  sources: { 'wbf-2017': '68D', 'wbf-2007': '68D' },
  offender: (state, act) => {
    const card = hasCeasedPlay(state.play.claim) && auctionIsOver(state) ? cardOfAct(state, act) : null;
    return card && !state.cards.vacancies.some(({ seat }) => seat === card.seat) ? card.seat : null;
  },
};

/**
 * 68D: after a claim play is over. In 2017 all four may agree to go on, if the other side than the claimer's asks for it first
 * (68D2b); any other proposal is none, and the claim stays as it is. Cards played all the same are evidence (70D3).
 */
export const playingOnProposed: ActRule = {
  name: 'playing-on-proposed',
  label: 'A proposal to play on after a claim, where the Laws do not allow one',
  sources: { 'wbf-2007': '68D', 'wbf-2017': '68D2b' },
  offender: (state, { type, data }) => (type === 'PlayOnAgreed' && !mayAgreeToPlayOn(state, data.by) ? data.by : null),
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

/** The claim that an act has made, while nothing is agreed on or ruled. */
const openClaim = ({ play: { claim } }: TableState, act: number): ClaimState | null =>
  claim?.at === act && (claim.status === 'made' || claim.status === 'disputed') ? claim : null;

/** A hand that was shown, as long as it counts for no claim. */
const handShownBy = ({ play: { claim, handShown } }: TableState, act: number) =>
  handShown?.at === act && !hasCeasedPlay(claim) ? handShown : null;

/** Whether an act may be judged to be a claim, or to be none. */
const mayBeClaim = (state: TableState, act: number): boolean =>
  openClaim(state, act) !== null || handShownBy(state, act) !== null;

/**
 * 68A: the hand was shown by mistake, or what was said was no claim. A defender's cards that lie there are penalty
 * cards (49).
 */
const noClaim = (state: TableState, claim: ClaimState): TableState => {
  const shown = claim.shown.filter(({ at, seat }) => at === claim.at && isDefender(state, seat));
  return shown
    .flatMap(({ at, seat, cards }) => cards.map((card) => ({ at, seat, card, law: '49', deliberate: true })))
    .reduce(withPenaltyCard, playGoesOn(state, claim, null));
};

/** 68A, 48B2: the hand was shown to claim. */
const meantAsClaim = (state: TableState, act: number): TableState => {
  const hand = handShownBy(state, act);
  if (!hand) return state;
  const { at, seat } = hand;
  const shown = [{ at, seat, cards: holding(state, seat) ?? [] }];
  const free = withoutPenaltyCards(state, (one) => one.at === at);
  return claimed(free, { at, kind: 'claim', by: seat, tricks: null, statement: null, shown });
};

/** The judgement, of a claim or of a hand that was shown, whichever it has been taken for. */
const whetherClaimed = (state: TableState, { act }: Pick<Question, 'act'>, answer: string): TableState => {
  const claim = openClaim(state, act);
  if (answer === 'claim') return claim ? state : meantAsClaim(state, act);
  return claim ? noClaim(state, claim) : state;
};

/**
 * 68: it was about the trick in progress. What a defender has shown for that is no penalty card, but Law 16 may
 * apply.
 */
const aboutThisTrick = (state: TableState, { act }: Question, answer: string): TableState => {
  const claim = openClaim(state, act);
  if (!claim || answer !== 'trick-in-progress') return state;
  const goingOn = playGoesOn(state, claim, null);
  return isDefender(state, claim.by)
    ? withPartnerInformation(goingOn, { kind: 'remark', act, from: claim.by })
    : goingOn;
};

const undoable = (state: TableState, act: number): ClaimState | null => {
  const { claim } = state.play;
  const byPartner = claim?.at === act && isUndoneBy(claim, partnerOf(claim.by), isDefender(state, claim.by));
  return byPartner && (claim.status === 'objected' || claim.status === 'disputed') ? claim : null;
};

/** 68B2: whether partner has objected at once, which alone undoes a concession. */
const whetherAtOnce = (state: TableState, { act }: Question, answer: string): TableState => {
  const claim = undoable(state, act);
  if (!claim || isVoid(claim) === (answer === 'at-once')) return state;
  return answer === 'at-once' ? noConcession(state, claim, null) : disputed(state, claim);
};

/** What a person has to say of a claim: whether it was one. */
export const law68a = {
  raisable: {
    'meant-as-claim': {
      law: { 'wbf-2017': '68A', 'wbf-2007': '68A' },
      answers: (state, act) => (mayBeClaim(state, act) ? ['claim', 'no-claim'] : []),
    },
    'about-this-trick': {
      law: { 'wbf-2017': '68', 'wbf-2007': '68' },
      answers: (state, act) => (openClaim(state, act) ? ['trick-in-progress', 'other-tricks'] : []),
    },
    'objected-at-once': {
      law: { 'wbf-2017': '68B2', 'wbf-2007': '68B2' },
      answers: (state, act) => (undoable(state, act) ? ['at-once', 'later'] : []),
    },
  },
  judged: {
    'meant-as-claim': whetherClaimed,
    'about-this-trick': aboutThisTrick,
    'objected-at-once': whetherAtOnce,
  },
} satisfies LawModule;

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

/**
 * Whether this player may agree to it now: one of the other side asks for it first, which disputes the claim as well.
 */
const mayAgreeToPlayOn = ({ edition, play: { claim } }: TableState, by: Seat): boolean =>
  since(edition, 'wbf-2017') &&
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
