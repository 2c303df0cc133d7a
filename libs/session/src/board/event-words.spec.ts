import { calls, cards, faced, noted, opened, spread } from '@app/testing';
import { boardEventInWords, resultInWords } from './event-words';
import type { BoardEvent } from './events';
import { BOARD_EVENTS } from './events';

const result = { bid: '4S', declarer: 'N', risk: 'doubled', tricks: 9 } as const;

const WORDS: readonly (readonly [BoardEvent, string])[] = [
  [opened(), 'Board 1 at table 1: N deals, vulnerable None'],
  ...calls('N:1S E:- S:X W:XX').map((event, index): [BoardEvent, string] => [
    event,
    ['N bids 1S', 'E passes', 'S doubles', 'W redoubles'][index] ?? '',
  ]),
  [{ type: 'AlertGiven', data: { by: 'N', act: 1 } }, 'N alerts'],
  [{ type: 'ExplanationGiven', data: { by: 'N', act: 1, text: 'Weak', manner: 'written' } }, 'N explains: Weak'],
  [{ type: 'TempoNoted', data: { seat: 'E', kind: 'fast' } }, 'E is fast'],
  [
    { type: 'TempoNoted', data: { seat: 'E', kind: 'slow', seconds: 30, disputed: true } },
    'E is slow (30 s), disputed',
  ],
  [{ type: 'LeadPlaced', data: { seat: 'E' } }, 'E places the opening lead face down'],
  [faced('E', 'SQ'), 'E faces the opening lead, SQ'],
  [spread('S'), 'S spreads the hand'],
  ...cards('S:S8').map((event): [BoardEvent, string] => [event, 'S: S8']),
  [{ type: 'TricksClaimed', data: { by: 'N', tricks: 3, statement: 'All high' } }, 'N claims 3 tricks: All high'],
  [{ type: 'TricksConceded', data: { by: 'E', tricks: 1 } }, 'E concedes 1 tricks'],
  [{ type: 'ClaimAccepted', data: { by: 'E' } }, 'E accepts'],
  [{ type: 'ResultAgreed', data: { result } }, 'Result agreed: 4SX by N, 9 tricks'],
  [{ type: 'ResultEntered', data: { result: null, source: 'slip' } }, 'Result entered: passed out (slip)'],
  [{ type: 'BoardNotPlayed', data: { reason: 'No time' } }, 'Not played: No time'],
  [noted(2, 'E', 'insufficient-bid', '27A'), 'Finding: insufficient-bid by E, Law 27A (WBF 2017)'],
  [
    { type: 'ScoreAdjusted', data: { kind: 'artificial', percent: { NS: 60, EW: 40 }, authority: 'director:anna' } },
    'Artificial score: N-S 60 %, E-W 40 % (director:anna)',
  ],
];

it.each(WORDS)('%o is told as %j', (event, words) => {
  expect(boardEventInWords(event)).toBe(words);
});

it('there are words for every event', () => {
  expect(new Set(WORDS.map(([{ type }]) => type))).toEqual(new Set(Object.keys(BOARD_EVENTS)));
});

it('results', () => {
  expect([resultInWords(result), resultInWords(null)]).toEqual(['4SX by N, 9 tricks', 'passed out']);
});
