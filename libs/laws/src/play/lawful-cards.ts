import { type Card, type Hand, type Seat, type Suit, sortedHand, suitOf } from '@app/bridge';
import type { CardRule } from '../state/rule';
import type { Obligation, TableState } from '../state/table-state';
import { holding, leadFor, trickFor, vacancyFor } from '../table/card-changes';
import { trickNow } from '../table/contract';

/** The trick that the next card of a hand goes to. */
export const nextTrickOf = (state: TableState, seat: Seat): number =>
  vacancyFor(state, seat)?.trick ?? trickFor(state, seat);

/** The suit that the next card of a hand has to follow; null where it is a lead. */
export const suitToFollow = (state: TableState, seat: Seat): Suit | null => {
  const lead = leadFor(state, seat);
  return lead && suitOf(lead.card);
};

/** Whether the next card of a hand leads, and not too early to a later trick. */
export const isToLead = (state: TableState, seat: Seat): boolean =>
  leadFor(state, seat) === null && nextTrickOf(state, seat) === trickNow(state.cards.play);

/** What somebody must or must not lead or play, by the choice of an opponent (26, 50D2, 57A). */
type Restriction = Extract<
  Obligation,
  { readonly kind: 'lead' | 'no-lead' | 'play' | 'no-play' | 'play-highest' | 'play-lowest' }
>;

const KINDS: readonly Obligation['kind'][] = ['lead', 'no-lead', 'play', 'no-play', 'play-highest', 'play-lowest'];

const isRestriction = (one: Obligation): one is Restriction => KINDS.includes(one.kind);

/** Those of the cards that comply with a restriction; none where it cannot be complied with (59). */
const complying = (cards: Hand, { kind, suit }: Restriction): Hand => {
  const ofSuit = sortedHand(cards.filter((card) => suitOf(card) === suit));
  switch (kind) {
    case 'lead':
    case 'play':
      return ofSuit;
    case 'no-lead':
    case 'no-play':
      return cards.filter((card) => suitOf(card) !== suit);
    case 'play-highest':
      return ofSuit.slice(0, 1);
    case 'play-lowest':
      return ofSuit.slice(-1);
  }
};

/** The cards that a hand may lead or follow with by Law 44 alone; null where it is not known. */
const lawfulCards = (state: TableState, seat: Seat): Hand | null => {
  const hand = holding(state, seat);
  const led = suitToFollow(state, seat);
  const following = hand?.filter((card) => suitOf(card) === led) ?? [];
  return following.length > 0 ? following : hand;
};

/** What binds the next card of this hand. */
const restrictionsOn = (state: TableState, seat: Seat): readonly Restriction[] => {
  const leads = isToLead(state, seat);
  return state.obligations
    .filter(isRestriction)
    .filter(({ kind, for: bound }) => bound === seat && (kind === 'lead' || kind === 'no-lead') === leads);
};

/** Whether a card is not what a restriction asks for, although the hand could comply. */
export const breaks = (lawful: Hand, restriction: Restriction, card: Card): boolean => {
  const allowed = complying(lawful, restriction);
  return lawful.includes(card) && allowed.length > 0 && !allowed.includes(card);
};

/** The cards that a hand may lead or play now: it follows suit, and complies with restrictions as far as it can. */
export const allowedCards = (state: TableState, seat: Seat): Hand | null => {
  const lawful = lawfulCards(state, seat);
  if (lawful === null) return null;
  return restrictionsOn(state, seat).reduce((cards, restriction) => {
    const allowed = complying(cards, restriction);
    return allowed.length > 0 ? allowed : cards;
  }, lawful);
};

/**
 * 61A: a card against a restriction that an opponent has chosen (26, 50D2, 57A), from a hand that could have
 * complied.
 */
export const restrictionBreached = {
  name: 'restriction-breached',
  label: 'A lead or play that declarer had forbidden, or another than the one he had required',
  sources: { 'wbf-2017': '61A', 'wbf-2007': '61A' },
  detects: (state, { seat, card }) => {
    if (state.obligations.length === 0) return false;
    const lawful = lawfulCards(state, seat);
    return lawful !== null && restrictionsOn(state, seat).some((one) => breaks(lawful, one, card));
  },
} satisfies CardRule;
