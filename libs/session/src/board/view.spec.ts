import type { BoardEvent } from '@app/contract';
import { inEnglish } from '@app/messages';
import { DEAL, calls, cards, faced, noted, opened, openedUnseen, spread } from '@app/testing';
import { foldBoard } from './fold';
import { type BoardView, viewBoard } from './view';

const view = (...events: readonly BoardEvent[]): BoardView => {
  const board = foldBoard(events);
  if (!board) throw new Error('the board was not opened');
  return viewBoard(board);
};

const contract = [opened(), ...calls('N:1S E:- S:- W:-')];
const trick = [...contract, faced('E', 'SQ'), spread('S'), ...cards('S:S8 W:S6 N:SA')];
const agreed = (tricks: number, declarer: 'N' | 'S' = 'N'): BoardEvent => ({
  type: 'ResultAgreed',
  data: { result: { bid: '1S', declarer, risk: 'undoubled', tricks } },
});
const claim: readonly BoardEvent[] = [
  { type: 'TricksClaimed', data: { by: 'N', tricks: 8 } },
  { type: 'ClaimAccepted', data: { by: 'E' } },
];

it('a board that has just been opened', () => {
  expect(view(opened({ round: '2', players: { N: 'p01' } }))).toMatchObject({
    id: 'board-s.1.1',
    round: '2',
    dealer: 'N',
    vulnerability: 'None',
    players: { N: 'p01' },
    phase: 'auction',
    turn: 'N',
    deal: DEAL,
    auction: [],
    contract: null,
    passedOut: false,
    tricks: [],
    score: { kind: 'none' },
    findings: [],
    contradictions: [],
  });
});

it('calls carry their alerts, explanations, tempo and findings', () => {
  const history: readonly BoardEvent[] = [
    opened(),
    ...calls('N:1NT E:1H'),
    noted(2, 'E', 'insufficient-bid', '27A'),
    { type: 'AlertGiven', data: { by: 'S', act: 1 } },
    { type: 'ExplanationGiven', data: { by: 'S', act: 1, text: '12-14', manner: 'spoken' } },
    { type: 'TempoNoted', data: { seat: 'E', kind: 'slow', seconds: 30, act: 2 } },
  ];
  const finding = {
    act: 2,
    seat: 'E',
    rule: 'insufficient-bid',
    label: 'Insufficient bid; the left-hand opponent may accept it',
    paragraph: '27A',
    citation: 'Law 27A (WBF 2017)',
  };
  const shown = view(...history);
  expect(shown.turn).toBe('S');
  expect(shown.findings).toEqual([finding]);
  expect(shown.auction).toEqual([
    {
      act: 1,
      seat: 'N',
      call: '1NT',
      status: 'in-force',
      law: null,
      alerted: true,
      explanations: [{ by: 'S', text: '12-14' }],
      tempo: [],
      findings: [],
    },
    {
      act: 2,
      seat: 'E',
      call: '1H',
      status: 'in-force',
      law: null,
      alerted: false,
      explanations: [],
      tempo: [{ kind: 'slow', seconds: 30, disputed: false }],
      findings: [finding],
    },
  ]);
});

it('a rule of another version of the engine is shown by its name', () => {
  expect(view(opened(), ...calls('N:1S'), noted(1, 'N', 'rule-of-tomorrow', '99')).findings).toEqual([
    expect.objectContaining({ rule: 'rule-of-tomorrow', label: 'rule-of-tomorrow', citation: 'Law 99 (WBF 2017)' }),
  ]);
});

describe('turn', () => {
  it.each<[string, readonly BoardEvent[], string | null]>([
    ['L41A: the lead is due from the left of declarer', contract, 'E'],
    ['the winner of the trick leads', trick, 'N'],
    ['nobody, when all have passed', [opened(), ...calls('N:- E:- S:- W:-')], null],
    ['nobody, after an accepted claim', [...trick, ...claim], null],
    ['nobody, after a result', [...trick, agreed(7)], null],
  ])('%s', (_, events, turn) => {
    expect(view(...events).turn).toBe(turn);
  });
});

it('tricks are shown with their acts, the trick in progress apart', () => {
  const shown = view(...trick, ...cards('N:HQ E:HK'));
  expect(shown.tricks).toEqual([
    {
      winner: 'N',
      cards: [
        { act: 5, seat: 'E', card: 'SQ', findings: [] },
        { act: 7, seat: 'S', card: 'S8', findings: [] },
        { act: 8, seat: 'W', card: 'S6', findings: [] },
        { act: 9, seat: 'N', card: 'SA', findings: [] },
      ],
    },
  ]);
  expect(shown.trick.map(({ card }) => card)).toEqual(['HQ', 'HK']);
  expect(shown.won).toEqual({ NS: 1, EW: 0 });
  expect(shown.hands.N).toHaveLength(11);
});

