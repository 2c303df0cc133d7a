import { sideOf } from '@app/bridge';
import type { LawModule } from '../state/law-module';
import { callAt, withReview } from '../table/changes';

const LAW = { 'dbf-2013': '121A2', 'fsb-2008': '112A' } as const;

export const biddingBoxes = {
  raisable: {
    /** About a call whose card lay hidden or out of line, so that an opponent has read the auction wrongly. */
    'misled-by-bidding-cards': {
      law: {},
      regulations: LAW,
      answers: (state, act) => (callAt(state, act) ? ['misled', 'not-misled'] : []),
    },
  },
  judged: {
    'misled-by-bidding-cards': (state, { act, law }, answer) => {
      const call = callAt(state, act);
      return call && answer === 'misled' ? withReview(state, { law, act, side: sideOf(call.seat) }) : state;
    },
  },
} satisfies LawModule;
