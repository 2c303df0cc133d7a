import type { PreviewAnswer, WhatIfAlternative } from '@app/contract';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jsonOf, runLedger } from '../testing/run-ledger';

const result = (tricks: number) => ({ bid: '1NT', declarer: 'N', risk: 'undoubled', tricks });
const assigned = (tricks: number) => ({ kind: 'assigned', components: [{ result: result(tricks), weight: '1' }] });

const ruling = (tricks: number, more: object = {}) => ({
  laws: [{ edition: 'wbf-2017', authority: 'WBF', paragraph: '12C1' }],
  reasons: 'damaged',
  by: 'anna',
  rightOfAppeal: true,
  outcome: { NS: assigned(tricks), EW: assigned(tricks) },
  ...more,
});

const fine = {
  contestant: '1',
  kind: 'procedural',
  offence: 'slow',
  amount: { value: '1', unit: 'matchpoints' },
  from: 'total',
  paragraph: 'L90',
  reason: 'slow',
};

/** Board 1 at two tables; at the first a ruling with a penalty, `m.1.1@2`, on which one at the second is built. */
const COMMANDS = [
  { type: 'OpenSession', data: { laws: 'wbf-2017', scoring: 'matchpoints' } },
  { type: 'AddSection', data: { section: 'A' } },
  ...['1', '2', '3', '4'].map((contestant) => ({ type: 'EnterContestant', data: { contestant, kind: 'pair' } })),
  { type: 'OpenBoard', table: '1', board: 1, data: { contestants: { NS: '1', EW: '2' } } },
  { type: 'EnterResult', table: '1', board: 1, data: { result: result(7), source: 'slip' } },
  { type: 'OpenBoard', table: '2', board: 1, data: { contestants: { NS: '3', EW: '4' } } },
  { type: 'EnterResult', table: '2', board: 1, data: { result: result(8), source: 'slip' } },
  { type: 'GiveRuling', table: '1', board: 1, data: ruling(9, { penalties: [fine] }) },
  { type: 'GiveRuling', table: '2', board: 1, data: ruling(8, { builtOn: ['board-m.1.1@2'] }) },
];

const data = mkdtempSync(join(tmpdir(), 'ledger-effects-'));
const ledger = (...args: readonly string[]) => runLedger(data, ...args);

/** A file in the folder of the ledger. */
const file = (name: string, text: string): string => {
  const path = join(data, name);
  writeFileSync(path, text);
  return path;
};

beforeAll(() => {
  const lines = COMMANDS.map((command, nth) =>
    JSON.stringify({ id: `0191d0a0-0000-7000-8000-0000000000${nth + 10}`, session: 'm', ...command }),
  );
  expect(ledger('import', '--role', 'director', file('commands.ndjson', lines.join('\n')))).toMatchObject({
    status: 0,
  });
});
afterAll(() => {
  rmSync(data, { recursive: true, force: true });
});

