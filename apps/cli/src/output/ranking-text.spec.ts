import { message } from '@app/bridge';
import type { Standings, StandingsRow } from '@app/contract';
import { textsOf } from '@app/messages';
import { rankingText } from './ranking-text';

const row = (place: string, contestant: string, total: string, more: Partial<StandingsRow> = {}): StandingsRow => ({
  place,
  contestant,
  boards: 8,
  total,
  percentage: null,
  factored: null,
  matches: null,
  carriedOver: null,
  penalties: null,
  reasons: [],
  ...more,
});

const standings = (rows: readonly StandingsRow[], more: Partial<Standings> = {}): Standings => ({
  session: 's',
  sessions: ['s'],
  scoring: 'team-vp',
  measure: 'sum',
  status: 'provisional',
  changedSince: false,
  subjectToAppeal: false,
  groups: [{ direction: null, ranking: '', rows }],
  layers: [],
  uncounted: [],
  provisional: [],
  ...more,
});

const linesOf = (ranking: Standings, names = {}): readonly string[] =>
  rankingText(ranking, names, textsOf('en')).split('\n');

it('says what it counts, and has no column that nobody has anything in', () => {
  const ranking = standings([row('1', 'a', '18.00'), row('2', 'b', '12.00')], {
    sessions: ['r', 's'],
    status: 'official',
  });
  expect(linesOf(ranking, { a: 'Reds' })).toEqual([
    'official standings of r, s',
    '',
    'place  id  name  boards     VP',
    '    1  a   Reds       8  18.00',
    '    2  b              8  12.00',
  ]);
});

it('has columns for matches, carry-over and penalties where there are any, and reasons under their row', () => {
  const ranking = standings([
    row('1', 'a', '18.00', {
      matches: 2,
      penalties: '0.50',
      reasons: [
        message('tie.broken', {
          criterion: message('tie.criterion.victory-points-in-mutual-matches'),
          own: { exact: '12' },
          others: { list: [message('tie.of-contestant', { value: { exact: '8' }, contestant: { contestant: 'b' } })] },
          paragraph: { paragraph: 'DBf 221A1' },
        }),
      ],
    }),
    row('2', 'b', '18.00', { matches: 2, carriedOver: '3.33' }),
    row('-', 'c', '0.00', {
      boards: 0,
      reasons: [message('uncounted.withdrawn', { paragraph: { paragraph: 'DBf 216E' } })],
    }),
  ]);
  expect(linesOf(ranking)).toEqual([
    'provisional standings of s',
    '',
    'place  id  name  matches  boards  carried over  penalties     VP',
    '    1  a               2       8                     0.50  18.00',
    '       victory points in mutual matches: 12 against 8 of b (DBf 221A1)',
    '    2  b               2       8          3.33             18.00',
    '    -  c                       0                            0.00',
    '       withdrawn (DBf 216E)',
  ]);
});

it('has every ranking under its name, and tells what is left out of it and what is provisional', () => {
  const ranking = standings([], {
    scoring: 'matchpoints',
    groups: [
      { direction: 'NS', ranking: 'NS', rows: [row('1', '1', '6.00', { percentage: '50.00' })] },
      { direction: 'EW', ranking: 'EW', rows: [row('1', '2', '6.00', { percentage: '50.00' })] },
    ],
    uncounted: [{ id: 'board-s.1.7', why: message('uncounted.no-result-yet') }],
    provisional: ['board-s.1.1'],
  });
  expect(linesOf(ranking)).toEqual([
    'provisional standings of s',
    '',
    'NS',
    'place  id  name  boards  matchpoints      %',
    '    1  1              8         6.00  50.00',
    '',
    'EW',
    'place  id  name  boards  matchpoints      %',
    '    1  2              8         6.00  50.00',
    '',
    '1 result not counted:',
    '  s.1.7: no result yet',
    '',
    'provisional: 1 of the results that count is not confirmed',
  ]);
});

it('has a table for each ranking of a layer, with the places in the ranking of all', () => {
  const layer = { paragraph: 'conditions', without: [] } as const;
  const one = { direction: null, ranking: '' } as const;
  const ranking = standings([row('1', 'a', '18.00'), row('2', 'b', '12.00')], {
    layers: [
      {
        ...{ ...layer, kind: 'stratum' },
        rankings: [
          { ...one, name: 'B', rows: [{ place: '1', contestant: 'b', total: '12.00', handicap: null, overall: '2' }] },
        ],
      },
      {
        ...{ ...layer, kind: 'handicap', without: ['a'] },
        rankings: [
          { ...one, name: '', rows: [{ place: '1', contestant: 'b', total: '15.50', handicap: '3.50', overall: '2' }] },
        ],
      },
    ],
  });
  expect(linesOf(ranking).slice(6)).toEqual([
    'Stratum B',
    'place  id  name     VP  of all',
    '    1  b         12.00       2',
    '',
    'With handicap',
    'place  id  name  handicap     VP  of all',
    '    1  b             3.50  15.50       2',
    '',
    'No handicap on record: a',
  ]);
});
