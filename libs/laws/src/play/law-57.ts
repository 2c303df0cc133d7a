import { since, type Seat, type Suit, SUITS, isSuit, partnerOf, rightOf, suitOf } from '@app/bridge';
import type { CardOnTable } from '../state/cards';
import { type IrregularCard, type LawModule, nothingFollows } from '../state/law-module';
import type { PartnersPlay } from '../state/play';
import type { Irregularity, Obligation, Option, TableState } from '../state/table-state';
import {
  cardAt,
  cardsOfTrick,
  goneCardAt,
  holding,
  withCard,
  withCards,
  withdrawnToTable,
} from '../table/card-changes';
import { isOpen, settled, under, withObligation, withOption } from '../table/changes';
import { declarerOf, isDefender, isOfDeclarer, trickNow } from '../table/contract';
import { neverPenaltyCards, withDuties, withPenalty } from './law-50';
import { forfeitedByPlaying } from './law-60';
import { breaks } from './lawful-cards';
import { playOutOfTurn, prematureLead } from './out-of-turn';

/** Whether this hand had played to the trick when the card came. */
const hadPlayed = (state: TableState, seat: Seat, { trick, place }: CardOnTable): boolean =>
  (cardOf(state, seat, trick)?.place ?? place) < place;

/** 57C1: declarer's side had played from both hands to the trick. */
const cameAfterBothHands = (state: TableState, { at, trick }: CardOnTable): boolean =>
  cardsOfTrick(state, trick).filter((one) => isOfDeclarer(state, one.seat) && one.place < at).length === 2;

/** Whether a card before partner's is not rectified (57C). */
const isExcused = (state: TableState, card: CardOnTable): boolean =>
  state.play.penalty.excused.includes(card.at) || cameAfterBothHands(state, card);

type Kind = 'of-57A' | 'of-57D' | 'stands';

/**
 * Which part of Law 57 a card out of turn falls under. One of declarer's side stands (57C3, in 2007 57C2), and so
 * does a defender's that is excused (57C), or comes when partner has played; but at the turn of the opponent on the
 * right it stands only if it is legal (57D).
 */
const kindOf = (state: TableState, card: CardOnTable, { rule, turn }: Irregularity): Kind => {
  if (!isDefender(state, card.seat) || isExcused(state, card)) return 'stands';
  if (rule === prematureLead.name || !hadPlayed(state, partnerOf(card.seat), card)) return 'of-57A';
  return turn === rightOf(card.seat) ? 'of-57D' : 'stands';
};

/** Declarer's side has gone on to a later trick: the card stays where it is (60A1). */
const isLeftBehind = (state: TableState, { trick }: CardOnTable): boolean =>
  state.cards.inForce.some((one) => isOfDeclarer(state, one.seat) && one.trick > trick);

const revokesOf = ({ irregularities }: TableState, act: number): readonly Irregularity[] =>
  irregularities.filter((one) => one.at === act && one.rule === 'revoke' && isOpen(one));

/**
 * It has to be played in its turn if it is legal; else it is a major penalty card (57D). In 2007 that follows from its
 * being a revoke that the director has before them.
 */
const atRightHandOpponentsTurn = (state: TableState, card: CardOnTable, rule: string): TableState => {
  const law = under(state, { 'wbf-2017': '57D', 'wbf-2007': '62B1' });
  const ruled = settled(state, card.at, 'ruled', rule);
  return revokesOf(state, card.at).length > 0 ? withdrawnToTable(ruled, card.at, law) : ruled;
};

const directorComes = (state: TableState, irregularity: Irregularity): TableState => {
  const { at, rule } = irregularity;
  const card = cardAt(state, at);
  if (!card) return settled(state, at, 'ruled', rule);
  switch (kindOf(state, card, irregularity)) {
    case 'stands':
      return settled(state, at, 'ruled', rule);
    case 'of-57D':
      return atRightHandOpponentsTurn(state, card, rule);
    case 'of-57A':
      return isLeftBehind(state, card)
        ? settled(state, at, 'forfeited', rule)
        : asksOfPartner(withdrawnToTable(state, at, '57A'), card, irregularity);
  }
};

