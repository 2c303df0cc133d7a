import { since, type Seat, leftOf, sideOf } from '@app/bridge';
import type { Act } from '../state/acts';
import type { LawModule } from '../state/law-module';
import type { DummyState } from '../state/play';
import type { ActRule } from '../state/rule';
import type { Irregularity, TableState } from '../state/table-state';
import { cardAt, cardsOfTrick, withCards } from '../table/card-changes';
import { isOpen, noticed, settled, withIrregularity, withObligation, withOption, withReview } from '../table/changes';
import { type Charge, breachOf, lawOfCharges } from '../table/charge';
import { declarerOf, dummyIn, dummyInPlay, isDefender, isOfDeclarer, onLead, trickNow } from '../table/contract';
import { doerOf } from '../table/who';
import { neverPenaltyCards } from './law-50';
import { backInHand } from './law-53';
import { isRevoke } from './revokes';

const withDummy = (state: TableState, change: Partial<DummyState>): TableState => ({
  ...state,
  play: { ...state.play, dummy: { ...state.play.dummy, ...change } },
});

/** Whether dummy has broken a limit of 43A2, and with that lost the rights of 42B. */
const hasLostRights = ({ play }: TableState): boolean => play.dummy.looked.length > 0;

/**
 * 43B2b: dummy, who had looked, was the first to ask about this card of declarer's: it counts as an established
 * revoke.
 */
export const isAskedAboutByDummy = ({ play }: TableState, at: number): boolean => play.dummy.askedAbout.includes(at);

/** 43B3: dummy, who had looked, was the first to point at this act of a defender's: nothing is rectified for it. */
export const isPointedOutByDummy = ({ play }: TableState, at: number): boolean => play.dummy.pointedOut.includes(at);

/** A lead out of turn that is not rectified counts as accepted (commentary to 43B3). */
const isLeadOutOfTurn = ({ rule }: Irregularity): boolean => rule.endsWith('lead-out-of-turn');

/**
 * 43B3: the play goes on as if nothing had happened, and a card shown goes back to the hand. A revoke that is not
 * established is put right all the same. After the play the defenders keep nothing of what they have gained by it; in
 * 2017 declarer's side keeps the score of the table.
 */
const pointedOut = (state: TableState, irregularity: Irregularity): TableState => {
  const { at, seat, rule } = irregularity;
  const { dummy } = state.play;
  const alone = since(state.edition, 'wbf-2017') ? { alone: true as const } : {};
  const known = withDummy(state, { pointedOut: [...dummy.pointedOut, at] });
  const reviewed = withReview(known, { law: '43B3', act: at, side: sideOf(seat), ...alone });
  if (isRevoke(irregularity)) return reviewed;
  return settled(neverPenaltyCards(reviewed, at), at, isLeadOutOfTurn(irregularity) ? 'accepted' : 'forfeited', rule);
};

/** The last card of this player that did not follow suit, and that nobody has spoken of. */
const unspokenRevoke = (state: TableState, of: Seat): Irregularity | undefined =>
  state.irregularities.findLast(
    (one) =>
      one.rule === 'revoke' && one.seat === of && one.status === 'unnoticed' && cardAt(state, one.at) !== undefined,
  );

/** To ask about a card that was a revoke is to draw attention to it (61B2). */
const drawingAttentionTo = (state: TableState, of: Seat): TableState => {
  const irregularity = unspokenRevoke(state, of);
  return irregularity ? noticed(state, irregularity.at, 'attention-drawn', irregularity.rule) : state;
};

/** Dummy was the first to speak of it: 43B3 of what a defender has done, 43B2b of a revoke by declarer. */
const spokenOfByDummy = (state: TableState, irregularity: Irregularity): TableState => {
  const { at, seat } = irregularity;
  if (isDefender(state, seat)) return pointedOut(state, irregularity);
  return isRevoke(irregularity) && seat === declarerOf(state)
    ? withDummy(state, { askedAbout: [...state.play.dummy.askedAbout, at] })
    : state;
};

const isSpokenOf = (one: Irregularity): boolean => isOpen(one) && one.status !== 'unnoticed';

