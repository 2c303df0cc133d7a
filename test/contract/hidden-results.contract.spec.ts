import { isMatchForm, SCORING_FORMS, type ScoringForm } from '@app/contract';
import fc from 'fast-check';
import { type Json, toBoard, toSession } from './support/commands';
import { played, sessionOf } from './support/results';
import { type TestServer, startServer, until } from './support/server';

/** Two evenings that differ only in results of withheld boards are the same to everybody who is restricted. */

const TABLES = ['1', '2', '3', '4'] as const;
/** Tables 1 and 2 are the rooms of one match, 3 and 4 of another. */
const TEAMS = { '1': ['a', 'b'], '2': ['b', 'a'], '3': ['c', 'd'], '4': ['d', 'c'] } as const;
const FIELD = { '1': ['a', 'b'], '2': ['c', 'd'], '3': ['e', 'f'], '4': ['g', 'h'] } as const;
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
  '/publications',
  '/exports',
  '/exports/json',
  '/exports/pbn',
  '/exports/csv?table=personal',
  '/sections',
  '/deadlines',
  '/carry-over',
  '/likely-errors',
  '/line-up-findings',
  '/appeals',
  '/differences?from=0',
  '/scores/place%2Fa',
] as const;

/** One of the two sessions of an evening. */
interface Part {
  /** How many tables have played each board. */
  readonly tables: readonly number[];
  /** Tricks of the results, in the order in which they come. */
  readonly tricks: readonly number[];
  /** As `tricks`, for the other evening; those of released boards are the first evening's. */
  readonly others: readonly number[];
  readonly closed: boolean;
}

interface Evening {
  readonly scoring: ScoringForm;
  /** Individuals instead of pairs, where nobody plays in a team. */
  readonly individuals: boolean;
  /** Both sessions are of one stage, and so of one ranking. */
  readonly stage: boolean;
  /** Both sessions play the same cards under the same numbers. */
  readonly sameDeals: boolean;
  readonly parts: readonly [Part, Part];
  readonly who: 'public' | 'table' | 'committee' | 'view-as';
}

const aPart: fc.Arbitrary<Part> = fc.record({
  tables: fc.array(fc.constantFrom(0, 2, 4, 4), { minLength: 3, maxLength: 3 }),
  tricks: fc.array(fc.integer({ min: 0, max: 13 }), { minLength: 12, maxLength: 12 }),
  others: fc.array(fc.integer({ min: 0, max: 13 }), { minLength: 12, maxLength: 12 }),
  closed: fc.nat(3).map((one) => one === 0),
});

const anEvening: fc.Arbitrary<Evening> = fc.record({
  scoring: fc.constantFrom(...SCORING_FORMS),
  individuals: fc.boolean(),
  stage: fc.boolean(),
  sameDeals: fc.boolean(),
  parts: fc.tuple(aPart, aPart),
  who: fc.constantFrom('public', 'table', 'committee', 'view-as'),
});

let server: TestServer;
let evenings = 0;
beforeAll(async () => {
  server = await startServer();
  // So that the first position of the ledger is in no evening.
  await server.given(...sessionOf('before', 'pair', []));
});
afterAll(() => server.close());

/** The sessions of the last evening. */
const sessions = (): readonly [string, string] => {
  const number = evenings.toString().padStart(6, '0');
  return [`s${number}`, `t${number}`];
};

const hasPlayed = ({ tables }: Part, board: number): boolean => tables[board] === TABLES.length;

/** Whether everybody may know a board of one of the sessions, by its index. */
const isReleased = ({ sameDeals, parts }: Evening, part: Part, board: number): boolean => {
  const isOver = (one: Part): boolean => one.closed || hasPlayed(one, board);
  return isOver(part) && (!sameDeals || parts.every(isOver));
};

type Kind = 'pair' | 'team' | 'individual';

const kindOf = ({ scoring, individuals }: Evening): Kind => {
  if (isMatchForm(scoring)) return 'team';
  return individuals ? 'individual' : 'pair';
};

