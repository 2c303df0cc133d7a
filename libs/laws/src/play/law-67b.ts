import type { Card, Seat } from '@app/bridge';
import { sideOf, suitOf } from '@app/bridge';
import type { Act, ActData } from '../state/acts';
import type { CardOnTable, Vacancy } from '../state/cards';
import type { LawModule } from '../state/law-module';
import type { Irregularity, TableState } from '../state/table-state';
import { cardAt, cardsOfTrick, holding, withCards, withPenaltyCard, withdrawnToTable } from '../table/card-changes';
import { noticed, withIrregularity, withObligation, withReview } from '../table/changes';
import { isDefender } from '../table/contract';
import { asAdded, isFaced, revokeAt, withRevoke, withRevokes } from './revokes';

const suitLedTo = (state: TableState, trick: number) => {
  const [lead] = cardsOfTrick(state, trick);
  return lead ? suitOf(lead.card) : null;
};

/** 67B1: the hand adds a card, of the suit led if it has one (67B1a). */
export const addedLate = (state: TableState, { seat, trick, act }: Vacancy): TableState => {
  const suit = suitLedTo(state, trick);
  const holdsIt = holding(state, seat)?.some((card) => suitOf(card) === suit) ?? false;
  return withObligation(state, { kind: 'add-card', for: seat, law: holdsIt ? '67B1a' : '67B1b', act });
};

/** 67B1: whoever won the trick has won it, and the player counts as having revoked to it, whatever he adds. */
const filledLate = (state: TableState, { seat, trick, act }: Vacancy, { at }: CardOnTable): TableState => {
  const suit = suitLedTo(state, trick);
  const attention = state.play.missing.find((one) => one.at === act && one.seat === seat)?.attention ?? at;
  const faced = isFaced(state, seat, suit);
  return withRevoke(asAdded(state, at), { at, seat, trick, suit, faced, attention, fate: 'as-established' });
};

/** He has added a card of another suit although he could have chosen one of the suit led: it goes back (67B1a). */
export const addedCardBack = (state: TableState, { at, seat, rule }: Irregularity): TableState => {
  const known = withRevokes(noticed(state, at, 'ruled', rule), {
    made: state.play.revoking.made.filter((one) => one.at !== at),
  });
  const back = withdrawnToTable(known, at, '67B1a', '67B1');
  return withObligation(back, { kind: 'add-card', for: seat, law: '67B1a', act: at });
};

/** Tricks to which a hand has not followed suit, though a card put back to it would have. */
const notFollowed = ({ cards }: TableState, seat: Seat, card: Card): readonly CardOnTable[] =>
  cards.inForce.filter((one) => {
    const [lead] = cards.inForce.filter(({ trick }) => trick === one.trick);
    return one.seat === seat && lead && suitOf(lead.card) === suitOf(card) && suitOf(one.card) !== suitOf(card);
  });

/** 67B2b, 14B4: the card was in the hand all the time, so that not having played it was a revoke. */
const deemedRevoke = (state: TableState, act: number, { at, seat, trick }: CardOnTable, suit: Card): TableState => {
  if (revokeAt(state, at)) return state;
  const led = suitOf(suit);
  const faced = isFaced(state, seat, led);
  const made = withRevoke(state, { at, seat, trick, suit: led, faced, attention: act, fate: null });
  const status = state.directorCalled ? ('director-called' as const) : ('attention-drawn' as const);
  return withIrregularity(made, { at, seat, rule: 'revoke', law: '61A', status, turn: null, lhoCalled: false });
};

/** 67B2a: the extra card goes back to the hand; 14B: one that was missing does. */
const restored = (state: TableState, act: number, { seat, card, found }: ActData['CardRestored']): TableState => {
  const back =
    found === 'among-the-quitted' && state.cards.spare.some((one) => one.card === card)
      ? withCards(state, { spare: state.cards.spare.filter((one) => one.card !== card) })
      : state;
  return notFollowed(back, seat, card).reduce((now, played) => deemedRevoke(now, act, played, card), back);
};

const SHOWN = 'extra-card-shown';
const TWICE = 'played-to-two-tricks';

/** The card that a defender got back by this act. */
const cardRestored = (state: TableState, act: number) =>
  state.hands.restored.find(({ at, seat }) => at === act && isDefender(state, seat));

/** The footnote to 67B2a: an extra card of a defender's that has been shown becomes a penalty card. */
const shown = (state: TableState, act: number): TableState => {
  const one = cardRestored(state, act);
  return one ? withPenaltyCard(state, { ...one, law: '67B2a', deliberate: false }) : state;
};

/** 67B3: the same card has gone to two tricks, and it is too late to mend that: the score is adjusted. */
const playedTwice = (state: TableState, act: number, answer: string): TableState => {
  const left = { ...state, reviews: state.reviews.filter((one) => one.act !== act || one.law !== '67B3') };
  const card = cardAt(state, act);
  return card && answer === 'played-twice' ? withReview(left, { law: '67B3', act, side: sideOf(card.seat) }) : left;
};

export const law67b = {
  filled: { '67B1': filledLate },
  raisable: {
    [SHOWN]: {
      law: { 'wbf-2017': '67B2a', 'wbf-2007': '67B2a' },
      answers: (state, act) => (cardRestored(state, act) ? ['shown', 'not-shown'] : []),
    },
    [TWICE]: {
      law: { 'wbf-2017': '67B3' },
      answers: (state, act) => (cardAt(state, act) ? ['played-twice', 'played-once'] : []),
    },
  },
  judged: {
    [SHOWN]: (state, { act }, answer) => (answer === 'shown' ? shown(state, act) : state),
    [TWICE]: (state, { act }, answer) => playedTwice(state, act, answer),
  },
  after: (state, act: Act) => (act.type === 'CardRestored' ? restored(state, act.at, act.data) : state),
} satisfies LawModule;