/** Whether dummy speaks of what has happened: by pointing at it, calling the director, or asking about a revoke. */
const isByDummy = (state: TableState, { type, data }: Act): boolean =>
  (type === 'AttentionDrawn' || type === 'DirectorCalled' || type === 'RevokeAskedAbout') &&
  data.by === dummyInPlay(state);

/** What somebody speaks of, after dummy has lost their rights: the first player who does so is remembered. */
const spokenOf = (state: TableState, act: Act): TableState => {
  if (!hasLostRights(state)) return state;
  const byDummy = isByDummy(state, act);
  const attended = byDummy && act.type === 'RevokeAskedAbout' ? drawingAttentionTo(state, act.data.of) : state;
  const { known } = attended.play.dummy;
  const fresh = attended.irregularities.filter((one) => isSpokenOf(one) && !known.includes(one.at));
  if (fresh.length === 0) return attended;
  const noted = withDummy(attended, { known: [...known, ...fresh.map(({ at }) => at)] });
  return byDummy ? fresh.reduce(spokenOfByDummy, noted) : noted;
};

type Limit = '43A2a' | '43A2b' | '43A2c';

/** Which of their limits dummy breaks by this act: dummy looks into a hand, or takes another player's. */
const limitBroken = (state: TableState, { type, data }: Act): Limit | null => {
  const dummy = dummyInPlay(state);
  if (dummy === null) return null;
  if (type === 'CardSeen' && data.by === dummy && data.of !== dummy) {
    return isDefender(state, data.of) ? '43A2c' : '43A2b';
  }
  if (type !== 'HandTaken' || data.board !== undefined || data.seat === data.from) return null;
  if (data.seat === dummy) return isDefender(state, data.from) ? '43A2c' : '43A2a';
  return data.from === dummy && !isDefender(state, data.seat) ? '43A2a' : null;
};

const limit = (paragraph: Limit, name: string, label: string): ActRule => ({
  name,
  label,
  sources: { 'wbf-2017': paragraph, 'wbf-2007': paragraph },
  offender: (state, act) => (limitBroken(state, act) === paragraph ? dummyInPlay(state) : null),
});

/** What dummy must not do with their eyes. Each costs them the rights of 42B, and may cost a penalty (43B1). */
export const LIMITS_OF_DUMMY: readonly ActRule[] = [
  limit('43A2a', 'dummy-exchanges-hands', "Dummy and declarer look at each other's hands"),
  limit('43A2b', 'dummy-watches-declarer', "Dummy sees declarer's cards"),
  limit('43A2c', 'dummy-sees-a-defenders-cards', "Dummy sees the face of a card in a defender's hand"),
];

/** 43A1c: whether what dummy said or did was a part in the play, or told declarer something, a person says. */
const takesPart = breachOf('43A1c', {
  question: 'dummy-takes-part',
  label: 'Dummy takes part in the play, or tells declarer something about it',
  answers: ['takes-part', 'in-order'],
  offender: (state, act) => {
    const doer = state.playing ? doerOf(state, act) : null;
    return doer === dummyIn(state) ? doer : null;
  },
});

const SHOWN = 'shown-to-dummy';

/** The defender into whose hand dummy has seen. */
const whomDummySaw = (state: TableState, act: number): Seat | null => {
  const seen = state.hands.seen.find(({ at }) => at === act);
  return seen && state.playing && seen.by === dummyIn(state) && isDefender(state, seen.of) ? seen.of : null;
};

/**
 * 43A3: the defender has shown them the hand, and dummy did nothing for it (in 2007 what they do not seek is no
 * breach).
 */
const shownToDummy = {
  question: SHOWN,
  law: { 'wbf-2017': '43A3', 'wbf-2007': '43A2c' },
  answers: ['shown-by-defender', 'looked'],
  proved: 'shown-by-defender',
  offender: whomDummySaw,
  finding: {
    name: 'hand-shown-to-dummy',
    label: 'A defender lets dummy see his hand',
    sources: { 'wbf-2017': '43A3' },
  },
} satisfies Charge;

