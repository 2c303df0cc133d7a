import { since, partnerOf, passedOut } from '@app/bridge';
import type { ActData } from '../state/acts';
import type { ExposedCards } from '../state/hands';
import type { LawModule } from '../state/law-module';
import type { ActRule } from '../state/rule';
import type { Irregularity, Obligation, TableState } from '../state/table-state';
import { isHonour, withPenaltyCard, withoutPenaltyCards } from '../table/card-changes';
import { isOpen, settled, under, withCouldHaveKnown, withObligation, withoutObligations } from '../table/changes';
import { auctionIsOver, contractPlayed } from '../table/contract';
import { goingOnWith, nobodyHasCalled, telling, withHands, withMatter } from '../table/hand-changes';
import { extraneous, learnt } from './law-16';

const DURING_AUCTION = 'card-exposed-in-the-auction';

/**
 * Which Law an exposed card falls under. Law 24 of 2007 is for the whole auction period, from the hand's leaving the
 * board until the lead is faced. In 2017 it is for the auction alone: before the first call 16D1, and from the final
 * pass on 48 or 49 (commentary to Law 24). Null where it is of those.
 */
const paragraphOf = (state: TableState): '16D1' | '24' | null => {
  if (state.playing || passedOut(state.auction)) return null;
  if (!since(state.edition, 'wbf-2017')) return '24';
  if (auctionIsOver(state)) return null;
  return nobodyHasCalled(state) ? '16D1' : '24';
};

export const cardExposedInTheAuction: ActRule = {
  name: DURING_AUCTION,
  label: 'A card that partner could see in the auction',
  sources: { 'wbf-2017': '24', 'wbf-2007': '24' },
  offender: (state, { type, data }) => (type === 'CardExposed' && paragraphOf(state) === '24' ? data.seat : null),
};

const exposed = (
  state: TableState,
  at: number,
  { seat, cards, manner, deliberate }: ActData['CardExposed'],
): TableState => {
  const law = paragraphOf(state);
  if (law === null) return state;
  if (law === '16D1') {
    const to = partnerOf(seat);
    return extraneous(learnt(state, { kind: 'exposed-card', act: at, from: seat, to }), at, to);
  }
  const led = manner === 'led';
  const how = { led, deliberate: deliberate ?? led };
  const shown: ExposedCards = { at, seat, cards, ...how, law, faceUp: false, settled: false };
  const noted = withHands(state, { exposed: [...state.hands.exposed, shown] });
  const informed = telling(noted, { kind: 'exposed-card', act: at, from: seat, law });
  return withMatter(informed, { at, seat, rule: DURING_AUCTION, law });
};

/** 24B, 24C: partner passes once, for an honour, a card led, or two cards; 24A: nothing for one small card. */
const partnerPasses = (state: TableState, { at, seat, led }: ExposedCards): TableState => {
  const all = state.hands.exposed.filter((one) => one.seat === seat && one.faceUp);
  const cards = all.flatMap((one) => one.cards);
  const counts = cards.length > 1 || led || cards.some(isHonour);
  if (!counts || auctionIsOver(state)) return state;
  const law = cards.length > 1 ? '24C' : '24B';
  const bound = withObligation(state, { kind: 'pass', for: partnerOf(seat), law, act: at, extent: 'once' });
  return withCouldHaveKnown(bound, seat, at);
};

/** The director has the cards laid face up on the table. */
const laidFaceUp = (state: TableState, { at }: Irregularity): TableState => {
  const shown = state.hands.exposed.find((one) => one.at === at);
  if (!shown) return settled(state, at, 'ruled');
  const all = state.hands.exposed.map((one) => (one === shown ? { ...one, faceUp: true } : one));
  const lying = withHands(settled(state, at, 'ruled'), { exposed: all });
  return partnerPasses(lying, shown);
};

/** What lies on the table while the auction goes on. */
const exposedNow = (state: TableState): readonly Obligation[] =>
  state.hands.exposed
    .filter((one) => one.faceUp && !auctionIsOver(state) && !isWaived(state, one) && !state.hands.stopped)
    .flatMap(({ at: act, seat, law, cards }) =>
      cards.map((card) => ({ kind: 'exposed' as const, for: seat, law, act, card })),
    );

const isWaived = (state: TableState, { at }: ExposedCards): boolean =>
  state.irregularities.some((one) => one.at === at && one.status === 'condoned');

/** The auction has ended: a defender's cards are penalty cards (24E), declarer's and dummy's go back (24D). */
const asPenaltyCards = (state: TableState): TableState => {
  const due = state.hands.exposed.filter((one) => one.faceUp && !one.settled);
  if (due.length === 0 || contractPlayed(state) === null || state.hands.stopped) return state;
  const law = under(state, { 'wbf-2017': '24E', 'wbf-2007': '24' });
  const laid = due
    .filter((one) => !isWaived(state, one))
    .flatMap(({ at, seat, deliberate, cards }) => cards.map((card) => ({ at, seat, card, law, deliberate })))
    .reduce(withPenaltyCard, state);
  const exposed = state.hands.exposed.map((one) => (due.includes(one) ? { ...one, settled: true } : one));
  return withHands(laid, { exposed });
};

/** They follow from where the auction stands, and are drawn anew after every act. */
const onTheTable = (state: TableState): TableState => {
  const duties = exposedNow(state);
  const others = withoutObligations(state, ({ kind }) => kind === 'exposed');
  const now =
    duties.length === 0 && others.obligations.length === state.obligations.length
      ? state
      : { ...others, obligations: [...others.obligations, ...duties] };
  return asPenaltyCards(now);
};

/** It was not their fault: Law 24 has nothing to say, and what partner has seen is extraneous (16D, in 2007 16C). */
const notOwnFault = (state: TableState, act: number): TableState => {
  const shown = state.hands.exposed.find(({ at }) => at === act);
  if (!shown) return state;
  const withoutCards = withoutPenaltyCards(state, ({ at }) => at === act);
  const without = withHands(
    withoutObligations(withoutCards, (one) => one.act === act),
    {
      exposed: state.hands.exposed.filter((one) => one !== shown),
    },
  );
  const ofLaw16 = {
    ...without,
    reviews: without.reviews.filter((one) => one.act !== act),
    information: without.information.filter((one) => one.act !== act),
    irregularities: without.irregularities.map((one) =>
      one.at === act && isOpen(one) ? { ...one, status: 'ruled' as const } : one,
    ),
  };
  const to = partnerOf(shown.seat);
  const informed = learnt(ofLaw16, { kind: 'exposed-card', act, from: shown.seat, to });
  return extraneous(informed, act, to, 'director-called');
};

const goOn = goingOnWith(DURING_AUCTION, laidFaceUp);

export const law24 = {
  raisable: {
    'own-fault': {
      law: { 'wbf-2017': '24', 'wbf-2007': '24' },
      answers: (state, act) => (state.hands.exposed.some(({ at }) => at === act) ? ['own-fault', 'not-own-fault'] : []),
    },
  },
  judged: {
    'own-fault': (state, { act }, answer) => (answer === 'not-own-fault' ? notOwnFault(state, act) : state),
  },
  after: (state, act) => {
    const shown = act.type === 'CardExposed' ? exposed(state, act.at, act.data) : state;
    return onTheTable(goOn(shown));
  },
} satisfies LawModule;
