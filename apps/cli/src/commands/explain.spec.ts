import type { LineageAnswer } from '@app/contract';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jsonOf, runLedger } from '../testing/run-ledger';

const result = (tricks: number) => ({
  result: { bid: '1NT', declarer: 'N', risk: 'undoubled', tricks },
  source: 'slip',
});

/** Two tables, the first of which makes a trick more. */
const COMMANDS = [
  { type: 'OpenSession', data: { laws: 'wbf-2017', scoring: 'matchpoints' } },
  { type: 'AddSection', data: { section: 'A' } },
  ...['1', '2', '3', '4'].map((contestant) => ({ type: 'EnterContestant', data: { contestant, kind: 'pair' } })),
  { type: 'OpenBoard', table: '1', board: 1, data: { contestants: { NS: '1', EW: '2' } } },
  { type: 'EnterResult', table: '1', board: 1, data: result(8) },
  { type: 'OpenBoard', table: '2', board: 1, data: { contestants: { NS: '3', EW: '4' } } },
  { type: 'EnterResult', table: '2', board: 1, data: result(7) },
];

const table = (name: string, NS: string, EW: string, board: number) => ({ table: name, NS, EW, boards: [board] });

/** Pair 1 has a top in the first round, and a bottom in the second. */
const TWO_ROUNDS = [
  ...COMMANDS.slice(0, 6),
  {
    type: 'ScheduleRound',
    data: { round: 'r1', section: 'A', tables: [table('1', '1', '2', 1), table('2', '3', '4', 1)] },
  },
  {
    type: 'ScheduleRound',
    data: { round: 'r2', section: 'A', tables: [table('1', '1', '3', 2), table('2', '2', '4', 2)] },
  },
  ...COMMANDS.slice(6).map((command) => (command.type === 'OpenBoard' ? { ...command, data: {} } : command)),
  { type: 'OpenBoard', table: '1', board: 2, data: {} },
  { type: 'EnterResult', table: '1', board: 2, data: result(7) },
  { type: 'OpenBoard', table: '2', board: 2, data: {} },
  { type: 'EnterResult', table: '2', board: 2, data: result(8) },
];

describe('ledger explain', () => {
  const data = mkdtempSync(join(tmpdir(), 'ledger-explain-'));
  const ledger = (...args: readonly string[]) => runLedger(data, ...args);

  beforeAll(() => {
    const lines = COMMANDS.map((command, nth) =>
      JSON.stringify({ id: `0191d0a0-0000-7000-8000-0000000000${nth + 10}`, session: 'm', ...command }),
    );
    const file = join(data, 'commands.ndjson');
    writeFileSync(file, lines.join('\n'));
    expect(ledger('import', file)).toMatchObject({ status: 0 });
  });
  afterAll(() => {
    rmSync(data, { recursive: true, force: true });
  });

  it('tells of a number one line a number, down to paragraphs and events', () => {
    const { status, stdout } = ledger('explain', 'm', 'board/1.1/NS');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^2 /);
    expect(stdout).toMatch(/^ +30 difference: sum$/m);
    expect(stdout).toMatch(/^ +120 own score: 1NT by N, 8 tricks, not vulnerable, for N-S, board-m\.1\.1@1 \[L77\]$/m);
    expect(stdout).toContain('[L78A]');
  });

  it('tells of a place what the place is', () => {
    const { stdout } = ledger('explain', 'm', 'place/2');
    expect(stdout).toMatch(/\nplace 3=\n$/);
  });

  it('prints one document', () => {
    const answer = jsonOf<LineageAnswer>(ledger('explain', 'm', 'total/1', '--json'));
    expect(answer).toMatchObject({ address: 'total/1', value: '100', place: '1=', derivation: { value: '100' } });
    expect(answer.events).toEqual(['board-m.1.1@1', 'board-m.2.1@1']);
  });

  it('tells of a number as it was after a round', () => {
    const file = join(data, 'rounds.ndjson');
    const lines = TWO_ROUNDS.map((command, nth) =>
      JSON.stringify({ id: `0191d0a0-0000-7000-8000-0000000001${nth + 10}`, session: 'r', ...command }),
    );
    writeFileSync(file, lines.join('\n'));
    expect(ledger('import', file)).toMatchObject({ status: 0 });
    const after = (...args: readonly string[]) =>
      jsonOf<LineageAnswer>(ledger('explain', 'r', 'total/1', '--json', ...args));
    expect(after('--after-round', 'r1')).toMatchObject({ value: '100', place: '1=', events: expect.any(Array) as [] });
    expect(after('--after-round', 'r1').events.some((event) => event.startsWith('board-r.1.2@'))).toBe(false);
    expect(after('--after-round', 'r2')).toEqual(after());
    expect(after()).toMatchObject({ value: '50' });
    expect(ledger('explain', 'r', 'total/1', '--after-round', 'r3')).toMatchObject({ status: 1, stdout: '' });
    expect(ledger('explain', 'r', 'board/1.2/NS', '--after-round', 'r1')).toMatchObject({ status: 1, stdout: '' });
  });

  it('tells of a moment that is past', () => {
    const ran = ledger('explain', 'm', 'board/1.1/NS', '--as-of', '8');
    expect(ran).toMatchObject({ status: 1, stdout: '' });
    expect(ran.stderr).toBe('ledger: board 1.1 has no points for N-S: nothing to compare with\n');
  });

  it.each([
    [['m', 'total/9'], 1, '9 is in no ranking'],
    [['nope', 'total/1'], 1, 'the ledger has no session nope'],
    [['m', 'total'], 2, "'total' is no address of a number: expected place/C"],
    [['m', 'total/1', '--as-of', 'yesterday'], 2, "'yesterday' is no moment"],
    [['m'], 2, "missing required argument 'number'"],
  ])('%j ends with status %i and says why', (args, status, message) => {
    const ran = ledger('explain', ...args);
    expect([ran.status, ran.stdout]).toEqual([status, '']);
    expect(ran.stderr).toContain(message);
    expect(ran.stderr).not.toMatch(/\n {4}at /);
  });

  it('tells what was decided about it, with the paragraph', () => {
    const assigned = { kind: 'assigned', components: [{ result: result(9).result, weight: '1' }] };
    const ruling = {
      laws: [{ edition: 'wbf-2017', authority: 'WBF', paragraph: '12C1' }],
      reasons: 'damaged',
      by: 'anna',
      rightOfAppeal: true,
      outcome: { NS: assigned, EW: assigned },
    };
    const file = join(data, 'ruling.ndjson');
    const id = '0191d0a0-0000-7000-8000-000000000099';
    const command = { id, type: 'GiveRuling', session: 'm', table: '1', board: 1, data: ruling };
    writeFileSync(file, JSON.stringify(command));
    expect(ledger('import', '--role', 'director', file)).toMatchObject({ status: 0 });
    const { stdout } = ledger('explain', 'm', 'board/1.1/NS');
    expect(stdout).toContain(
      '\nrests on what was decided:\n  board-m.1.1@2 Ruling by anna (Law 12C1 (WBF 2017)): damaged\n',
    );
    expect(ledger('reverse', 'm.1.1@2', '--reason', 'no damage')).toMatchObject({ status: 0 });
    expect(ledger('explain', 'm', 'board/1.1/NS').stdout).toContain(
      '\n  board-m.1.1@4 What was decided in event 3 (@2)',
    );
  });
});
