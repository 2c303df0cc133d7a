import { hasEnded } from '@app/bridge';
import type { LawModule } from '../state/law-module';
import type { TableState } from '../state/table-state';
import { cancelFrom, withOption, withReview, withoutOption } from '../table/changes';
import { stopped, withHands, withoutChangesOf } from '../table/hand-changes';

const OPTION = 'right-board-later';

/** None of them has played it: the result stands, and the director may have the right board played later. */
const rightBoardLater = (state: TableState, law: string, act: number): TableState =>
  withOption(state, {
    name: OPTION,
    law,
    for: 'director',
    choices: ['right-board-later', 'leave-it'],
    act,
    until: 'the session ends',
  });

/** One of them has played it: it is cancelled for all four, and an artificial score makes up for a chance that is lost. */
const playedBefore = (state: TableState, act: number): TableState => {
  if (state.edition === 'wbf-2017') {
    const cancelled = stopped(state, { law: '15B1', act, side: null, score: 'cancelled' });
    return withReview(cancelled, { law: '15B3', act, side: null, score: 'artificial' });
  }
  return stopped(state, { law: '15B', act, side: null, score: 'artificial' });
};

/** 15C, only in 2007: during the auction the right players sit down, and everything is called once more. */
const auctionVoid = (state: TableState): TableState => {
  const [first] = state.inForce;
  const firstAuction = state.inForce.filter(({ deemed }) => !deemed);
  const called = withoutChangesOf(state, firstAuction, '15C');
  const gone = first ? cancelFrom(called, first.at, { law: '15C', status: 'cancelled', unauthorised: null }) : called;
  return withHands({ ...gone, obligations: [], replacements: [], restrictions: [] }, { firstAuction });
};

const notPlayedBefore = (state: TableState, act: number): TableState => {
  if (state.edition === 'wbf-2017') return rightBoardLater(state, '15B2', act);
  return hasEnded(state.auction) ? rightBoardLater(state, '15A2', act) : auctionVoid(state);
};

/** 15C: a call that is not what was called there the first time ends the board. */
const asTheFirstTime = (state: TableState, at: number): TableState => {
  const index = state.inForce.findIndex((call) => call.at === at);
  const [now, before] = [state.inForce[index], state.hands.firstAuction[index]];
  if (!now || !before) return state;
  const isSame = now.seat === before.seat && now.call === before.call && now.artificial === before.artificial;
  return isSame ? state : stopped(state, { law: '15C', act: at, side: null, score: 'cancelled' });
};

/** Laws 15B and 15 of 2007: a board that these players were not to play now. The director finds it, no act shows it. */
export const wrongBoard = {
  raisable: {
    'wrong-board': { law: { 'wbf-2017': '15B', 'wbf-2007': '15' }, answers: ['played-before', 'not-played-before'] },
  },
  judged: {
    'wrong-board': (state, { act }, answer) =>
      answer === 'played-before' ? playedBefore(state, act) : notPlayedBefore(state, act),
  },
  chosen: { [OPTION]: (state, option) => withoutOption(state, option) },
  after: (state, act) =>
    act.type === 'CallMade' && state.hands.firstAuction.length > 0 ? asTheFirstTime(state, act.at) : state,
} satisfies LawModule;
