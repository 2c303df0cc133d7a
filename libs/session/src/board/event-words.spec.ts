import { calls, cards, faced, noted, opened, spread } from '@app/testing';
import { boardEventInWords, resultInWords } from './event-words';
import type { BoardEvent } from './events';
import { BOARD_EVENTS } from './events';

const result = { bid: '4S', declarer: 'N', risk: 'doubled', tricks: 9 } as const;

const noted27A1 = { edition: 'wbf-2017', authority: 'WBF', paragraph: '27A1' } as const;

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
  [{ type: 'CallSubstituted', data: { seat: 'E', call: '2H', replaces: 2 } }, 'E wants to change: bids 2H instead'],
  [{ type: 'HandTaken', data: { seat: 'E', from: 'W', board: 4 } }, 'E takes the hand of W of board 4'],
  [{ type: 'CardsCounted', data: { seat: 'E', count: 14 } }, 'E counts 14 cards'],
  [{ type: 'CardSeen', data: { by: 'E', of: 'S', cards: ['SA', 'H2'] } }, 'E has seen SA H2 of S'],
  [
    { type: 'HandsCorrected', data: { text: 'C2 was in the East pocket' } },
    'The director puts the hands right: C2 was in the East pocket',
  ],
  [{ type: 'CardRestored', data: { seat: 'E', card: 'C2', found: 'elsewhere' } }, 'C2 goes back to E (elsewhere)'],
  [{ type: 'BoardTurned', data: {} }, 'The board is turned'],
  [{ type: 'SeatsExchanged', data: { seats: ['N', 'S'] } }, 'N and S change seats'],
  [{ type: 'BoardRedealt', data: {} }, 'The board is dealt again'],
  [{ type: 'HandsReturned', data: {} }, 'The hands are back in the board'],
  [{ type: 'AnnouncementMade', data: { by: 'N', act: 1, text: '15-17' } }, 'N announces: 15-17'],
  [{ type: 'QuestionAsked', data: { by: 'N', text: 'Two hearts?' } }, 'N asks: Two hearts?'],
  [{ type: 'ExplanationCorrected', data: { by: 'N', act: 1, text: 'Natural' } }, 'N corrects the explanation: Natural'],
  [{ type: 'ReviewOfAuctionGiven', data: { by: 'N', to: 'E' } }, 'N reviews the auction for E'],
  [{ type: 'StopShown', data: { by: 'N' } }, 'N shows the stop card'],
  [{ type: 'StopRemoved', data: { by: 'N' } }, 'N removes the stop card'],
  [{ type: 'RemarkMade', data: { by: 'N', text: 'Oh' } }, 'N says: Oh'],
  [{ type: 'MannerNoted', data: { by: 'N', text: 'shakes his head' } }, 'N: shakes his head'],
  [{ type: 'CardExposed', data: { seat: 'N', cards: ['SA'], manner: 'dropped' } }, 'N exposes SA before the play'],
  [{ type: 'AttentionDrawn', data: { by: 'N' } }, 'N draws attention to it'],
  [{ type: 'RightsReserved', data: { by: 'N' } }, 'N reserves the right to call the director later'],
  [{ type: 'DirectorCalled', data: { by: 'N' } }, 'N calls the director'],
  [{ type: 'StatementTaken', data: { by: 'N', text: 'I saw it' } }, 'N states: I saw it'],
  [{ type: 'FactFound', data: { text: 'Ten seconds', basis: 'agreed' } }, 'Fact found (agreed): Ten seconds'],
  [{ type: 'OptionsOffered', data: {} }, 'The director explains the options'],
  [
    { type: 'OptionChosen', data: { seat: 'S', law: noted27A1, choice: 'decline', act: 2 } },
    'S chooses decline (Law 27A1 (WBF 2017))',
  ],
  [
    {
      type: 'JudgementMade',
      data: { question: 'comparable', answer: 'subset', law: noted27A1, act: 3, reasons: 'Both weak' },
    },
    'Judgement, comparable: subset (Law 27A1 (WBF 2017)): Both weak',
  ],
  [
    { type: 'PollTaken', data: { question: 'What do you bid?', asked: [{ answer: '4S' }, { answer: 'Pass' }] } },
    'Poll: What do you bid? 4S, Pass',
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
