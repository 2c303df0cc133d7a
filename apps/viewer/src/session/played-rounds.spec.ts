import { playedRounds } from './played-rounds';

const round = (section: string, name: string) => ({ section, round: name, tables: [] });
const played = (...rounds: readonly string[]) =>
  rounds.map((one) => ({ round: one, result: { kind: 'not-played', reason: 'late' } as const }));

const TWO_SECTIONS = {
  rounds: [round('A', 'a1'), round('B', 'b1'), round('A', 'a2'), round('B', 'b2'), round('B', 'b3')],
};

it.each<[string, { rounds: ReturnType<typeof round>[] }, string[], string[]]>([
  ['none is scheduled', { rounds: [] }, ['1'], []],
  ['none has a result', { rounds: [round('A', '1'), round('A', '2')] }, [], []],
  [
    'up to the last with a result',
    { rounds: ['1', '2', '3', '4'].map((one) => round('A', one)) },
    ['3', '1'],
    ['1', '2', '3'],
  ],
  ['the section with most rounds stands for all', TWO_SECTIONS, ['a2'], ['b1', 'b2']],
])('%s', (_, session, results, expected) => {
  expect(playedRounds(session, [...played(...results), { round: '4', result: null }])).toEqual(expected);
});
