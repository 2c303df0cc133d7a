import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { jsonOf, runLedger } from '../testing/run-ledger';

/*
 * A championship of three stages in one archive. Two sessions of qualifying lie in folders; one file has both semi-finals
 * and the final, each named by its records, and a match for the third place that no stage is for.
 */

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'contest-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const CONDITIONS = `name: Spring cup
contestants: team
laws: wbf-2017
stages:
  - { stage: qualifying, form: round-robin, scoring: team-imps }
  - { stage: semi-final, form: knock-out, scoring: team-imps }
  - { stage: final, form: knock-out, scoring: team-imps }
`;

interface Played {
  readonly home: string;
  readonly visit: string;
  readonly board: number;
  readonly date: string;
  readonly stage?: string;
  /** Tricks in 3NT by North in the open and in the closed room. */
  readonly tricks: readonly [open: number, closed: number];
}

const record = ({ home, visit, board, date, stage, tricks }: Played, room: 'Open' | 'Closed'): string => {
  const [ns, ew] = room === 'Open' ? [home, visit] : [visit, home];
  const number = room === 'Open' ? 1 : 3;
  const tags = {
    Event: 'Spring cup',
    Date: date,
    Board: board,
    West: `${ew} ${number}`,
    North: `${ns} ${number}`,
    East: `${ew} ${number + 1}`,
    South: `${ns} ${number + 1}`,
    Dealer: 'NESW'[(board - 1) % 4],
    Vulnerable: ['None', 'NS', 'EW', 'All'][(board - 1) % 4],
    Scoring: 'IMP',
    Declarer: 'N',
    Contract: '3NT',
    Result: tricks[room === 'Open' ? 0 : 1],
    HomeTeam: home,
    VisitTeam: visit,
    Room: room,
    ...(stage === undefined ? {} : { Stage: stage }),
  };
  return `${Object.entries(tags)
    .map(([name, value]) => `[${name} "${value}"]`)
    .join('\n')}\n\n`;
};

const pbn = (...played: readonly Played[]): string =>
  played.flatMap((one) => [record(one, 'Open'), record(one, 'Closed')]).join('');

const qualifying = (date: string, ...matches: readonly (readonly [string, string])[]): string =>
  pbn(
    ...matches.flatMap(([home, visit]) =>
      [1, 2].map((board): Played => ({ home, visit, board, date, tricks: [9, 8] })),
    ),
  );

const ofFinals = (stage: string, home: string, visit: string, date: string): Played => ({
  ...{ stage, home, visit, date, board: 1 },
  tricks: [10, 9],
});

const CUP: ReadonlyMap<string, string> = new Map([
  ['cup/conditions of contest.txt', CONDITIONS],
  ['cup/1 Qualifying/Session 1/a.pbn', qualifying('2026.05.01', ['Alfa', 'Beta'], ['Gamma', 'Delta'])],
  ['cup/1 Qualifying/Session 2/a.pbn', qualifying('2026.05.02', ['Alfa', 'Gamma'], ['Beta', 'Delta'])],
  [
    'cup/afterwards.pbn',
    pbn(
      ofFinals('SemiF:1', 'Alfa', 'Delta', '2026.05.03'),
      ofFinals('SemiF:1', 'Beta', 'Gamma', '2026.05.03'),
      ofFinals('SemiF:2', 'Alfa', 'Delta', '2026.05.04'),
      ofFinals('Final', 'Alfa', 'Beta', '2026.05.05'),
      ofFinals('Bronze', 'Gamma', 'Delta', '2026.05.05'),
    ),
  ],
]);

const zipped = (name: string, files: ReadonlyMap<string, string>): string => {
  const file = join(folder, name);
  writeFileSync(file, zipSync(Object.fromEntries([...files].map(([path, text]) => [path, strToU8(text)]))));
  return file;
};

const written = (name: string, files: ReadonlyMap<string, string>): string => {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, name, path)), { recursive: true });
    writeFileSync(join(folder, name, path), text);
  }
  return join(folder, name);
};

interface Report {
  readonly file: string;
  readonly session: string | null;
  readonly records: Readonly<Record<'read' | 'taken' | 'already' | 'refused' | 'nothingToRecord', number>>;
}

const without = (path: string): ReadonlyMap<string, string> => new Map([...CUP].filter(([name]) => name !== path));

describe('an archive of a championship', () => {
  it('gives its stages and sessions, and an account of every record', () => {
    const data = join(folder, 'all');
    const run = runLedger(data, 'import', zipped('cup.zip', CUP), '--json');
    expect(run.status).toBe(1);
    const reports = jsonOf<readonly Report[]>(run);
    expect(reports.map(({ session, records: { read, taken, refused } }) => [session, read, taken, refused])).toEqual([
      ['spring-cup-qualifying-1', 8, 8, 0],
      ['spring-cup-qualifying-2', 8, 8, 0],
      ['spring-cup-semi-final-1', 4, 4, 0],
      ['spring-cup-semi-final-2', 2, 2, 0],
      ['spring-cup-final-1', 2, 2, 0],
      [null, 2, 0, 2],
    ]);
    expect(run.stdout).toContain(
      '2 records name no stage of the conditions (qualifying, semi-final, final): the file says Bronze',
    );
    const opened = runLedger(data, 'export', 'spring-cup-semi-final-2', '--format', 'ndjson').stdout.split('\n')[0];
    expect(JSON.parse(opened ?? '')).toMatchObject({
      type: 'OpenSession',
      data: {
        date: '2026-05-04',
        scoring: 'team-imps',
        contest: { contest: 'spring-cup', stage: 'semi-final', session: 2 },
        conditions: { name: 'Spring cup' },
      },
    });
    expect(runLedger(data, 'standings', 'spring-cup-qualifying-2').stdout).toContain(
      'standings of spring-cup-qualifying-1, spring-cup-qualifying-2',
    );
  });

  it('is there already, given again as a folder', () => {
    const data = join(folder, 'again');
    runLedger(data, 'import', zipped('first.zip', CUP));
    const again = runLedger(data, 'import', written('second', CUP));
    expect(again.stdout).toContain(
      '3 files -> 5 sessions in all\n  records: 26 read, 0 taken, 24 there already, 2 refused, 0 with nothing to record',
    );
  });

  it('goes to the sessions that the contest has', () => {
    const data = join(folder, 'has');
    const conditions = join(written('own', CUP), 'cup/conditions of contest.txt');
    const part = ['--conditions', conditions, '--contest', 'cup-26', '--stage', 'final'];
    const file = join(folder, 'own', 'cup/afterwards.pbn');
    runLedger(data, 'import', file, '--session', 'sunday', '--place', '1-6=leave', '--place', '9-10=leave', ...part);
    const run = runLedger(data, 'import', join(folder, 'own'), '--contest', 'cup-26', '--json');
    const finals = jsonOf<readonly Report[]>(run).find(({ session }) => session === 'sunday');
    expect(finals?.records).toEqual({ read: 2, taken: 0, already: 2, refused: 0, nothingToRecord: 0 });
  });

  it('needs conditions, and one of them', () => {
    const data = join(folder, 'none');
    const noConditions = written('no-conditions', without('cup/conditions of contest.txt'));
    const none = runLedger(data, 'import', noConditions, '--contest', 'cup');
    expect([none.status, none.stderr]).toEqual([2, expect.stringContaining('needs its conditions: --conditions FILE')]);
    const twice = runLedger(data, 'import', written('twice', new Map([...CUP, ['cup/more.yaml', CONDITIONS]])));
    expect([twice.status, twice.stderr]).toEqual([
      2,
      expect.stringContaining('several files have conditions of contest'),
    ]);
    const wrong = new Map([...CUP, ['cup/conditions of contest.txt', CONDITIONS.replace('knock-out', 'knockout')]]);
    const unsound = runLedger(data, 'import', zipped('unsound.zip', wrong));
    expect([unsound.status, unsound.stderr]).toEqual([
      1,
      expect.stringContaining('unsound.zip:cup/conditions of contest.txt:6'),
    ]);
    const one = runLedger(data, 'import', zipped('one.zip', CUP), '--session', 'one');
    expect(one.stderr).toContain('conditions of contest are read where no --session is named');
  });
});
