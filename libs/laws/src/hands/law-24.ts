import type { Seat } from '@app/bridge';
import { contractOf, hasEnded, partnerOf, passedOut, rankOf, sideOf } from '@app/bridge';
import { isOpen, settled, withCouldHaveKnown, withObligation, withoutObligations } from '../table/changes';
import type { ActData } from '../table/acts';
import type { LawModule } from '../table/law-module';
import type { ActRule } from '../rule';
import type { Irregularity, Obligation, TableState } from '../table/state';
import { extraneous, learnt } from './law-16';
import { goingOnWith, nobodyHasCalled, telling, withHands, withMatter } from './matters';
import type { ExposedCards } from './state';

const DURING_AUCTION = 'card-exposed-in-the-auction';
const DEFENDERS = 'defenders-card-exposed';

/**
 * Which Law an exposed card falls under. Law 24 of 2007 is for the whole auction period, from the hand's leaving the
 * board until the lead is faced. In 2017 it is for the auction alone: before the first call 16D1, and between the final
 * pass and the lead 48 or 49 (commentary to Law 24). Null where it is of the play.
 */
const paragraphOf = (state: TableState, seat: Seat): '16D1' | '24' | '48' | '49' | null => {
  if (state.playing || passedOut(state.auction)) return null;
  if (state.edition === 'wbf-2007' || (!nobodyHasCalled(state) && !hasEnded(state.auction))) return '24';
  const contract = contractOf(state.auction);
  if (!contract) return '16D1';
  return sideOf(contract.declarer) === sideOf(seat) ? '48' : '49';
};

const exposedUnder = (name: string, label: string, paragraph: '24' | '49'): ActRule => ({
  name,
  label,
  sources: { 'wbf-2017': paragraph, 'wbf-2007': paragraph },
  offender: (state, { type, data }) =>
    type === 'CardExposed' && paragraphOf(state, data.seat) === paragraph ? data.seat : null,
});

export const cardExposedInTheAuction = exposedUnder(
  DURING_AUCTION,
  'A card that partner could see in the auction',
  '24',
);
export const defendersCardExposed = exposedUnder(DEFENDERS, "A defender's card that partner could see", '49');

const RULES = { '24': DURING_AUCTION, '49': DEFENDERS } as const;

const exposed = (state: TableState, at: number, { seat, cards, manner }: ActData['CardExposed']): TableState => {
  const law = paragraphOf(state, seat);
  if (law === null || law === '48') return state;
  if (law === '16D1') {
    const to = partnerOf(seat);
    return extraneous(learnt(state, { kind: 'exposed-card', act: at, from: seat, to }), at, to);
  }
  const shown: ExposedCards = { at, seat, cards, led: manner === 'led', law, faceUp: false };
  const kept = withHands(state, { exposed: [...state.hands.exposed, shown] });
  const told = law === '24' ? telling(kept, { kind: 'exposed-card', act: at, from: seat, law }) : kept;
  return withMatter(told, { at, seat, rule: RULES[law], law });
};

const HONOURS: readonly string[] = ['A', 'K', 'Q', 'J', 'T'];

/** 24B, 24C: partner passes once, for an honour, a card led, or two cards; 24A: nothing for one small card. */
const partnerPasses = (state: TableState, { at, seat, led }: ExposedCards): TableState => {
  const all = state.hands.exposed.filter((one) => one.seat === seat && one.faceUp && one.law === '24');
  const cards = all.flatMap((one) => one.cards);
  const counts = cards.length > 1 || led || cards.some((card) => HONOURS.includes(rankOf(card)));
  if (!counts || hasEnded(state.auction)) return state;
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
  return shown.law === '24' ? partnerPasses(lying, shown) : lying;
};

/** What a card on the table is now: exposed in the auction, a penalty card of a defender (24E), or taken up (24D). */
const dutyOf = (state: TableState, { at: act, seat, law, faceUp }: ExposedCards) => {
  const isWaived = state.irregularities.some((one) => one.at === act && one.status === 'condoned');
  if (!faceUp || isWaived || state.hands.stopped) return null;
  if (!hasEnded(state.auction)) return { kind: 'exposed' as const, for: seat, law, act };
  const contract = contractOf(state.auction);
  if (!contract || sideOf(contract.declarer) === sideOf(seat)) return null;
  const of24 = state.edition === 'wbf-2017' ? '24E' : '24';
  return { kind: 'penalty-card' as const, for: seat, law: law === '24' ? of24 : law, act };
};

/** They follow from where the auction stands, and are drawn anew after every act. */
const onTheTable = (state: TableState): TableState => {
  const duties = state.hands.exposed.flatMap((one): readonly Obligation[] => {
    const duty = dutyOf(state, one);
    return duty ? one.cards.map((card) => ({ ...duty, card })) : [];
  });
  const others = withoutObligations(state, ({ kind }) => kind === 'exposed' || kind === 'penalty-card');
  return duties.length === 0 && others.obligations.length === state.obligations.length
    ? state
    : { ...others, obligations: [...others.obligations, ...duties] };
};

/** It was not his fault: Law 24 has nothing to say, and what partner has seen is extraneous (16D, in 2007 16C). */
const notOwnFault = (state: TableState, act: number): TableState => {
  const shown = state.hands.exposed.find(({ at, law }) => at === act && law === '24');
  if (!shown) return state;
  const without = withHands(
    withoutObligations(state, (one) => one.act === act),
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
  const told = learnt(ofLaw16, { kind: 'exposed-card', act, from: shown.seat, to });
  return extraneous(told, act, to, 'director-called');
};

const goOn = goingOnWith(DURING_AUCTION, laidFaceUp);
const goOnDefender = goingOnWith(DEFENDERS, laidFaceUp);

export const law24: LawModule = {
  raisable: {
    'own-fault': {
      law: { 'wbf-2017': '24', 'wbf-2007': '24' },
      answers: (state, act) =>
        state.hands.exposed.some(({ at, law }) => at === act && law === '24') ? ['own-fault', 'not-own-fault'] : [],
    },
  },
  judged: {
    'own-fault': (state, { act }, answer) => (answer === 'not-own-fault' ? notOwnFault(state, act) : state),
  },
  after: (state, act) => {
    const shown = act.type === 'CardExposed' ? exposed(state, act.at, act.data) : state;
    return onTheTable(goOnDefender(goOn(shown)));
  },
};
