import type { ExportsAnswer, Role } from '@app/contract';
import { COMMANDS_WITHHELD, WRITERS } from '@app/formats';
import { textsOf } from '@app/messages';
import { scoredAnew, stageIn, wholeExport } from '@app/application';
import request from 'supertest';
import { toSession } from './support/commands';
import { loadDemo } from './support/demo';
import { played, sessionOf } from './support/results';
import { type TestServer, startServer } from './support/server';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
  await loadDemo(server);
});
afterAll(() => server.close());

const bytesOf = async (path: string, role?: Role, headers: Readonly<Record<string, string>> = {}): Promise<Buffer> => {
  const response = await request(server.url)
    .get(path)
    .set(role === undefined ? headers : { authorization: await server.bearer(role), ...headers })
    .buffer(true)
    .parse((message, done) => {
      const chunks: Buffer[] = [];
      message.on('data', (chunk: Buffer) => chunks.push(chunk));
      message.on('end', () => done(null, Buffer.concat(chunks)));
    });
  expect([path, response.status]).toEqual([path, 200]);
  return response.body as Buffer;
};

const textOf = async (...asked: Parameters<typeof bytesOf>): Promise<string> =>
  (await bytesOf(...asked)).toString('utf8');

const whole = async (pieces: AsyncIterable<string>): Promise<string> => {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
};

/** The names of the demo are not in this directory, and what people said is sealed for nobody: it is from before the vault. */
const writtenAtTheLedger = (format: keyof typeof WRITERS): Promise<string> => {
  const documents = stageIn(server.models, 'demo', scoredAnew);
  const session = wholeExport(server.log, documents, {}, () => undefined);
  return whole(WRITERS[format].write(session, { texts: textsOf('en'), table: 'travellers' }));
};

describe('a session as a file', () => {
  it.each(['pbn', 'usebio', 'csv', 'json'] as const)(
    '%s is the one that is written at the ledger itself',
    async (format) => {
      const bytes = await bytesOf(`/sessions/demo/exports/${format}`, 'auditor');
      expect(bytes.toString(WRITERS[format].encoding)).toBe(await writtenAtTheLedger(format));
    },
  );

  it('has a name and a type, and is kept by no cache in between', async () => {
    const { headers } = await server.get('/sessions/demo/exports/csv?table=ranking');
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename="demo-ranking.csv"',
      'content-type': 'text/csv; charset=utf-8; header=present',
      'cache-control': 'private, no-cache',
      vary: expect.stringContaining('Accept-Language') as unknown,
    });
  });

  it('says its words in the language of the reader', async () => {
    const danish = await textOf('/sessions/demo/exports/usebio', undefined, { 'accept-language': 'da' });
    expect(danish).toContain('<!-- Ikke i denne fil: ');
  });

  it('is as it was at a moment', async () => {
    const path = '/sessions/demo/exports/csv?table=travellers&asOf=demo.4.5@60';
    const [then, now] = [await textOf(path, 'auditor'), await textOf('/sessions/demo/exports/csv', 'auditor')];
    const later = toSession(
      'PublishResults',
      { status: 'provisional', at: '2026-02-02T23:00:00Z' },
      { session: 'demo' },
    );
    await server.given(later);
    expect(await textOf(path, 'auditor')).toBe(then);
    expect(then).not.toBe(now);
  });

  it('tells what is not to be had', async () => {
    expect(await server.get('/sessions/nobody/exports/pbn')).toMatchObject({ status: 404 });
    expect(await server.get('/sessions/nobody/exports/ndjson', 'auditor')).toMatchObject({ status: 404 });
    expect((await server.get('/sessions/demo/exports/docx')).body).toMatchObject({
      status: 400,
      detail: "format: expected pbn, usebio, csv, json or ndjson, not 'docx'",
    });
    expect((await server.get('/sessions/demo/exports/csv?table=chairs')).body).toMatchObject({
      status: 400,
      detail: "table: expected travellers, ranking or personal, not 'chairs'",
    });
    await server.given(...sessionOf('league', 'team', ['a', 'b'], { scoring: 'multi-team' }));
    expect((await server.get('/sessions/league/exports/usebio')).body).toMatchObject({
      status: 409,
      code: 'NoSuchFile',
    });
    const { forms } = (await server.get('/sessions/league/exports')).body as ExportsAnswer;
    expect(forms.filter(({ why }) => why !== null).map(({ format }) => format)).toEqual(['usebio', 'ndjson']);
  });
});

describe('the commands of a session', () => {
  it('are for those who see everything, and stop at the moment that is asked about', async () => {
    expect((await server.get('/sessions/demo/exports/ndjson')).body).toMatchObject({
      status: 403,
      detailCode: COMMANDS_WITHHELD.code,
    });
    expect(await server.get('/sessions/demo/exports/ndjson', 'committee')).toMatchObject({ status: 403 });
    const now = (await textOf('/sessions/demo/exports/ndjson', 'auditor')).trim().split('\n');
    const then = (await textOf('/sessions/demo/exports/ndjson?asOf=demo.4.5@60', 'auditor')).trim().split('\n');
    expect(JSON.parse(now[0] ?? '')).toMatchObject({ type: 'OpenSession', session: 'demo' });
    expect(then.length).toBeLessThan(now.length);
    expect(now.slice(0, then.length)).toEqual(then);
  });
});

describe('boards that others still have to play', () => {
  it('are counted, and are not in the file of the public nor in that of a table', async () => {
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
      ...played('club', ['1', 1], ['1', '3'], 9),
    );
    const atTable = { authorization: await server.bearer('table', { session: 'club', table: '1' }) };
    for (const headers of [{}, atTable]) {
      const pbn = await textOf('/sessions/club/exports/pbn', undefined, headers);
      expect(pbn).toContain('Not in this file: 1 board that others still have to play');
      expect(pbn).not.toContain('[Board ');
    }
    expect(await textOf('/sessions/club/exports/pbn', 'director')).toContain('[Board "1"]');
    const { forms } = (await server.get('/sessions/club/exports')).body as ExportsAnswer;
    expect(forms[0]?.losses).toContainEqual({
      code: 'export.left-out',
      params: { what: { code: 'export.loss.withheld-boards', params: { count: 1 } } },
    });
  });
});