it('a card before its time lies on the table, neither in the hand nor in the trick', () => {
  const early = view(...contract, faced('E', 'SQ'), ...cards('E:SJ'));
  expect(early.trick.map(({ card }) => card)).toEqual(['SQ']);
  expect(early.ahead).toEqual([{ act: 6, seat: 'E', card: 'SJ', findings: [] }]);
  expect(early.hands.E).toHaveLength(11);
  const two: BoardEvent = { type: 'CardPlayed', data: { seat: 'S', card: 'S9', simultaneousWith: 6 } };
  const several = view(...contract, faced('E', 'SQ'), ...cards('S:S8'), two);
  expect([several.trick.length, several.ahead.map(({ card }) => card)]).toEqual([2, ['S9']]);
});

it('findings lie beside the card they are about, also when it went to no trick', () => {
  const revoked = view(...contract, faced('E', 'SQ'), ...cards('S:H8'), noted(6, 'S', 'revoke', '61A'));
  expect(revoked.trick.map(({ findings }) => findings.map(({ paragraph }) => paragraph))).toEqual([[], ['61A']]);
  const shown = view(opened(), faced('E', 'SQ'), noted(1, 'E', 'card-during-auction', '24'));
  expect(shown.exposed).toEqual([
    expect.objectContaining({ card: 'SQ', findings: [expect.objectContaining({ seat: 'E' })] }),
  ]);
});

it('the contract is in words, with its dummy', () => {
  expect(view(...contract).contract).toEqual({
    bid: '1S',
    declarer: 'N',
    risk: 'undoubled',
    text: '1S by N',
    dummy: 'S',
  });
});

it('passed out', () => {
  const out = [opened(), ...calls('N:- E:- S:- W:-')];
  expect(view(...out)).toMatchObject({ passedOut: true, contract: null, phase: 'ended', score: { kind: 'none' } });
  expect(view(...out, { type: 'ResultAgreed', data: { result: null } }).score).toEqual({ kind: 'score', score: 0 });
});

it('unknown hands are null, in the deal as well', () => {
  expect(view(openedUnseen())).toMatchObject({
    deal: null,
    hands: { N: null, E: null, S: null, W: null },
  });
});

describe('the score in force', () => {
  it('is that of the result, seen from North-South', () => {
    expect(view(...trick, ...claim, agreed(9)).score).toEqual({ kind: 'score', score: 140 });
  });

  it('L12C: an adjusted score lies over it', () => {
    const adjusted: BoardEvent = {
      type: 'ScoreAdjusted',
      data: { kind: 'artificial', percent: { NS: 60, EW: 40 }, authority: 'director:anna' },
    };
    const shown = view(...trick, ...claim, agreed(9), adjusted);
    expect(shown.score).toEqual({ kind: 'artificial', percent: { NS: 60, EW: 40 } });
    expect(shown.result).toMatchObject({ kind: 'agreed' });
  });

  it('is none on a board that was not played', () => {
    expect(view(opened(), { type: 'BoardNotPlayed', data: { reason: 'No time' } }).score).toEqual({
      kind: 'not-played',
    });
  });
});

it('shows the contestants who have the score, where it was entered for others', () => {
  const corrected: BoardEvent = {
    type: 'ScoreCorrected',
    data: {
      error: 'entry',
      madeBy: 'players',
      contestants: { NS: '3', EW: '4' },
      raisedAt: '2026-02-01T20:00:00Z',
      raisedBy: '3',
      law: { edition: 'wbf-2017', authority: 'WBF', paragraph: '79C1' },
      authority: 'director:anna',
      reason: 'The wrong numbers',
    },
  };
  expect(view(...trick, ...claim, agreed(9), corrected).contestants).toEqual({ NS: '3', EW: '4' });
});

const contradictionsOf = (...events: readonly BoardEvent[]): readonly string[] =>
  view(...events).contradictions.map(inEnglish);

describe('contradictions', () => {
  it('none where result, auction and play agree', () => {
    expect(view(...trick, ...claim, agreed(9)).contradictions).toEqual([]);
    expect(view(...trick, agreed(7)).contradictions).toEqual([]);
  });

  it('a contract other than the auction led to', () => {
    expect(contradictionsOf(...contract, agreed(7, 'S'))).toEqual(['the result says 1S by S, the auction 1S by N']);
    expect(contradictionsOf(...contract, { type: 'ResultAgreed', data: { result: null } })).toEqual([
      'the result says passed out, the auction 1S by N',
    ]);
  });

  it('none where tricks have gone over since', () => {
    const over: BoardEvent = {
      type: 'TricksTransferred',
      data: {
        to: 'EW',
        tricks: 2,
        law: { edition: 'wbf-2017', authority: 'WBF', paragraph: '64A1' },
        authority: 'anna',
      },
    };
    const shown = view(...trick, ...claim, agreed(9), over);
    expect(shown.result).toMatchObject({ result: { tricks: 7 } });
    expect(shown.contradictions).toEqual([]);
  });

  it('other tricks than were won', () => {
    expect(contradictionsOf(...trick, ...claim, agreed(10))).toEqual(['the result says 10 tricks, the play 9']);
  });
});
