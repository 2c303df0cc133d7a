import type { FilledFormAnswer, ScoreFormsAnswer } from '@app/contract';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jsonOf, runLedger } from '../testing/run-ledger';

const played = (tricks: number) => ({ bid: '1NT', declarer: 'N', risk: 'undoubled', tricks });
const entered = (tricks: number) => ({ result: played(tricks), source: 'slip' });

/** Two tables, the first of which makes a trick more. */
const COMMANDS = [
  { type: 'OpenSession', data: { laws: 'wbf-2017', scoring: 'matchpoints' } },
  { type: 'AddSection', data: { section: 'A' } },
  ...['1', '2', '3', '4'].map((contestant) => ({ type: 'EnterContestant', data: { contestant, kind: 'pair' } })),
  { type: 'OpenBoard', table: '1', board: 1, data: { contestants: { NS: '1', EW: '2' } } },
  { type: 'EnterResult', table: '1', board: 1, data: entered(8) },
  { type: 'OpenBoard', table: '2', board: 1, data: { contestants: { NS: '3', EW: '4' } } },
  { type: 'EnterResult', table: '2', board: 1, data: entered(7) },
];

describe('ledger form', () => {
  const data = mkdtempSync(join(tmpdir(), 'ledger-form-'));
  const ledger = (...args: readonly string[]) => runLedger(data, ...args);
  const input = join(data, 'input.json');

  beforeAll(() => {
    const lines = COMMANDS.map((command, nth) =>
      JSON.stringify({ id: `0191d0a0-0000-7000-8000-0000000000${nth + 10}`, session: 'm', ...command }),
    );
    const file = join(data, 'commands.ndjson');
    writeFileSync(file, lines.join('\n'));
    writeFileSync(
      input,
      JSON.stringify({
        components: [
          { result: played(8), weight: '1/2' },
          { result: played(6), weight: '1/2' },
        ],
      }),
    );
    expect(ledger('import', file)).toMatchObject({ status: 0 });
  });
  afterAll(() => {
    rmSync(data, { recursive: true, force: true });
  });

  it('lists the forms that the board has a use for', () => {
    const { status, stdout } = ledger('form', 'm.1.1');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^weighted +Weighted score: several results by their probability +Law 12C1c \(WBF 2017\)$/m);
    const { forms } = jsonOf<ScoreFormsAnswer>(ledger('form', 'm.1.1', '--json'));
    expect(forms.map(({ id }) => id)).not.toContain('two-sided');
  });

  it('says what a form asks for, where nothing is filled in', () => {
    const { status, stdout } = ledger('form', 'm.1.1', 'tricks-for-one-side');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^side +the side that is to have less +NS \| EW$/m);
    expect(stdout).toMatch(/^tricks +of declarer, for this side +0 \.\.\. 13$/m);
    expect(ledger('form', 'm.1.1', 'weighted').stdout).toMatch(
      /^components\? +for both sides +\[\{ result: \{ bid: 1C \.\.\. 7NT, declarer: N \| E \| S \| W, /m,
    );
  });

  it('fills one in from a file, and field by field', () => {
    const { status, stdout } = ledger('form', 'm.1.1', 'weighted', '--input', input, '--set', 'offending=NS');
    expect(status).toBe(0);
    expect(stdout).toContain('N-S: 0.5 of 1NT by N, 8 tricks + 0.5 of 1NT by N, 6 tricks\n');
    expect(stdout).toContain('\nLaw 12C1c (WBF 2017)\n');
    // 120 beats 90, 2; then half of it does.
    expect(stdout).toMatch(/^now +N-S +120 +2\.00 +100\.00$/m);
    expect(stdout).toMatch(/^then +N-S +0\.5 x 120 \+ 0\.5 x -50 +1\.00 +50\.00$/m);
  });

  it('says what there is to warn of', () => {
    const { stdout } = ledger('form', 'm.1.1', 'weighted', '--input', input, '--set', 'offending=EW');
    expect(stdout).toContain(
      'warning: no damage: N-S have 2.00 with the result of the table, and would have 1.00 [L12B1]\n',
    );
  });

  it('prints one document, of a transfer of tricks too', () => {
    const run = ledger('form', 'm.1.1', 'revoke', '--set', 'offending=EW', '--set', 'tricks=1', '--json');
    expect(jsonOf<FilledFormAnswer>(run)).toMatchObject({
      id: 'board-m.1.1',
      form: 'revoke',
      outcome: null,
      transfer: { to: 'NS', tricks: 1 },
      preview: { after: { sides: { NS: { scores: [{ score: 150 }] } } } },
    });
  });

  it.each([
    [['m.1.1', 'wished-for'], 1, "no form of adjusted scores is called 'wished-for'"],
    [['m.1.1', 'two-sided'], 1, 'two-sided: the Laws of 2017 have no two-sided score (12C1)'],
    [['m.1.1', 'weighted', '--set', 'components=[]'], 1, 'components: expected at least 1'],
    [['m.1.1', 'weighted', '--input', '/nowhere.json'], 1, '/nowhere.json: '],
    [['m.1.1', 'weighted', '--set', 'components'], 2, "--set: 'components' is no FIELD=VALUE"],
    [['m.9.9'], 1, 'the ledger has no board m.9.9'],
    [['m'], 2, "'m' is no board"],
  ])('%j ends with status %i and says why', (args, status, message) => {
    const ran = ledger('form', ...args);
    expect([ran.status, ran.stdout]).toEqual([status, '']);
    expect(ran.stderr).toContain(message);
    expect(ran.stderr).not.toMatch(/\n {4}at /);
  });
});
