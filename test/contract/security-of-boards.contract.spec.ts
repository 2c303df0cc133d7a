import type { OpenAPIObject } from '@nestjs/swagger';
import { type Json, toSession } from './support/commands';
import {
  AUCTION,
  CLAIM,
  CLOSE,
  CONVENED,
  ELSEWHERE,
  HANDS,
  OPEN_FOR_ALL,
  PLAY,
  RULED,
  SCREENS,
  SET_UP,
  SLOWLY,
  appealed,
} from './support/running-session';
import { type TestServer, startServer, until } from './support/server';
import { type SseClient, listenTo } from './support/sse-client';

/** Security of boards: everything that a server sends to everybody, at every stage of a session, searched for what is kept. */

type Headers = Readonly<Record<string, string>>;

/** What tells of a board: its hands by number, and what was called, played and said at each table. */
const OF_TABLE_1 = [
  '"call":"7S"',
  '"bid":"7S"',
  'bids 7S',
  '7S by',
  '"HK"',
  'HK',
  '"H8"',
  'quokka',
  'platypus',
  'axolotl',
  'narwhal',
];
const OF_TABLE_2 = ['"call":"5C"', 'bids 5C'];
const OF_TABLE_3 = ['"call":"6D"', '"bid":"6D"', 'bids 6D', '6D by', 'wombat'];
const NOT_AT_THE_TABLE = ['narwhal', 'axolotl', 'capybara', 'meerkat', 'wombat', HANDS[1][0], HANDS[1][1], HANDS[1][3]];
const EVERYTHING = [...OF_TABLE_1, ...OF_TABLE_2, ...OF_TABLE_3, 'capybara', 'meerkat', ...HANDS[1], ...HANDS[2]];

const without = (all: readonly (string | undefined)[], some: readonly (string | undefined)[]): readonly string[] =>
  all.filter((one): one is string => one !== undefined && !some.includes(one));

interface Looks {
  readonly who: string;
  readonly headers: Headers;
  /** Whose commands to board 1 at table 1 fail: a device of another table, and who gives none. */
  readonly mayNotAct: boolean;
  /** What must not be in anything that is sent to him at a stage. */
  readonly kept: (stage: string) => readonly string[];
}

const whenOpen = (stage: string): readonly (string | undefined)[] =>
  stage === 'open for all' ? [...OF_TABLE_1, ...OF_TABLE_3, 'capybara', ...HANDS[1]] : [];

const publicKept = (stage: string): readonly string[] => without(EVERYTHING, whenOpen(stage));

const tableKept =
  (own: readonly string[]) =>
  (stage: string): readonly string[] =>
    without([...EVERYTHING], [...whenOpen(stage), ...without(own, NOT_AT_THE_TABLE)]);

/** A committee is convened for an appeal about board 1 at table 1 from `convened` on; that it was lodged shows it nothing. */
const committeeKept = (stage: string): readonly string[] =>
  stage === 'convened' || stage === 'open for all'
    ? without([...OF_TABLE_2, ...OF_TABLE_3, 'meerkat', ...HANDS[2]], whenOpen(stage))
    : publicKept(stage);

let server: TestServer;
let document: OpenAPIObject;
let onlookers: readonly Looks[];
let director: Headers;
const clients: SseClient[] = [];

const headersOf = async (...who: Parameters<TestServer['bearer']>): Promise<Headers> => ({
  authorization: await server.bearer(...who),
});

/** Everything that can be asked with GET, by the document: parameters filled from the session. */
const FILLED: Readonly<Record<string, readonly string[]>> = {
  session: ['club'],
  board: ['club.1.1', 'club.2.1', 'club.3.1', 'club.2.2', 'club.9.9'],
  appeal: ['a1', 'a9'],
  position: ['0', '20', '30', '9999'],
  level: ['0'],
  path: ['000'],
  format: ['pbn', 'usebio', 'csv', 'json', 'ndjson'],
};