describe('ledger whatif', () => {
  it('tells of alternatives side by side, and stores nothing', () => {
    const alternatives = [
      { name: 'no ruling', without: [2] },
      { name: 'another', without: [2], steps: [{ 'give-ruling': ruling(8) }] },
    ];
    const tried = file('rulings.json', JSON.stringify({ title: 'Which ruling?', alternatives }));
    const { status, stdout } = ledger('whatif', 'm.1.1', tried);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Which ruling\?\n\n== no ruling\n/);
    expect(stdout).toContain('\n  @2: Ruling by anna (Law 12C1 (WBF 2017)): damaged (taken out)\n');
    expect(stdout).toContain('\n  board-m.1.1: 2 - 0 -> 0 - 2\n');
    expect(stdout).toContain('\n== another\n');
    expect(stdout).toContain('\n  session-m@7: 1, 1 matchpoints -> none\n');
    const answer = jsonOf<{ alternatives: readonly WhatIfAlternative[] }>(ledger('whatif', 'm.1.1', tried, '--json'));
    expect(answer.alternatives.map(({ name, added }) => [name, added.length])).toEqual([
      ['no ruling', 0],
      ['another', 2],
    ]);
    expect(ledger('replay', 'm.1.1', '--json').stdout).toContain('"of": 4');
  });

  it('tries a session too', () => {
    const tried = file('session.yaml', 'steps:\n  - withdraw-board: { board: 1, reason: fouled }\n');
    expect(ledger('whatif', 'm', tried).stdout).toContain('board-m.2.1: 0 - 2 -> ');
  });

  it.each([
    [
      'a step that is refused',
      'm.1.1',
      'from: 1\nsteps:\n  - make-call: { seat: N, call: 1S }\n  - make-call: { seat: N, call: 1S }\n  - lead-a-card: {}',
      5,
      'no such step: lead-a-card',
    ],
    [
      'a command that is refused',
      'm.1.1',
      'steps:\n  - make-call: { seat: N, call: 1S }',
      2,
      'refused (BoardFinished)',
    ],
  ])('names the line of %s', (_, name, text, line, message) => {
    const tried = file('wrong.yaml', text);
    const ran = ledger('whatif', name, tried);
    expect([ran.status, ran.stdout]).toEqual([1, '']);
    expect(ran.stderr).toContain(`${tried}:${line}: `);
    expect(ran.stderr).toContain(message);
  });

  it.each([
    [['m.9.9', 'x'], 1, 'the ledger has no board m.9.9'],
    [['nope', 'x'], 1, 'the ledger has no session nope'],
    [['m', '/nowhere/x.yaml'], 1, '/nowhere/x.yaml: '],
    [['m'], 2, "missing required argument 'file'"],
  ])('%j ends with status %i and says why', (args, status, message) => {
    const ran = ledger('whatif', ...args);
    expect([ran.status, ran.stdout]).toEqual([status, '']);
    expect(ran.stderr).toContain(message);
    expect(ran.stderr).not.toMatch(/\n {4}at /);
  });
});

describe('ledger reverse', () => {
  it('shows the effects alone, when asked to, and wants no reason for that', () => {
    const ran = ledger('reverse', 'm.1.1@2', '--preview');
    expect(ran).toMatchObject({ status: 0, stderr: '' });
    expect(ran.stdout).toMatch(/^what would be recorded\n {2}board-m\.1\.1@4 /);
    expect(ran.stdout).toContain('\n  board-m.1.1: 2 - 0 -> 0 - 2\n');
    expect(ran.stdout).toContain('\nto be looked at again\n  board-m.2.1@2 ');
    expect(ledger('replay', 'm.1.1', '--json').stdout).toContain('"of": 4');
  });

  it.each([
    [['m.1.1@2'], 2, '--reason: why was it wrong?'],
    [['m.1.1@2', '--reason', 'x', '--at', 'noon'], 2, 'data.at: expected an instant'],
    [['m.1.1@2', '--reason', 'x', '--by', 'a b'], 2, 'data.by: expected an id'],
    [['m.1.1', '--reason', 'x'], 2, "'m.1.1' is no decision about a board"],
    [['m.1.1@2', '--reason', 'x', '--as', 'king'], 2, "--as: 'king' is neither director nor chief-director"],
    [['m.1.1@9', '--reason', 'x'], 1, 'refused (RulingUnknown)'],
    [['m.1.1@9', '--reason', 'x', '--lang', 'da'], 1, 'hændelse 9 i dette spil afgør ikke noget'],
    [['nope.1.1@1', '--reason', 'x'], 1, 'the ledger has no session nope'],
  ])('%j ends with status %i and says why', (args, status, message) => {
    const ran = ledger('reverse', ...args);
    expect([ran.status, ran.stdout]).toEqual([status, '']);
    expect(ran.stderr).toContain(message);
  });

  it('records the act after its effects, lets the penalty fall with it, and brings both back', () => {
    const ran = ledger('reverse', 'board-m.1.1@2', '--reason', 'wrong law', '--by', 'anna');
    expect([ran.status, ran.stderr]).toEqual([0, 'recorded as board-m.1.1@4\n']);
    const { stdout } = ledger('standings', 'm', '--json');
    expect(stdout).not.toContain('"penalties": "1.00"');
    const back = jsonOf<PreviewAnswer>(ledger('reverse', 'm.1.1@4', '--reason', 'right after all', '--json'));
    expect(back.differences.scores).toMatchObject([
      { id: 'board-m.1.1', after: { points: { NS: '2' } } },
      { id: 'board-m.2.1', after: { points: { NS: '0' } } },
    ]);
    expect(ledger('standings', 'm', '--json').stdout).toContain('"penalties": "1.00"');
  });
});
