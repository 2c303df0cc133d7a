import { byRound } from './by-round';

const round = (name: string, match?: string) => ({ section: 'A', round: name, tables: [], ...(match && { match }) });

const played = (match: string, home: string, away: string) => ({
  match,
  section: 'A',
  rounds: [match],
  teams: { home, away },
  boards: [],
  counted: 0,
  points: { home: '0.00', away: '0.00' },
  boardPoints: null,
  victoryPoints: null,
  knockOut: null,
});

const bye = (match: string, contestant: string) => ({
  ...{ match, contestants: [contestant], absent: null, paragraph: 'FSB 96B', reason: 'three teams' },
  ...{ victoryPoints: {}, winner: null, why: null },
});

it('matches come in the order of their rounds, halves together, what is not scheduled last', () => {
  const session = { rounds: [round('r1'), round('r2a', 'final'), round('r2b', 'final'), round('r3')] };
  const answer = {
    matches: [played('final', 'x', 'y'), played('r1', 'x', 'y'), played('r1', 'z', 'w'), played('extra', 'x', 'z')],
    ofPairs: [],
    unplayed: [bye('r1', 'v')],
  };
  expect(
    byRound(session, answer).map(({ match, rounds, matches, unplayed }) => [
      match,
      rounds,
      matches.map(({ teams }) => `${teams.home}-${teams.away}`),
      unplayed.map(({ contestants }) => contestants),
    ]),
  ).toEqual([
    ['r1', ['r1'], ['x-y', 'z-w'], [['v']]],
    ['final', ['r2a', 'r2b'], ['x-y'], []],
    ['extra', [], ['x-z'], []],
  ]);
});

it('there is nothing of a session without matches', () => {
  expect(byRound({ rounds: [round('r1')] }, { matches: [], ofPairs: [], unplayed: [] })).toEqual([]);
});
