import { sideOf, inEdition } from '@app/bridge';
import type { CardOnTable } from '../state/cards';
import type { LawModule, NextCard } from '../state/law-module';
import type { Irregularity, TableState } from '../state/table-state';
import {
  cardAt,
  cardsOfTrick,
  forgotten,
  laidToTrick,
  trickFor,
  undecidedAt,
  withCards,
  withPenaltyCard,
  withdrawn,
} from '../table/card-changes';
import { isOpen, noticed, settled, under, withIrregularity, withQuestion } from '../table/changes';
import { isDefender, turnToPlay } from '../table/contract';
import { OF_THE_RIGHT_LEAD } from './law-53';
import { declarersLeadOutOfTurn } from './law-55';
import { defendersLeadOutOfTurn } from './law-56';
import { secondCardToTrick } from './out-of-turn';
import { returned } from './taking-back';

const QUESTION = 'lead-or-fifth-card';

/** What a card too many is found to be when it is played: it may be that, or a lead to the next trick. */
const RULES: readonly string[] = [secondCardToTrick.name, declarersLeadOutOfTurn.name, defendersLeadOutOfTurn.name];

/** A card of a hand that has played to the trick before, as long as nobody has played to it or said what it was. */
const doubtful = (state: TableState, at: number): CardOnTable | null => {
  const undecided = undecidedAt(state, at);
  if (undecided) return undecided;
  const card = cardAt(state, at);
  if (!card || state.play.played.leads.includes(at)) return null;
  const hasPlayedBefore = cardsOfTrick(state, card.trick - 1).some(({ seat }) => seat === card.seat);
  return hasPlayedBefore && cardsOfTrick(state, card.trick).length === 1 ? card : null;
};

const openOn = (state: TableState, at: number): Irregularity | undefined =>
  state.irregularities.find((one) => one.at === at && isOpen(one) && RULES.includes(one.rule));

/** A defender's is a penalty card (45E1); declarer's or dummy's goes back, and that is all (45E2). */
const fifthCard = (state: TableState, { at, seat, card }: CardOnTable): TableState => {
  if (!isDefender(state, seat)) return returned(state, at, { law: '45E2', unauthorised: sideOf(seat) });
  const back = withdrawn(state, at, { law: '45E1', unauthorised: null });
  return withPenaltyCard(back, { at, seat, card, law: '45E1', deliberate: false });
};

/** The card lies beside the tricks, and nothing is played to it, until somebody says what it was. Laid there again, it is one card. */
export const setAside = (state: TableState, card: CardOnTable): TableState => {
  const before = state.cards.undecided.filter((one) => one.card === card.card);
  const once = before.reduce((now, { at }) => forgotten(now, at), state);
  return withCards(once, {
    inForce: once.cards.inForce.filter(({ at }) => at !== card.at),
    undecided: [...once.cards.undecided.filter((one) => !before.includes(one)), card],
  });
};

/** Whether a card that breaks these rules belongs to no trick yet: its hand has played to the one in progress. */
export const goesBeside = (broken: readonly { readonly name: string }[]): boolean =>
  broken.some(({ name }) => name === secondCardToTrick.name);

/** A card that lay beside the tricks has been played to one after all. */
const withoutPlayed = (state: TableState): TableState =>
  state.cards.undecided
    .filter(({ card }) => state.cards.inForce.some((one) => one.card === card))
    .reduce(
      (now, one) =>
        withCards(forgotten(now, one.at), { undecided: now.cards.undecided.filter((other) => other !== one) }),
      state,
    );

const withLead = (state: TableState, at: number): TableState => {
  const { played } = state.play;
  const card = undecidedAt(state, at);
  if (card) {
    const { undecided } = state.cards;
    return withLead(laidToTrick(withCards(state, { undecided: undecided.filter((one) => one !== card) }), card), at);
  }
  return { ...state, play: { ...state.play, played: { ...played, leads: [...played.leads, at] } } };
};

/** The play goes on with the next trick, though somebody has not played to the one before it (67). */
const withTrickOpened = (state: TableState, { trick }: CardOnTable): TableState =>
  cardsOfTrick(state, trick - 1).length === 4 ? state : withCards(state, { from: Math.max(state.cards.from, trick) });