const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  scores: ['board%2F1.1%2FNS', 'place%2F1', 'session%2F1'],
  evidence: ['0', '4', '20', 'club.1.1', 'club.1.1@1', 'club.3.1', 'session-club', 'appeal-a1', 'ledger-people'],
};

const filled = (path: string): readonly string[] => {
  const [, name] = /\{(\w+)\}/.exec(path) ?? [];
  if (name === undefined) return [path];
  const kind = path.startsWith('/evidence') ? 'evidence' : 'scores';
  const values = name === 'address' ? ADDRESSES[kind] : FILLED[name];
  if (!values) throw new Error(`nothing to fill ${name} with in ${path}`);
  return values.flatMap((value) => filled(path.replace(`{${name}}`, value)));
};

const NOT_ASKED = ['/events', '/health', '/metrics'];

const paths = (): readonly string[] =>
  Object.entries(document.paths)
    .filter(([path, { get }]) => get !== undefined && !NOT_ASKED.some((one) => path.startsWith(one)))
    .flatMap(([path]) => filled(path));

const ask = async (
  path: string,
  headers: Headers,
  method = 'GET',
  body?: string,
  url = server.url,
): Promise<string> => {
  const response = await fetch(`${url}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
  const told = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  return `${response.status}\n${told}\n${await response.text()}`;
};

const askAll = async (
  all: readonly string[],
  headers: Headers,
  url = server.url,
): Promise<ReadonlyMap<string, string>> => {
  const answers = new Map<string, string>();
  for (let nth = 0; nth < all.length; nth += 8) {
    const some = all.slice(nth, nth + 8);
    const texts = await Promise.all(some.map((path) => ask(path, headers, 'GET', undefined, url)));
    some.forEach((path, index) => answers.set(path, texts[index] ?? ''));
  }
  return answers;
};

/** Hashes, signatures and ids: a short secret is among their letters now and then. Hands have dots and spaces. */
const DRAWN = /[\w+/-]{32,}={0,2}/g;

/** Which of the secrets are where. */
const found = (answers: ReadonlyMap<string, string>, secrets: readonly string[]): readonly string[] =>
  [...answers].flatMap(([path, answer]) => {
    const text = answer.replaceAll(DRAWN, '');
    return secrets.filter((secret) => text.includes(secret)).map((secret) => `${secret} in ${path}`);
  });

const record = async (...commands: readonly Json[]): Promise<void> => {
  await server.given(...commands);
  const head = await server.log.head();
  await until(() => server.models.position() >= head);
};

const rulingAt = async (): Promise<number> => {
  for await (const { type, revision } of server.log.readStream('board-club.1.1'))
    if (type === 'RulingGiven') return revision;
  throw new Error('there is no ruling');
};

const STAGES: readonly (readonly [string, () => Promise<readonly Json[]> | readonly Json[]])[] = [
  ['before', () => SET_UP],
  ['auction', () => [...AUCTION('7S'), ...SCREENS, ...ELSEWHERE]],
  ['play', () => [...PLAY('HK'), ...CLAIM]],
  ['ruled', () => RULED('7S')],
  ['appealed', async () => appealed(await rulingAt())],
  ['convened', () => CONVENED],
  ['open for all', () => OPEN_FOR_ALL],
];

/** What is tried by way of commands that fail: by whom, and to what. */
const failing = async (headers: Headers): Promise<ReadonlyMap<string, string>> => {
  const json = { ...headers, 'content-type': 'application/json' };
  const line = (type: string, data: object): string =>
    `${JSON.stringify({ id: '00000000-0000-4000-8000-00000000000a', type, session: 'club', table: '1', board: 1, data })}\n`;
  const call = JSON.stringify({ seat: 'N', call: '1C' });
  return new Map([
    ['call', await ask('/sessions/club/boards/1/1/calls', json, 'POST', call)],
    ['if-match', await ask('/sessions/club/boards/1/1/calls', { ...json, 'if-match': '"0"' }, 'POST', call)],
    ['cards', await ask('/sessions/club/boards/1/1/cards', json, 'POST', JSON.stringify({ seat: 'N', card: 'SA' }))],
    [
      'bulk',
      await ask(
        '/commands',
        { ...headers, 'content-type': 'application/x-ndjson' },
        'POST',
        line('PlayCard', { seat: 'N', card: 'SA' }),
      ),
    ],
    ['preview', await ask('/previews', json, 'POST', line('MakeCall', { seat: 'N', call: '1C' }))],
    ['what-if', await ask('/boards/club.1.1/what-if', json, 'POST', JSON.stringify({ alternatives: [] }))],
    ['form', await ask('/boards/club.1.1/score-forms/weighted', json, 'POST', '{}')],
  ]);
};

beforeAll(async () => {
  server = await startServer();
  director = await headersOf('director');
  const atTable = (table: string, session = 'club') => headersOf('table', { session, table });
  onlookers = [
    { who: 'nobody in particular', mayNotAct: true, headers: {}, kept: publicKept },
    { who: 'a token of the public', mayNotAct: true, headers: await headersOf('public'), kept: publicKept },
    {
      who: 'table 1',
      mayNotAct: false,
      headers: await atTable('1'),
      kept: tableKept([...OF_TABLE_1, HANDS[1][2] ?? '']),
    },
    { who: 'table 2', mayNotAct: true, headers: await atTable('2'), kept: tableKept(OF_TABLE_2) },
    { who: 'table 3', mayNotAct: true, headers: await atTable('3'), kept: tableKept(OF_TABLE_3) },
    { who: 'table 1 of another session', mayNotAct: true, headers: await atTable('1', 'other'), kept: publicKept },
    { who: 'a committee', mayNotAct: true, headers: await headersOf('committee'), kept: committeeKept },
    {
      who: 'a director as the public',
      mayNotAct: false,
      headers: { ...director, 'view-as': 'public' },
      kept: publicKept,
    },
    {
      who: 'a director as table 2',
      mayNotAct: false,
      headers: { ...director, 'view-as': 'table/club/2' },
      kept: tableKept(OF_TABLE_2),
    },
    {
      who: 'a director as a committee',
      mayNotAct: false,
      headers: { ...director, 'view-as': 'committee' },
      kept: committeeKept,
    },
  ];
  document = JSON.parse((await ask('/docs-json', {})).split('\n').at(-1) ?? '') as OpenAPIObject;
});
afterAll(async () => {
  for (const client of clients) client.close();
  await server.close();
});

/** Tokens and `View-As` that are to show the same as another: at one stage. */
const ALIASES = /^a (token|director)/;
const lookingAt = (stage: string): readonly Looks[] =>
  onlookers.filter(({ who }) => stage === 'convened' || !ALIASES.test(who));

describe.each(STAGES)('%s', (stage, commands) => {
  beforeAll(async () => {
    await record(...(await commands()));
  });

  it('nothing that is kept is in any answer, to anybody', async () => {
    const leaks: string[] = [];
    for (const { who, headers, kept, mayNotAct } of lookingAt(stage)) {
      const answers = new Map(await askAll(paths(), headers));
      if (mayNotAct) for (const [what, text] of await failing(headers)) answers.set(what, text);
      leaks.push(...found(answers, kept(stage)).map((leak) => `${who}: ${leak}`));
    }
    expect(leaks).toEqual([]);
  });

  it('nor in what is heard, from the beginning on', async () => {
    const leaks: string[] = [];
    for (const { who, headers, kept } of lookingAt(stage)) {
      const client = await listenTo(`${server.url}/events`, '0', headers);
      clients.push(client);
      await until(() => client.messages.length > 10);
      await new Promise((resolve) => setTimeout(resolve, 50));
      const heard = new Map([['/events', JSON.stringify(client.messages)]]);
      client.close();
      leaks.push(...found(heard, kept(stage)).map((leak) => `${who}: ${leak}`));
    }
    expect(leaks).toEqual([]);
  });
});

describe('once more, otherwise asked', () => {
  const VARIANTS: readonly string[] = [
    'asOf=12',
    'asOf=99999',
    'asOf=2100-01-01T00:00:00Z',
    'asOf=club.1.1@1',
    'asOf=appeal-a1@0',
    'asOf=nonsense',
    'at=1',
    'limit=1',
    'limit=0',
    'cursor=bm9uZQ',
  ];

  it.each(VARIANTS)('%s', async (query) => {
    const leaks: string[] = [];
    const asked = paths()
      .filter((path) => /^\/(sessions|boards|appeals)/.test(path))
      .map((path) => `${path}?${query}`);
    for (const { who, headers, kept } of onlookers.filter((one) => /^nobody|^table 2$|^a committee/.test(one.who))) {
      leaks.push(...found(await askAll(asked, headers), kept('open for all')).map((leak) => `${who}: ${leak}`));
    }
    expect(leaks).toEqual([]);
  });

  it("a device that tries cards learns nothing of its opponents' hands", async () => {
    const own = { ...onlookers[2]?.headers, 'content-type': 'application/json' };
    const told = await ask('/sessions/club/boards/2/2/cards', own, 'POST', JSON.stringify({ seat: 'N', card: 'S2' }));
    expect(told).toMatch(/^403/);
  });
});

describe('two evenings that differ in what is hidden', () => {
  const world = async (...hidden: readonly Json[]): Promise<readonly string[]> => {
    const one = await startServer();
    try {
      await one.given(...SET_UP, ...hidden, toSession('AddSection', { section: 'C' }));
      const head = await one.log.head();
      await until(() => one.models.position() >= head);
      const looking = [{}, { authorization: await one.bearer('table', { session: 'club', table: '2' }) }];
      const texts: string[] = [];
      for (const headers of looking) {
        const asked = paths().filter((path) => /^\/(sessions|boards|appeals|me)/.test(path));
        for (const [path, text] of await askAll(asked, headers, one.url)) texts.push(`${path}\n${text}`);
      }
      return texts.map((text) =>
        text
          .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'T')
          .replaceAll(/^date: .*$/gm, '')
          // Of the bytes with their instants and ids; what else is in the bytes is compared.
          .replaceAll(/^etag: W\/.*$/gm, '')
          .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'ID'),
      );
    } finally {
      await one.close();
    }
  };
  /** What remains: how many events the whole ledger has had when something visible happens. */
  const withoutPositions = (texts: readonly string[]): readonly string[] =>
    texts.map((text) => text.replaceAll(/"position":\d+/g, '"position":N').replaceAll(/etag: "\d+/g, 'etag: "N'));

  it('are the same to who may not see it, byte for byte, but for positions where there are more events', async () => {
    const [one, other, longer] = [
      await world(...AUCTION('7S'), ...PLAY('HK'), ...CLAIM),
      await world(...AUCTION('7NT'), ...PLAY('HA'), ...CLAIM),
      await world(...AUCTION('7S'), ...SLOWLY, ...PLAY('HK')),
    ];
    expect(one.length).toBeGreaterThan(50);
    expect(other).toEqual(one);
    expect(withoutPositions(longer)).toEqual(withoutPositions(one));
  });
});

describe('the search', () => {
  const SECRETS = without(EVERYTHING, []);

  it('finds all of it in what a director is sent', async () => {
    const answers = await askAll(paths(), director);
    const text = [...answers.values()].join('\n');
    expect(SECRETS.filter((secret) => !text.includes(secret))).toEqual([]);
  });

  it('finds in what its own table is sent what was played there', async () => {
    const [, , own] = onlookers;
    const text = [
      ...(await askAll(['/boards/club.1.1', '/boards/club.1.1/events'], own?.headers ?? {})).values(),
    ].join();
    expect(['7S', 'quokka', 'platypus'].filter((said) => !text.includes(said))).toEqual([]);
  });

  it('finds all of it in what anybody is sent once the session is closed', async () => {
    await record(...CLOSE);
    const text = [...(await askAll(paths(), {})).values()].join('\n');
    expect(SECRETS.filter((secret) => !text.includes(secret))).toEqual([]);
  });
});
