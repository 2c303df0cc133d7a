import type { Standings, StandingsRow } from '@app/contract';
import { whatMoved } from '@app/documents';
import { textsOf } from '@app/messages';
import { movedText } from './moved';

const row = (place: string, contestant: string, total: string, boards = 8): StandingsRow => ({
  place,
  contestant,
  boards,
  total,
  percentage: null,
  factored: null,
  matches: null,
  carriedOver: null,
  penalties: null,
  reasons: [],
});

const ranking = (...rows: readonly StandingsRow[]): Standings => ({
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
});

const before = ranking(row('1', 'a', '18.00'), row('2', 'b', '12.00'), row('3', 'c', '9.00'), row('4', 'd', '2.00'));

it('is who has another place or another total', () => {
  const after = ranking(
    row('1', 'b', '20.00'),
    row('2', 'a', '18.00'),
    row('3', 'c', '9.00', 9),
    row('4', 'e', '4.00'),
  );
  expect(movedText(whatMoved(before, after), { b: 'Bodil and Carl' }, textsOf('en')).split('\n')).toEqual([
    'id  name            place   total',
    'a                   1 -> 2  18.00 -> 18.00',
    'b   Bodil and Carl  2 -> 1  12.00 -> 20.00',
    'd                   4 -> -  2.00 -> -',
    'e                   - -> 4  - -> 4.00',
  ]);
});

it('is nothing where both are the same', () => {
  expect(whatMoved(before, before)).toEqual([]);
  expect(movedText([], {}, textsOf('en'))).toBe('nothing moved');
});
