import type { SessionEvent } from '@app/contract';
import { givenSession } from '@app/testing';
import type { DataOf } from './common';

const opened: SessionEvent = { type: 'SessionOpened', data: { laws: 'wbf-2017', scoring: 'matchpoints' } };
const closed: SessionEvent = { type: 'SessionClosed', data: {} };

type Groups = DataOf<'DefineField'>['groups'];
const field = (groups: Groups) => ({ board: 7, groups, reason: 'Fouled at table 3' });

it.each<[string, Groups]>([
  ['tables that had other cards', [{ name: 'fouled', tables: ['3', '4'] }]],
  [
    'one group for each direction',
    [
      { name: 'one', tables: ['3'], direction: 'NS' },
      { name: 'two', tables: ['3'], direction: 'EW' },
    ],
  ],
])('L87: %s are compared among themselves, decided before or after the end', (_, groups) => {
  const data = field(groups);
  givenSession(opened).when({ type: 'DefineField', data }).then({ type: 'FieldDefined', data });
  givenSession(opened, closed).when({ type: 'DefineField', data }).then({ type: 'FieldDefined', data });
});

it.each<[string, Groups]>([
  ['within a group', [{ name: 'fouled', tables: ['3', '3'] }]],
  [
    'in two groups',
    [
      { name: 'one', tables: ['3'] },
      { name: 'two', tables: ['3'] },
    ],
  ],
  [
    'in a group for both directions and in one for one',
    [
      { name: 'one', tables: ['3'] },
      { name: 'two', tables: ['3'], direction: 'EW' },
    ],
  ],
])('a table is not named twice %s', (_, groups) => {
  givenSession(opened)
    .when({ type: 'DefineField', data: field(groups) })
    .refused('TableTwice');
});

it('a board counts no more', () => {
  const data = { board: 8, reason: 'Two aces of spades' };
  givenSession(opened, closed).when({ type: 'WithdrawBoard', data }).then({ type: 'BoardWithdrawn', data });
});
