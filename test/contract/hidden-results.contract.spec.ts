import fc from 'fast-check';
import type { Json } from './support/commands';
import { toBoard, toSession } from './support/commands';
import { played, sessionOf } from './support/results';
import type { TestServer } from './support/server';
import { startServer, until } from './support/server';

/** Two evenings that differ only in results of withheld boards are the same to everybody who is restricted. */

const TABLES = ['1', '2', '3'] as const;
const PAIRS = { '1': ['a', 'b'], '2': ['c', 'd'], '3': ['e', 'f'] } as const;
const BOARDS = [1, 2, 3] as const;

const ROUTES = [
  '',
  '/boards',
  '/standings',
  '/standings?of=session',
  '/standings?asOf=99999',
  '/standings?asOf=2100-01-01T00:00:00Z',
  '/travellers',
  '/matches',
  '/penalties',
  '/rulings',
  '/reviews',
  '/corrections',
  '/sections',
  '/deadlines',
  '/carry-over',
  '/line-up-findings',
  '/appeals',
  '/differences?from=0',
  '/scores/place%2Fa',
] as const;

interface Evening {
  readonly scoring: 'matchpoints' | 'cross-imps' | 'butler' | 'total-points';
  readonly stage: boolean;
  /** How many tables have played each board. */
  readonly tables: readonly number[];
  /** Tricks of the results, in the order in which they come. */
  readonly tricks: readonly number[];
  /** As `tricks`, for the other evening; those of released boards are the first evening's. */
  readonly others: readonly number[];
  readonly who: 'public' | 'table' | 'committee' | 'view-as';
  readonly route: (typeof ROUTES)[number];
}

const anEvening: fc.Arbitrary<Evening> = fc.record({
  scoring: fc.constantFrom('matchpoints', 'cross-imps', 'butler', 'total-points'),
  stage: fc.boolean(),
  tables: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 3, maxLength: 3 }),
  tricks: fc.array(fc.integer({ min: 0, max: 13 }), { minLength: 9, maxLength: 9 }),
  others: fc.array(fc.integer({ min: 0, max: 13 }), { minLength: 9, maxLength: 9 }),
  who: fc.constantFrom('public', 'table', 'committee', 'view-as'),
  route: fc.constantFrom(...ROUTES),
});

let server: TestServer;
let evenings = 0;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const commandsOf = (session: string, evening: Evening, tricks: Evening['tricks']): readonly Json[] => [
  ...sessionOf(session, 'pair', ['a', 'b', 'c', 'd', 'e', 'f'], {
    scoring: evening.scoring,
    ...(evening.stage ? { contest: { contest: `of-${session}`, stage: 'final', session: 1 } } : {}),
  }),
  toSession(
    'ScheduleRound',
    {
      round: '1',
      section: 'A',
      tables: TABLES.map((table) => ({ table, NS: PAIRS[table][0], EW: PAIRS[table][1], boards: BOARDS })),
    },
    { session },
  ),
  ...BOARDS.flatMap((board, index) =>
    TABLES.slice(0, evening.tables[index]).flatMap((table, nth) => {
      const isReleased = evening.tables[index] === TABLES.length;
      const from = isReleased ? evening.tricks : tricks;
      return played(session, [table, board], PAIRS[table], from[index * 3 + nth] ?? 0);
    }),
  ),
];

const headersFor = async (who: Evening['who'], session: string): Promise<Readonly<Record<string, string>>> => {
  if (who === 'public') return {};
  // A table that plays none of these boards: its own results are no secret to it.
  if (who === 'table') return { authorization: await server.bearer('table', { session, table: '9' }) };
  if (who === 'committee') return { authorization: await server.bearer('committee') };
  return { authorization: await server.bearer('director'), 'view-as': 'public' };
};

/** The answer without what two sessions of one ledger differ in: their names, positions, instants and ids. */
const answerIn = async (evening: Evening, tricks: Evening['tricks']): Promise<string> => {
  const session = `s${(evenings += 1).toString().padStart(6, '0')}`;
  await server.given(...commandsOf(session, evening, tricks));
  const head = await server.log.head();
  await until(() => server.models.position() >= head);
  const path = `/sessions/${session}${evening.route}`;
  const { status, text } = await server.get(path, undefined, await headersFor(evening.who, session));
  return `${status} ${text}`
    .replaceAll(session, 'S')
    .replaceAll(/"position":\d+/g, '"position":N')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'T')
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'ID');
};

it('whatever the scoring, the reader and the route', async () => {
  await fc.assert(
    fc.asyncProperty(anEvening, async (evening) => {
      expect(await answerIn(evening, evening.others)).toBe(await answerIn(evening, evening.tricks));
    }),
    { numRuns: 40 },
  );
}, 180_000);

it('to a director they are not the same', async () => {
  const evening: Evening = {
    scoring: 'total-points',
    stage: false,
    tables: [2, 0, 0],
    tricks: [7, 7, 7, 7, 7, 7, 7, 7, 7],
    others: [9, 7, 7, 7, 7, 7, 7, 7, 7],
    who: 'public',
    route: '/standings',
  };
  const totals: string[] = [];
  for (const tricks of [evening.tricks, evening.others]) {
    await answerIn(evening, tricks);
    const session = `s${evenings.toString().padStart(6, '0')}`;
    totals.push(JSON.stringify((await server.get(`/sessions/${session}/boards`, 'director')).body));
  }
  expect(totals.map((text) => text.includes('"tricks":9'))).toEqual([false, true]);
});

it('a position stands still while withheld boards are decided, and moves when one is released', async () => {
  const evening: Evening = {
    scoring: 'matchpoints',
    stage: false,
    tables: [2, 0, 0],
    tricks: [7, 8, 9, 7, 7, 7, 7, 7, 7],
    others: [],
    who: 'public',
    route: '/standings',
  };
  await answerIn(evening, evening.tricks);
  const session = `s${evenings.toString().padStart(6, '0')}`;
  const position = async (): Promise<number> =>
    ((await server.get(`/sessions/${session}/standings`)).body as { position: number }).position;
  const record = async (commands: readonly Json[]): Promise<void> => {
    const outcomes = await server.given(...commands);
    expect(outcomes).toHaveLength(commands.length);
    const head = await server.log.head();
    await until(() => server.models.position() >= head);
  };
  const before = await position();
  await record([toBoard('ConfirmResult', {}, { session, table: '1' })]);
  expect(await position()).toBe(before);
  await record(played(session, ['3', 1], PAIRS['3'], 9));
  expect(await position()).toBe(await server.log.head());
});
