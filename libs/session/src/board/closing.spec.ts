import type { BoardCommand, BoardEvent } from '@app/contract';
import { calls, faced, given, opened } from '@app/testing';
import { foldBoard } from './fold';
import { viewBoard } from './view';

const WHO_AND_WHY = { reasons: 'No damage', by: 'anna' } as const;

const close = (law: string, more: object = {}): BoardCommand => ({
  type: 'CloseReview',
  data: { law, decision: 'no-adjustment', ...WHO_AND_WHY, ...more },
});
const closed = (law: string, act: number): BoardEvent => ({
  type: 'ReviewClosed',
  data: { law, act, decision: 'no-adjustment', ...WHO_AND_WHY },
});
const confirm: BoardCommand = { type: 'ConfirmResult', data: { by: 'anna' } };
const confirmed: BoardEvent = { type: 'ResultConfirmed', data: { by: 'anna' } };
const agreed: BoardEvent = { type: 'ResultAgreed', data: { result: null } };

const object = (by: 'E' | 'W'): BoardEvent => ({ type: 'ObjectionMade', data: { by } });

const judged = (question: string, answer: string, act: number): BoardEvent => ({
  type: 'JudgementMade',
  data: { question, answer, act, law: { edition: 'wbf-2017', authority: 'WBF', paragraph: '72C' } },
});

/** East has bid too little, South does not accept it, and East bids the same again: 27D waits for the end of the play. */
const corrected: readonly BoardEvent[] = [
  opened(),
  ...calls('N:1S E:1H'),
  { type: 'DirectorCalled', data: { by: 'S' } },
  {
    type: 'OptionChosen',
    data: { seat: 'S', law: { edition: 'wbf-2017', authority: 'WBF', paragraph: '27A1' }, choice: 'decline', act: 2 },
  },
  ...calls('E:2H'),
];

const viewed = (...events: readonly BoardEvent[]) => {
  const board = foldBoard(events);
  if (!board) throw new Error('the board was not opened');
  const { reviews, closedReviews, confirmed: stands } = viewBoard(board);
  return { reviews: reviews.map(({ law }) => law), closed: closedReviews.map(({ law }) => law), stands };
};

it('what is to be looked at after the play', () => {
  expect(foldBoard(corrected)?.table.reviews).toMatchObject([{ law: '27D', act: 2 }]);
});

describe('a review', () => {
  it('is closed by its paragraph, with or without the act, also when the board has its result', () => {
    given(...corrected)
      .when(close('27D'))
      .then(closed('27D', 2));
    given(...corrected, agreed)
      .when(close('27D', { act: 2 }))
      .then(closed('27D', 2));
  });

  it('keeps the decision, the reasons and who gave them', () => {
    const more = { reasons: 'Two hearts made', by: 'bo', decision: 'adjustment' } as const;
    const event: BoardEvent = { type: 'ReviewClosed', data: { law: '27D', act: 2, ...more } };
    given(...corrected)
      .when(close('27D', more))
      .then(event);
    const board = foldBoard([...corrected, event]);
    expect(board && viewBoard(board).closedReviews).toEqual([{ law: '27D', act: 2, side: 'EW', closed: 6, ...more }]);
  });

  it('must be open, and the only one of its paragraph where no act is named', () => {
    given(...corrected)
      .when(close('72C'))
      .refused('ReviewNotOpen');
    given(...corrected)
      .when(close('27D', { act: 1 }))
      .refused('ReviewNotOpen');
    given(...corrected, closed('27D', 2))
      .when(close('27D'))
      .refused('ReviewNotOpen');
    given(...corrected, judged('could-have-known', 'yes', 1), judged('could-have-known', 'yes', 5))
      .when(close('72C'))
      .refused('ReviewNotOpen');
  });

  it('is opened again by a new judgement of the same kind about the same act, and by nothing else', () => {
    const known = judged('could-have-known', 'yes', 5);
    const looked = [...corrected, closed('27D', 2), known, closed('72C', 5)];
    expect(viewed(...looked)).toEqual({ reviews: [], closed: ['27D', '72C'], stands: false });
    expect(viewed(...looked, ...calls('S:-'), judged('could-have-known', 'no', 5)).reviews).toEqual([]);
    expect(viewed(...looked, known)).toMatchObject({ reviews: ['72C'], closed: ['27D', '72C'] });
    expect(viewed(...looked, known, closed('72C', 5)).closed).toEqual(['27D', '72C', '72C']);
  });

  it('is opened again where rights are reserved once more about the same act', () => {
    const reserved: BoardEvent = { type: 'RightsReserved', data: { by: 'N', act: 5 } };
    expect(viewed(...corrected, reserved, closed('16B2', 5)).reviews).toEqual(['27D']);
    expect(viewed(...corrected, reserved, closed('16B2', 5), reserved).reviews).toEqual(['27D', '16B2']);
  });
});

describe('a result', () => {
  it('is confirmed when nothing is left to be looked at', () => {
    given(...corrected, closed('27D', 2), agreed)
      .when(confirm)
      .then(confirmed);
    given(...corrected, agreed, closed('27D', 2))
      .when(confirm)
      .then(confirmed);
    given(...corrected, agreed)
      .when(confirm)
      .refused('ReviewsOpen');
  });

  it('waits for what the director is asked, and for what he has to choose', () => {
    const suggested = judged('suggested', 'suggested', 5);
    given(...corrected, suggested, closed('27D', 2), agreed)
      .when(confirm)
      .refused('ReviewsOpen');
    given(...corrected, suggested, closed('27D', 2), agreed, judged('logical-alternative', 'no-alternative', 5))
      .when(confirm)
      .then(confirmed);
    const overheard = judged('extraneous-information', 'N', 5);
    given(...corrected, overheard, closed('27D', 2), agreed)
      .when(confirm)
      .refused('ReviewsOpen');
  });

  it('L68D: waits for the ruling on a claim that is disputed', () => {
    const claim: BoardEvent = { type: 'TricksClaimed', data: { by: 'N', tricks: 9 } };
    const disputed = [opened(), ...calls('N:1S E:- S:- W:-'), faced('E', 'SQ'), claim, object('W'), agreed];
    given(...disputed)
      .when(confirm)
      .refused('ReviewsOpen');
    given(...disputed, judged('claim-ruling', '8', 6))
      .when(confirm)
      .then(confirmed);
  });

  it('is there first, be it an artificial score', () => {
    given(opened(), ...calls('N:1S'))
      .when(confirm)
      .refused('BoardNotFinished');
    given(opened(), {
      type: 'ScoreAdjusted',
      data: { kind: 'artificial', percent: { NS: 60, EW: 40 }, authority: 'anna' },
    })
      .when(confirm)
      .then(confirmed);
  });

  it('is provisional again once something has come up', () => {
    const done = [...corrected, closed('27D', 2), agreed, confirmed];
    expect(viewed(...done).stands).toBe(true);
    const known = judged('could-have-known', 'yes', 5);
    expect(viewed(...done, known)).toMatchObject({ reviews: ['72C'], stands: false });
    expect(viewed(...done, known, closed('72C', 5)).stands).toBe(false);
    expect(viewed(...done, known, closed('72C', 5), confirmed).stands).toBe(true);
    const award: BoardEvent = {
      type: 'ScoreAdjusted',
      data: { kind: 'artificial', percent: { NS: 60, EW: 40 }, authority: 'anna' },
    };
    expect(viewed(...done, award).stands).toBe(false);
  });
});
