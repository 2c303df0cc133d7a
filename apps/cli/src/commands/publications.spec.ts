import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Publication } from '@app/contract';
import { jsonOf, runLedger } from '../testing/run-ledger';

const session = 'club';
const put = (status: string, at: string) => ({ type: 'PublishResults', session, data: { status, at } });

const COMMANDS = [
  { type: 'OpenSession', session, data: { laws: 'wbf-2017', scoring: 'matchpoints' } },
  put('provisional', '2026-02-01T21:00:00Z'),
  put('official', '2026-02-01T22:00:00Z'),
];

describe('ledger publications', () => {
  const data = mkdtempSync(join(tmpdir(), 'ledger-publications-'));
  const ledger = (...args: readonly string[]) => runLedger(data, 'publications', ...args);

  beforeAll(() => {
    const file = join(data, 'commands.ndjson');
    const lines = COMMANDS.map((command, nth) =>
      JSON.stringify({ id: `0191d0a0-0000-7000-8000-${String(nth).padStart(12, '0')}`, ...command }),
    );
    writeFileSync(file, lines.join('\n'));
    expect(runLedger(data, 'import', file, '--role', 'director')).toMatchObject({ status: 0 });
  });
  afterAll(() => {
    rmSync(data, { recursive: true, force: true });
  });

  it('lists what was put up, with its tree head, and how to see it again', () => {
    const { status, stdout } = ledger(session, '--lang', 'en');
    expect(status).toBe(0);
    const [first, tree, again, second] = stdout.split('\n');
    expect(first).toMatch(/^provisional: 1 Feb 2026.* director \(session-club@1\)$/);
    expect(tree).toMatch(/^ {2}tree of \d+ events: [0-9a-f]{64}$/);
    expect(second).toMatch(/^official: 1 Feb 2026.*\(session-club@2\)$/);
    const [, ...args] = (again ?? '').trim().split(' ');
    expect(runLedger(data, ...args, '--lang', 'en')).toMatchObject({ status: 0 });
  });

  it('as of a moment knows no later ones', () => {
    const all = jsonOf<{ readonly publications: readonly Publication[] }>(ledger(session, '--json'));
    const [first] = all.publications;
    const then = jsonOf<typeof all>(ledger(session, '--json', '--as-of', String(first?.position)));
    expect([all.publications.length, then.publications]).toEqual([2, [first]]);
  });

  it('an unknown session is refused', () => {
    expect(ledger('nobody')).toMatchObject({ status: 1 });
  });
});
