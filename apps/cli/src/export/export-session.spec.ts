import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Standings } from '@app/contract';
import { newCommandId } from '@app/ledger';
import { LEDGER, jsonOf, runLedger } from '../testing/run-ledger';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-session-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const fileOf = (name: string, content: string | Uint8Array): string => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};

interface Given {
  readonly type: string;
  readonly data: object;
  readonly table?: string;
  readonly board?: number;
}

const commandsIn = (session: string, given: readonly Given[]): string =>
  given.map((command) => JSON.stringify({ id: newCommandId(), session, ...command })).join('\n');

const result = (tricks: number) => ({ bid: '1NT', declarer: 'N', risk: 'undoubled', tricks });

/** Two tables, two boards; one result is corrected, one board has average plus for one side. */
const EVENING: readonly Given[] = [
  { type: 'OpenSession', data: { laws: 'wbf-2017', scoring: 'matchpoints', title: 'Klubaften', date: '2026-02-02' } },
  { type: 'AddSection', data: { section: 'main' } },
  ...['1', '2', '3', '4'].map((contestant) => ({ type: 'EnterContestant', data: { contestant, kind: 'pair' } })),
  ...['1', '2'].flatMap((table) =>
    [1, 2].flatMap((board): Given[] => [
      {
        type: 'OpenBoard',
        table,
        board,
        data: {
          contestants: { NS: table, EW: String(Number(table) + 2) },
          ...(table === '1' && board === 1 ? { players: { N: 'p1' } } : {}),
        },
      },
      {
        type: 'EnterResult',
        table,
        board,
        data: { result: result(6 + Number(table)), source: 'slip' },
      },
    ]),
  ),
  {
    type: 'AssignScore',
    table: '2',
    board: 2,
    data: {
      outcome: { NS: { kind: 'artificial', grade: 'plus' }, EW: { kind: 'table' } },
      authority: 'director:anna',
    },
  },
];

const ready = (name: string): string => {
  const data = join(folder, name);
  const names = fileOf(`${name}.json`, JSON.stringify({ p1: 'Åse Ærø' }));
  const commands = fileOf(`${name}.ndjson`, commandsIn('club', EVENING));
  const run = runLedger(data, 'import', commands, '--role', 'director', '--session', 'club', '--names', names);
  expect(run).toMatchObject({ status: 0 });
  return data;
};

describe('ledger export SESSION --format pbn', () => {
  it('writes a file that a second ledger imports to the same results, and says what is in words alone', () => {
    const data = ready('pbn');
    const file = join(folder, 'club.pbn');
    const run = runLedger(data, 'export', 'club', '--format', 'pbn', '--out', file);
    expect(run.status).toBe(0);
    expect(run.stderr).toContain('In words only, for people to read: 1 score that is not the same for both sides');
    const bytes = readFileSync(file);
    expect(bytes.toString('latin1')).toContain('[North "Åse Ærø"]');

    const back = join(folder, 'pbn-back');
    const again = runLedger(back, 'import', file, '--session', 'club', '--strict');
    // The score table tells of table 2 too, which has a game of its own, and a score of board 2 that differs for the sides.
    expect(again.stdout).toContain('records: 5 read, 4 taken, 0 there already, 1 refused');
    expect(again.stderr).toContain('REFUSED (record 4, board 2): an artificial score');
    expect(again.status).toBe(1);
    const resultOf = (place: string, board: string): unknown =>
      (JSON.parse(runLedger(place, 'replay', board, '--json').stdout) as { view: { result: { result: unknown } } }).view
        .result.result;
    for (const board of ['club.1.1', 'club.2.1', 'club.1.2', 'club.2.2']) {
      expect(resultOf(back, board)).toEqual(resultOf(data, board));
    }
  });

  it('writes to standard output where no file is named, without names where none are wanted', () => {
    const { status, stdout } = runLedger(ready('out'), 'export', 'club', '--format', 'pbn', '--no-names');
    expect([status, stdout.split('\r\n', 2)]).toEqual([0, ['% PBN 2.1', '% EXPORT']]);
    expect(stdout).toContain('[North "p1"]');
  });
});

