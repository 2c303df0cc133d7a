import { LedgerError } from '../event-log';
import { openLedger, parseLedgerUrl, shownLedgerUrl } from './open';

it.each([
  ['memory:', { engine: 'memory' }],
  ['sqlite:./data/ledger.db', { engine: 'sqlite', file: './data/ledger.db' }],
  ['sqlite:/var/lib/ledger.db', { engine: 'sqlite', file: '/var/lib/ledger.db' }],
  ['sqlite:///var/lib/ledger.db', { engine: 'sqlite', file: '///var/lib/ledger.db' }],
  ['kurrentdb://db?ledger=club', { engine: 'eventstore', connection: 'esdb://db', name: 'club' }],
])('reads the ledger URL %s', (url, parsed) => {
  expect(parseLedgerUrl(url)).toMatchObject(parsed);
});

it.each(['', 'sqlite:', 'sqlite://data/ledger.db', 'postgres://localhost/ledger', './ledger.db', 'memory:x'])(
  'refuses the ledger URL %p and names those it knows',
  (url) => {
    expect(() => parseLedgerUrl(url)).toThrow(LedgerError);
    expect(() => parseLedgerUrl(url)).toThrow(/sqlite:<path of a file>, memory:.* kurrentdb\+discover:/);
  },
);

it.each(['esbd://me:secret@db', 'esdb:/me:secret@db', 'ESDB:me:secret@db'])(
  'does not repeat a password when it refuses %s',
  (url) => {
    expect(() => parseLedgerUrl(url)).toThrow(LedgerError);
    expect(() => parseLedgerUrl(url)).not.toThrow(/secret/);
  },
);

it.each([
  ['memory:', 'memory:'],
  ['sqlite:./a@b.db', 'sqlite:./a@b.db'],
  ['esdb://me:secret@db:2113?tls=true', 'esdb://db:2113'],
  ['kurrentdb+discover://me:secret@db?tls=true&ledger=club', 'esdb+discover://db?ledger=club'],
])('shows the ledger URL %s without credentials', (url, shown) => {
  expect(shownLedgerUrl(url)).toBe(shown);
});

it('opens a ledger in memory', async () => {
  const log = await openLedger('memory:');
  expect(await log.head()).toBe(-1);
  await log.close();
});
