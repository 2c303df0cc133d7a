import {
  since,
  type Card,
  type Contract,
  type Hand,
  type Rank,
  type Seat,
  type Suit,
  DECK,
  SEATS,
  beats,
  denominationOf,
  dummyOf,
  leftOf,
  rankOf,
  sideOf,
  sortedHand,
  suitOf,
} from '@app/bridge';
import type { Act, ActOf } from '../state/acts';
import type { CardOnTable } from '../state/cards';
import type { LawModule } from '../state/law-module';
import type { Option, TableState } from '../state/table-state';
import { anyCardAt, cardAt, cardsOfTrick, holding, leadFor, trickFor, vacancyFor } from '../table/card-changes';
import { withOption, withQuestion, withoutOption } from '../table/changes';
import { contractPlayed, declarerOf, dummyIn } from '../table/contract';
import { namesAnew, withDesignation } from './law-45';
import { type Designation, parseDesignation } from './law-46-designation';
import { asksWhichCard, cardsOfDummy, isUnreadMoot, unread, withoutUnread } from './law-46-unread';
import { opponentsMayChange, refilled, takenBack } from './taking-back';

/** What declarer's words come to: a card, a choice among several, or nothing yet. */
type Designated =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'choice'; readonly law: '46B3b' | '46B5'; readonly cards: readonly Card[] }
  /** Void, or not enough: declarer has to name a card (46B4). */
  | { readonly kind: 'nothing' }
  /** The record does not tell: the words cannot be read, or dummy's hand is not known. */
  | { readonly kind: 'unread' };

/** Options by which somebody says which card of dummy's it is: declarer by 46B3b, a defender by 46B5. */
export const OF_RANK = 'rank-of-dummys-card';
export const OF_ANY_CARD = 'any-card-of-dummys';

const NOTHING: Designated = { kind: 'nothing' };
const UNREAD: Designated = { kind: 'unread' };

const named = (card: Card | undefined): Designated => (card ? { kind: 'card', card } : NOTHING);

/** Where dummy's card is to go. */
interface Place {
  readonly contract: Contract;
  readonly hand: Hand;
  readonly lead: CardOnTable | null;
  /** The cards that dummy may legally play there (44C, 44D), the highest of each suit first. */
  readonly legal: Hand;
  readonly trick: number;
}

const ofSuit = (cards: Hand, suit: Suit): Hand => sortedHand(cards).filter((card) => suitOf(card) === suit);

const placeOf = (state: TableState, contract: Contract, hand: Hand): Place => {
  const dummy = dummyOf(contract);
  const lead = leadFor(state, dummy);
  const following = lead ? ofSuit(hand, suitOf(lead.card)) : [];
  const trick = vacancyFor(state, dummy)?.trick ?? trickFor(state, dummy);
  return { contract, hand, lead, legal: following.length > 0 ? following : sortedHand(hand), trick };
};

/**
 * The cards among which `high`, `low` and `win` choose. 2017: those of the suit led. In 2007 no suit is named: those
 * that dummy may legally play.
 */
const meant = ({ edition }: TableState, { lead, legal }: Place): Hand => {
  if (!since(edition, 'wbf-2017')) return legal;
  return lead ? ofSuit(legal, suitOf(lead.card)) : [];
};

const areOfOneSuit = (cards: Hand): boolean => new Set(cards.map(suitOf)).size === 1;

const hasShownOut = (state: TableState, seat: Seat, suit: Suit): boolean =>
  state.cards.inForce.some((one) => {
    const [lead] = cardsOfTrick(state, one.trick);
    return one.seat === seat && suitOf(one.card) !== suit && lead !== undefined && suitOf(lead.card) === suit;
  });

/** Cards that neither declarer nor anybody at the table has seen: the defenders' that have not been played. */
const unseen = (state: TableState, { contract, hand }: Place): readonly Card[] => {
  const own = holding(state, contract.declarer) ?? [];
  const played = state.cards.inForce.map(({ card }) => card);
  return DECK.filter((card) => ![...hand, ...own, ...played].includes(card));
};

/**
 * Whether it is known that this card will win the trick: it beats those that lie there, and no defender who is still to
 * play can have a higher one of its suit, or is known to be able to ruff it.
 */
