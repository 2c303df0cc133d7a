import type { OpenAPIObject } from '@nestjs/swagger';
import { type Json, openBoard, openedSession, passedOut, toBoard, toSession } from './support/commands';
import { loadDemo } from './support/demo';
import { played, sessionOf } from './support/results';
import { type TestServer, startServer, until } from './support/server';

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
}

/** Every route of queries as it is asked about the example session; `asOf` is behind a `?` or a `&`. */
const ASKED: Readonly<Record<string, string>> = {
  '/sessions': '/sessions?',
  '/sessions/{session}': '/sessions/demo?',
  '/sessions/{session}/events': '/sessions/demo/events?',
  '/sessions/{session}/boards': '/sessions/demo/boards?',
  '/sessions/{session}/sections': '/sessions/demo/sections?',
  '/sessions/{session}/standings': '/sessions/demo/standings?',
  '/sessions/{session}/travellers': '/sessions/demo/travellers?',
  '/sessions/{session}/matches': '/sessions/demo/matches?',
  '/sessions/{session}/penalties': '/sessions/demo/penalties?',
  '/sessions/{session}/rulings': '/sessions/demo/rulings?',
  '/sessions/{session}/deadlines': '/sessions/demo/deadlines?',
  '/sessions/{session}/carry-over': '/sessions/demo/carry-over?',
  '/sessions/{session}/line-up-findings': '/sessions/demo/line-up-findings?',
  '/sessions/{session}/likely-errors': '/sessions/demo/likely-errors?',
  '/sessions/{session}/corrections': '/sessions/demo/corrections?',
  '/sessions/{session}/publications': '/sessions/demo/publications?',
  '/sessions/{session}/exports': '/sessions/demo/exports?',
  '/sessions/{session}/exports/{format}': '/sessions/demo/exports/json?',
  '/sessions/{session}/reviews': '/sessions/demo/reviews?',
  '/sessions/{session}/appeals': '/sessions/demo/appeals?',
  '/sessions/{session}/scores/{address}/lineage': '/sessions/demo/scores/total%2F3/lineage?',
  '/boards/{board}': '/boards/demo.4.5?',
  '/boards/{board}/events': '/boards/demo.4.5/events?',
  '/boards/{board}/score-forms': '/boards/demo.4.5/score-forms?',
  '/appeals/{appeal}': '/appeals/a1?',
  '/appeals/{appeal}/events': '/appeals/a1/events?',
  '/appeals/{appeal}/case': '/appeals/a1/case?',
};

/** The list in the answer that pages are of. */
const LISTS: Readonly<Record<string, string>> = {
  '/sessions': 'sessions',
  '/sessions/{session}/events': 'events',
  '/sessions/{session}/boards': 'boards',
  '/sessions/{session}/sections': 'sections',
  '/sessions/{session}/travellers': 'travellers',
  '/sessions/{session}/matches': 'matches',
  '/sessions/{session}/penalties': 'penalties',
  '/sessions/{session}/rulings': 'rulings',
  '/sessions/{session}/deadlines': 'deadlines',
  '/sessions/{session}/line-up-findings': 'findings',
  '/sessions/{session}/likely-errors': 'errors',
  '/sessions/{session}/corrections': 'corrections',
  '/sessions/{session}/publications': 'publications',
  '/sessions/{session}/reviews': 'boards',
  '/sessions/{session}/appeals': 'appeals',
  '/boards/{board}/events': 'events',
  '/appeals/{appeal}/events': 'events',
};
/** Documents that are kept and handed on: what they say does not go by where it was read. */
const FILES = ['/appeals/{appeal}/case', '/sessions/{session}/exports/{format}'];
const DIFFERENCES = '/sessions/demo/differences?from=demo.4.5@60&';

/**
 * What the example session has none of, or one: matches of teams, penalties, players who were not entered, and results
 * that are not those of the contract on record.
 */
