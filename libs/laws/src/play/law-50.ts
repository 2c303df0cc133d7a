import { since, type Seat, otherSide, partnerOf, sideOf } from '@app/bridge';
import type { Act } from '../state/acts';
import type { PenaltyCard } from '../state/cards';
import { hasCeasedPlay } from '../state/claim';
import type { LawModule } from '../state/law-module';
import type { LainCard, PenaltyState } from '../state/play';
import type { Information, Obligation, Option, TableState } from '../state/table-state';
import { cardAt, goneCardAt, isHonour, withCards, withoutPenaltyCards } from '../table/card-changes';
import { isOpen, settled, under, withReview, withoutQuestion } from '../table/changes';
import { auctionIsOver, declarerOf, isDefender } from '../table/contract';
import { telling } from '../table/hand-changes';

export const withPenalty = (state: TableState, change: Partial<PenaltyState>): TableState => ({
  ...state,
  play: { ...state.play, penalty: { ...state.play.penalty, ...change } },
});

/** Whether cards are played on this board now, so that penalty cards bind anybody. */
export const isInPlay = (state: TableState): boolean =>
  auctionIsOver(state) &&
  declarerOf(state) !== null &&
  !hasCeasedPlay(state.play.claim) &&
  !state.hands.stopped &&
  !state.hands.finished;

export const penaltyCardsOf = ({ cards }: TableState, seat: Seat): readonly PenaltyCard[] =>
  cards.penalty.filter((one) => one.seat === seat);

/** The cards of this act are no penalty cards, nor have they been any: what follows from one is gone with it. */
export const neverPenaltyCards = (state: TableState, act: number): TableState => {
  const left = withoutPenaltyCards(state, ({ at }) => at === act);
  const { lain } = left.play.penalty;
  return lain.some(({ at }) => at === act) ? withPenalty(left, { lain: lain.filter(({ at }) => at !== act) }) : left;
};

/** Duties of one kind follow from where the table stands, and are drawn anew after every act, behind the others. */
export const withDuties = (
  state: TableState,
  isOne: (one: Obligation) => boolean,
  now: readonly Obligation[],
): TableState =>
  now.length === 0 && !state.obligations.some(isOne)
    ? state
    : { ...state, obligations: [...state.obligations.filter((one) => !isOne(one)), ...now] };

/** The same for an option that follows from where the table stands; null where there is none now. */
export const withStanding = (state: TableState, name: string, now: Option | null): TableState =>
  now === null && !state.options.some((one) => one.name === name)
    ? state
    : { ...state, options: [...state.options.filter((one) => one.name !== name), ...(now ? [now] : [])] };

/**
 * Whether how it was shown decides what kind of penalty card it is: it is no honour, and its player has no other one.
 */
const dependsOnIntent = (state: TableState, { seat, card }: PenaltyCard): boolean =>
  !isHonour(card) && penaltyCardsOf(state, seat).length === 1;

const ofAct = ({ cards }: TableState, act: number): readonly PenaltyCard[] =>
  cards.penalty.filter(({ at }) => at === act);

/** The director has found whether a small card was shown on purpose (50B). */
const asShown = (state: TableState, act: number, kind: PenaltyCard['kind']): TableState =>
  withCards(state, {
    penalty: state.cards.penalty.map((one) => (one.at === act && dependsOnIntent(state, one) ? { ...one, kind } : one)),
  });

/** Whether nobody has played it: it came to lie there by being seen. */
const wasSeenOnly = ({ play, cards }: TableState, act: number): boolean =>
  play.penalty.lain.some(({ at }) => at === act) && !cards.gone.some(({ at }) => at === act);

/** The director decides that what was seen is no penalty card (50): it may be unauthorised for partner all the same. */
const noPenaltyCards = (state: TableState, act: number): TableState => {
  const [seen] = state.play.penalty.lain.filter(({ at }) => at === act);
  const open = state.irregularities.filter((one) => one.at === act && isOpen(one));
  const ruled = open.reduce((now, { rule }) => settled(now, act, 'ruled', rule), neverPenaltyCards(state, act));
  const law = under(state, { 'wbf-2017': '16B1', 'wbf-2007': '16B1a' });
  return seen ? telling(ruled, { kind: 'exposed-card', act, from: seen.seat, law }) : ruled;
};

const isCondoned = ({ irregularities }: TableState, act: number): boolean =>
  irregularities.some(({ at, status }) => at === act && status === 'condoned');

/** None lies there whose player does not defend, nor one that the director has let go (81C5). */
const rightful = (state: TableState): TableState =>
  auctionIsOver(state) && declarerOf(state) !== null
    ? withoutPenaltyCards(state, ({ seat, at }) => !isDefender(state, seat) || isCondoned(state, at))
    : state;

/** Whether a card has been a penalty card as the Laws have it now: it lies there, or has been played or taken up. */
const hasLain = ({ cards }: TableState, { at, card, takenUp }: LainCard): boolean =>
  takenUp ||
  [...cards.penalty, ...cards.inForce].some((one) => one.card === card) ||
  cards.gone.some((one) => one.card === card && one.at > at);

/** Which cards have been penalty cards: those known of, as far as they still count, and those that lie there now. */
const remembered = (state: TableState): TableState => {
  const { lain } = state.play.penalty;
  const before = lain.filter((one) => hasLain(state, one));
  const anew = state.cards.penalty.filter(({ card }) => !before.some((one) => one.card === card));
  return anew.length === 0 && before.length === lain.length
    ? state
    : withPenalty(state, {
        lain: [...before, ...anew.map(({ at, seat, card }) => ({ at, seat, card, takenUp: false }))],
      });
};