const isSureToWin = (state: TableState, place: Place, card: Card): boolean => {
  const denomination = denominationOf(place.contract.bid);
  const there = cardsOfTrick(state, place.trick);
  if (!there.every((one) => beats(card, one.card, denomination))) return false;
  const toCome = SEATS.filter(
    (seat) => sideOf(seat) !== sideOf(place.contract.declarer) && !there.some((one) => one.seat === seat),
  );
  const out = unseen(state, place);
  const higher = out.some((one) => suitOf(one) === suitOf(card) && beats(one, card, denomination));
  const ruffed =
    suitOf(card) !== denomination &&
    out.some((one) => suitOf(one) === denomination) &&
    toCome.some((seat) => hasShownOut(state, seat, suitOf(card)));
  return toCome.length === 0 || (!higher && !ruffed);
};

/** 46B1. Among cards of several suits none is the highest or the lowest. */
const byHeight = (state: TableState, place: Place, height: 'high' | 'win' | 'low'): Designated => {
  const cards = meant(state, place);
  if (height === 'win')
    return named(place.lead ? cards.findLast((card) => isSureToWin(state, place, card)) : undefined);
  return areOfOneSuit(cards) ? named(height === 'high' ? cards[0] : cards.at(-1)) : NOTHING;
};

/** 46B3a: on lead the suit goes on in which dummy has won the trick before. */
const goesOnWith = ({ cards }: TableState, { contract, hand, lead, trick }: Place, rank: Rank): Card | undefined => {
  const before = cards.play?.tricks[trick - 2];
  if (lead || before?.winner !== dummyOf(contract)) return undefined;
  const won = before.cards.find(({ seat }) => seat === before.winner);
  return hand.find((card) => won && suitOf(card) === suitOf(won.card) && rankOf(card) === rank);
};

const byRank = (state: TableState, place: Place, rank: Rank): Designated => {
  const going = goesOnWith(state, place, rank);
  if (going) return named(going);
  const cards = place.legal.filter((card) => rankOf(card) === rank);
  return cards.length > 1 ? { kind: 'choice', law: '46B3b', cards } : named(cards[0]);
};

const byWords = (state: TableState, place: Place, said: Exclude<Designation, { kind: 'card' }>): Designated => {
  switch (said.kind) {
    case 'suit':
      return named(ofSuit(place.hand, said.suit).at(-1));
    case 'highest':
      return named(ofSuit(place.hand, said.suit)[0]);
    case 'rank':
      return byRank(state, place, said.rank);
    case 'height':
      return byHeight(state, place, said.height);
    case 'anything':
      return place.legal.length > 1 ? { kind: 'choice', law: '46B5', cards: place.legal } : named(place.legal[0]);
  }
};

/** The card of dummy's that declarer's words mean where the table stands (46A, 46B). */
export const designatedBy = (state: TableState, words: string | undefined, card: Card | undefined): Designated => {
  const contract = contractPlayed(state);
  const said = parseDesignation(words, card);
  if (!contract) return NOTHING;
  if (!said) return words === undefined ? NOTHING : UNREAD;
  const dummy = dummyOf(contract);
  if (said.kind === 'card') return cardsOfDummy(state, dummy).includes(said.card) ? named(said.card) : NOTHING;
  const hand = holding(state, dummy);
  return hand ? byWords(state, placeOf(state, contract, hand), said) : UNREAD;
};

const OTHERWISE = 'other-intention';
const ANSWERS = ['incontrovertible', 'none'];

const isOf46 = ({ name }: Option): boolean => name === OF_RANK || name === OF_ANY_CARD;

/** There is nothing to choose any more. */
const withoutChoice = (state: TableState): TableState =>
  state.options.length + state.questions.length === 0
    ? state
    : withoutUnread({
        ...state,
        options: state.options.filter((one) => !isOf46(one)),
        questions: state.questions.filter(({ question }) => question !== OTHERWISE),
      });

type Choice = Extract<Designated, { readonly kind: 'choice' }>;

/**
 * 46B3b: declarer says which of several cards of the rank it is. 46B5: either defender says which card it is, unless
 * declarer beyond doubt meant something else.
 */
const withChoice = (state: TableState, at: number, { law, cards }: Choice): TableState => {
  const declarer = declarerOf(state);
  if (declarer === null) return state;
  const open = { law, choices: cards, act: at, until: "dummy's card is played", inPlay: true } as const;
  if (law === '46B3b') return withOption(state, { ...open, name: OF_RANK, for: declarer });
  const offered = withOption(state, { ...open, name: OF_ANY_CARD, for: leftOf(declarer), orPartner: true });
  return withQuestion(offered, { question: OTHERWISE, law: '46B', act: at, against: at, answers: ANSWERS, then: null });
};

