import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jsonOf, runLedger } from './testing/run-ledger';

const COMMANDS = [
  { type: 'OpenSession', data: { laws: 'wbf-2017', scoring: 'matchpoints' } },
  { type: 'AddSection', data: { section: 'A' } },
  { type: 'EnterContestant', data: { contestant: '1', kind: 'pair' } },
  { type: 'EnterContestant', data: { contestant: '2', kind: 'pair' } },
  { type: 'OpenBoard', table: '1', board: 1, data: { contestants: { NS: '1', EW: '2' } } },
];

/** Whoever may do everything may also write where nothing is to be written, so folders stand where files should be. */
describe('a data folder with no place for read models and names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-read-only-'));
  const [data, fresh] = [join(folder, 'data'), join(folder, 'fresh')];
  const file = join(folder, 'commands.ndjson');

  beforeAll(() => {
    const lines = COMMANDS.map((command, nth) =>
      JSON.stringify({ id: `0191d0a0-0000-7000-8000-00000000000${nth}`, session: 'm', ...command }),
    );
    writeFileSync(file, lines.join('\n'));
    for (const one of [data, fresh]) expect(runLedger(one, 'import', file)).toMatchObject({ status: 0 });
    for (const name of ['read-models.db', 'directory.db']) {
      for (const part of ['', '-wal', '-shm']) rmSync(join(data, name + part), { force: true });
      mkdirSync(join(data, name));
    }
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('replay: needs neither', () => {
    expect(runLedger(data, 'replay', 'm.1.1')).toMatchObject({ status: 0, stderr: '' });
  });

  it('standings: the same, computed from the ledger, and said so', () => {
    const ran = runLedger(data, 'standings', 'm', '--json');
    expect(ran.status).toBe(0);
    expect(jsonOf(ran)).toEqual(jsonOf(runLedger(fresh, 'standings', 'm', '--json')));
    expect(ran.stderr).toMatch(/read-models\.db cannot be used: .+; computed from the ledger instead\n/);
    expect(ran.stderr).toMatch(/directory\.db cannot be used: .+; names are left out\n/);
    expect(runLedger(data, 'standings', 'nope')).toMatchObject({ status: 1, stdout: '' });
  });

  it('rebuild: says what is in the way', () => {
    const ran = runLedger(data, 'rebuild');
    expect(ran).toMatchObject({ status: 1, stdout: '' });
    expect(ran.stderr).toContain('read-models.db cannot be used');
  });
});
