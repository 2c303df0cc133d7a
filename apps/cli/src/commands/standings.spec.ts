import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Standings } from '@app/contract';
import { jsonOf, runLedger } from '../testing/run-ledger';

/** Two sessions of a stage: pair 1 is first in one of them, pair 3 in the other. */
const played = (session: string, part: number, [first, second]: readonly [number, number]) => [
  {
    type: 'OpenSession',
    session,
    data: { laws: 'wbf-2017', scoring: 'matchpoints', contest: { contest: 'c', stage: 'final', session: part } },
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
    const lines = [...played('one', 1, [8, 7]), ...played('two', 2, [7, 8])].map((command, nth) =>
      JSON.stringify({ id: `0191d0a0-0000-7000-8000-0000000000${nth + 10}`, ...command }),
    );
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

  it('says what it cannot rank', () => {
    const { status, stdout, stderr } = ledger('two', '--of', 'contest');
    expect([status, stdout, stderr]).toEqual([2, '', "ledger: --of: 'contest' is neither stage nor session\n"]);
  });
});
