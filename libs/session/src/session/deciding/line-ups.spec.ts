import type { RefusalCode, SessionCommand, SessionEvent } from '@app/contract';
import { givenSession } from '@app/testing';
import type { DataOf } from './common';

const team = (contestant: string): SessionEvent => ({
  type: 'ContestantEntered',
  data: { contestant, kind: 'team', players: ['p1', 'p2', 'p3', 'p4'] },
});
const SET_UP: readonly SessionEvent[] = [
  { type: 'SessionOpened', data: { laws: 'wbf-2017', scoring: 'team-vp' } },
  { type: 'SectionAdded', data: { section: 'A' } },
  team('1'),
  team('2'),
  team('9'),
  {
    type: 'RoundScheduled',
    data: { round: '1', section: 'A', tables: [{ table: '1', NS: '1', EW: '2', boards: [1] }] },
  },
];

describe('a line-up', () => {
  const declare = (data: Partial<DataOf<'DeclareLineUp'>>): SessionCommand => ({
    type: 'DeclareLineUp',
    data: { contestant: '1', round: '1', players: [{ player: 'p1', table: '1', seat: 'N' }], ...data },
  });

  it.each<[string, DataOf<'DeclareLineUp'>['players']]>([
    [
      'with seats',
      [
        { player: 'p1', table: '1', seat: 'N' },
        { player: 'p2', table: '2', seat: 'N' },
      ],
    ],
    ['without seats', [{ player: 'p1' }, { player: 'p2' }]],
    ['of somebody who was not entered', [{ player: 'p77', table: '1', seat: 'N' }]],
  ])('%s', (_, players) => {
    const command = declare({ players });
    givenSession(...SET_UP)
      .when(command)
      .then({ type: 'LineUpDeclared', data: command.data } as SessionEvent);
  });

  it.each<[string, Partial<DataOf<'DeclareLineUp'>>, RefusalCode]>([
    ['of a team that has not been entered', { contestant: '7' }, 'ContestantUnknown'],
    ['for a round that has not been scheduled', { round: '2' }, 'RoundUnknown'],
    [
      'with one player in two places',
      {
        players: [
          { player: 'p1', seat: 'N' },
          { player: 'p1', seat: 'S' },
        ],
      },
      'LineUpImpossible',
    ],
    [
      'with two players in one place',
      {
        players: [
          { player: 'p1', table: '1', seat: 'N' },
          { player: 'p2', table: '1', seat: 'N' },
        ],
      },
      'LineUpImpossible',
    ],
  ])('not %s', (_, data, code) => {
    givenSession(...SET_UP)
      .when(declare(data))
      .refused(code);
  });
});

describe('a substitute', () => {
  const data = { contestant: '1', out: 'p1', in: 'p8', rounds: ['1'], reason: 'Ill' };

  it('plays, allowed or not: that is judged later', () => {
    givenSession(...SET_UP)
      .when({ type: 'SubstitutePlayer', data })
      .then({ type: 'PlayerSubstituted', data });
  });

  it.each([
    [{ contestant: '7' }, 'ContestantUnknown'],
    [{ rounds: ['1', '2'] }, 'RoundUnknown'],
    [{ in: 'p1' }, 'SamePlayer'],
  ] as const)('not with %j', (departing, code) => {
    givenSession(...SET_UP)
      .when({ type: 'SubstitutePlayer', data: { ...data, ...departing } })
      .refused(code);
  });
});

describe('another contestant in its place', () => {
  const data = { contestant: '1', by: '9', from: '1', reason: 'Gone' };

  it('has been entered, and is another', () => {
    givenSession(...SET_UP)
      .when({ type: 'ReplaceContestant', data })
      .then({ type: 'ContestantReplaced', data });
  });

  it.each([
    [{ contestant: '7' }, 'ContestantUnknown'],
    [{ by: '7' }, 'ContestantUnknown'],
    [{ by: '1' }, 'SameContestant'],
    [{ from: '2' }, 'RoundUnknown'],
  ] as const)('not with %j', (departing, code) => {
    givenSession(...SET_UP)
      .when({ type: 'ReplaceContestant', data: { ...data, ...departing } })
      .refused(code);
  });
});

it('a contestant withdraws, once', () => {
  const data = { contestant: '1', from: '1', reason: 'Ill' };
  const withdraw: SessionCommand = { type: 'WithdrawContestant', data };
  const withdrawn: SessionEvent = { type: 'ContestantWithdrawn', data };
  givenSession(...SET_UP)
    .when(withdraw)
    .then(withdrawn);
  givenSession(...SET_UP, withdrawn)
    .when({ ...withdraw, data: { contestant: '2', reason: 'Ill' } })
    .then({ ...withdrawn, data: { contestant: '2', reason: 'Ill' } });
  givenSession(...SET_UP, withdrawn)
    .when(withdraw)
    .refused('ContestantWithdrawn');
  givenSession(...SET_UP)
    .when({ ...withdraw, data: { ...data, from: '2' } })
    .refused('RoundUnknown');
});
