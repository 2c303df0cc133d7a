import type { BoardEvent } from '@app/contract';
import { lawRef } from '@app/laws';
import { type BoardView, foldBoard, viewBoard } from '@app/session';
import { calls, faced, noted, openedUnseen } from '@app/testing';
import { loadTexts } from '../texts';
import { loadLibraryMessages } from '../library-messages';
import { badgesOf } from './law-badges';

beforeAll(async () => {
  await Promise.all([loadTexts(), loadLibraryMessages()]);
});

const view = (...events: readonly BoardEvent[]): BoardView => {
  const board = foldBoard([openedUnseen(), ...events]);
  if (!board) throw new Error('the board was not opened');
  return viewBoard(board);
};

const law = (paragraph: string) => lawRef('wbf-2017', null, paragraph);

const WALK: readonly BoardEvent[] = [
  ...calls('N:1S E:1H'),
  noted(2, 'E', 'insufficient-bid', '27A'),
  { type: 'DirectorCalled', data: { by: 'S' } },
  { type: 'OptionChosen', data: { seat: 'S', law: law('27A1'), choice: 'decline', act: 2 } },
  ...calls('E:2C'),
  { type: 'JudgementMade', data: { question: 'comparable', answer: 'not-comparable', law: law('23A'), act: 6 } },
];

/** `'option 27A1 South may choose: accept, decline [2]'`, the acts in brackets. */
const printed = (board: BoardView): readonly string[] =>
  badgesOf(board).map(({ kind, law: paragraph, text, choices, acts, settled }) =>
    [
      kind,
      ...(paragraph === null ? [] : [paragraph]),
      `${text}${choices.length > 0 ? `: ${choices.join(', ')}` : ''}`,
      ...(acts.length === 0 ? [] : [`[${acts.map(({ act }) => act).join(' ')}]`]),
      ...(settled ? ['settled'] : []),
    ].join(' '),
  );

const RULED = 'irregularity 27A East: Insufficient bid [2] settled';
const UNUSABLE = 'information E-W may not use: [2]';

describe('the badges', () => {
  it.each<[string, number, readonly string[]]>([
    ['there are none where nothing has happened', 1, []],
    [
      'the options, once the director is there',
      4,
      [
        'irregularity 27A East: Insufficient bid [2]',
        'director The director is at the table.',
        'option 27A1 South may choose: accept, decline [2]',
      ],
    ],
    [
      'what the offender has to do',
      5,
      ['director The director is at the table.', 'duty 27B East must call again, any legal call [2]', UNUSABLE, RULED],
    ],
    [
      'what the director is asked',
      6,
      [
        'question 23A Is the replacement comparable to the call it replaces?: similar meaning, subset, same purpose, not comparable [6 2]',
        UNUSABLE,
        RULED,
      ],
    ],
    [
      'what follows from his judgement',
      7,
      [
        'duty 27B2 West must pass for the rest of the auction [2]',
        'review 72C The director looks at it; offending side E-W [2]',
        UNUSABLE,
        RULED,
      ],
    ],
  ])('%s', (_, events, badges) => {
    expect(printed(view(...WALK.slice(0, events)))).toEqual(badges);
  });

  it.each<[Partial<BoardView>, readonly string[]]>([
    [
      { penaltyCards: [{ act: 4, seat: 'E', card: 'D6', kind: 'major' }] },
      ['penalty East has D6 as a major penalty card [4]'],
    ],
    [{ withdrawnCards: [{ act: 4, seat: 'E', card: 'D6', law: '62B' }] }, ['withdrawn 62B East has taken D6 back [4]']],
    [
      { revokes: [{ act: 4, seat: 'E', trick: 1, suit: 'C', status: 'established', transfer: 1 }] },
      ['revoke East: no club to trick 1: established, 1 trick goes over [4]'],
    ],
    [
      { revokes: [{ act: 4, seat: 'E', trick: 1, suit: 'C', status: 'corrected', transfer: 0 }] },
      ['revoke East: no club to trick 1: corrected [4] settled'],
    ],
    [
      {
        closedReviews: [
          { law: '16B3', act: 4, side: 'EW', decision: 'no-adjustment', reasons: 'No damage', by: 'anna', closed: 9 },
        ],
      },
      ['reviewed 16B3 No adjustment (anna) [4] settled'],
    ],
  ])('of the play and after it: %j', (fields, badges) => {
    expect(printed({ ...view(), ...fields })).toEqual(badges);
  });

  it('a claim, and how far it has come', () => {
    const claimed: readonly BoardEvent[] = [
      ...calls('N:1S E:- S:- W:-'),
      faced('E', 'SQ'),
      { type: 'TricksClaimed', data: { by: 'N', tricks: 9 } },
    ];
    expect(printed(view(...claimed))).toEqual(['claim N claims 9 tricks: not answered yet [6]']);
  });

  it('what a spectator has said stays as it was said', () => {
    const [spoken] = badgesOf(view(...calls('N:1S'), { type: 'SpectatorSpoke', data: { text: '6S is cold', act: 1 } }));
    expect(spoken).toMatchObject({ kind: 'spectator', law: '76B5', text: '6S is cold', acts: [{ act: 1 }] });
  });

  it('have suits in words, and notes of when a choice is gone', () => {
    const [option] = badgesOf({
      ...view(),
      options: [{ law: '26B', for: 'N', choices: ['forbid-S', 'waive'], act: 2, until: 'W leads' }],
    });
    expect(option).toMatchObject({ choices: ['forbid spades', 'waive'], notes: ['until W leads'] });
  });
});