/** A second card to a trick was a lead: out of turn, unless its hand has won that trick (55, 56). */
const asLead = (state: TableState, { at, seat, trick }: CardOnTable): TableState => {
  const ruled = settled(state, at, 'ruled', secondCardToTrick.name);
  const winner = ruled.cards.play?.tricks[trick - 2]?.winner ?? seat;
  const insteadOf = winner === seat ? null : winner;
  const led = withCards(ruled, {
    inForce: ruled.cards.inForce.map((one) => (one.at === at ? { ...one, insteadOf } : one)),
  });
  if (insteadOf === null) return led;
  const { name: rule, sources } = isDefender(state, seat) ? defendersLeadOutOfTurn : declarersLeadOutOfTurn;
  return withIrregularity(led, {
    at,
    seat,
    rule,
    law: inEdition(state.edition, sources) ?? '',
    status: 'director-called',
    turn: insteadOf,
    lhoCalled: false,
  });
};

/** Before partner has played to the trick, what was led too early is 57A's, and the trick goes on. */
const lead = (state: TableState, card: CardOnTable): TableState => {
  const found = withLead(state, card.at);
  const open = openOn(state, card.at);
  if (!open) return found;
  return open.rule === secondCardToTrick.name
    ? asLead(withTrickOpened(found, card), card)
    : noticed(found, card.at, 'director-called', open.rule);
};

const judged = (state: TableState, act: number, answer: string): TableState => {
  const card = doubtful(state, act);
  if (!card) return state;
  if (answer !== 'lead') return fifthCard(state, card);
  // A trick has one lead: where another has been made meanwhile, this one goes back (53B, in 2007 53C).
  const isLate = undecidedAt(state, act) !== undefined && cardsOfTrick(state, card.trick).length > 0;
  return isLate
    ? returned(state, act, { law: under(state, OF_THE_RIGHT_LEAD), unauthorised: sideOf(card.seat) })
    : lead(state, card);
};

/** An opponent who has played to this trick themselves plays to the card: so it was a lead, and is accepted (53A). */
const followed = (state: TableState, { at, seat, rule }: Irregularity, next: NextCard): TableState => {
  const { undecided } = state.cards;
  const card = undecidedAt(state, at);
  if (!card || undecided.length > 1 || sideOf(next.seat) === sideOf(seat)) return state;
  const isBegun = cardsOfTrick(state, card.trick).length > 0;
  if (isBegun || trickFor(state, next.seat) !== card.trick || turnToPlay(state) === next.seat) return state;
  return settled(withTrickOpened(withLead(state, at), card), at, 'accepted', rule);
};

/** Whether the director is to say what the card was: they are there, and it may be either. */
const isAsked = (state: TableState, { at, rule, status }: Irregularity): boolean =>
  RULES.includes(rule) &&
  (status === 'director-called' || status === 'options-offered') &&
  doubtful(state, at) !== null &&
  !state.questions.some((one) => one.question === QUESTION && one.act === at);

const withFifthCardQuestion = (state: TableState, act: number): TableState =>
  withQuestion(state, {
    question: QUESTION,
    law: '45E',
    act,
    against: act,
    answers: ['fifth-card', 'lead'],
    then: null,
  });

const asking = (state: TableState): TableState =>
  state.irregularities.reduce<TableState>(
    (now, one) => (isAsked(now, one) ? withFifthCardQuestion(now, one.at) : now),
    state,
  );

/** It has been accepted or refused as a lead, or somebody has played to it. */
const withoutAnswered = (state: TableState): TableState => {
  const stays = ({ question, act }: TableState['questions'][number]): boolean =>
    question !== QUESTION || (openOn(state, act) !== undefined && doubtful(state, act) !== null);
  return state.questions.every(stays) ? state : { ...state, questions: state.questions.filter(stays) };
};

/** Law 45E: a further card from a hand that has played to the trick. */
export const law45e = {
  irregularCards: {
    [secondCardToTrick.name]: {
      cardFollows: followed,
      directorComes: (state, { at, rule }) => noticed(state, at, 'options-offered', rule),
    },
  },
  raisable: {
    [QUESTION]: {
      law: { 'wbf-2017': '45E', 'wbf-2007': '45E' },
      answers: (state, act) => (doubtful(state, act) ? ['fifth-card', 'lead'] : []),
    },
  },
  judged: { [QUESTION]: (state, { act }, answer) => judged(state, act, answer) },
  after: (state) => asking(withoutAnswered(withoutPlayed(state))),
} satisfies LawModule;
