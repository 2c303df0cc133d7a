import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LikelyError } from '@app/contract';
import { jsonOf, runLedger } from '../testing/run-ledger';

const session = 'club';
const DEAL = 'N:AKQJT98.AK.AK.AK 765.QJT9.QJT.QJT 43.8765.9876.987 2.432.5432.65432';

/** Seven tables bid and make a grand slam by North; the eighth has East for declarer, and a diamond of West's for the lead. */
const COMMANDS = [
  { type: 'OpenSession', session, data: { laws: 'wbf-2017', scoring: 'matchpoints' } },
  { type: 'AddSection', session, data: { section: 'A' } },
  ...Array.from({ length: 16 }, (_, nth) => ({
    type: 'EnterContestant',
    session,
    data: { contestant: String(nth + 1), kind: 'pair' },
  })),
  ...Array.from({ length: 8 }, (_, nth) => {
    const where = { session, table: String(nth + 1), board: 1 };
    const declarer = nth === 7 ? 'E' : 'N';
    const result = { bid: '7S', declarer, risk: 'undoubled', tricks: 13 };
    return [
      {
        type: 'OpenBoard',
        ...where,
        data: { round: '1', deal: DEAL, contestants: { NS: String(nth + 1), EW: String(nth + 9) } },
      },
      { type: 'EnterResult', ...where, data: { result, source: 'slip' } },
    ];
  }).flat(),
];

describe('ledger audit', () => {
  const data = mkdtempSync(join(tmpdir(), 'ledger-audit-'));
  const ledger = (...args: readonly string[]) => runLedger(data, 'audit', ...args);

  beforeAll(() => {
    const lines = COMMANDS.map((command, nth) =>
      JSON.stringify({ id: `0191d0a0-0000-7000-8000-${String(nth).padStart(12, '0')}`, ...command }),
    );
    const file = join(data, 'commands.ndjson');
    writeFileSync(file, lines.join('\n'));
    expect(runLedger(data, 'import', file, '--role', 'director')).toMatchObject({ status: 0 });
  });
  afterAll(() => {
    rmSync(data, { recursive: true, force: true });
  });

  it('lists what is likely wrong, with where, why and what would fit, and changes nothing', () => {
    const before = runLedger(data, 'standings', session, '--json').stdout;
    const { status, stdout } = ledger(session, '--lang', 'en');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^99 % {2}wrong declarer: section A, round 1, table 8, board 1\n/);
    expect(stdout).toMatch(/recorded is 7S by E, 13 tricks; 7S by [NS], 13 tricks fits \d+ times better/);
    expect(stdout).toMatch(/board 1 at 7 other tables: 7S by N, 13 tricks \(7\)/);
    expect(stdout).toMatch(/E-W cannot take so many tricks/);
    expect(stdout).toMatch(/Nothing of this is applied/);
    expect(runLedger(data, 'standings', session, '--json').stdout).toBe(before);
  });

  it('has the same as JSON, by codes', () => {
    const { errors } = jsonOf<{ errors: readonly LikelyError[] }>(ledger(session, '--json'));
    expect(errors).toMatchObject([
      { kind: 'wrong-declarer', table: '8', what: { code: 'likely-error.fits-better' }, boards: [{ number: 1 }] },
    ]);
    expect(errors[0]?.likelihood).toMatch(/^0\.99\d\d$/);
  });

  it.each([
    ['da', /forkert spilfører: sektion A, runde 1, bord 8, spil 1/],
    ['sv', /fel spelförare: sektion A, rond 1, bord 8, giv 1/],
  ])('speaks %s', (lang, text) => {
    expect(ledger(session, '--lang', lang).stdout).toMatch(text);
  });

  it('goes by what was recorded at a moment', () => {
    const position = COMMANDS.length - 2;
    expect(ledger(session, '--lang', 'en', '--as-of', String(position)).stdout).toBe(
      'no result of the session is likely wrong\n',
    );
  });

  it('says that there is no such session', () => {
    expect(ledger('nobody', '--lang', 'en')).toMatchObject({ status: 1, stdout: '' });
  });
});
