import type { Seat } from '@app/bridge';
import type { Act } from '../state/acts';
import type { HeldHand } from '../state/hands';
import type { LawModule } from '../state/law-module';
import type { ActRule } from '../state/rule';
import type { CallOnTable, Irregularity, TableState } from '../state/table-state';
import { noticed, settled, under } from '../table/changes';
import { dummyInPlay } from '../table/contract';
import { callsOf, goingOnWith, withHands, withMatter } from '../table/hand-changes';
import { disturbed, learnt } from './law-16';

/** 7B1: a hand from the pocket of another player. Whose hand dummy looks at while cards are played is for Law 43. */
export const handOfAnotherPocket: ActRule = {
  name: 'hand-of-another-pocket',
  label: 'A hand from the pocket of another player',
  sources: { 'wbf-2017': '7B1', 'wbf-2007': '7B1' },
  offender: (state, { type, data }) => {
    if (type !== 'HandTaken' || data.board !== undefined || data.from === data.seat) return null;
    return [data.seat, data.from].some((seat) => seat === dummyInPlay(state)) ? null : data.seat;
  },
};

/** 7B1: a hand from another board. */
export const handOfAnotherBoard: ActRule = {
  name: 'hand-of-another-board',
  label: 'A hand from another board',
  sources: { 'wbf-2017': '7B1', 'wbf-2007': '7B1' },
  offender: (_, { type, data }) => (type === 'HandTaken' && data.board !== undefined ? data.seat : null),
};

/**
 * 7B2: a player who has called on more than thirteen cards has not counted them. On fewer they may have: a card gets
 * lost later.
 */
export const cardsNotCounted: ActRule = {
  name: 'cards-not-counted',
  label: 'A call on more than thirteen cards, which were not counted before it',
  sources: { 'wbf-2017': '7B2', 'wbf-2007': '7B2' },
  offender: (state, { type, data }) =>
    type === 'CardsCounted' && data.count > 13 && state.hands.corrected === null && callsOf(state, data.seat).length > 0
      ? data.seat
      : null,
};

/** The call that a player has made on a hand not their own. */
export const calledOn = (state: TableState, { at, seat, until }: HeldHand): CallOnTable | undefined =>
  state.inForce.find(
    (call) => call.seat === seat && !call.deemed && call.at > at && (until === null || call.at < until),
  );

export const heldHand = (state: TableState, { at }: Pick<Irregularity, 'at'>): HeldHand | undefined =>
  state.hands.held.find((one) => one.at === at);

/** The director has seen to it that the player has their own hand now. */
export const handedBack = (state: TableState, { at }: Pick<Irregularity, 'at'>): TableState =>
  withHands(state, { held: state.hands.held.map((one) => (one.at === at ? { ...one, until: one.until ?? at } : one)) });

/**
 * Before a call on it the player just takes their own. After one they know another hand as well (16D3, in 2007 16C3).
 */
const ofAnotherPocket = (state: TableState, irregularity: Irregularity): TableState => {
  const held = heldHand(state, irregularity);
  return held && calledOn(state, held)
    ? disturbed(state, irregularity)
    : handedBack(settled(state, irregularity.at, 'ruled'), irregularity);
};

const RULES = {
  'another-pocket': 'hand-of-another-pocket',
  'another-board': 'hand-of-another-board',
} as const;

const takenNow = (state: TableState, at: number): TableState => {
  const held = heldHand(state, { at });
  if (!held) return state;
  const law = held.kind === 'another-pocket' ? '7B1' : under(state, { 'wbf-2017': '15A', 'wbf-2007': '17D' });
  return withMatter(state, { at, seat: held.seat, rule: RULES[held.kind], law });
};

/** The first call on the hand of another shows that the player has looked at it. */
const looked = (state: TableState, at: number, seat: Seat): TableState => {
  const held = state.hands.held.find((one) => one.seat === seat && one.until === null && one.kind === 'another-pocket');
  const known = state.information.some(({ kind, to }) => kind === 'hand-seen' && to?.includes(seat) === true);
  return held && !known ? learnt(state, { kind: 'hand-seen', act: at, from: held.from, to: seat }) : state;
};

/** A player who calls the director to a call on the wrong hand calls them to the hand. */
const calledTo = (state: TableState, act: Act): TableState => {
  if (act.type !== 'DirectorCalled' || act.data.act === undefined) return state;
  const about = act.data.act;
  return state.hands.held
    .filter((held) => calledOn(state, held)?.at === about)
    .reduce((now, { at }) => noticed(now, at, 'director-called'), state);
};

const goOn = goingOnWith('hand-of-another-pocket', ofAnotherPocket);

export const law07 = {
  after: (state, act) => {
    if (act.type === 'HandTaken') return goOn(takenNow(state, act.at));
    return goOn(calledTo(act.type === 'CallMade' ? looked(state, act.at, act.data.seat) : state, act));
  },
} satisfies LawModule;
