import { LedgerError } from '../event-log';
import { openLedger, parseLedgerUrl } from './open';

it.each([
  ['memory:', { engine: 'memory' }],
  ['sqlite:./data/ledger.db', { engine: 'sqlite', file: './data/ledger.db' }],
  ['sqlite:/var/lib/ledger.db', { engine: 'sqlite', file: '/var/lib/ledger.db' }],
  ['sqlite:///var/lib/ledger.db', { engine: 'sqlite', file: '///var/lib/ledger.db' }],
])('reads the ledger URL %s', (url, parsed) => {
  expect(parseLedgerUrl(url)).toEqual(parsed);
});

it.each(['', 'sqlite:', 'sqlite://data/ledger.db', 'postgres://localhost/ledger', './ledger.db', 'memory:x'])(
  'refuses the ledger URL %p and names those it knows',
  (url) => {
    expect(() => parseLedgerUrl(url)).toThrow(LedgerError);
    expect(() => parseLedgerUrl(url)).toThrow(/sqlite:<path of a file>, memory:/);
  },
);

it('opens a ledger in memory', async () => {
  const log = await openLedger('memory:');
  expect(await log.head()).toBe(-1);
  await log.close();
});
