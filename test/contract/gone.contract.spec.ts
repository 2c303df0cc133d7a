import type { LineageAnswer, Standings } from '@app/contract';
import { linesOfText, textsOf } from '@app/messages';
import { derivationLines } from '@app/scoring';
import { type Json, toSession } from './support/commands';
import { played, sessionOf } from './support/results';
import { type TestServer, startServer, until } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const given = async (...commands: readonly Json[]): Promise<void> => {
  await server.given(...commands);
  const head = await server.log.head();
  await until(() => server.models.position() >= head);
};
const get = async <T>(path: string): Promise<T> => {
  const response = await server.get(path, 'director');
  expect([path, response.status]).toEqual([path, 200]);
  return response.body as T;
};
const standings = async (session: string): Promise<Standings> =>
  (await get<{ standings: Standings }>(`/sessions/${session}/standings`)).standings;
const totals = ({ groups }: Standings): readonly string[] =>
  groups.flatMap(({ rows }) => rows.map(({ place, contestant, total }) => `${place} ${contestant} ${total ?? '-'}`));

/** Six teams, each against each: who meets in which round. */
const ROUNDS = ['ax be cd', 'bx ac de', 'cx ae bd', 'dx ab ce', 'ex ad bc'];
const BOARDS = Array.from({ length: 8 }, (_, index) => index + 1);

const scheduled = (session: string, round: number): Json =>
  toSession(
    'ScheduleRound',
    {
      round: String(round),
      section: 'A',
      tables: (ROUNDS[round - 1] ?? '').split(' ').flatMap(([home = '', away = '']) => [
        { table: `${home}${away}o`, NS: home, EW: away, boards: BOARDS },
        { table: `${home}${away}c`, NS: away, EW: home, boards: BOARDS },
      ]),
    },
    { session },
  );

/** Eight boards in both rooms: a has 2 IMPs on each against x, 16 and 20-10; everything else is level. */
const matches = (session: string, round: number, without = ''): readonly Json[] =>
  (ROUNDS[round - 1] ?? '')
    .split(' ')
    .filter((teams) => without === '' || !teams.includes(without))
    .flatMap((teams) => {
      const [home = '', away = ''] = teams;
      const tricks = teams === 'ax' ? 9 : 7;
      const more = { round: String(round) };
      return BOARDS.flatMap((board) => [
        ...played(session, [`${teams}o`, board], [home, away], tricks, more),
        ...played(session, [`${teams}c`, board], [away, home], 7, more),
      ]);
    });

const division = (session: string, number: number): readonly Json[] =>
  sessionOf(session, 'team', ['a', 'b', 'c', 'd', 'e', 'x'], {
    ...{ laws: 'wbf-2007', regulations: 'dbf-2013', scoring: 'team-vp' },
    contest: { contest: `division-${session.slice(0, 1)}`, stage: 'all', session: number },
  });

describe('a team that leaves a series in its second session (DBf 216E, 202C)', () => {
  beforeAll(async () => {
    await given(
      ...division('p1', 1),
      ...[1, 2].flatMap((round) => [scheduled('p1', round), ...matches('p1', round)]),
      ...division('p2', 2),
      ...[3, 4, 5].flatMap((round) => [scheduled('p2', round), ...matches('p2', round, 'x')]),
    );
  });

  it('has played two matches of five: nothing of it counts, and it has no total', async () => {
    expect(totals(await standings('p2'))).toContain('1 a 80.00');
    await given(toSession('WithdrawContestant', { contestant: 'x', from: '3', reason: 'Ill' }, { session: 'p2' }));
    const view = await standings('p2');
    expect(totals(view)).toEqual(['1= a 78.00', '1= b 78.00', '1= c 78.00', '1= d 78.00', '1= e 78.00', '- x -']);
    expect(view.uncounted).toEqual([]);
    expect(totals(await standings('p1'))).toEqual(totals(view));
  });

  it('and the number of its opponents says where it comes from', async () => {
    const { derivation } = await get<LineageAnswer>('/sessions/p2/scores/total%2Fa/lineage');
    const lines = linesOfText(derivationLines(derivation), textsOf('en')).join('\n');
    expect(lines).toContain('match 1, not played');
    expect(lines).toContain('DBf 202C');
  });
});
