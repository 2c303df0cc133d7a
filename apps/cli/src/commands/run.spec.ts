import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Parting, ScenarioOutcome } from '@app/scenarios';
import { jsonOf, runLedger } from '../testing/run-ledger';

const TEXT = `title: South is told of one spade
session: { laws: wbf-2017 }
board: { number: 1 }
steps:
  - make-call: { seat: N, call: 1S }
  - make-call: { seat: S, call: Pass }
  - give-alert: { by: N, act: S Pass }
  - call-director: { by: W }
  - choose: { seat: W, law: 29A, choice: decline }
  - expect: { turn: E, obligations: [{ kind: pass, for: S, law: 30A, extent: once }] }
`;

describe('ledger run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-run-'));
  const file = join(folder, 'scenario.yaml');
  const run = (text: string, ...args: readonly string[]) => {
    writeFileSync(file, text);
    return runLedger(join(folder, 'data'), 'run', file, ...args);
  };
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('tells what each step leaves open, indented under it', () => {
    const { status, stdout, stderr } = run(TEXT);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`   8  W calls the director
        W may choose: accept or decline (29A)
   9  W chooses decline (Law 29A (WBF 2017))
        S must pass at the next turn (30A)
`);
    expect(stdout).toMatch(/\nas expected\n$/);
  });

  it('plays a story too, to its final list', () => {
    const story = (total: string): string => `title: Ten tricks, and nine
session: { laws: [wbf-2017, wbf-2007], date: 2026-02-01, contestants: 4,
  rounds: [{ round: r1, tables: { 1: 1-2, 2: 3-4 }, boards: [1] }] }
steps:
  - results: { 1: { 1: 4S N 10 }, 2: { 1: 4S N 9 } }
  - expect: { standings: { 1: '1= ${total}' } }
`;
    const { status, stdout, stderr } = run(story('100.00'));
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('   5  table 1, board 1: Result entered: 4S by N, 10 tricks (score slip)\n');
    expect(stdout).toContain('provisional standings of story\n');
    expect(stdout).toMatch(/\nwbf-2017: as expected\nwbf-2007: as expected\n$/);
    const other = run(story('90.00'));
    expect(other.status).toBe(1);
    expect(other.stderr).toContain(`${file}:6: wbf-2007: standings.1: expected 1= 90.00, it is 1= 100.00`);
    expect(run(story('').replace('4S N 10', '4S')).stderr).toContain(
      `this is no story\n${file}:5: steps[0].results.1.1: `,
    );
  });

  it('has one JSON document of an outcome', () => {
    expect(jsonOf<ScenarioOutcome>(run(TEXT, '--json'))).toMatchObject({
      title: 'South is told of one spade',
      edition: 'wbf-2017',
      checked: true,
      ok: true,
      steps: [{ line: 5 }, { line: 6 }, { line: 7 }, { line: 8 }, { line: 9 }, { line: 10, step: 'expect' }],
      view: { turn: 'E' },
    });
  });

  it('plays under another edition without expecting anything', () => {
    const { status, stdout } = run(TEXT.replace('turn: E', 'turn: N'), '--edition', 'wbf-2007');
    expect(status).toBe(0);
    expect(stdout).toContain('        S must pass at the next turn (30B1)\n');
    expect(stdout).toMatch(/\nnot checked: the scenario is written for another edition\n$/);
  });

  it('plays under both editions and tells where they part', () => {
    const { status, stdout } = run(TEXT, '--editions');
    expect(status).toBe(0);
    expect(stdout).toContain(`        the same under other numbers:
          S must pass at the next turn (wbf-2017 30A, wbf-2007 30B1)
`);
    expect(stdout).toMatch(/\nwbf-2017: as expected\nwbf-2007: not checked: .+\nthe editions .+\n$/);
    const document = jsonOf<{ ok: boolean; editions: ScenarioOutcome[]; partings: Parting[] }>(
      run(TEXT, '--editions', '--json'),
    );
    expect(document.editions.map(({ edition, checked }) => [edition, checked])).toEqual([
      ['wbf-2017', true],
      ['wbf-2007', false],
    ]);
    expect(document.partings).toContainEqual({
      index: 4,
      line: 9,
      step: 'Choose',
      field: 'obligations',
      only: {
        'wbf-2017': ['S must pass at the next turn (30A)'],
        'wbf-2007': ['S must pass at the next turn (30B1)'],
      },
      renumbered: true,
    });
  });

  it('a list of editions is played under each, and each is checked', () => {
    const both = TEXT.replace('wbf-2017', '[wbf-2017, wbf-2007]').replace('law: 30A, ', '');
    expect(run(both).status).toBe(0);
    const split = 'expect: { wbf-2017: { turn: E }, wbf-2007: { turn: N } }';
    const { status, stdout, stderr } = run(both.replace(/expect: .+/, split));
    expect(status).toBe(1);
    expect(stdout).toContain('wbf-2017: as expected\nwbf-2007: 1 expectation failed\n');
    expect(stderr).toBe(`${file}:10: wbf-2007: turn: expected "N", it is "E"\n`);
  });

  it.each([
    [
      'act: S Pass',
      'act: S 1H',
      [],
      1,
      'scenario.yaml:7: refused (ActUnknown): act: S has made no call and shown no card 1H',
    ],
    ['turn: E', 'turns: E', [], 1, 'scenario.yaml:10: steps[5].expect.turns: the state of a board has no such field'],
    ['', '', ['--edition', 'wbf-1997'], 2, "--edition: 'wbf-1997' is none of wbf-2017, wbf-2007"],
    ['', '', ['--edition', 'wbf-2007', '--editions'], 2, '--edition and --editions: one or the other'],
  ])('%j as %j, %j: status %i', (good, bad, args, status, message) => {
    const ran = run(TEXT.replace(good, bad), ...args);
    expect(ran.status).toBe(status);
    expect(ran.stderr).toContain(message);
  });
});
