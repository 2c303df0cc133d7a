import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runLedger } from '../testing/run-ledger';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rooms-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

interface Played {
  readonly teams: readonly [string, string];
  readonly room: 'Open' | 'Closed';
  readonly tricks: number;
}

/** One board of a match; home sits North-South in the open room. */
const record = ({ teams: [home, visit], room, tricks }: Played, more = ''): string => `[Event "Cup"]
[Date "2026.03.01"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Scoring "IMP"]
[Declarer "N"]
[Contract "3NT"]
[Result "${tricks}"]
[HomeTeam "${home}"]
[VisitTeam "${visit}"]
[Room "${room}"]
${more}`;

/** 3NT made in the one room and two down in the other: 500 points, 11 IMPs. */
const match = (...teams: readonly [string, string]): readonly Played[] => [
  { teams, room: 'Open', tricks: 9 },
  { teams, room: 'Closed', tricks: 7 },
];

const fileOf = (name: string, records: readonly string[]): string => {
  const file = join(folder, name);
  writeFileSync(file, records.join('\n'));
  return file;
};

const FINAL = '[Stage "Final"]\n';

const standingsAfter = (data: string, ...files: readonly string[]): string => {
  const ledger = (...args: readonly string[]) => runLedger(join(folder, data), ...args);
  for (const file of files) expect(ledger('import', file, '--session', 's')).toMatchObject({ status: 0 });
  return ledger('standings', 's').stdout.replaceAll(/ +/g, ' ');
};

it('the rooms of a match at one table are compared with each other', () => {
  const file = fileOf(
    'table.pbn',
    match('Alfa', 'Beta').map((one) => record(one, '[Table "1"]\n')),
  );
  expect(standingsAfter('table', file)).toContain('1 alfa Alfa 1 1 11.00');
});

it('matches of one stage are told apart by their teams, in one file and in two, and the same file again is there', () => {
  const ab = match('Alfa', 'Beta').map((one) => record(one, FINAL));
  const cd = match('Delta', 'Gamma').map((one) => record(one, FINAL));
  const [one, other] = [fileOf('ab.pbn', ab), fileOf('cd.pbn', cd)];
  const both = standingsAfter('both', fileOf('both.pbn', [...ab, ...cd]));
  expect(both).toContain('alfa Alfa 1 1 11.00');
  expect(both).toContain('delta Delta 1 1 11.00');
  expect(standingsAfter('two', one, other, one, other)).toBe(both);
});
