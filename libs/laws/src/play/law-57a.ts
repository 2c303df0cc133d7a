import type { Seat, Suit } from '@app/bridge';
import { SUITS, isSuit, partnerOf, suitOf } from '@app/bridge';
import type { CardOnTable } from '../state/cards';
import type { LawModule } from '../state/law-module';
import { nothingFollows } from '../state/law-module';
import type { PartnersPlay } from '../state/play';
import type { Irregularity, Obligation, Option, TableState } from '../state/table-state';
import { cardsOfTrick, goneCardAt, holding, withdrawnToTable } from '../table/card-changes';
import { settled, withObligation, withOption } from '../table/changes';
import { declarerOf, isOfDeclarer, trickNow } from '../table/contract';
import { breaks } from './lawful-cards';
import { playOutOfTurn, prematureLead } from './out-of-turn';
import { withDuties, withPenalty } from './penalty-cards';

const CHOICE = 'play-of-partner';
const LAW = '57A';

/** The trick that partner has yet to play to: that of the early card, or the one before where it was a lead. */
const trickOfPartner = ({ trick }: CardOnTable, { rule }: Pick<Irregularity, 'rule'>): number =>
  rule === prematureLead.name ? trick - 1 : trick;

export const cardOf = (state: TableState, seat: Seat, trick: number): CardOnTable | undefined =>
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
    ...(edition === 'wbf-2017' ? others.map((suit) => `require-${suit}`) : []),
    ...others.map((suit) => `forbid-${suit}`),
  ];
};

/** Partner has played meanwhile, and declarer's side has played on: what he should have played is asked no more (60A1). */
const isTooLate = (state: TableState, partner: Seat, trick: number): boolean => {
  const own = cardOf(state, partner, trick);
  return own !== undefined && state.cards.inForce.some((one) => isOfDeclarer(state, one.seat) && one.at > own.at);
};

/** The early card lies on the table, and declarer says what partner plays to the trick. */
export const asksOfPartner = (state: TableState, early: CardOnTable, irregularity: Irregularity): TableState => {
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

/** What declarer wants of partner; what he has played against it meanwhile goes back (60C). */
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
  const wanted = withPenalty(state, { partners: asked });
  const own = cardOf(state, seat, trick);
  const hand = holding(state, seat);
  if (!own || !hand) return wanted;
  const cards = [...hand, own.card];
  const following = cards.filter((card) => suitOf(card) === suitLed(state, trick));
  const isAgainst = breaks(following.length > 0 ? following : cards, dutyOf(asked), own.card);
  return isAgainst
    ? withObligation(withdrawnToTable(wanted, own.at, LAW, LAW), {
        kind: 'replace-card',
        for: seat,
        law: LAW,
        act: own.at,
      })
    : wanted;
};

const dutyOf = ({ seat, kind, suit, act }: PartnersPlay) => ({ kind, for: seat, law: LAW, act, suit });

const isDuty = ({ law, kind }: Obligation): boolean => law === LAW && kind !== 'replace-card';

/** It binds him until he has played to that trick. */
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
