import type { BoardEvent } from '@app/contract';
import { textsOf } from '@app/messages';
import { lawRef } from '@app/laws';
import { type BoardView, foldBoard, viewBoard } from '@app/session';
import { calls, faced, noted, openedUnseen } from '@app/testing';
import { diagram } from './diagram';
import { lawLines as linesIn } from './law-lines';

const view = (...events: readonly BoardEvent[]): BoardView => {
  const board = foldBoard([openedUnseen(), ...events]);
  if (!board) throw new Error('the board was not opened');
  return viewBoard(board);
};

const lawLines = (shown: BoardView): readonly string[] => linesIn(shown, textsOf('en'));

const law = (paragraph: string) => lawRef('wbf-2017', null, paragraph);

/** West, who has to pass, raises. */
const WALK: readonly BoardEvent[] = [
  ...calls('N:1S E:1H'),
  noted(2, 'E', 'insufficient-bid', '27A'),
  { type: 'DirectorCalled', data: { by: 'S' } },
  { type: 'OptionChosen', data: { seat: 'S', law: law('27A1'), choice: 'decline', act: 2 } },
  ...calls('E:2C'),
  { type: 'JudgementMade', data: { question: 'comparable', answer: 'not-comparable', law: law('23A'), act: 6 } },
  ...calls('S:- W:3C'),
  noted(9, 'W', 'call-despite-enforced-pass', '37'),
];

const COMPARABLE =
  'Asked of the director: comparable (23A), E 2♣ against E 1♥: similar-meaning, subset, same-purpose, not-comparable';
const CANCELLED = 'Not in force: E 1♥, cancelled (27B)';
const NOT_TO_BE_USED = 'Not to be used by E-W: E 1♥ (withdrawn call, 16C)';
const CONVICTED = 'To be looked at after the play: 72C, E 1♥; offending side E-W';
const MUST_PASS = 'Bound: W must pass for the rest of the auction (27B2)';

describe("a director's walk", () => {
  it.each<[string, number, readonly string[]]>([
    ['nothing, before anything has happened', 1, []],
    ['an insufficient bid that nobody has noticed', 3, ['Open: E 1♥: Insufficient bid (27A), unnoticed']],
    [
      'the director, and what the next player may choose',
      4,
      [
        'Open: E 1♥: Insufficient bid (27A), director called',
        'The director is at the table',
        'Options: 27A1 for S: accept, decline (until S calls)',
      ],
    ],
    [
      'not accepted: the offender must call again',
      5,
      [CANCELLED, 'The director is at the table', 'Bound: E must call again, any legal call (27B)', NOT_TO_BE_USED],
    ],
    ['the new call: is it comparable?', 6, [CANCELLED, COMPARABLE, NOT_TO_BE_USED]],
    ['it is not: the partner must pass', 7, [CANCELLED, MUST_PASS, CONVICTED, NOT_TO_BE_USED]],
    [
      'he does not: something new has gone wrong',
      10,
      [
        CANCELLED,
        'Open: W 3♣: A bid, double or redouble by a player who must pass (37), unnoticed',
        MUST_PASS,
        CONVICTED,
        NOT_TO_BE_USED,
      ],
    ],
  ])('%s', (_, events, lines) => {
    expect(lawLines(view(...WALK.slice(0, events)))).toEqual(lines);
  });

  it('has the cancelled bid in the table, before the one in its place, and what has become of what was found', () => {
    const lines = diagram(view(...WALK), textsOf('en')).split('\n');
    expect(lines.slice(2, 4)).toEqual(['N   E                  S     W', '1♠  ~1♥~ [Law 27A] 2♣  Pass  3♣ [Law 37]']);
    expect(lines.filter((line) => line.startsWith('!'))).toEqual([
      '! E: Insufficient bid; the left-hand opponent may accept it (Law 27A (WBF 2017), event 3): ruled',
      '! W: A bid, double or redouble by a player who must pass (Law 37 (WBF 2017), event 10)',
    ]);
  });
});

