import type { Card, Contract, Hand, Rank, Seat, Suit } from '@app/bridge';
import { DECK, SEATS, beats, denominationOf, dummyOf, rankOf, sideOf, sortedHand, suitOf } from '@app/bridge';
import type { CardOnTable } from '../state/cards';
import type { TableState } from '../state/table-state';
import { cardsOfTrick, holding, leadFor, trickFor, vacancyFor } from '../table/card-changes';
import { contractPlayed } from '../table/contract';
import type { Said } from './law-46-words';
import { saidIn } from './law-46-words';

/** What declarer's words come to: a card, a choice among several, or nothing yet. */
export type Designated =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'choice'; readonly law: '46B3b' | '46B5'; readonly cards: readonly Card[] }
  /** Void, or not enough: declarer has to name a card (46B4). */
  | { readonly kind: 'nothing' };

/** Options by which somebody says which card of dummy's it is: declarer by 46B3b, a defender by 46B5. */
export const OF_RANK = 'rank-of-dummys-card';
export const OF_ANY_CARD = 'any-card-of-dummys';

const NOTHING: Designated = { kind: 'nothing' };

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
 * The cards among which `high`, `low` and `win` choose. 2017: those of the suit led. In 2007 no suit is named: those that
 * dummy may legally play.
 */
const meant = ({ edition }: TableState, { lead, legal }: Place): Hand => {
  if (edition === 'wbf-2007') return legal;
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

const isDummys = (state: TableState, dummy: Seat, card: Card): boolean => {
  const hand = holding(state, dummy);
  if (hand) return hand.includes(card);
  const { dealt, inForce } = state.cards;
  return !inForce.some((one) => one.card === card) && !Object.values(dealt).some((other) => other.includes(card));
};

const byWords = (state: TableState, place: Place, said: Exclude<Said, { kind: 'card' }>): Designated => {
  switch (said.kind) {
    case 'suit':
      return named(ofSuit(place.hand, said.suit).at(-1));
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
  const said = saidIn(words, card);
  if (!contract || !said) return NOTHING;
  const dummy = dummyOf(contract);
  if (said.kind === 'card') return isDummys(state, dummy, said.card) ? named(said.card) : NOTHING;
  const hand = holding(state, dummy);
  return hand ? byWords(state, placeOf(state, contract, hand), said) : NOTHING;
};