/** Two teams over two boards; one player's name is known. */
const MATCH: readonly Given[] = [
  { type: 'OpenSession', data: { laws: 'wbf-2017', scoring: 'team-imps', title: 'Holdkamp', date: '2026-02-02' } },
  { type: 'AddSection', data: { section: 'main' } },
  ...['lions', 'owls'].map((contestant) => ({ type: 'EnterContestant', data: { contestant, kind: 'team' } })),
  ...['open', 'closed'].flatMap((table) =>
    [1, 2].flatMap((board): Given[] => [
      {
        type: 'OpenBoard',
        table,
        board,
        data: {
          contestants: table === 'open' ? { NS: 'lions', EW: 'owls' } : { NS: 'owls', EW: 'lions' },
          players: table === 'open' ? { N: 'p1', S: 'p2', E: 'p3', W: 'p4' } : { N: 'p5', S: 'p6', E: 'p7', W: 'p8' },
        },
      },
      { type: 'EnterResult', table, board, data: { result: result(table === 'open' ? 6 + board : 6), source: 'slip' } },
    ]),
  ),
];

describe('ledger export SESSION --format usebio', () => {
  it('writes matches of teams, which a second ledger imports to the same ranking', () => {
    const data = join(folder, 'teams');
    const commands = fileOf('teams.ndjson', commandsIn('cup', MATCH));
    expect(runLedger(data, 'import', commands, '--role', 'director', '--session', 'cup').status).toBe(0);
    const file = join(folder, 'cup.xml');
    expect(runLedger(data, 'export', 'cup', '--format', 'usebio', '--out', file).status).toBe(0);
    const back = join(folder, 'teams-back');
    const again = runLedger(back, 'import', file, '--session', 'cup');
    expect(again).toMatchObject({ status: 0, stdout: expect.stringContaining('records: 4 read, 4 taken') as unknown });
    expect(again.stdout).toContain('16 of 16 numbers in the file equal ours');
    const ranking = (place: string): unknown =>
      jsonOf<{ standings: Standings }>(runLedger(place, 'standings', 'cup', '--json')).standings.groups.flatMap(
        ({ rows }) => rows.map(({ contestant, place: at, total }) => [contestant, at, total]),
      );
    expect(ranking(back)).toEqual(ranking(data));
    expect(ranking(back)).toEqual([
      ['lions', '1', '10.00'],
      ['owls', '2', '-10.00'],
    ]);
  });
});

it('stops in silence where whoever reads has stopped reading', () => {
  const data = ready('head');
  const command = `"$0" "$1" --data "$2" export club --format ndjson | head -n 1`;
  const run = spawnSync('sh', ['-c', command, process.execPath, LEDGER, data], { encoding: 'utf8' });
  expect([run.stdout.split('\n').length, run.stderr]).toEqual([2, '']);
});

describe('ledger export SESSION --format ndjson', () => {
  it('writes commands that rebuild the session with its names, and that the rebuilt one writes again', () => {
    const data = ready('ndjson');
    const [file, names] = [join(folder, 'club.out.ndjson'), join(folder, 'club.names.json')];
    const run = runLedger(data, 'export', 'club', '--format', 'ndjson', '--out', file, '--names-out', names);
    expect(run.status).toBe(0);
    const back = join(folder, 'ndjson-back');
    const again = runLedger(back, 'import', file, '--role', 'chief-director', '--names', names);
    expect([again.status, again.stderr]).toEqual([0, '']);
    const standings = (place: string): string => runLedger(place, 'standings', 'club', '--json').stdout;
    expect(standings(back)).toBe(standings(data));
    expect(standings(back)).toContain('"matchpoints"');
    expect(runLedger(back, 'export', 'club', '--format', 'ndjson').stdout).toBe(readFileSync(file, 'utf8'));
  });
});

it('tells a session that there is not, a name that is none, and a format that is unknown', () => {
  const data = ready('wrong');
  expect(runLedger(data, 'export', 'other', '--format', 'pbn')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('no session other') as unknown,
  });
  expect(runLedger(data, 'export', 'no session', '--format', 'pbn')).toMatchObject({ status: 2 });
  expect(runLedger(data, 'export', 'club', '--format', 'docx')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("'docx' is none of case, html, pbn, usebio, csv, json") as unknown,
  });
});
