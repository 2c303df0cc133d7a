import type { PublicationsAnswer, Role, StandingsAnswer } from '@app/contract';
import { toHex } from '@app/ledger';
import { toBoard, toSession } from './support/commands';
import { played, sessionOf } from './support/results';
import { type TestServer, startServer } from './support/server';

const PUBLICATIONS = '/sessions/club/publications';
const where = { session: 'club', table: '1', board: 1 };

let server: TestServer;

const publish = (data: Readonly<Record<string, unknown>>) => toSession('PublishResults', data, { session: 'club' });

beforeAll(async () => {
  server = await startServer();
  await server.given(
    ...sessionOf('club', 'pair', ['1', '2', '3', '4'], { regulations: 'dbf-2013' }),
    toSession(
      'ScheduleRound',
      {
        round: '1',
        section: 'A',
        tables: [
          { table: '1', NS: '1', EW: '3', boards: [1] },
          { table: '2', NS: '2', EW: '4', boards: [1] },
        ],
      },
      { session: 'club' },
    ),
    toSession('FinishRound', { round: '1', at: '2026-02-01T20:55:00Z' }, { session: 'club' }),
    ...played('club', ['1', 1], ['1', '3'], 9),
    ...played('club', ['2', 1], ['2', '4'], 10),
    publish({ status: 'provisional', at: '2026-02-01T21:00:00Z', round: '1' }),
    publish({ status: 'official', at: '2026-02-01T22:00:00Z' }),
    toBoard(
      'CorrectScore',
      {
        result: { bid: '1NT', declarer: 'N', risk: 'undoubled', tricks: 11 },
        error: 'entry',
        madeBy: 'players',
        raisedBy: 'N-S',
        reason: 'two tricks too few were entered',
        raisedAt: '2026-02-01T22:10:00Z',
        authority: 'director',
      },
      where,
    ),
    publish({ status: 'final', at: '2026-02-01T22:15:00Z', exception: 'prizes are given tonight' }),
  );
});
afterAll(() => server.close());

const publicationsFor = async (role?: Role): Promise<PublicationsAnswer['publications']> => {
  const { status, body } = await server.get(PUBLICATIONS, role);
  expect(status).toBe(200);
  return (body as PublicationsAnswer).publications;
};
const standingsAt = async (position: number): Promise<StandingsAnswer> =>
  (await server.get(`/sessions/club/standings?asOf=${position}`, 'auditor')).body as StandingsAnswer;

describe('publications', () => {
  it('say what was put up, when, by whom, and as which ledger', async () => {
    const all = await publicationsFor('auditor');
    expect(all).toMatchObject([
      { status: 'provisional', round: '1', at: '2026-02-01T21:00:00Z', exception: null, subjectToAppeal: false },
      { status: 'official', round: null, at: '2026-02-01T22:00:00Z', by: { role: 'director' } },
      { status: 'final', round: null, exception: 'prizes are given tonight', subjectToAppeal: true },
    ]);
    for (const { position, tree, event, revision } of all) {
      expect(event).toBe(`session-club@${revision}`);
      expect(tree).toEqual({ size: position + 1, root: toHex(await server.log.tree.root(position + 1)) });
    }
  });

  it('lead to the standings as they were put up, whatever was corrected later', async () => {
    const [, official, final] = await publicationsFor('auditor');
    const [then, now] = [await standingsAt(official?.position ?? 0), await standingsAt(final?.position ?? 0)];
    expect(then.tree).toEqual(official?.tree);
    expect([then.standings.status, now.standings.status]).toEqual(['official', 'final']);
    const totals = ({ standings }: StandingsAnswer) =>
      standings.groups.flatMap(({ rows }) => rows.map(({ contestant, total }) => [contestant, total]));
    expect(totals(then)).not.toEqual(totals(now));
  });

  it('name the public no tree but one that was signed', async () => {
    const [first] = await publicationsFor();
    const { body } = await server.get('/checkpoints');
    const signed = (body as { readonly checkpoints: readonly { readonly size: number }[] }).checkpoints;
    for (const { tree } of await publicationsFor()) {
      expect(tree === null || signed.some(({ size }) => size === tree.size)).toBe(true);
    }
    expect(first).toMatchObject({ status: 'provisional', round: '1' });
  });

  it('come in pages, and an unknown session has none', async () => {
    const { body } = await server.get(`${PUBLICATIONS}?limit=2`, 'auditor');
    const { publications, next } = body as PublicationsAnswer;
    expect([publications.length, typeof next]).toEqual([2, 'string']);
    expect((await server.get('/sessions/nobody/publications', 'auditor')).status).toBe(404);
  });
});
