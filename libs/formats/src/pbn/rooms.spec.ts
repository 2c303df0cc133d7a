import { game, lenient, said } from './for-specs';

const at = (Table: string, HomeTeam: string, VisitTeam: string): string =>
  game({ tags: { Table, HomeTeam, VisitTeam } });
const inRoom = (Room: string): string => game({ tags: { Room, HomeTeam: 'A', VisitTeam: 'B' } });

const matches = (...records: readonly string[]) =>
  lenient(...records).boards.map(({ contestants, teams, room, table }) => ({ contestants, teams, room, table }));

it('teams the other way round at another table: the home team sits North-South', () => {
  expect(matches(at('1', 'A', 'B'), at('2', 'B', 'A'))).toEqual([
    { contestants: { NS: 'A', EW: 'B' }, teams: null, room: null, table: '1' },
    { contestants: { NS: 'B', EW: 'A' }, teams: null, room: null, table: '2' },
  ]);
  expect(said(lenient(at('1', 'A', 'B'), at('2', 'B', 'A')))).toEqual(['assumption home-team-north-south']);
});

it('the same teams with a Room tag: the tag decides', () =>
  expect(matches(inRoom('Closed'), inRoom('Open')).map(({ room, teams }) => [room, teams?.home])).toEqual([
    ['closed', 'A'],
    ['open', 'A'],
  ]));

it('the same teams in two records of a board: open room first, as an assumption', () => {
  const one = game({ tags: { HomeTeam: 'A', VisitTeam: 'B' } });
  expect(matches(one, one).map(({ room }) => room)).toEqual(['open', 'closed']);
  expect(said(lenient(one, one))).toEqual(['assumption rooms-by-order']);
});

it('one record, or three, do not tell the rooms', () => {
  const one = game({ tags: { HomeTeam: 'A', VisitTeam: 'B' } });
  expect(matches(one).map(({ room }) => room)).toEqual([null]);
  expect(matches(one, one, one).map(({ room }) => room)).toEqual([null, null, null]);
});

it('a table without its counterpart does not tell who sits which way', () =>
  expect(matches(at('1', 'A', 'B'))).toEqual([
    { contestants: {}, teams: { home: 'A', visit: 'B' }, room: null, table: '1' },
  ]));

it('pairs are contestants', () =>
  expect(matches(game({ tags: { PairNS: '3', PairEW: '12' } }))[0]?.contestants).toEqual({ NS: '3', EW: '12' }));