export const CHARGES_43 = [takesPart, shownToDummy];

/** Who has looked of their own accord, and who has been shown something. */
const asJudged = (state: TableState, act: number, answer: string): TableState => {
  if (whomDummySaw(state, act) === null) return state;
  const others = state.play.dummy.looked.filter((at) => at !== act);
  return withDummy(state, { looked: answer === 'looked' ? [...others, act] : others });
};

const looked = (state: TableState, act: Act): TableState =>
  limitBroken(state, act) === null ? state : withDummy(state, { looked: [...state.play.dummy.looked, act.at] });

const ofCharges = lawOfCharges(CHARGES_43);

export const law43 = {
  raisable: ofCharges.raisable,
  judged: { ...ofCharges.judged, [SHOWN]: (state, { act }, answer) => asJudged(state, act, answer) },
  after: (state, act) => spokenOf(looked(state, act), act),
} satisfies LawModule;

const WARNING = 'dummy-warns-declarer';

/**
 * What dummy, who has lost the right to it, says while declarer's side is on lead. That it was a warning against the
 * wrong hand nobody need say; the director can say that it was none.
 */
const warned = (state: TableState, act: Act): TableState => {
  const leader = onLead(state);
  const warns = act.type === 'RemarkMade' && act.data.by === dummyInPlay(state) && hasLostRights(state);
  if (!warns || state.directorCalled || leader === null || !isOfDeclarer(state, leader)) return state;
  return withIrregularity(state, {
    at: act.at,
    seat: act.data.by,
    rule: WARNING,
    law: '43B2a',
    status: 'unnoticed',
    turn: leader,
    lhoCalled: false,
  });
};

/** A defender has played on. */
const forfeited = (state: TableState, act: Act): TableState => {
  const card = cardAt(state, act.at);
  if (!card || !isDefender(state, card.seat)) return state;
  return state.irregularities
    .filter((one) => one.rule === WARNING && isOpen(one))
    .reduce((now, { at }) => settled(now, at, 'forfeited', WARNING), state);
};

/** Either defender may choose. */
const opened = (state: TableState, { at }: Irregularity): TableState => {
  const declarer = declarerOf(state);
  if (declarer === null) return state;
  return withOption(state, {
    name: WARNING,
    law: '43B2a',
    for: leftOf(declarer),
    orPartner: true,
    choices: ['hand', 'dummy'],
    act: at,
    until: 'a defender plays',
    inPlay: true,
  });
};

/** Declarer leads from this hand, whichever has won the last trick; what they have led from the other one goes back. */
const leadsFrom = (state: TableState, act: number, choice: string): TableState => {
  const seat = choice === 'hand' ? declarerOf(state) : dummyIn(state);
  if (seat === null) return state;
  const trick = trickNow(state.cards.play);
  const settledNow = settled(state, act, 'ruled', WARNING);
  const back = cardsOfTrick(state, trick)
    .filter((one) => one.seat !== seat)
    .reduce((now, { at }) => backInHand(now, at, '43B2a', sideOf(seat)), settledNow);
  const ordered = withCards(back, { leadOrdered: { trick, seat } });
  return onLead(ordered) === seat
    ? withObligation(ordered, { kind: 'lead-from', for: seat, law: '43B2a', act })
    : ordered;
};

export const law43b2 = {
  irregularCards: { [WARNING]: { directorComes: opened } },
  chosen: { [WARNING]: (state, { act }, choice) => leadsFrom(state, act, choice) },
  raisable: {
    'dummys-warning': {
      law: { 'wbf-2017': '43B2a', 'wbf-2007': '43B2a' },
      answers: (state, act) =>
        state.irregularities.some((one) => one.at === act && one.rule === WARNING && isOpen(one))
          ? ['warning', 'no-warning']
          : [],
    },
  },
  judged: {
    'dummys-warning': (state, { act }, answer) =>
      answer === 'no-warning' ? settled(state, act, 'ruled', WARNING) : state,
  },
  after: (state, act) => forfeited(warned(state, act), act),
} satisfies LawModule;
