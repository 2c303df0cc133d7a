import { BOARD_EVENTS, SESSION_EVENTS } from '@app/contract';
import { type StreamState, EMPTY_SESSION } from '@app/session';
import { asCommand } from './as-command';

const BOARD: StreamState = { to: 'board', address: { session: 's', table: '1', board: 1, attempt: 1 }, state: null };
const SESSION: StreamState = { to: 'session', session: 's', state: EMPTY_SESSION };

const without = (types: readonly string[], own: StreamState): readonly string[] =>
  types.filter((type) => asCommand({ type, data: { law: {} } }, own) === null);

describe('an event comes about once more', () => {
  it('on a board by its command, but for the opening, for what the engine works out, and for what people decide', () => {
    expect(without(Object.keys(BOARD_EVENTS), BOARD)).toEqual([
      'BoardOpened',
      'ClaimAnalysed',
      'RulingDrafted',
      'RulingGiven',
      'RulingTold',
      'RulingReversed',
      'RulingUpheld',
      'RulingReviewed',
      'ScoreCorrected',
      'TricksTransferred',
      'InfractionNoted',
      'ScoreAdjusted',
    ]);
  });

  it('in a session by its command, but for penalties, which may have followed from elsewhere', () => {
    expect(without(Object.keys(SESSION_EVENTS), SESSION)).toEqual([
      'PenaltyImposed',
      'PenaltyVaried',
      'PenaltyRescinded',
      'RulingFollowed',
    ]);
  });

  it('a choice by its paragraph, a judgement without what the engine had to say', () => {
    const law = { edition: 'wbf-2017', authority: 'WBF', paragraph: '27A1' };
    const chosen = asCommand({ type: 'OptionChosen', data: { seat: 'S', law, choice: 'decline', act: 2 } }, BOARD);
    expect(chosen?.command).toEqual({ type: 'Choose', data: { seat: 'S', law: '27A1', choice: 'decline', act: 2 } });
    const judged = asCommand(
      { type: 'JudgementMade', data: { question: 'q', answer: 'a', law, act: 2, advice: 3 } },
      BOARD,
    );
    expect(judged?.command).toEqual({ type: 'Judge', data: { question: 'q', answer: 'a', act: 2 } });
  });

  it('a change of results without what let it be made: that is found anew', () => {
    const data = { board: 1, reason: 'fouled', raisedAt: '2026-02-02T20:00:00Z' };
    const again = asCommand({ type: 'BoardWithdrawn', data: { ...data, inTimeBy: 'L79C1' } }, SESSION);
    expect(again?.command).toEqual({ type: 'WithdrawBoard', data });
  });
});
