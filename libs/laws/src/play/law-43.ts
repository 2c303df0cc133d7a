import type { Seat } from '@app/bridge';
import type { Act } from '../state/acts';
import type { LawModule } from '../state/law-module';
import type { ActRule } from '../state/rule';
import type { TableState } from '../state/table-state';
import type { Charge } from '../table/charge';
import { breachOf, lawOfCharges } from '../table/charge';
import { dummyIn, dummyInPlay, isDefender } from '../table/contract';
import { doerOf } from '../table/who';
import { spokenOf, withDummy } from './law-43b';

type Limit = '43A2a' | '43A2b' | '43A2c';

/** Which of his limits dummy breaks by this act: he looks into a hand, or takes one that is not his. */
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

/** What dummy must not do with his eyes. Each costs him the rights of 42B, and may cost a penalty (43B1). */
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

/** 43A3: the defender has shown him the hand, and dummy did nothing for it (in 2007 what he does not seek is no breach). */
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

/** Who has looked of his own accord, and who has been shown something. */
const asJudged = (state: TableState, act: number, answer: string): TableState => {
  if (whomDummySaw(state, act) === null) return state;
  const others = state.play.dummy.looked.filter((at) => at !== act);
  return withDummy(state, { looked: answer === 'looked' ? [...others, act] : others });
};

const looked = (state: TableState, act: Act): TableState =>
  limitBroken(state, act) === null ? state : withDummy(state, { looked: [...state.play.dummy.looked, act.at] });

const asked = lawOfCharges(CHARGES_43);

export const law43 = {
  raisable: asked.raisable,
  judged: { ...asked.judged, [SHOWN]: (state, { act }, answer) => asJudged(state, act, answer) },
  after: (state, act) => spokenOf(looked(state, act), act),
} satisfies LawModule;
