import { type Card, type Seat, type Suit, SUITS, isCard, isSuit, partnerOf, suitOf } from '@app/bridge';
import type { PenaltyCard } from '../state/cards';
import type { IrregularCard, LawModule } from '../state/law-module';
import type { ForbiddenLead, LeadChoice } from '../state/play';
import type { CardRule } from '../state/rule';
import type { Obligation, Option, TableState } from '../state/table-state';
import { isHonour, withoutPenaltyCards } from '../table/card-changes';
import { settled } from '../table/changes';
import { declarerOf, isDefender, isOfDeclarer, onLead, trickNow, turnToPlay } from '../table/contract';
import { isInPlay, penaltyCardsOf, withDuties, withPenalty, withStanding } from './law-50';
import { leadTakenBack } from './law-53';
import { allowedCards, isToLead, nextTrickOf, suitToFollow } from './lawful-cards';

const WHICH = 'which-penalty-card';

/** No card lies there or has lain there, and nothing that comes of one is left. */
const isWithoutPenaltyCards = ({ cards, play, options, obligations }: TableState): boolean =>
  cards.penalty.length + options.length + obligations.length === 0 &&
  play.penalty.lead === null &&
  play.penalty.forbidden === null;

/** The defender whose turn it is, unless they wait for declarer's choice (50D2). */
const defenderInTurn = (state: TableState): Seat | null => {
  const seat = turnToPlay(state);
  if (seat === null || !isInPlay(state) || !isDefender(state, seat)) return null;
  return state.obligations.some((one) => one.kind === 'wait' && one.for === seat) ? null : seat;
};

/** 62C2: the card has been taken back to be changed for another, so that it is not due in the place it comes from. */
const isBeingChanged = ({ cards }: TableState, { at }: PenaltyCard): boolean =>
  cards.vacancies.some(({ act }) => act === at) && cards.gone.some((gone) => gone.at === at && gone.law === '62C2');

/** The penalty cards that a player may legally play now; of an unknown hand those of the suit led. */
const playable = (state: TableState, seat: Seat): readonly PenaltyCard[] => {
  const lying = penaltyCardsOf(state, seat);
  if (lying.length === 0) return lying;
  const allowed = allowedCards(state, seat);
  const led = suitToFollow(state, seat);
  return lying
    .filter((one) => !isBeingChanged(state, one))
    .filter(({ card }) => (allowed ? allowed.includes(card) : led === null || suitOf(card) === led));
};

/**
 * The penalty cards of which the player has to play one: the major ones, or the one that declarer has asked for (51A,
 * 52B2).
 */
export const dueNow = (state: TableState, seat: Seat): readonly PenaltyCard[] => {
  const lying = playable(state, seat);
  const { due } = state.play.penalty;
  const asked = due?.seat === seat && due.trick === nextTrickOf(state, seat) ? due.cards : [];
  const named = lying.filter(({ card }) => asked.includes(card));
  return named.length > 0 ? named : lying.filter(({ kind }) => kind === 'major');
};

/** Which cards are due from a hand, to the trick that it plays to now. */
export const withCardsDue = (state: TableState, seat: Seat, cards: readonly Card[]): TableState =>
  withPenalty(state, { due: { seat, trick: nextTrickOf(state, seat), cards } });

const dutyNow = (state: TableState, seat: Seat): readonly Obligation[] => {
  const [due, ...others] = dueNow(state, seat);
  if (others.length > 0) return [];
  if (due) {
    const kind = isToLead(state, seat) ? ('lead-penalty-card' as const) : ('play-penalty-card' as const);
    return [{ kind, for: seat, law: '50D1a', act: due.at, card: due.card }];
  }
  return playable(state, seat).map(({ at, card }) => ({
    kind: 'no-low-card' as const,
    for: seat,
    law: '50C',
    act: at,
    suit: suitOf(card),
  }));
};

const optionNow = (state: TableState, seat: Seat): Option | null => {
  const due = dueNow(state, seat);
  const declarer = declarerOf(state);
  const [first] = due;
  if (!first || due.length < 2 || declarer === null) return null;
  return {
    name: WHICH,
    law: '51A',
    for: declarer,
    choices: due.map(({ card }) => card),
    act: first.at,
    until: `${seat} plays`,
    inPlay: true,
  };
};

