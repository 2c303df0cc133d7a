import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ANSWERS, problemInWords, problemsOf } from '@app/contract';
import { answerCheck } from './support/answers';
import { type TestServer, startServer } from './support/server';

/** Examples of answers, data that `npm run examples:answers` has taken from the example evening. */
const FOLDER = join(__dirname, '..', '..', 'libs', 'contract', 'examples');
const read = (file: string): unknown => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
const EXAMPLES = readdirSync(FOLDER).filter((file) => file !== 'requests.json');

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

it.each(EXAMPLES)('%s is exactly what its definition says', (file) => {
  const schema = ANSWERS[file.replace('.json', '')];
  expect(schema && problemsOf(schema, read(file)).map(problemInWords)).toEqual([]);
});

it('there is an example for each request, and no other', () => {
  const asked = Object.keys(read('requests.json') as object).map((name) => `${name}.json`);
  expect(asked.sort()).toEqual([...EXAMPLES].sort());
});

/** The queries, and what is tried out; the other routes give commands. */
const isQuery = (method: string, path: string): boolean =>
  method === 'get'
    ? /^\/(sessions|boards|appeals|me|position|checkpoints|keys|evidence|proofs|integrity)(\/|$)/.test(path)
    : /\/(previews|what-if|score-forms\/\{form\})$/.test(path);

/** They answer with text, which has its example beside its schema, or with files, which docs/export.md describes. */
const TEXTS = ['/evidence/{address}.tlog-proof', '/sessions/{session}/exports/{format}'];

it('every answer of the queries has an example in the document, which is one by its schema', async () => {
  const { document, media, faults } = await answerCheck(server);
  const checked: string[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of ['get', 'post'] as const) {
      if (!(method in item) || !isQuery(method, path) || TEXTS.includes(path)) continue;
      const example = media(path, method)?.example;
      expect([method, path, example !== undefined, faults(path, method, example)]).toEqual([method, path, true, []]);
      checked.push(path);
    }
  }
  expect(checked.length).toBeGreaterThan(34);
});