const tooEarly: IrregularCard = { cardFollows: forfeitedByPlaying, directorComes };

const isPlayOutOfTurn = ({ irregularities }: TableState, act: number): boolean =>
  irregularities.some(({ at, rule }) => at === act && rule === playOutOfTurn.name);

/** Remembers that a card is excused: dummy's card may yet go back (45D). */
const excused = (state: TableState, at: number): TableState => {
  const card = cardAt(state, at);
  return card && isPlayOutOfTurn(state, at) && cameAfterBothHands(state, card) ? withExcused(state, at) : state;
};

const withExcused = (state: TableState, at: number): TableState =>
  withPenalty(state, { excused: [...state.play.penalty.excused, at] });

/** Dummy's suggestion brought it about (57C2, in 2007 57C1): nothing is rectified, or not any more. */
const suggested = (state: TableState, act: number): TableState => {
  const free = withExcused(neverPenaltyCards(settled(state, act, 'ruled'), act), act);
  return backInTrick(free.play.penalty.partners?.act === act ? withPenalty(free, { partners: null }) : free, act);
};

/** The card stands as it was played, unless its hand has played another one meanwhile. */
const backInTrick = (state: TableState, act: number): TableState => {
  const gone = goneCardAt(state, act);
  if (!gone?.law.startsWith('57') || cardOf(state, gone.seat, gone.trick)) return state;
  const { at, seat, card, trick, place, insteadOf } = gone;
  const left = withCards(state, { gone: state.cards.gone.filter((one) => one !== gone) });
  return withCard(left, { at, seat, card, trick, place, insteadOf });
};

/** Law 57: cards played before their turn; what declarer may ask of partner then is in `law-57a`. */
export const law57 = {
  irregularCards: { [playOutOfTurn.name]: tooEarly, [prematureLead.name]: tooEarly },
  raisable: {
    'suggested-by-dummy': {
      law: { 'wbf-2017': '57C2', 'wbf-2007': '57C1' },
      answers: (state, act) => (isPlayOutOfTurn(state, act) ? ['suggested', 'not-suggested'] : []),
    },
  },
  judged: {
    'suggested-by-dummy': (state, { act }, answer) => (answer === 'suggested' ? suggested(state, act) : state),
  },
  after: (state, { at }) => excused(state, at),
} satisfies LawModule;

const CHOICE = 'play-of-partner';
const LAW = '57A';

/** The trick that partner has yet to play to: that of the early card, or the one before where it was a lead. */
const trickOfPartner = ({ trick }: CardOnTable, { rule }: Pick<Irregularity, 'rule'>): number =>
  rule === prematureLead.name ? trick - 1 : trick;

const cardOf = (state: TableState, seat: Seat, trick: number): CardOnTable | undefined =>
  cardsOfTrick(state, trick).find((one) => one.seat === seat);

const suitLed = (state: TableState, trick: number): Suit | null => {
  const [lead] = cardsOfTrick(state, trick);
  return lead ? suitOf(lead.card) : null;
};

/** 57A: partner's highest or lowest card of the suit led, or (since 2017) a card of another suit, or none of it. */
const choicesFor = ({ edition }: TableState, led: Suit): readonly string[] => {
  const others = SUITS.filter((suit) => suit !== led);
  return [
    'highest',
    'lowest',
    ...(since(edition, 'wbf-2017') ? others.map((suit) => `require-${suit}`) : []),
    ...others.map((suit) => `forbid-${suit}`),
  ];
};

/**
 * Partner has played meanwhile, and declarer's side has played on: what they should have played is asked no more
 * (60A1).
 */
const isTooLate = (state: TableState, partner: Seat, trick: number): boolean => {
  const own = cardOf(state, partner, trick);
  return own !== undefined && state.cards.inForce.some((one) => isOfDeclarer(state, one.seat) && one.at > own.at);
};

