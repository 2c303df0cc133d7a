import type { AppealEvent } from '@app/contract';
import { readCaseFile } from '@app/formats';
import { type JsonObject, newCommandId } from '@app/ledger';
import { openedSession, passedOut, toBoard } from './support/commands';
import { type TestServer, startServer, until } from './support/server';

/** Straight onto the record: how an appeal comes about is told elsewhere. */
const LODGED: Extract<AppealEvent, { type: 'AppealLodged' }>['data'] = {
  session: 'club',
  against: 'board-club.1.1@6',
  appellant: '1',
  lodgedBy: ['p1', 'p2'],
  capacity: 'players',
  respondents: ['2'],
  parts: ['judgement'],
  grounds: '<b>No</b>',
  at: '2026-02-02T21:20:00Z',
  receivedBy: 'anna',
  ladder: 'law-93',
  instance: 'oral-committee',
  procedure: 'oral',
  period: { until: null, paragraph: 'L92B' },
  deposit: null,
};

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await server.given(...openedSession(), ...passedOut(), toBoard('CallDirector', { by: 'N' }));
  server.directory.enter([{ scope: 'club', id: 'p1', name: 'Astrid Lund' }]);
  const metadata = { actor: { id: 'anna', role: 'director' } };
  const lodged = { id: newCommandId(), type: 'AppealLodged', data: LODGED as unknown as JsonObject, metadata };
  await server.log.append('appeal-a1', [lodged], 'no-stream');
  await until(() => server.models.documents('boards', 'club').length > 0);
});
afterAll(() => server.close());

const get = (path: string) => server.get(path, 'director');

describe('GET /appeals/{appeal}/case', () => {
  it.each(['', '?format=case'])('is the document of the case: %j', async (query) => {
    const { status, type, text } = await get(`/appeals/a1/case${query}`);
    expect([status, type]).toEqual([200, 'application/json']);
    expect(readCaseFile(text)).toMatchObject({
      ok: true,
      value: { file: { appeal: 'a1', board: 'board-club.1.1', names: { p1: 'Astrid Lund' } }, differing: [] },
    });
  });

  it('is a page that may have its styles, and run nothing', async () => {
    const { status, type, text, headers } = await get('/appeals/a1/case?format=html');
    expect([status, type]).toEqual([200, 'text/html']);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
    expect(text).toContain('&lt;b>No&lt;/b>');
    expect(text).not.toContain('<b>No</b>');
  });

  it.each([
    ['/appeals/a9/case', 404, 'AppealUnknown'],
    ['/appeals/a1/case?format=pdf', 400, 'BadFormat'],
    ['/appeals/a1/case?names=no', 400, 'UnknownParameter'],
  ])('%s is refused', async (path, status, code) => {
    const response = await get(path);
    expect([response.status, response.type]).toEqual([status, 'application/problem+json']);
    expect(response.body).toMatchObject({ code });
  });
});