/**
 * Further words while it is asked what the first ones meant: those that come to a card answer it; among several cards
 * declarer chooses, unless somebody has played meanwhile. Others tell the director no more than the first.
 */
const answersNothing = (state: TableState, said: Designated | null): boolean =>
  unread(state) !== undefined && said !== null && (said.kind !== 'choice' || state.play.played.waiting.length > 0);

const designated = (state: TableState, { at, data }: ActOf<'CardDesignated' | 'DesignationChanged'>): TableState => {
  const said = anyCardAt(state, at) ? null : designatedBy(state, data.words, data.card);
  if (answersNothing(state, said)) return state;
  const incomplete = parseDesignation(data.words, data.card)?.kind !== 'card';
  const named = withDesignation(withoutChoice(state), { at, incomplete, change: null });
  switch (said?.kind) {
    case 'choice':
      return withChoice(named, at, said);
    case 'unread':
      return asksWhichCard(named, at);
    case 'card':
    case 'nothing':
    case undefined:
      return named;
  }
};

/**
 * The card that a choice, or a slip that was mended, has played. Dummy may have understood what nobody else could read:
 * then it is that card which declarer may have meant otherwise.
 */
const chosenSince = (state: TableState, { type, at }: Act, understood: boolean): TableState => {
  const { designation } = state.play.played;
  const plays = type === 'OptionChosen' || type === 'JudgementMade' || (type === 'DummyPlayed' && understood);
  return designation && plays && cardAt(state, at)?.seat === dummyIn(state)
    ? withDesignation(state, { ...designation, at, change: null })
    : state;
};

/** Whether an incomplete designation has played this card, and nobody has gone on to the next trick. */
const mayHaveMeantOther = (state: TableState, act: number): boolean => {
  const { designation } = state.play.played;
  const card = cardAt(state, act);
  return (
    card !== undefined &&
    designation?.at === act &&
    designation.incomplete &&
    cardsOfTrick(state, card.trick + 1).length === 0
  );
};

/** 46B: declarer meant something else, and nobody could doubt it: they name their card. */
const otherwise = (state: TableState, act: number, answer: string): TableState => {
  if (answer !== 'incontrovertible') return state;
  const card = cardAt(state, act);
  if (!card) return withoutChoice(state);
  const back = takenBack(state, act, { law: '46B', unauthorised: sideOf(card.seat) }, '46B');
  return opponentsMayChange(back, card, '47D');
};

/** Dummy is another hand than it was (54A). */
const isMoot = (state: TableState): boolean => {
  if (state.options.length + state.questions.length === 0) return false;
  const dummy = dummyIn(state);
  const hand = dummy && holding(state, dummy);
  const open = state.options.filter(isOf46);
  return (
    isUnreadMoot(state) || open.some(({ choices }) => !choices.every((choice) => hand?.some((card) => card === choice)))
  );
};

const decided = (state: TableState, option: Option): TableState => withoutChoice(withoutOption(state, option));

/** Another word where the last one has played no card mends nothing: it names a card. */
const isDesignation = (state: TableState, act: Act): act is ActOf<'CardDesignated' | 'DesignationChanged'> =>
  act.type === 'CardDesignated' ||
  (act.type === 'DesignationChanged' && (cardAt(state, act.at) !== undefined || namesAnew(state)));

export const law46 = {
  chosen: { [OF_RANK]: decided, [OF_ANY_CARD]: decided },
  raisable: {
    [OTHERWISE]: {
      law: { 'wbf-2017': '46B', 'wbf-2007': '46B' },
      answers: (state, act) => (mayHaveMeantOther(state, act) ? ANSWERS : []),
    },
  },
  judged: { [OTHERWISE]: (state, { act }, answer) => otherwise(state, act, answer) },
  filled: { '46B': refilled },
  after: (state, act) => {
    if (isDesignation(state, act)) return designated(state, act);
    const understood = unread(state) !== undefined;
    return anyCardAt(state, act.at) || isMoot(state) ? chosenSince(withoutChoice(state), act, understood) : state;
  },
} satisfies LawModule;
