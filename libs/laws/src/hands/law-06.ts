import { since, passedOut } from '@app/bridge';
import { openHands } from '../state/hands';
import type { LawModule } from '../state/law-module';
import type { TableState } from '../state/table-state';
import { asGone, withInForce, withOption, withReview, withoutOption } from '../table/changes';
import { nobodyHasCalled, nothingOpen, stopped } from '../table/hand-changes';

const OPTION = 'redeal';

/** 6D1: before the first call the board is dealt again. Later, in 2007, it counts as fouled. */
const wronglyDealt = (state: TableState, act: number, answer: string): TableState => {
  if (nobodyHasCalled(state)) {
    return withOption(state, {
      name: OPTION,
      law: '6D1',
      for: 'director',
      choices: ['redeal'],
      act,
      until: 'somebody calls',
    });
  }
  return !since(state.edition, 'wbf-2017') && answer === 'wrongly-dealt'
    ? withReview(state, { law: '6D1', act, side: null })
    : state;
};

/**
 * The board is dealt again (6D1, 6D3): a new board, of which nothing is known and nothing has been called. One that
 * was passed out is not dealt again (22B, in 2007 22A1), nor one that has been played or is in play.
 */
const redealt = (state: TableState): TableState => {
  if (passedOut(state.auction) || state.playing || state.hands.finished) return state;
  const calls = state.inForce.filter(({ deemed }) => !deemed);
  const going = { law: '6D3', status: 'cancelled' as const, unauthorised: null };
  const closed = nothingOpen(withInForce(state, []), going.law);
  return {
    ...closed,
    gone: [
      ...closed.gone.map((call) => ({ ...call, unauthorised: null })),
      ...calls.map((call) => asGone(call, going)),
    ],
    reviews: [],
    information: [],
    hands: openHands,
  };
};

export const law06 = {
  raisable: {
    'wrong-deal': {
      law: { 'wbf-2017': '6D1', 'wbf-2007': '6D1' },
      answers: ['wrongly-dealt', 'card-seen', 'in-order'],
    },
    'valid-deal': { law: { 'wbf-2017': '6D2', 'wbf-2007': '6D2' }, answers: ['sorted-pack', 'old-deal', 'valid'] },
  },
  judged: {
    'wrong-deal': (state, { act }, answer) => (answer === 'in-order' ? state : wronglyDealt(state, act, answer)),
    'valid-deal': (state, { act }, answer) =>
      answer === 'valid' ? state : stopped(state, { law: '6D2', act, side: null, score: 'cancelled' }),
  },
  chosen: { [OPTION]: (state, option) => withoutOption(state, option) },
  after: (state, act) => {
    if (act.type === 'BoardRedealt') return redealt(state);
    // 6D1 holds before the first call only.
    return act.type === 'CallMade' ? { ...state, options: state.options.filter(({ name }) => name !== OPTION) } : state;
  },
} satisfies LawModule;
