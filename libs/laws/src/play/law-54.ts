import { since, type Seat, leftOf, sideOf } from '@app/bridge';
import type { Act } from '../state/acts';
import type { LawModule } from '../state/law-module';
import { DUMMY_KEEPS_HIS_RIGHTS } from '../state/play';
import type { CardRule } from '../state/rule';
import type { Irregularity, TableState } from '../state/table-state';
import { withCards } from '../table/card-changes';
import { isOpen, settled, withOption, withoutOption } from '../table/changes';
import { auctionIsOver, declarerOf, dummyIn, isDefender, isOfDeclarer } from '../table/contract';
import { answeredByCard, backInHand, leadTakenBack, leadsOutOfTurn } from './law-53';

const RULE = 'opening-lead-out-of-turn';

/** Law 54: a faced opening lead by the wrong defender, or (54E) by the declaring side. */
export const openingLeadOutOfTurn = {
  name: RULE,
  label: 'Opening lead out of turn; declarer may spread his hand, accept the lead or refuse it',
  sources: { 'wbf-2017': '54', 'wbf-2007': '54' },
  detects: (state, { seat }) => state.cards.play === null && leadsOutOfTurn(state, seat),
} satisfies CardRule;

/**
 * 54B2: declarer has accepted the lead, and plays the second card from dummy instead of from their hand. It is
 * played, and no more is to be said of it.
 */
export const isSecondFromDummy = (state: TableState, seat: Seat): boolean => {
  const [lead, ...others] = state.cards.inForce;
  const isAccepted = ({ at, rule, status }: Irregularity): boolean =>
    at === lead?.at && rule === RULE && status === 'accepted';
  return others.length === 0 && seat === dummyIn(state) && state.irregularities.some(isAccepted);
};

/** The one that is open, where a defender has made it. */
const openLead = (state: TableState): Irregularity | undefined =>
  state.irregularities.find((one) => one.rule === RULE && isOpen(one) && isDefender(state, one.seat));

/**
 * 54C: whether declarer may have seen a card of dummy's. What dummy has shown in the auction, and what went by Law 24,
 * does not count.
 */
const mayHaveSeenDummy = (state: TableState): boolean => {
  const { cards, hands, procedure } = state;
  const dummy = dummyIn(state);
  if (dummy === null) return false;
  const ofLaw24 = hands.exposed.filter(({ law }) => law === '24').map(({ at }) => at);
  return (
    cards.spread.includes(dummy) ||
    procedure.shown.some(({ at, seat }) => seat === dummy && !ofLaw24.includes(at)) ||
    hands.seen.some(({ by, of }) => of === dummy && by === declarerOf(state))
  );
};

/**
 * Whether the lead has to be accepted, and who is declarer stays as it was: in 2007 they may spread their hand all
 * the same.
 */
const isBound = (state: TableState): boolean => since(state.edition, 'wbf-2017') && mayHaveSeenDummy(state);

const accepted = (state: TableState, { at, rule }: Irregularity): TableState => settled(state, at, 'accepted', rule);

/** 54A: declarer becomes dummy, and dummy declarer: the lead is the right one now. The new dummy has lost no rights. */
const changedPlaces = (state: TableState, irregularity: Irregularity): TableState => {
  const { play, ...rest } = accepted(state, irregularity);
  return withCards({ ...rest, play: { ...play, dummy: DUMMY_KEEPS_HIS_RIGHTS } }, { changedPlaces: true });
};

/** The director has a lead of the other defender's, which lies face down, taken back. */
const withoutFaceDown = (state: TableState): TableState =>
  state.cards.leadPlaced === null ? state : withCards(state, { leadPlaced: null });

/** @param seen whether declarer may have seen a card of dummy's (54C) */
const offered = (state: TableState, irregularity: Irregularity, seen: boolean): TableState => {
  const declarer = declarerOf(state);
  if (declarer === null) return state;
  if (seen && since(state.edition, 'wbf-2017')) return accepted(withoutFaceDown(state), irregularity);
  const { at, seat } = irregularity;
  return withOption(state, {
    name: RULE,
    law: '54',
    for: declarer,
    choices: seen ? ['spread', 'accept'] : ['spread', 'accept', 'refuse'],
    act: at,
    until: `${leftOf(seat)} plays`,
    inPlay: true,
  });
};

/**
 * 54E: a card that declarer's side leads is one shown in the auction (24), and goes back: where a call that falls has
 * opened the auction again, nobody is declarer, and it can be no other lead (36C, 39: a defender's ends the auction).
 */
const backToDeclarersSide = (state: TableState, { at, seat }: Irregularity): TableState =>
  backInHand(state, at, '54E', sideOf(seat));

const chosen = (state: TableState, irregularity: Irregularity, choice: string): TableState => {
  const ready = withoutFaceDown(state);
  switch (choice) {
    case 'spread':
      return changedPlaces(ready, irregularity);
    case 'refuse':
      return leadTakenBack(ready, irregularity, '54D');
    default:
      return accepted(ready, irregularity);
  }
};

/** 54A: declarer spreads their hand, or begins to. A card that they drop is no beginning. */
const begins = (state: TableState, { type, data }: Act): boolean =>
  (type === 'HandSpread' || (type === 'CardExposed' && data.manner === 'shown' && data.deliberate !== false)) &&
  data.seat === declarerOf(state);

/** Declarer may have seen a card of dummy's by this. */
const showsDummy = (state: TableState, { type, data }: Act): boolean =>
  type === 'CardSeen'
    ? data.by === declarerOf(state) && data.of === dummyIn(state)
    : (type === 'HandSpread' || type === 'CardExposed') && data.seat === dummyIn(state);

export const law54 = {
  irregularCards: {
    [RULE]: {
      cardFollows: (state, irregularity, next) => {
        if (isDefender(state, irregularity.seat)) return answeredByCard(state, irregularity, next);
        return isDefender(state, next.seat) ? backToDeclarersSide(state, irregularity) : state;
      },
      directorComes: (state, irregularity) =>
        !auctionIsOver(state) || isOfDeclarer(state, irregularity.seat)
          ? backToDeclarersSide(state, irregularity)
          : offered(state, irregularity, mayHaveSeenDummy(state)),
    },
  },
  chosen: {
    [RULE]: (state, { act }, choice) => {
      const irregularity = openLead(state);
      return irregularity?.at === act ? chosen(state, irregularity, choice) : state;
    },
  },
  after: (state, act) => {
    const lead = openLead(state);
    if (!lead) return state;
    if (begins(state, act) && !isBound(state)) return changedPlaces(state, lead);
    const option = state.options.find(({ name }) => name === RULE);
    return option && showsDummy(state, act) ? offered(withoutOption(state, option), lead, true) : state;
  },
} satisfies LawModule;