const league = (): readonly Json[] => {
  const told = (type: string, data: Readonly<Record<string, unknown>>) => toSession(type, data, { session: 'league' });
  const deducted = { kind: 'procedural', amount: { value: '1', unit: 'IMP' }, from: 'total', paragraph: 'L90' };
  const imposed = (contestant: string) =>
    told('ImposePenalty', { ...deducted, contestant, offence: 'phone', reason: 'it rang' });
  const strangers = (table: string, NS: string, EW: string) =>
    openBoard({
      ...{ session: 'league', table, board: 3 },
      data: {
        section: 'A',
        dealer: 'N',
        contestants: { NS, EW },
        players: { N: `${NS}1`, S: 'nobody', E: `${EW}1`, W: `${EW}2` },
      },
    });
  const ofAnotherContract = (table: string, NS: string, EW: string) => {
    const where = { session: 'league', table, board: 4 };
    const contract = { bid: '2S', declarer: 'N', risk: 'undoubled' };
    return [
      openBoard({ ...where, data: { section: 'A', contestants: { NS, EW }, contract } }),
      toBoard('EnterResult', { result: { ...contract, bid: '3S', tricks: 9 }, source: 'slip' }, where),
    ];
  };
  return [
    ...sessionOf('league', 'team', [], { scoring: 'team-imps', regulations: 'dbf-2013' }),
    ...['a', 'b', 'c', 'd'].map((contestant) =>
      told('EnterContestant', { contestant, kind: 'team', players: [1, 2, 3, 4].map((one) => `${contestant}${one}`) }),
    ),
    ...['a', 'b', 'c'].map(imposed),
    ...played('league', ['1', 1], ['a', 'b'], 9),
    ...played('league', ['2', 1], ['b', 'a'], 7),
    ...played('league', ['3', 1], ['c', 'd'], 9),
    ...played('league', ['4', 1], ['d', 'c'], 7),
    ...ofAnotherContract('1', 'a', 'b'),
    ...ofAnotherContract('3', 'c', 'd'),
    strangers('1', 'a', 'b'),
    strangers('3', 'c', 'd'),
  ];
};

/** Lists that are walked in the league. */
const OF_LEAGUE = ['matches', 'penalties', 'findings', 'errors'];

let server: TestServer;
let operations: ReadonlyMap<string, readonly string[]>;
/** Where the first appeal was lodged. */
let lodged: number;
/** Where the example session ends. */
let end: number;

const ask = async (path: string): Promise<Readonly<Record<string, unknown>>> => {
  const { status, body, text } = await server.get(path, 'auditor');
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
  return body as Readonly<Record<string, unknown>>;
};

/** The position of the first event of any appeal: appeals that were loaded together are in no order among each other. */
const firstAppeal = async (): Promise<number> => {
  for await (const { position } of server.log.readAll({ types: ['AppealLodged'] })) return position;
  throw new Error('there is no appeal');
};

beforeAll(async () => {
  server = await startServer();
  await loadDemo(server);
  end = server.models.position();
  await server.given(...openedSession(), ...passedOut(), ...league());
  const head = await server.log.head();
  await until(() => server.models.position() >= head);
  const { paths } = (await server.get('/docs-json')).body as OpenAPIObject;
  operations = new Map(
    Object.entries(paths).flatMap(([path, item]) => {
      const { get } = item as { readonly get?: Operation };
      const isQuery = /^\/(sessions|boards|appeals)/.test(path) && get !== undefined;
      return isQuery
        ? [[path, (get.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name)] as const]
        : [];
    }),
  );
  for await (const { position } of server.log.readStream('appeal-a1', { limit: 1 })) lodged = position;
});
afterAll(() => server.close());

describe('every query', () => {
  it('takes a moment, and lists are paged', () => {
    expect([...operations.keys()].sort()).toEqual([...Object.keys(ASKED), '/sessions/{session}/differences'].sort());
    const without = [...operations].filter(([, names]) => !names.includes('asOf')).map(([path]) => path);
    expect(without).toEqual(['/sessions/{session}/differences']);
    const paged = [...operations].filter(([, names]) => names.includes('cursor') && names.includes('limit'));
    expect(paged.map(([path]) => path).sort()).toEqual(
      [...Object.keys(LISTS), '/sessions/{session}/differences'].sort(),
    );
  });

  it.each(Object.entries(ASKED))('is at a moment what it was then: %s', async (path, asked) => {
    const [then, atEvent] = [await ask(`${asked}asOf=${lodged}`), await ask(`${asked}asOf=appeal-a1@0`)];
    expect(atEvent).toEqual(then);
    if (!FILES.includes(path)) expect(then.position).toBe(lodged);
    // What came behind the example session is of another one.
    const [atEnd, now] = [await ask(`${asked}asOf=${end}`), await ask(asked)];
    if (path === '/sessions') expect(now.sessions).not.toEqual(atEnd.sessions);
    else {
      // Where nothing is said of the moment, position and tree are those of now.
      const { position, tree } = now;
      expect({ ...atEnd, position, ...(tree === undefined ? {} : { tree }) }).toEqual(now);
    }
  });

  it.each(Object.entries(ASKED))('refuses what is no moment: %s', async (_, asked) => {
    for (const moment of ['', 'yesterday', '-1', '1.5', '2026-02-30', 'board-demo.4.5@9999', '999999999', '1&asOf=2']) {
      const { status, type, body } = await server.get(`${asked}asOf=${moment}`, 'auditor');
      expect([moment, status, type]).toEqual([moment, 400, 'application/problem+json']);
      expect(['BadMoment', 'BadParameter']).toContain((body as { code: string }).code);
    }
  });

  it('is that of now for an instant to come', async () => {
    const [now, later] = [
      await ask('/sessions/demo/boards'),
      await ask('/sessions/demo/boards?asOf=2100-01-01T00:00:00Z'),
    ];
    expect(later.boards).toEqual(now.boards);
  });

  it('knows nothing of what had not come yet', async () => {
    const before = (await firstAppeal()) - 1;
    expect(await ask(`/sessions/demo/appeals?asOf=${before}`)).toMatchObject({ appeals: [] });
    for (const path of ['/appeals/a1', '/appeals/a1/events', '/appeals/a1/case']) {
      const { status, body } = await server.get(`${path}?asOf=${before}`, 'auditor');
      expect([path, status, body]).toMatchObject([path, 404, { code: 'AppealUnknown' }]);
    }
    expect((await server.get('/sessions/demo?asOf=0', 'auditor')).status).toBe(200);
    expect((await server.get('/sessions/club?asOf=0', 'auditor')).body).toMatchObject({ code: 'SessionUnknown' });
  });

  it('counts the events of a board within its moment', async () => {
    const { of: all } = await ask('/boards/demo.4.5?asOf=demo.4.5@40');
    expect(all).toBe(41);
    expect(await ask('/boards/demo.4.5?asOf=demo.4.5@40&at=41')).toMatchObject({ at: 41 });
    expect((await server.get('/boards/demo.4.5?asOf=demo.4.5@40&at=42', 'auditor')).body).toMatchObject({
      code: 'BadMoment',
    });
  });
});