describe('what else there is to say', () => {
  const after = (fields: Partial<BoardView>): readonly string[] =>
    lawLines({ ...view(...calls('N:1S E:-')), ...fields });

  it.each<[Partial<BoardView>, string]>([
    [
      {
        options: [{ law: '16D2', for: 'director', choices: ['redeal', 'play-on'], act: 0, until: 'the board is over' }],
      },
      'Options: 16D2 for the director: redeal, play-on (until the board is over)',
    ],
    [
      {
        questions: [
          { question: 'misinformation', law: '21B1b', act: 2, against: 2, answers: ['yes', 'no'], presumed: 'yes' },
        ],
      },
      'Asked of the director: misinformation (21B1b), E Pass: yes, no; without evidence yes',
    ],
    [
      { reviews: [{ law: '82C', act: 1, side: null, score: 'adjusted' }] },
      'To be looked at after the play: 82C, N 1♠; adjusted score',
    ],
    [
      {
        information: [
          { kind: 'tempo', act: 1, from: 'N', law: '16B1a', authorised: ['EW'], unauthorised: ['NS'], disputed: true },
        ],
      },
      'Not to be used by N-S: N 1♠ (tempo, 16B1a, disputed)',
    ],
    [
      { irregularities: [{ act: 0, seat: 'W', rule: 'wrong-number-of-cards', law: '13', status: 'attention-drawn' }] },
      'Open: W, event 1: wrong number of cards (13), attention drawn',
    ],
    [
      {
        polls: [
          {
            act: 2,
            question: 'Pass or bid?',
            asked: 5,
            answers: [
              { answer: 'pass', count: 3 },
              { answer: '2H', count: 2 },
            ],
          },
        ],
      },
      'Poll: Pass or bid? pass 3, 2H 2',
    ],
  ])('%j', (fields, line) => {
    expect(after(fields)).toEqual([line]);
  });

  it.each<[Partial<BoardView>, string]>([
    [
      {
        penaltyCards: [
          { act: 1, seat: 'E', card: 'D6', kind: 'major' },
          { act: 2, seat: 'E', card: 'HK', kind: 'major' },
        ],
      },
      'Penalty cards: E ♦6, major; E ♥K, major',
    ],
    [{ withdrawnCards: [{ act: 7, seat: 'E', card: 'D6', law: '62B' }] }, 'Taken back: E ♦6 (62B)'],
    [{ ahead: [{ act: 7, seat: 'E', card: 'D6', findings: [] }] }, 'Before their time: E ♦6'],
    [
      {
        closedReviews: [
          { law: '16B3', act: 1, side: 'EW', decision: 'no-adjustment', reasons: 'No damage', by: 'anna', closed: 9 },
        ],
      },
      'Looked at: 16B3, N 1♠; offending side E-W: no adjustment, anna: No damage',
    ],
  ])('of the play and after it: %j', (fields, line) => {
    expect(after(fields)).toEqual([line]);
  });

  it('a claim, and how far it has come', () => {
    const claimed: readonly BoardEvent[] = [
      ...calls('N:1S E:- S:- W:-'),
      faced('E', 'SQ'),
      { type: 'TricksClaimed', data: { by: 'N', tricks: 9 } },
    ];
    expect(lawLines(view(...claimed))).toEqual(['Claim: N claims 9 tricks: not answered yet']);
    expect(lawLines(view(...claimed, { type: 'ClaimAccepted', data: { by: 'E' } }))).toEqual([
      'Claim: N claims 9 tricks: accepted by E',
    ]);
  });

  it('a revoke, by the card that was taken back', () => {
    const corrected = { withdrawnCards: [{ act: 7, seat: 'E', card: 'D6', law: '62B' }] } as const;
    const revoke = { act: 7, seat: 'E', trick: 1, suit: 'C', status: 'corrected', transfer: 0 } as const;
    expect(after({ ...corrected, revokes: [revoke] })).toEqual([
      'Taken back: E ♦6 (62B)',
      'Revoke: E ♦6, no club to trick 1: corrected',
    ]);
  });

  it('a fact that the director has found, and a change that nobody has decided on', () => {
    const lines = lawLines(
      view(
        ...calls('N:1S'),
        { type: 'CallSubstituted', data: { seat: 'N', call: '1NT', replaces: 1 } },
        { type: 'FactFound', data: { text: 'North pulled the wrong card', basis: 'agreed', act: 1 } },
      ),
    );
    expect(lines).toContain('Not in force: N 1NT, a change that nobody has decided on');
    expect(lines).toContain('Asked of the director: unintended (25A), N 1NT against N 1♠: unintended, intended');
    expect(lines).toContain('Fact: North pulled the wrong card (84)');
  });
});