const seatsAt = (table: (typeof TABLES)[number], evening: Evening): readonly [NS: string, EW: string] =>
  kindOf(evening) === 'team' ? TEAMS[table] : FIELD[table];

/** The two individuals of a side are `a` and `a2`. */
const contestantsOf = (evening: Evening): readonly string[] => {
  const sides = [...new Set(TABLES.flatMap((table) => seatsAt(table, evening)))];
  return kindOf(evening) === 'individual' ? sides.flatMap((side) => [side, `${side}2`]) : sides;
};

/** Cards that no other evening of this ledger has. */
const dealOf = (evening: number, board: number): string => {
  const cards = [...'SHDC'].flatMap((suit) => [...'AKQJT98765432'].map((rank) => ({ suit, rank })));
  let state = evening * 16 + board + 1;
  const dealt = cards
    .map((card) => {
      state = (state * 48_271) % 2_147_483_647;
      return { ...card, at: state };
    })
    .sort((one, other) => one.at - other.at);
  const hand = (nth: number): string =>
    [...'SHDC']
      .map((suit) =>
        [...'AKQJT98765432']
          .filter((rank) => dealt.slice(nth * 13, nth * 13 + 13).some((one) => one.suit === suit && one.rank === rank))
          .join(''),
      )
      .join('.');
  return `N:${[0, 1, 2, 3].map(hand).join(' ')}`;
};

const setUp = (session: string, nth: number, evening: Evening): readonly Json[] => {
  const { scoring, stage, sameDeals } = evening;
  return [
    ...sessionOf(session, kindOf(evening), contestantsOf(evening), {
      scoring,
      regulations: 'dbf-2013',
      ...(stage ? { contest: { contest: `of-${sessions()[0]}`, stage: 'final', session: nth + 1 } } : {}),
    }),
    ...(sameDeals
      ? [
          toSession(
            'SetDeals',
            { section: 'A', deals: BOARDS.map((board) => ({ board, deal: dealOf(evenings, board) })) },
            { session },
          ),
        ]
      : []),
    toSession(
      'ScheduleRound',
      {
        round: '1',
        section: 'A',
        tables: TABLES.map((table) => {
          const [NS, EW] = seatsAt(table, evening);
          return { table, NS, EW, boards: BOARDS };
        }),
      },
      { session },
    ),
  ];
};

const resultsOf = (session: string, part: Part, evening: Evening, tricks: 'tricks' | 'others'): readonly Json[] => [
  ...BOARDS.flatMap((board, index) =>
    TABLES.slice(0, part.tables[index]).flatMap((table, nth) => {
      const from = isReleased(evening, part, index) ? part.tricks : part[tricks];
      const [NS, EW] = seatsAt(table, evening);
      const players = { N: NS, S: `${NS}2`, E: EW, W: `${EW}2` };
      const who = kindOf(evening) === 'individual' ? { players } : {};
      return played(session, [table, board], [NS, EW], from[index * TABLES.length + nth] ?? 0, who);
    }),
  ),
  ...(part.closed ? [toSession('CloseSession', {}, { session })] : []),
];

const headersFor = async (who: Evening['who'], session: string): Promise<Readonly<Record<string, string>>> => {
  if (who === 'public') return {};
  // A table that plays none of these boards: its own results are no secret to it.
  if (who === 'table') return { authorization: await server.bearer('table', { session, table: '9' }) };
  if (who === 'committee') return { authorization: await server.bearer('committee') };
  return { authorization: await server.bearer('director'), 'view-as': 'public' };
};

/** What two evenings of one ledger differ in: names of sessions, cards, positions, instants and ids. */
const withoutNames = (text: string): string =>
  sessions()
    .reduce((all, session, nth) => all.replaceAll(session, nth === 0 ? 'FIRST' : 'SECOND'), text)
    .replaceAll(/"(position|movedAt|publishedAt)":\d+/g, '"$1":N')
    .replaceAll(/N:[\dAKQJT. -]{60,80}|\["[SHDC]\w"(,"[SHDC]\w")*\]/g, 'CARDS')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'T')
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'ID');

