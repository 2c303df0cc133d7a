import { openLedger } from '@app/ledger';
import { accepted, everything, someEvents, startWireServer, type WireServer } from '@app/testing';
import { toLedgerError } from './errors';

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

it('says that Node takes no IP address for an engine with TLS, where that is what the client reports', () => {
  const reported =
    "14 UNAVAILABLE: No connection established. Last error: TypeError [ERR_INVALID_ARG_VALUE]: The property 'options.servername' " +
    "Setting the TLS ServerName to an IP address is not permitted.. Received '127.0.0.1'";
  expect(toLedgerError('esdb://127.0.0.1:2113', Object.assign(new Error(reported), { code: 14 }))).toMatchObject({
    code: 'LedgerUnusable',
    message: expect.stringContaining('by its host name, not by an IP address') as string,
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
