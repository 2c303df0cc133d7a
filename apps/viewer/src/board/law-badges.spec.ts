import { lawRef } from '@app/laws';
import type { BoardEvent, BoardView } from '@app/session';
import { foldBoard, viewBoard } from '@app/session';
import { calls, noted, openedUnseen } from '@app/testing';
import { badgesOf } from './law-badges';

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

  it('have suits in words, and notes of when a choice is gone', () => {
    const [option] = badgesOf({
      ...view(),
      options: [{ law: '26B', for: 'N', choices: ['forbid-S', 'waive'], act: 2, until: 'W leads' }],
    });
    expect(option).toMatchObject({ choices: ['forbid spades', 'waive'], notes: ['until W leads'] });
  });
});