const record = async (commands: readonly Json[]): Promise<void> => {
  const outcomes = await server.given(...commands);
  expect(outcomes).toHaveLength(commands.length);
  const head = await server.log.head();
  await until(() => server.models.position() >= head);
};

const play = async (evening: Evening, tricks: 'tricks' | 'others'): Promise<void> => {
  evenings += 1;
  const each = sessions().map((session, nth) => ({ session, part: evening.parts[nth === 0 ? 0 : 1], nth }));
  await record([
    ...each.flatMap(({ session, nth }) => setUp(session, nth, evening)),
    ...each.flatMap(({ session, part }) => resultsOf(session, part, evening, tricks)),
  ]);
};

/** The answers of every route about both sessions. */
const answersIn = async (evening: Evening, tricks: 'tricks' | 'others'): Promise<readonly string[]> => {
  await play(evening, tricks);
  const answers: string[] = [];
  for (const session of sessions()) {
    const headers = await headersFor(evening.who, session);
    for (const route of ROUTES) {
      const { status, text } = await server.get(`/sessions/${session}${route}`, undefined, headers);
      answers.push(withoutNames(`${session}${route} ${status} ${text}`));
    }
  }
  return answers;
};

/** `FULL=1` draws many more. */
const RUNS = process.env.FULL === '1' ? 300 : 18;

it('whatever the scoring, the sessions, the reader and the route', async () => {
  await fc.assert(
    fc.asyncProperty(anEvening, async (evening) => {
      expect(await answersIn(evening, 'others')).toEqual(await answersIn(evening, 'tricks'));
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
}, 1_800_000);

const aPlainPart: Part = { tables: [2, 0, 0], tricks: Array.from({ length: 12 }, () => 7), others: [9], closed: false };
const PLAIN: Evening = {
  scoring: 'total-points',
  individuals: false,
  stage: false,
  sameDeals: false,
  parts: [aPlainPart, aPlainPart],
  who: 'public',
};

it('to a director they are not the same', async () => {
  const told: string[] = [];
  for (const tricks of ['tricks', 'others'] as const) {
    await play(PLAIN, tricks);
    told.push(JSON.stringify((await server.get(`/sessions/${sessions()[0]}/boards`, 'director')).body));
  }
  expect(told.map((text) => text.includes('"tricks":9'))).toEqual([false, true]);
});

it('nor to anybody once they are released', async () => {
  const over: Part = { ...aPlainPart, tables: [4, 4, 4] };
  for (const scoring of SCORING_FORMS) {
    const evening: Evening = { ...PLAIN, scoring, parts: [over, aPlainPart] };
    const one = await answersIn(evening, 'tricks');
    const tricks = [10, 6, ...over.tricks.slice(2)];
    const other = await answersIn({ ...evening, parts: [{ ...over, tricks }, aPlainPart] }, 'tricks');
    const standings = ROUTES.indexOf('/standings');
    expect([scoring, other[standings] === one[standings]]).toEqual([scoring, false]);
  }
});

it('a position stands still while withheld boards are decided, and moves when one is released', async () => {
  const part: Part = { ...aPlainPart, tables: [3, 0, 0] };
  await play({ ...PLAIN, scoring: 'matchpoints', parts: [part, part] }, 'tricks');
  const [session] = sessions();
  const position = async (): Promise<number> =>
    ((await server.get(`/sessions/${session}/standings`)).body as { position: number }).position;
  const before = await position();
  await record([toBoard('ConfirmResult', {}, { session, table: '1' })]);
  expect(await position()).toBe(before);
  await record(played(session, ['4', 1], FIELD['4'], 9));
  expect(await position()).toBe(await server.log.head());
});
