import { openLedger } from '@app/ledger';
import { accepted, everything, someEvents, startWireServer, type WireServer } from '@app/testing';

describe.each([
  ['appends over one call', true],
  ['a call for each append', false],
])('TLS and credentials, with %s', (_, batchAppend) => {
  let server: WireServer;
  const as = (user: string, connectTimeout = 60_000): string =>
    `${server.url.replace('//', `//${user}`)}&connectTimeout=${connectTimeout}`;

  beforeEach(async () => {
    server = await startWireServer({ tls: true, user: { name: 'ada', password: 'love@lace' }, batchAppend });
  });

  afterEach(() => server.stop());

  it('let in who has them', async () => {
    const log = await openLedger(as('ada:love%40lace@'));
    await accepted(log.append('board-1', someEvents(2), 'no-stream'));
    expect(await everything(log)).toHaveLength(2);
    await log.close();
  });

  it.each(['ada:byron@', ''])('keep out "%s", in words without the password', async (user) => {
    const refused: unknown = await openLedger(as(user)).catch((error: unknown) => error);
    expect(refused).toMatchObject({ name: 'LedgerError', code: 'LedgerUnusable' });
    expect(String(refused)).toContain('credentials');
    expect(String(refused)).not.toContain('byron');
  });

  it('do not trust an engine whose certificate nobody vouches for', async () => {
    const url = as('ada:love%40lace@', 2000).replace(/tlsCAFile=[^&]*/, 'tls=true');
    const refused: unknown = await openLedger(url).catch((error: unknown) => error);
    expect(refused).toMatchObject({ name: 'LedgerError', code: 'LedgerUnreachable' });
    expect(String(refused)).toMatch(/certificate/);
  });
});

it.each(['tlsCAFile=/nowhere/ca.pem', 'nodePreference=best', 'userCertFile=/nowhere/cert.pem'])(
  'refuses what the client cannot make sense of: %s',
  async (option) => {
    await expect(openLedger(`esdb://ada:secret@db?${option}`)).rejects.toMatchObject({
      code: 'LedgerUnusable',
      message: expect.not.stringContaining('secret') as string,
    });
  },
);
