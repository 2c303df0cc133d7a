import { since, type Seat, type Side, TRICKS, hasPlayedToTrick, leftOf, sideOf, suitOf } from '@app/bridge';
import type { CardOnTable } from '../state/cards';
import type { LawModule, NextCard } from '../state/law-module';
import type { Irregularity, TableState } from '../state/table-state';
import { cardAt, cardsOfTrick, holding, withPenaltyCard, withdrawn, withdrawnToTable } from '../table/card-changes';
import { settled, under, withQuestion } from '../table/changes';
import { isLeadDue, turnToPlay } from '../table/contract';

/**
 * Whether this hand would lead, and it is another's turn to. A hand that has played to a trick whose lead went back plays
 * a further card (45E), and leads to nothing.
 */
export const leadsOutOfTurn = (state: TableState, seat: Seat): boolean => {
  const turn = turnToPlay(state);
  const { play } = state.cards;
  const isIn = play !== null && hasPlayedToTrick(play, seat);
  return isLeadDue(state) && turn !== null && turn !== seat && !isIn;
};

/** 2017: the last trick is played as it would have been; a lead out of turn to it goes back. */
const cannotBeAccepted = (state: TableState, { trick }: CardOnTable): boolean =>
  since(state.edition, 'wbf-2017') && trick === TRICKS;

/**
 * The card of this act goes back to where it was: to its hand, or to the table if it lay there as a penalty card. The
 * side that has erred may not use what it told (16C, in 2007 16D).
 */
export const backInHand = (state: TableState, act: number, law: string, unauthorised: Side): TableState => {
  const card = cardAt(state, act);
  if (!card) return state;
  const back = withdrawn(state, act, { law, unauthorised });
  return card.lay === undefined ? back : withPenaltyCard(back, { ...card, law, deliberate: card.lay === 'major' });
};

/** This lead and what has been played to it, in the order of the trick. */
const leadAndFollowing = (state: TableState, act: number): readonly CardOnTable[] => {
  const lead = cardAt(state, act);
  return lead ? cardsOfTrick(state, lead.trick).filter(({ place }) => place >= lead.place) : [];
};

/**
 * The lead is not accepted. What its own side has played to it gains nothing by that, and goes back as well (60C).
 * @param following the paragraph under which the cards after it fall
 */
export const leadTakenBack = (
  state: TableState,
  { at: act }: Irregularity,
  law: string,
  following = '60C',
): TableState =>
  leadAndFollowing(state, act).reduce((now, { at }) => withdrawnToTable(now, at, at === act ? law : following), state);

/** These cards go back, and there is no more to it. */
const undone = (state: TableState, { seat }: Irregularity, cards: readonly CardOnTable[], law: string): TableState =>
  cards.reduce((now, { at }) => backInHand(now, at, law, sideOf(seat)), state);

/** 53B (in 2007 53C): the right lead stands, and what has been played before it to that trick goes back. */
export const OF_THE_RIGHT_LEAD = { 'wbf-2017': '53B', 'wbf-2007': '53C' };

const rightLead = (state: TableState, irregularity: Irregularity): TableState =>
  undone(state, irregularity, leadAndFollowing(state, irregularity.at), under(state, OF_THE_RIGHT_LEAD));

/** Whether this card could be played to the lead: it follows suit, or its hand has none of it, as far as is known. */
const couldFollow = (state: TableState, lead: CardOnTable, { seat, card }: NextCard): boolean => {
  const led = suitOf(lead.card);
  return suitOf(card) === led || holding(state, seat)?.some((held) => suitOf(held) === led) !== true;
};

type Meaning = 'plays-to-it' | 'leads' | 'either';

/**
 * What a card of the other side is. Where it was the turn of a player, they lead and need not have accepted anything
 * (53B), unless they sit on the left of the wrong lead: then they may have played to it.
 */
const meaningOf = (state: TableState, lead: CardOnTable, turn: Seat | null, next: NextCard): Meaning => {
  if (turn !== next.seat) return 'plays-to-it';
  const mayFollow = next.seat === leftOf(lead.seat) && !cannotBeAccepted(state, lead) && couldFollow(state, lead, next);
  return mayFollow ? 'either' : 'leads';
};

const LED_OR_FOLLOWED = 'led-or-followed';

/** The director asks what was meant, as after a call in turn over one out of rotation (28B). */
const askWhatWasMeant = (state: TableState, { at }: Irregularity, next: NextCard): TableState =>
  withQuestion(state, {
    question: LED_OR_FOLLOWED,
    law: under(state, OF_THE_RIGHT_LEAD),
    act: next.at,
    against: at,
    answers: ['followed', 'led'],
    then: null,
  });

/**
 * A card after a lead out of turn on which nobody has ruled. The other side accepts the lead by playing to it: the hand
 * on its left (53A), a defender on its right (53C, in 2007 53B), and declarer from either hand, for what they play too
 * early must stand (57C). The offenders' own cards answer nothing (60C).
 */
export const answeredByCard = (state: TableState, irregularity: Irregularity, next: NextCard): TableState => {
  const { at, rule, turn } = irregularity;
  const lead = cardAt(state, at);
  if (!lead || sideOf(next.seat) === sideOf(lead.seat)) return state;
  if (cardsOfTrick(state, lead.trick).some(({ seat }) => seat === next.seat)) return state;
  const meaning = meaningOf(state, lead, turn, next);
  if (meaning === 'leads') return rightLead(state, irregularity);
  if (cannotBeAccepted(state, lead)) return state;
  const accepted = settled(state, at, 'accepted', rule);
  return meaning === 'either' ? askWhatWasMeant(accepted, irregularity, next) : accepted;
};

/**
 * The director comes to a lead out of turn: what may be chosen, unless it must go back whatever anybody wants (53A).
 */
export const broughtToDirector =
  (offered: (state: TableState, irregularity: Irregularity) => TableState) =>
  (state: TableState, irregularity: Irregularity): TableState => {
    const lead = cardAt(state, irregularity.at);
    if (!lead) return state;
    return cannotBeAccepted(state, lead)
      ? undone(state, irregularity, cardsOfTrick(state, lead.trick), '53A')
      : offered(state, irregularity);
  };

/** It was a lead after all: the wrong one, which seemed accepted, and what was played before the right one go back. */
const wasTheRightLead = (state: TableState, wrong: number, right: number): TableState => {
  const irregularity = state.irregularities.find(({ at, status }) => at === wrong && status === 'accepted');
  const card = cardAt(state, right);
  if (!irregularity || !card) return state;
  const before = leadAndFollowing(state, wrong).filter(({ place }) => place < card.place);
  const back = undone(state, irregularity, before, under(state, OF_THE_RIGHT_LEAD));
  return {
    ...back,
    irregularities: back.irregularities.map((one) => (one === irregularity ? { ...one, status: 'ruled' } : one)),
  };
};

export const law53 = {
  judged: {
    [LED_OR_FOLLOWED]: (state, { act, against }, answer) =>
      answer === 'led' ? wasTheRightLead(state, against, act) : state,
  },
} satisfies LawModule;