describe('every list', () => {
  it.each([...Object.entries(LISTS), ['differences', 'events']])(
    'is walked page by page, and nothing is lost or comes twice: %s',
    async (path, list) => {
      const asked = OF_LEAGUE.includes(list)
        ? (ASKED[path] ?? '').replace('demo', 'league')
        : `${ASKED[path] ?? DIFFERENCES}${path === 'differences' ? '' : `asOf=${end}&`}`;
      const whole = await ask(asked);
      const items = whole[list] as readonly unknown[];
      expect([items.length > (OF_LEAGUE.includes(list) ? 1 : 0), whole.next]).toEqual([true, null]);
      const limit = Math.max(1, Math.ceil(items.length / 7));
      const walked: unknown[] = [];
      let cursor = '';
      for (let pages = 0; pages <= items.length; pages += 1) {
        const page = await ask(`${asked}limit=${limit}${cursor === '' ? '' : `&cursor=${cursor}`}`);
        walked.push(...(page[list] as readonly unknown[]));
        if (page.next === null) break;
        expect(page[list]).toHaveLength(limit);
        cursor = page.next as string;
      }
      expect(walked).toEqual(items);
    },
  );

  it.each(Object.keys(LISTS))('refuses a page that is none: %s', async (path) => {
    const asked = ASKED[path] ?? '';
    const bad = [
      ...['0', '-1', '1001', '99999999999999999999', '1.5', 'x', '', '1&limit=2'].map((limit) => `limit=${limit}`),
      ...['', 'x', '%00', 'bm93aGVyZQ', 'bm93aGVyZQ==', 'bm93aGVyZQ&cursor=bm93aGVyZQ'].map((one) => `cursor=${one}`),
      'page=2',
    ];
    for (const parameter of bad) {
      const { status, type } = await server.get(`${asked}${parameter}`, 'auditor');
      expect([parameter, status, type]).toEqual([parameter, 400, 'application/problem+json']);
    }
  });

  it('has no use for the cursor of another', async () => {
    const { next } = await ask('/sessions/demo/boards?limit=1');
    const { status, body } = await server.get(`/sessions/demo/travellers?cursor=${next as string}`, 'auditor');
    expect([status, body]).toMatchObject([400, { code: 'BadCursor' }]);
  });
});

describe('what is asked about itself', () => {
  it.each([
    ['/sessions/nobody/sections', 404, 'SessionUnknown'],
    ['/sessions/nobody/corrections', 404, 'SessionUnknown'],
    ['/sessions/nobody/reviews', 404, 'SessionUnknown'],
    ['/sessions/nobody/appeals', 404, 'SessionUnknown'],
    ['/sessions/nobody/differences?from=0', 404, 'SessionUnknown'],
    ['/sessions/demo/differences', 400, 'BadParameter'],
    ['/sessions/demo/differences?from=', 400, 'BadParameter'],
    ['/sessions/demo/differences?from=soon', 400, 'BadMoment'],
    ['/sessions/demo/differences?from=1&to=999999999', 400, 'BadMoment'],
    ['/sessions/demo/differences?from=1&asOf=2', 400, 'UnknownParameter'],
    ['/appeals/nobody', 404, 'AppealUnknown'],
    ['/appeals/nobody/events', 404, 'AppealUnknown'],
    ['/appeals/nobody/case', 404, 'AppealUnknown'],
  ])('%s is %i %s', async (path, status, code) => {
    const response = await server.get(path, 'auditor');
    expect([response.status, response.body]).toMatchObject([status, { code }]);
  });
});
