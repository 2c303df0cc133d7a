import { type BoardEvent, BOARD_EVENTS } from '@app/contract';
import { calls, cards, faced, noted, opened, spread } from '@app/testing';
import { boardEventInWords } from './event-messages';
import { resultInWords } from './record-text';

const result = { bid: '4S', declarer: 'N', risk: 'doubled', tricks: 9 } as const;

const noted27A1 = { edition: 'wbf-2017', authority: 'WBF', paragraph: '27A1' } as const;

const ruling = { laws: [noted27A1], reasons: 'Too low', by: 'anna', rightOfAppeal: true } as const;
const noon = '2026-02-01T12:00:00Z';

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
  [{ type: 'CardExposed', data: { seat: 'N', cards: ['SA'], manner: 'dropped' } }, 'N exposes SA'],
  [{ type: 'CardExposed', data: { seat: 'N', cards: ['SA'], manner: 'led' } }, 'N leads SA too early'],
  [{ type: 'SpectatorSpoke', data: { text: 'East had a club', act: 7 } }, 'A spectator says: East had a club'],
  [
    { type: 'SpectatorSpoke', data: { text: 'East had a club', asked: true } },
    'A spectator, asked by the director, says: East had a club',
  ],
  [{ type: 'AttentionDrawn', data: { by: 'N' } }, 'N draws attention to it'],
  [{ type: 'RightsReserved', data: { by: 'N' } }, 'N reserves the right to call the director later'],
  [{ type: 'DirectorCalled', data: { by: 'N' } }, 'N calls the director'],
  [{ type: 'StatementTaken', data: { by: 'N', text: 'I saw it' } }, 'N states: I saw it'],
  [{ type: 'FactFound', data: { text: 'Ten seconds', basis: 'agreed' } }, 'Fact found (agreed): Ten seconds'],
  [
    { type: 'FactFound', data: { text: 'Ten seconds', basis: 'balance-of-probabilities', statements: [6, 7] } },
    'Fact found (balance of probabilities, from events 7, 8): Ten seconds',
  ],
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
  [{ type: 'LeadWithdrawn', data: { seat: 'E' } }, 'E takes the opening lead back'],
  [faced('E', 'SQ'), 'E faces the opening lead, SQ'],
  [spread('S'), 'S spreads the hand'],
  ...cards('S:S8').map((event): [BoardEvent, string] => [event, 'S: S8']),
  [
    { type: 'CardDesignated', data: { words: 'small heart', card: 'H2' } },
    'Declarer calls for a card of dummy: small heart (H2)',
  ],
  [{ type: 'CardDesignated', data: { words: 'heart' } }, 'Declarer calls for a card of dummy: heart'],
  [{ type: 'DesignationChanged', data: { card: 'HT' } }, 'Declarer wants to change the card: HT'],
  [{ type: 'DesignationChanged', data: {} }, 'Declarer wants to change the card'],
  [{ type: 'DummyPlayed', data: { card: 'H4' } }, 'Dummy puts H4 among the cards played'],
  [{ type: 'CardWithdrawn', data: { seat: 'W', card: 'H3' } }, 'W takes back H3'],
  [{ type: 'CardWithdrawn', data: { seat: 'W' } }, 'W takes back the card'],
  [{ type: 'RevokeAskedAbout', data: { by: 'N', of: 'E' } }, 'N asks E whether there is none of the suit led'],
  [{ type: 'TrickPointed', data: { seat: 'N', trick: 1, to: 'EW' } }, 'N lays trick 1 as won by E-W'],
  [{ type: 'TricksInspected', data: { by: 'E' } }, 'E inspects the quitted tricks'],
  [{ type: 'TricksClaimed', data: { by: 'N', tricks: 3, statement: 'All high' } }, 'N claims 3 tricks: All high'],
  [{ type: 'TricksConceded', data: { by: 'E', tricks: 1 } }, 'E concedes 1 tricks'],
  [{ type: 'ClaimAccepted', data: { by: 'E' } }, 'E accepts'],
  [{ type: 'ObjectionMade', data: { by: 'W' } }, 'W objects'],
  [{ type: 'PlayOnAgreed', data: { by: 'W' } }, 'W agrees to play on'],
  [
    { type: 'AcquiescenceWithdrawn', data: { by: 'E', tricks: 1, ground: 'likely' } },
    'E no longer accepts: 1 trick likely to be won',
  ],
  [
    { type: 'ConcessionWithdrawn', data: { by: 'S', tricks: 2, ground: 'cannot-be-lost' } },
    'S takes the concession back: 2 tricks that cannot be lost',
  ],
  [{ type: 'NextBoardCalledOn', data: { by: 'E' } }, 'E has called on a later board'],
  [{ type: 'TableRoundEnded', data: {} }, 'The round has ended'],
  [
    {
      type: 'ClaimAnalysed',
      data: {
        act: 40,
        side: 'NS',
        claimed: 3,
        tricks: 2,
        doubleDummy: 3,
        law: { ...noted27A1, paragraph: '70A' },
        line: [],
        assumptions: [],
        ruledOut: [],
        engine: 'laws@2',
      },
    },
    'Advice on the claim, no ruling: at least 2 tricks for N-S, who claim 3 (Law 70A (WBF 2017))',
  ],
  [
    { type: 'ReviewClosed', data: { law: '27D', act: 2, decision: 'no-adjustment', reasons: 'No damage', by: 'anna' } },
    'Looked at after the play by anna (27D): no adjustment: No damage',
  ],
  [
    { type: 'ReviewClosed', data: { law: '72C', act: 2, decision: 'adjustment', reasons: 'It paid', by: 'anna' } },
    'Looked at after the play by anna (72C): the score is adjusted: It paid',
  ],
  [{ type: 'ResultConfirmed', data: {} }, 'The result is confirmed'],
  [{ type: 'ResultAgreed', data: { result } }, 'Result agreed: 4SX by N, 9 tricks'],
  [{ type: 'ResultEntered', data: { result: null, source: 'slip' } }, 'Result entered: passed out (slip)'],
  [
    { type: 'ScoreEntered', data: { score: -140, source: 'list' } },
    'Score entered: N-S -140, contract not known (list)',
  ],
  [{ type: 'BoardNotPlayed', data: { reason: 'No time' } }, 'Not played: No time'],
  [noted(2, 'E', 'insufficient-bid', '27A'), 'Finding: insufficient-bid by E, Law 27A (WBF 2017)'],
  [
    { type: 'ScoreAdjusted', data: { kind: 'artificial', percent: { NS: 60, EW: 40 }, authority: 'director:anna' } },
    'Artificial score: N-S 60 %, E-W 40 % (director:anna)',
  ],
  [
    { type: 'RulingDrafted', data: { ...ruling, score: '1 trick to E-W' } },
    'Ruling in mind, by anna (Law 27A1 (WBF 2017)), 1 trick to E-W: Too low',
  ],
  [{ type: 'RulingDrafted', data: ruling }, 'Ruling in mind, by anna (Law 27A1 (WBF 2017)): Too low'],
  [{ type: 'RulingGiven', data: ruling }, 'Ruling by anna (Law 27A1 (WBF 2017)): Too low'],
  [
    { type: 'RulingGiven', data: { ...ruling, amends: 7, rectification: 'Partner passes' } },
    'Ruling by anna (Law 27A1 (WBF 2017)), in place of event 8 (@7): Partner passes: Too low',
  ],
  [
    { type: 'RulingGiven', data: { ...ruling, rectification: 'Partner passes.' } },
    'Ruling by anna (Law 27A1 (WBF 2017)): Partner passes. Too low',
  ],
  [
    { type: 'RulingTold', data: { ruling: 7, at: noon, to: ['1', '2'] } },
    `The ruling of event 8 (@7) is told to 1 and 2 at ${noon}`,
  ],
  [
    { type: 'RulingTold', data: { ruling: 7, at: noon, to: ['1'], appealUntil: '2026-02-01T12:30:00Z' } },
    `The ruling of event 8 (@7) is told to 1 at ${noon}, who may appeal until 2026-02-01T12:30:00Z`,
  ],
  [
    {
      type: 'RulingReversed',
      data: {
        decision: 7,
        at: noon,
        authority: 'chief-director',
        by: 'bo',
        law: { ...noted27A1, paragraph: '81C3' },
        reasons: 'Not the lowest',
      },
    },
    'What was decided in event 8 (@7) counts no more, by bo (chief director, Law 81C3 (WBF 2017)): Not the lowest',
  ],
  [
    { type: 'RulingReviewed', data: { ruling: 9, because: 'board-s.1.1@7', by: 'anna', reasons: 'Holds by itself' } },
    'The ruling of event 10 (@9) was looked at again by anna, since board-s.1.1@7 has fallen, and stands: Holds by itself',
  ],
  [
    { type: 'RulingUpheld', data: { ruling: 9, appeal: 'appeal-a1@7' } },
    'The ruling of event 10 (@9) stands on appeal (appeal-a1@7)',
  ],
  [
    {
      type: 'ScoreCorrected',
      data: {
        error: 'entry',
        madeBy: 'players',
        result,
        contestants: { NS: '1', EW: '3' },
        raisedAt: noon,
        raisedBy: '3',
        law: { ...noted27A1, paragraph: '79C1' },
        authority: 'director:anna',
        reason: 'Wrong line',
      },
    },
    'Score put right: 4SX by N, 9 tricks, played by 1 and 3 (Law 79C1 (WBF 2017), director:anna): Wrong line',
  ],
  [
    {
      type: 'ScoreCorrected',
      data: {
        ...{ error: 'entry', madeBy: 'players', score: 90, raisedAt: noon, raisedBy: '3' },
        ...{ law: { ...noted27A1, paragraph: '79C1' }, authority: 'director:anna', reason: 'Wrong line' },
      },
    },
    'Score put right: N-S 90, contract not known (Law 79C1 (WBF 2017), director:anna): Wrong line',
  ],
  [
    {
      type: 'TricksTransferred',
      data: { to: 'EW', tricks: 2, law: { ...noted27A1, paragraph: '64A1' }, authority: 'director:anna' },
    },
    '2 tricks go over to E-W (Law 64A1 (WBF 2017), director:anna)',
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
