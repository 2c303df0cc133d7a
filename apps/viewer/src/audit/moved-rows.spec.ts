import type { Standings, StandingsRow } from '@app/contract';
import { hasMoved, movedRows } from './moved-rows';

const row = (contestant: string, place: string, total: string): StandingsRow => ({
  place,
  contestant,
  boards: 2,
  total,
  percentage: null,
  factored: null,
  matches: null,
  carriedOver: null,
  penalties: null,
  reasons: [],
});

const standings = (...rows: readonly StandingsRow[]): Standings => ({
  session: 's',
  sessions: ['s'],
  scoring: 'matchpoints',
  measure: 'percent',
  status: 'provisional',
  changedSince: false,
  subjectToAppeal: false,
  groups: [{ direction: null, ranking: '', rows }],
  layers: [],
  uncounted: [],
  provisional: [],
});

describe('a ranking at two moments', () => {
  const before = standings(
    row('1', '1', '12.00'),
    row('2', '2=', '11.50'),
    row('3', '2=', '11.50'),
    row('9', '4', '1.00'),
  );
  const after = standings(
    row('2', '1', '12.00'),
    row('1', '2', '11.67'),
    row('3', '3', '11.50'),
    row('4', '-', '0.00'),
  );
  const [group] = movedRows(before, after);

  it('has everybody who was in one of the two, in the order of the later', () =>
    expect(group?.rows.map(({ contestant, gained, difference }) => [contestant, gained, difference])).toEqual([
      ['2', 1, '0.50'],
      ['1', -1, '-0.33'],
      ['3', -1, null],
      ['4', 0, null],
      ['9', 0, null],
    ]));

  it('knows what has moved from what has not', () => {
    expect(group?.rows.every(hasMoved)).toBe(true);
    expect(movedRows(before, before).flatMap(({ rows }) => rows.filter(hasMoved))).toEqual([]);
  });
});