const isDuty = ({ kind }: Obligation): boolean =>
  kind === 'play-penalty-card' || kind === 'lead-penalty-card' || kind === 'no-low-card';

/**
 * 52: another card than the penalty card that had to be played (50D1, 51A), or a small one of the suit of a minor one
 * (50C). As long as declarer has not said which of several is due, any card is too early.
 */
export const penaltyCardNotPlayed = {
  name: 'penalty-card-not-played',
  label: 'Another card than the penalty card that had to be played',
  sources: { 'wbf-2017': '52B1a', 'wbf-2007': '52B1a' },
  detects: (state, { seat, card }) => {
    if (seat !== turnToPlay(state)) return false;
    if (isDefender(state, seat) && state.options.some(({ name }) => name === WHICH)) return true;
    return state.obligations.some((one) => one.for === seat && isBreach(state, one, card));
  },
} satisfies CardRule;

const isBreach = (state: TableState, one: Obligation, card: Card): boolean => {
  if (one.kind === 'play-penalty-card' || one.kind === 'lead-penalty-card') return card !== one.card;
  const isMinor = penaltyCardsOf(state, one.for).some((lying) => lying.card === card);
  return one.kind === 'no-low-card' && suitOf(card) === one.suit && !isHonour(card) && !isMinor;
};

/** What the player of a penalty card has to do (50C, 50D1), and declarer's choice among several (51A). */
export const law50d1 = {
  chosen: {
    [WHICH]: (state, _, choice) => {
      const seat = defenderInTurn(state);
      return seat !== null && isCard(choice) ? withCardsDue(state, seat, [choice]) : state;
    },
  },
  after: (state) => {
    if (isWithoutPenaltyCards(state)) return state;
    const seat = defenderInTurn(state);
    return withDuties(
      withStanding(state, WHICH, seat && optionNow(state, seat)),
      isDuty,
      seat === null ? [] : dutyNow(state, seat),
    );
  },
} satisfies LawModule;

const CHOICE = 'lead-after-penalty-card';
const LAW = '50D2a';

/** The defender who is on lead now; null where declarer's side is, or nobody. */
const defenderOnLead = (state: TableState): Seat | null => {
  const leader = onLead(state);
  return leader !== null && isInPlay(state) && isDefender(state, leader) && isToLead(state, leader) ? leader : null;
};

/** Partner's major penalty cards: those declarer has a choice about when this player leads. */
const bearingOn = (state: TableState, leader: Seat): readonly PenaltyCard[] =>
  penaltyCardsOf(state, partnerOf(leader)).filter(({ kind }) => kind === 'major');

/** Declarer has chosen for this lead, in view of all these cards. */
const hasChosen = ({ play, cards }: TableState, leader: Seat, bearing: readonly PenaltyCard[]): boolean => {
  const { lead } = play.penalty;
  return (
    lead?.leader === leader &&
    lead.trick === trickNow(cards.play) &&
    bearing.every(({ card }) => lead.cards.includes(card))
  );
};

/** Every set of two suits or more. */
const severalOf = (suits: readonly Suit[]): readonly (readonly Suit[])[] =>
  suits
    .reduce<readonly (readonly Suit[])[]>((all, suit) => [...all, ...all.map((set) => [...set, suit])], [[]])
    .filter((set) => set.length > 1);

/** 50D2, 51B: each suit may be required or forbidden, several forbidden together (51B2b), or nothing asked. */
const choicesFor = (bearing: readonly PenaltyCard[]): readonly string[] => {
  const suits = SUITS.filter((suit) => bearing.some(({ card }) => suitOf(card) === suit));
  return [
    ...suits.flatMap((suit) => [`require-${suit}`, `forbid-${suit}`]),
    ...severalOf(suits).map((set) => `forbid-${set.join('')}`),
    'any',
  ];
};

const leadOptionNow = (state: TableState): Option | null => {
  const leader = defenderOnLead(state);
  const declarer = declarerOf(state);
  const bearing = leader === null ? [] : bearingOn(state, leader);
  const [first] = bearing;
  if (leader === null || declarer === null || !first || hasChosen(state, leader, bearing)) return null;
  return {
    name: CHOICE,
    law: '50D2',
    for: declarer,
    choices: choicesFor(bearing),
    act: first.at,
    until: `${leader} leads`,
    inPlay: true,
  };
};