/** How a card was shown matters no more once it is not the only one of its player, or lies there no more. */
const withoutMoot = (state: TableState): TableState =>
  state.questions
    .filter(({ question, act }) => question === 'minor-or-major' && !ofAct(state, act).some(isSingle(state)))
    .reduce(withoutQuestion, state);

const isSingle = (state: TableState) => (one: PenaltyCard) => dependsOnIntent(state, one);

export const law50 = {
  raisable: {
    'minor-or-major': {
      law: { 'wbf-2017': '50B', 'wbf-2007': '50B' },
      answers: (state, act) => (ofAct(state, act).some(isSingle(state)) ? ['unintentional', 'deliberate'] : []),
    },
    /** 50: a card that was seen is a penalty card unless the director designates otherwise. */
    'designated-otherwise': {
      law: { 'wbf-2017': '50', 'wbf-2007': '50' },
      answers: (state, act) => (wasSeenOnly(state, act) ? ['penalty-card', 'no-penalty-card'] : []),
    },
  },
  judged: {
    'minor-or-major': (state, { act }, answer) => asShown(state, act, answer === 'deliberate' ? 'major' : 'minor'),
    'designated-otherwise': (state, { act }, answer) =>
      answer === 'no-penalty-card' ? noPenaltyCards(state, act) : state,
  },
  after: (state) => withoutMoot(remembered(rightful(state))),
} satisfies LawModule;

const KIND = 'penalty-card';

const isLying = ({ cards }: TableState, { card }: LainCard): boolean => cards.penalty.some((one) => one.card === card);
const isPlayed = ({ cards }: TableState, { card }: LainCard): boolean => cards.inForce.some((one) => one.card === card);

/**
 * In 2017 everybody may use what a penalty card tells as long as it lies there (E1); once it has been taken up (E2) or
 * played (E3) its player's partner may not. In 2007 they never may use more than that it has to be played (E1, E2).
 */
const paragraphOf = (state: TableState, one: LainCard): '50E1' | '50E2' | '50E3' => {
  if (!since(state.edition, 'wbf-2017')) return '50E2';
  if (isLying(state, one)) return '50E1';
  return isPlayed(state, one) ? '50E3' : '50E2';
};

const toldBy = (state: TableState, one: LainCard): Information => {
  const law = paragraphOf(state, one);
  const own = sideOf(one.seat);
  const told = { kind: KIND, act: one.at, from: one.seat, law };
  return law === '50E1'
    ? { ...told, authorised: ['NS', 'EW'], unauthorised: [] }
    : { ...told, authorised: [otherSide(own)], unauthorised: [own] };
};

/** A card taken back whose meaning is for 16C (in 2007 16D): a defender's revoke at trick 12 (62D2). */
const goesBy16 = (state: TableState, { at }: LainCard): boolean =>
  typeof goneCardAt(state, at)?.unauthorised === 'string';

/** What was told in the auction by a card that is a penalty card now: that goes by 50E from now on. */
const isOfAuction = ({ play }: TableState, { kind, law, act }: Information): boolean =>
  kind === 'exposed-card' && law === '24' && play.penalty.lain.some(({ at }) => at === act);

/** The entries of penalty cards, each where it was; new ones at the end. */
const withInformationOf = (state: TableState): TableState => {
  const now = state.play.penalty.lain.filter((one) => !goesBy16(state, one)).map((one) => toldBy(state, one));
  const before = state.information.filter(({ kind }) => kind === KIND);
  if (now.length === 0 && before.length === 0) return state;
  const others = state.information.filter((one) => !isOfAuction(state, one));
  const updated = others.flatMap((one) => (one.kind === KIND ? (now[before.indexOf(one)] ?? []) : one));
  return { ...state, information: [...updated, ...now.slice(before.length)] };
};

const withReviewOf = (state: TableState, { at, seat }: Pick<LainCard, 'at' | 'seat'>): TableState =>
  withReview(state, {
    law: under(state, { 'wbf-2017': '50E4', 'wbf-2007': '50E3' }),
    act: at,
    side: sideOf(seat),
  });

const partnerHasPlayed = (state: TableState, seat: Seat): TableState =>
  penaltyCardsOf(state, partnerOf(seat)).reduce<TableState>(withReviewOf, state);

/**
 * What the director looks at after the play: in 2017 whether it helped partner, who played while the card lay there
 * (E4); in 2007 whether a card that lay there at all told anything that did damage (E3).
 */
const reviewed = (state: TableState, { at }: Act): TableState => {
  const card = cardAt(state, at);
  const played = card ? partnerHasPlayed(state, card.seat) : state;
  if (since(state.edition, 'wbf-2017')) return played;
  return state.play.penalty.lain.filter((one) => !isLying(state, one)).reduce(withReviewOf, played);
};

/** No card lies there or has lain there, and nothing has been told. */
const tellsNothing = ({ cards, play, information }: TableState): boolean =>
  cards.penalty.length + play.penalty.lain.length + information.length === 0;

export const law50e = {
  after: (state, act) => (tellsNothing(state) ? state : reviewed(withInformationOf(state), act)),
} satisfies LawModule;
