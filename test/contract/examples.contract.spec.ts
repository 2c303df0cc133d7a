import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { answerCheck } from './support/answers';
import { loadDemo } from './support/demo';
import { type Answered, type TestServer, startServer } from './support/server';

/** What is asked for the example of each answer, by the file and the name that it has there. */
const GET: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sessions: {
    SESSIONS: '/sessions',
    SESSION: '/sessions/demo',
    SESSION_EVENTS: '/sessions/demo/events',
    BOARDS: '/sessions/demo/boards?asOf=demo.4.5@67',
    SECTIONS: '/sessions/demo/sections',
    STANDINGS: '/sessions/demo/standings',
    TRAVELLERS: '/sessions/demo/travellers',
    MATCHES: '/sessions/demo/matches',
    LINEAGE: '/sessions/demo/scores/board%2F1.7%2FNS/lineage',
  },
  'after-play': {
    PENALTIES: '/sessions/demo/penalties',
    RULINGS: '/sessions/demo/rulings',
    DEADLINES: '/sessions/demo/deadlines?at=2026-02-02T22:00:00Z',
    CARRY_OVER: '/sessions/demo/carry-over',
    LINE_UPS: '/sessions/demo/line-up-findings',
    CORRECTIONS: '/sessions/demo/corrections',
    REVIEWS: '/sessions/demo/reviews?asOf=demo.4.5@52',
    DIFFERENCES: '/sessions/demo/differences?from=appeal-a1@0',
  },
  boards: {
    BOARD: '/boards/demo.4.5?at=45',
    BOARD_EVENTS: '/boards/demo.4.5/events',
    SCORE_FORMS: '/boards/demo.4.5/score-forms',
  },
  effects: {},
  appeals: {
    APPEALS: '/sessions/demo/appeals',
    APPEAL: '/appeals/a1',
    APPEAL_EVENTS: '/appeals/a1/events',
  },
};

const POST: Readonly<Record<string, Readonly<Record<string, readonly [path: string, body: object]>>>> = {
  boards: {
    FILLED_FORM: ['/boards/demo.4.5/score-forms/artificial', { NS: { fault: 'not' }, EW: { fault: 'directly' } }],
  },
  effects: {
    PREVIEW: [
      '/previews',
      {
        type: 'CorrectScore',
        session: 'demo',
        table: '1',
        board: 7,
        data: {
          error: 'entry',
          madeBy: 'players',
          result: { bid: '2D', declarer: 'E', risk: 'undoubled', tricks: 8 },
          raisedAt: '2026-02-02T22:00:00+01:00',
          raisedBy: 'pair 1',
          authority: 'director:d01',
          reason: 'Both sides agree that declarer had eight tricks.',
        },
      },
    ],
    WHAT_IF: [
      '/boards/demo.4.5/what-if',
      { title: 'Without the ruling', from: 66, without: [66, 67], rest: 'left-out' },
    ],
  },
};

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await loadDemo(server);
});
afterAll(() => server.close());

/** As much of an answer as tells its shape: the first of each list, and of texts and of names two. */
const inShort = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.slice(0, typeof value[0] === 'string' ? 2 : 1).map((one) => inShort(one));
  if (typeof value !== 'object' || value === null) return key === 'recordedAt' ? '2026-02-02T20:21:07.512Z' : value;
  const entries = Object.entries(value).slice(0, key === 'names' || key === 'findings' ? 2 : undefined);
  return Object.fromEntries(entries.map(([name, part]) => [name, inShort(part, name)]));
};

/** The answers of one file of examples, as they are now. */
const madeAnew = async (file: string): Promise<string> => {
  const answers: (readonly [name: string, answer: Answered])[] = [];
  for (const [name, path] of Object.entries(GET[file] ?? {})) answers.push([name, await server.get(path, 'director')]);
  for (const [name, [path, body]] of Object.entries(POST[file] ?? {})) {
    const authorization = await server.bearer('chief-director');
    answers.push([name, await request(server.url).post(path).set({ authorization }).send(body)]);
  }
  const consts = answers.map(([name, { body }]) => `export const ${name} = ${JSON.stringify(inShort(body))};\n`);
  return [
    `/** Examples of answers, from the example session; \`examples.contract.spec.ts\` has made them. */\n`,
    ...consts,
  ].join('\n');
};

/** `UPDATE_DOCS=1` makes the files anew; prettier lays them out. */
const update = async (): Promise<void> => {
  const folder = join(__dirname, '..', '..', 'apps', 'projector', 'src', 'http', 'examples');
  for (const file of Object.keys(GET)) writeFileSync(join(folder, `${file}.ts`), await madeAnew(file));
};

/** The queries, and what is tried out; the other routes give commands. */
const isQuery = (method: string, path: string): boolean =>
  method === 'get'
    ? /^\/(sessions|boards|appeals|me|position)(\/|$)/.test(path)
    : /\/(previews|what-if|score-forms\/\{form\})$/.test(path);

it('every answer of the queries has an example, which is one by its schema', async () => {
  if (process.env.UPDATE_DOCS === '1') await update();
  const { document, media, faults } = await answerCheck(server);
  const checked: string[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of ['get', 'post'] as const) {
      if (!(method in item) || !isQuery(method, path)) continue;
      const example = media(path, method)?.example;
      expect([method, path, example !== undefined, faults(path, method, example)]).toEqual([method, path, true, []]);
      checked.push(path);
    }
  }
  expect(checked.length).toBeGreaterThan(28);
});