const suitsIn = (word: string | undefined): readonly Suit[] => [...(word ?? '')].filter(isSuit);

/** Declarer has chosen: the cards of the suit required or forbidden are taken up, the others stay (51B). */
const chosen = (state: TableState, { act }: Option, choice: string): TableState => {
  const leader = defenderOnLead(state);
  if (leader === null) return state;
  const [word, named] = choice.split('-');
  const suits = suitsIn(named);
  const cards = bearingOn(state, leader).map(({ card }) => card);
  const withoutCards = withoutPenaltyCards(
    state,
    ({ seat, card }) => seat === partnerOf(leader) && suits.includes(suitOf(card)),
  );
  const lain = state.play.penalty.lain.map((one) =>
    cards.includes(one.card) && suits.includes(suitOf(one.card)) ? { ...one, takenUp: true } : one,
  );
  const required = word === 'require' ? (suits[0] ?? null) : null;
  const before = state.play.penalty.forbidden;
  return withPenalty(withoutCards, {
    lain,
    lead: { leader, trick: trickNow(state.cards.play), act, cards, required },
    ...(word === 'forbid'
      ? { forbidden: { leader, act, suits: [...new Set([...(before?.suits ?? []), ...suits])] } }
      : {}),
  });
};

/** What is forbidden is so as long as the player keeps the lead. */
const withoutLapsed = (state: TableState): TableState => {
  const { forbidden } = state.play.penalty;
  const leader = onLead(state);
  return forbidden && leader !== null && leader !== forbidden.leader ? withPenalty(state, { forbidden: null }) : state;
};

const mustLead = ({ leader, act }: LeadChoice, suit: Suit): Obligation => ({
  kind: 'lead',
  for: leader,
  law: LAW,
  act,
  suit,
  extent: 'first-lead',
});

const mustNotLead = ({ leader, act }: ForbiddenLead, suit: Suit): Obligation => ({
  kind: 'no-lead',
  for: leader,
  law: LAW,
  act,
  suit,
  extent: 'while-on-lead',
});

/** The lead that declarer has asked for, or forbidden; until declarer has chosen the player waits. */
const dutiesNow = (state: TableState, option: Option | null): readonly Obligation[] => {
  if (!isInPlay(state)) return [];
  const { lead, forbidden } = state.play.penalty;
  const leader = defenderOnLead(state);
  const due = lead !== null && leader === lead.leader && lead.trick === trickNow(state.cards.play) ? lead : null;
  return [
    ...(due?.required ? [mustLead(due, due.required)] : []),
    ...(forbidden ? forbidden.suits.map((suit) => mustNotLead(forbidden, suit)) : []),
    ...(option && leader ? [{ kind: 'wait' as const, for: leader, law: '50D2', act: option.act }] : []),
  ];
};

const isDutyOfLead = ({ law, kind }: Obligation): boolean => law === LAW || kind === 'wait';

/** 50D2: a lead before declarer has chosen. */
export const leadBeforeChoice = {
  name: 'lead-before-choice',
  label: "Lead before declarer has chosen, with a major penalty card of partner's on the table",
  sources: { 'wbf-2017': '50D2', 'wbf-2007': '50D2' },
  detects: (state, { seat }) =>
    isToLead(state, seat) && state.obligations.some((one) => one.kind === 'wait' && one.for === seat),
} satisfies CardRule;

/** The card is treated as one that was exposed (49); once declarer's side has played to it, it stands (60A1). */
const ledBeforeChoice: IrregularCard = {
  cardFollows: (state, { at, rule }, { seat }) =>
    isOfDeclarer(state, seat) ? settled(state, at, 'forfeited', rule) : state,
  directorComes: (state, irregularity) => leadTakenBack(state, irregularity, '50D2'),
};

export const law50d2 = {
  irregularCards: { [leadBeforeChoice.name]: ledBeforeChoice },
  chosen: { [CHOICE]: chosen },
  after: (state) => {
    if (isWithoutPenaltyCards(state)) return state;
    const lapsed = withoutLapsed(state);
    const option = leadOptionNow(lapsed);
    return withDuties(withStanding(lapsed, CHOICE, option), isDutyOfLead, dutiesNow(lapsed, option));
  },
} satisfies LawModule;
