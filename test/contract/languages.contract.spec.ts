import type { Message } from '@app/bridge';
import type { CaseFile } from '@app/formats';
import { LAWS, explainIn } from '@app/laws';
import { type Language, CATALOGUES, textsOf } from '@app/messages';
import request from 'supertest';
import { loadDemo } from './support/demo';
import { type TestServer, startServer } from './support/server';

/** Answers of the example session that say something by code: what the rooms of the viewer show. */
const PATHS: readonly string[] = [
  '/sessions/demo/standings',
  '/sessions/demo/travellers',
  '/sessions/demo/matches',
  '/sessions/demo/corrections',
  '/sessions/demo/carry-over',
  '/sessions/demo/appeals',
  '/appeals/a1',
  '/sessions/demo/rulings',
  '/sessions/demo/penalties',
  '/sessions/demo/likely-errors',
  '/sessions/demo/publications',
  '/sessions/demo/exports',
  '/sessions/demo/line-up-findings',
  '/sessions/demo/deadlines?at=2026-02-02T22:00:00Z',
  '/sessions/demo/differences?from=appeal-a1@0',
  '/sessions/demo/scores/total%2F1/lineage',
  '/sessions/demo/scores/place%2F3/lineage',
  '/sessions/demo/scores/board%2F1.7%2FNS/lineage',
];

let server: TestServer;
let said: readonly Message[];

const isMessage = (value: object): value is Message =>
  'code' in value && 'params' in value && typeof value.code === 'string';

/** Every message in an answer, those inside others too. */
const messagesIn = (value: unknown): readonly Message[] => {
  if (typeof value !== 'object' || value === null) return [];
  return [...(isMessage(value) ? [value] : []), ...Object.values(value).flatMap(messagesIn)];
};

beforeAll(async () => {
  server = await startServer();
  await loadDemo(server);
  const answers = await Promise.all(PATHS.map((path) => server.get(path, 'director')));
  expect(answers.map(({ status }) => status)).toEqual(PATHS.map(() => 200));
  said = answers.flatMap(({ body }) => messagesIn(body));
});
afterAll(() => server.close());

it('the demo says something', () => {
  expect(said.length).toBeGreaterThan(500);
});

/** Every text in a part of an answer. */
const textsIn = (part: unknown): readonly string[] => {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : [];
};

/** Words of the English catalogue that are no words of the others: if one stands in a text, the text is half English. */
const englishWords = (language: Language): ReadonlySet<string> => {
  const words = (texts: readonly string[]): readonly string[] =>
    texts.flatMap((text) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
  const laws = textsIn(LAWS.map(({ number }) => explainIn(language, 'wbf-2017', String(number))));
  const own = new Set(words([...Object.values(CATALOGUES[language].messages), ...laws]));
  return new Set(words(Object.values(CATALOGUES.en.messages)).filter((word) => !own.has(word)));
};

describe.each<Language>(['da', 'sv'])('the demo in %s', (language) => {
  it('has no raw code and no English word', () => {
    const texts = textsOf(language);
    const english = englishWords(language);
    const wrong = said
      .map((message) => texts.say(message))
      .filter(
        (text) =>
          /\b[a-z]+(\.[a-z-]+)+\b/.test(text) ||
          (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) => english.has(word)),
      );
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('has no raw instant', () => {
    expect(
      said.map((message) => textsOf(language).say(message)).filter((text) => /\d{4}-\d\d-\d\dT/.test(text)),
    ).toEqual([]);
  });
});

/** What people have written into the events of a case, and what they are called: that stands as it is in any language. */
const ownWords = async (appeal: string): Promise<readonly string[]> => {
  const { body } = await server.get(`/appeals/${appeal}/case`, 'director');
  const { names, statements, streams, people } = body as CaseFile;
  const data = Object.values(streams).flatMap((events) => events.map((event) => event.data));
  return [
    ...textsIn([names, statements, data]).filter((text) => /\s/.test(text)),
    ...people.map(({ id }) => id),
    'process-manager',
  ].sort((one, other) => other.length - one.length);
};

/** What a reader sees of a page, without what people said, and without commands and addresses. */
const textOf = (page: string): string =>
  page
    .replace(/<style>[^<]*<\/style>|<code>[^<]*<\/code>|<bdi[^>]*>[^<]*<\/bdi>/g, ' ')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&')
    .replace(/\b(board|appeal|session|session-ledger)[-/][\w.+/]+(@\d+)?|\b(wbf|dbf|law|fsb)-\w+(-\w+)?/g, ' ');

describe.each<Language>(['da', 'sv'])('the page of a case in %s', (language) => {
  const english = englishWords(language);

  it.each(['a1', 'a2'])('has no English word: %s', async (appeal) => {
    const answer = await server.get(`/appeals/${appeal}/case?format=html`, 'director', { 'Accept-Language': language });
    expect(answer.headers['content-language']).toBe(language);
    expect(answer.headers.vary).toContain('Accept-Language');
    const own = await ownWords(appeal);
    const text = own.reduce((rest, one) => rest.replaceAll(one, ' '), textOf(answer.text));
    const wrong = text
      .split('\n')
      .filter((line) => (line.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) => english.has(word)));
    expect([...new Set(wrong)]).toEqual([]);
    expect(text.length).toBeGreaterThan(5000);
  });
});

it('a case is the same document in every language', async () => {
  const [english, danish] = await Promise.all(
    ['en', 'da'].map((language) => server.get('/appeals/a1/case', 'director', { 'Accept-Language': language })),
  );
  expect(danish?.text).toBe(english?.text);
});

it.each([
  ['da', '99 er ikke med i nogen stilling'],
  ['sv, da;q=0.5', '99 finns inte i någon ställning'],
  ['fr', '99 is in no ranking'],
])('a problem is told in the language that the client prefers: %s', async (accepted, detail) => {
  const answer = await request(server.url)
    .get('/sessions/demo/scores/total%2F99/lineage')
    .set('Accept-Language', accepted);
  expect([answer.status, answer.body]).toEqual([
    404,
    expect.objectContaining({
      code: 'NumberUnknown',
      detail,
      detailCode: 'lineage.in-no-ranking',
      params: { contestant: { contestant: '99' } },
    }),
  ]);
});

it.each([
  ['/sessions/nowhere', 'SessionUnknown', 'problem.no-session', 'protokollen har ikke nogen sektion nowhere'],
  ['/sessions/demo?of=all', 'UnknownParameter', 'http.unknown-parameter', null],
  ['/sessions/demo?asOf=yesterday', 'BadMoment', 'problem.no-moment', null],
  [
    '/boards/nowhere',
    'BadBoardId',
    'problem.not-a-board',
    "'nowhere' er ikke et spil: skal være SEKTION.BORD.SPIL, som q21.4.11",
  ],
  ['/proofs/inclusion/x', 'BadNumber', 'problem.not-a-whole-number', null],
  ['/nowhere', 'NotFound', 'http.not-found', 'der er intet på denne adresse'],
])('a problem of a query is data too: %s', async (path, code, detailCode, detail) => {
  const answer = await request(server.url).get(path).set('Accept-Language', 'da');
  const body = answer.body as { readonly params: Message['params'] };
  const { params } = body;
  expect(body).toMatchObject({ code, detailCode });
  expect(body).toMatchObject({ detail: detail ?? textsOf('da').say({ code: detailCode, params }) });
});