/** The early card lies on the table, and declarer says what partner plays to the trick. */
const asksOfPartner = (state: TableState, early: CardOnTable, irregularity: Irregularity): TableState => {
  const trick = trickOfPartner(early, irregularity);
  const partner = partnerOf(early.seat);
  const led = suitLed(state, trick);
  const declarer = declarerOf(state);
  if (!led || declarer === null || isTooLate(state, partner, trick)) return settled(state, early.at, 'ruled');
  return withOption(state, {
    name: CHOICE,
    law: LAW,
    for: declarer,
    choices: choicesFor(state, led),
    act: early.at,
    until: `${partner} has played and declarer's side has played on`,
    inPlay: true,
  });
};

interface EarlyCard {
  readonly partner: Seat;
  readonly trick: number;
}

/** The card that gave declarer the choice, which has gone back, and the place that it leaves to partner. */
const earlyCard = (state: TableState, act: number): EarlyCard | null => {
  const card = goneCardAt(state, act);
  const isEarly = ({ at, rule }: Irregularity): boolean =>
    at === act && (rule === prematureLead.name || rule === playOutOfTurn.name);
  const irregularity = state.irregularities.find(isEarly);
  return card && irregularity ? { partner: partnerOf(card.seat), trick: trickOfPartner(card, irregularity) } : null;
};

const KINDS: ReadonlyMap<string, PartnersPlay['kind']> = new Map([
  ['highest', 'play-highest'],
  ['lowest', 'play-lowest'],
  ['require', 'play'],
  ['forbid', 'no-play'],
]);

/** What declarer wants of partner; a card that partner has played against it meanwhile goes back (60C). */
const chosen = (state: TableState, { act }: Option, choice: string): TableState => {
  const ruled = settled(state, act, 'ruled');
  const early = earlyCard(state, act);
  const [word = '', named] = choice.split('-');
  const kind = KINDS.get(word);
  const suit = isSuit(named) ? named : early && suitLed(state, early.trick);
  if (!early || !kind || !suit) return ruled;
  return withPartnersCardBack(ruled, { seat: early.partner, trick: early.trick, kind, suit, act });
};

const withPartnersCardBack = (state: TableState, asked: PartnersPlay): TableState => {
  const { seat, trick } = asked;
  const withDuty = withPenalty(state, { partners: asked });
  const own = cardOf(state, seat, trick);
  const hand = holding(state, seat);
  if (!own || !hand) return withDuty;
  const cards = [...hand, own.card];
  const following = cards.filter((card) => suitOf(card) === suitLed(state, trick));
  const isAgainst = breaks(following.length > 0 ? following : cards, dutyOf(asked), own.card);
  return isAgainst
    ? withObligation(withdrawnToTable(withDuty, own.at, LAW, LAW), {
        kind: 'replace-card',
        for: seat,
        law: LAW,
        act: own.at,
      })
    : withDuty;
};

const dutyOf = ({ seat, kind, suit, act }: PartnersPlay) => ({ kind, for: seat, law: LAW, act, suit });

const isDuty = ({ law, kind }: Obligation): boolean => law === LAW && kind !== 'replace-card';

/** It binds the player until they have played to that trick. */
const dutyNow = (state: TableState): readonly Obligation[] => {
  const { partners } = state.play.penalty;
  return partners?.trick === trickNow(state.cards.play) && !cardOf(state, partners.seat, partners.trick)
    ? [dutyOf(partners)]
    : [];
};

/** Declarer's side plays on after partner's card without a word: nothing is asked of it any more (60A1). */
const withoutLate = (state: TableState): TableState =>
  state.options
    .filter(({ name }) => name === CHOICE)
    .reduce((now, { act }) => {
      const early = earlyCard(now, act);
      return early && isTooLate(now, early.partner, early.trick) ? settled(now, act, 'forfeited') : now;
    }, state);

/** What declarer may ask of the partner of a defender who has played too early (57A, 57B). */
export const law57a = {
  filled: { [LAW]: nothingFollows },
  chosen: { [CHOICE]: chosen },
  after: (state) => {
    const now = withoutLate(state);
    return withDuties(now, isDuty, dutyNow(now));
  },
} satisfies LawModule;
