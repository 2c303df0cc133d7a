import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Standings } from '@app/contract';
import { jsonOf, runLedger } from '../testing/run-ledger';

const CONDITIONS = {
  name: 'Ladder',
  contestants: 'pair',
  stages: [
    {
      stage: 'final',
      form: 'field',
      scoring: 'matchpoints',
      ties: { then: 'shared' },
      masterpoints: { table: 'bridge-house-hk', level: 'ladder-a' },
    },
  ],
};

/** Two sessions of a stage: pair 1 is first in one of them, pair 3 in the other. */
const played = (session: string, part: number, [first, second]: readonly [number, number], more: object = {}) => [
  {
    type: 'OpenSession',
    session,
    data: {
      laws: 'wbf-2017',
      scoring: 'matchpoints',
      contest: { contest: 'c', stage: 'final', session: part },
      ...more,
    },
  },
  { type: 'AddSection', session, data: { section: 'A' } },
  ...['1', '2', '3', '4'].map((contestant) => ({
    type: 'EnterContestant',
    session,
    data: { contestant, kind: 'pair' },
  })),
  ...[first, second].flatMap((tricks, index) => {
    const where = { session, table: String(index + 1), board: 1 };
    const [NS, EW] = [String(2 * index + 1), String(2 * index + 2)];
    const result = { bid: '1NT', declarer: 'N', risk: 'undoubled', tricks };
    return [
      { type: 'OpenBoard', ...where, data: { contestants: { NS, EW } } },
      { type: 'EnterResult', ...where, data: { result, source: 'slip' } },
    ];
  }),
];

describe('ledger standings', () => {
  const data = mkdtempSync(join(tmpdir(), 'ledger-standings-'));
  const ledger = (...args: readonly string[]) => runLedger(data, 'standings', ...args);
  const rows = (...args: readonly string[]): readonly string[] =>
    jsonOf<{ standings: Standings }>(ledger('two', ...args, '--json')).standings.groups.flatMap((group) =>
      group.rows.map(({ place, contestant, total }) => `${place} ${contestant} ${total}`),
    );

  beforeAll(() => {
    const ladder = { conditions: CONDITIONS, contest: { contest: 'd', stage: 'final', session: 1 } };
    const lines = [
      ...played('one', 1, [8, 7]),
      ...played('two', 2, [7, 8]),
      ...played('first', 1, [8, 7], ladder),
      ...played('second', 2, [7, 7], { ...ladder, contest: { ...ladder.contest, session: 2 } }),
    ].map((command, nth) => JSON.stringify({ id: `0191d0a0-0000-7000-8000-0000000000${nth + 10}`, ...command }));
    const file = join(data, 'commands.ndjson');
    writeFileSync(file, lines.join('\n'));
    expect(runLedger(data, 'import', file)).toMatchObject({ status: 0 });
  });
  afterAll(() => {
    rmSync(data, { recursive: true, force: true });
  });

  it('ranks the stage over all its sessions, or the session alone', () => {
    // A matchpoint is two units: a top and a bottom for everybody, over both.
    expect(rows()).toEqual(['1= 1 2.00', '1= 2 2.00', '1= 3 2.00', '1= 4 2.00']);
    expect(rows('--of', 'stage')).toEqual(rows());
    expect(rows('--of', 'session')).toEqual(['1= 2 2.00', '1= 3 2.00', '3= 1 0.00', '3= 4 0.00']);
  });

  it('has the masterpoints of the stage where its conditions name a table, and none of a part of it', () => {
    const { stdout } = ledger('second');
    // 4 pairs / 20 x 6 = 1.2 for the first place, 0.6 for the second: shared by two.
    expect(
      stdout
        .split('\n')
        .filter((line) => /^ *[1-4]=/.test(line))
        .map((line) => line.trim().split(/ +/).at(-1)),
    ).toEqual(['0.9', '0.9', '0.0', '0.0']);
    expect(stdout).toContain('Masterpoints by Bridge House Hong Kong, Master Point Calculation, level ladder-a.');
    expect(ledger('second', '--of', 'session').stdout).not.toContain('asterpoints');
    expect(ledger('two').stdout).not.toContain('asterpoints');
  });

  it('explains them', () => {
    const { status, stdout } = runLedger(data, 'explain', 'second', 'masterpoints/1');
    expect(status).toBe(0);
    expect(stdout).toContain('masterpoints of the places that are shared');
    expect(stdout).toContain('DBf 365E');
    expect(runLedger(data, 'explain', 'two', 'masterpoints/1').stderr).toContain('there are no masterpoints');
  });

  it('says what it cannot rank', () => {
    const { status, stdout, stderr } = ledger('two', '--of', 'contest');
    expect([status, stdout, stderr]).toEqual([2, '', "ledger: --of: 'contest' is neither stage nor session\n"]);
  });
});
