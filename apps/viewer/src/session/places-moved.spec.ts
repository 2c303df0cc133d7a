import type { Standings, StandingsRow } from '@app/contract';
import { placesGained, placesMoved } from './places-moved';

const row = (contestant: string, place: string): StandingsRow => ({
  place,
  contestant,
  boards: 2,
  total: '10.00',
  percentage: null,
  factored: null,
  matches: null,
  carriedOver: null,
  penalties: null,
  reasons: [],
});

const standings = (...rankings: readonly (readonly StandingsRow[])[]): Standings => ({
  session: 's1',
  sessions: ['s1'],
  scoring: 'matchpoints',
  measure: 'percent',
  status: 'provisional',
  changedSince: false,
  subjectToAppeal: false,
  groups: rankings.map((rows, index) => ({ direction: null, ranking: String(index), rows })),
  layers: [],
  uncounted: [],
  provisional: [],
});

describe('places that have moved', () => {
  it('are those that are not what they were, each in its own ranking', () => {
    const before = standings([row('1', '1'), row('2', '2'), row('3', '3')], [row('7', '1')]);
    const after = standings([row('2', '1='), row('1', '1='), row('3', '3'), row('4', '4')], [row('7', '1')]);
    expect([...placesMoved(before, after)]).toEqual([
      ['2', { from: '2', to: '1=' }],
      ['1', { from: '1', to: '1=' }],
    ]);
  });

  it.each([
    ['5', '2', 3],
    ['2=', '4', -2],
    ['1', '1=', 0],
    ['-', '3', 0],
  ])('from %s to %s is %i up', (from, to, gained) => expect(placesGained({ from, to })).toBe(gained));
});
