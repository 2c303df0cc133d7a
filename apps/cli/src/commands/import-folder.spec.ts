import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { runLedger } from '../testing/run-ledger';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const TABLES = [
  ['Ann', 'Bo', 'Cy', 'Di'],
  ['Eva', 'Finn', 'Gro', 'Hans'],
  ['Ida', 'Jon', 'Kim', 'Leo'],
] as const;
const BOARDS = 3;

/** Suits of 13 cards, dealt round so that every board has other hands. */
const handsOf = (board: number): readonly string[] => {
  const ranks = [...'AKQJT98765432'];
  const hands = [0, 1, 2, 3].map(() => ({ S: '', H: '', D: '', C: '' }));
  ranks.forEach((rank, nth) => {
    (['S', 'H', 'D', 'C'] as const).forEach((suit, row) => {
      const hand = hands[(nth * (board % 3 === 0 ? 1 : board) + row + board) % 4];
      if (hand) hand[suit] += rank;
    });
  });
  // 13 times 4 cards: each hand gets one of every four, and the order of rows evens the odd ones out.
  return hands.map(({ S, H, D, C }) => `S${S}H${H}D${D}C${C}`);
};

const lin = (players: readonly string[], board: number, tricks: number): string =>
  `pn|${players.join(',')}|st||md|3${handsOf(board).join(',')}|sv|o|rh||ah|Board ${board}|mb|1N|mb|p|mb|p|mb|p|pg||mc|${tricks}|pg||\n`;

/** One file for each table and board, as an online club gives them: no file names a table. */
const evening = (): ReadonlyMap<string, string> =>
  new Map(
    TABLES.flatMap((players, table) =>
      Array.from({ length: BOARDS }, (_, nth): [string, string] => [
        `Round 1/t${table + 1} board ${nth + 1}.lin`,
        lin(players, nth + 1, 6 + table),
      ]),
    ),
  );

const written = (name: string, files: ReadonlyMap<string, string>): string => {
  const root = join(folder, name);
  for (const [path, text] of files) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
};

const zipped = (name: string, files: ReadonlyMap<string, string>): string => {
  const file = join(folder, name);
  writeFileSync(file, zipSync(Object.fromEntries([...files].map(([path, text]) => [path, strToU8(text)]))));
  return file;
};

const ledgerIn =
  (data: string) =>
  (...args: readonly string[]) =>
    runLedger(join(folder, data), ...args);

/** The standings without the ids of pairs, which are others in every installation, and without what goes by them. */
const rows = (standings: string): readonly string[] =>
  standings
    .split('\n')
    .map((line) => line.replace(/pair-\w+ */, '').replaceAll(/ +/g, ' '))
    .sort();

const ALL = TABLES.length * BOARDS;

it('a folder is one import: its tables are told apart by the players, and every result counts', () => {
  const ledger = ledgerIn('folder-data');
  const root = written('evening', new Map([...evening(), ['notes.doc', 'anything'], ['.DS_Store', 'x']]));
  const first = ledger('import', root, '--session', 's', '--date', '2026-03-01');
  expect(first).toMatchObject({ status: 0 });
  expect(first.stdout).toContain(`records: ${ALL} read, ${ALL} taken, 0 there already, 0 refused`);
  expect(first.stderr).toContain('notes.doc: not read: no kind of file that is known by its content');
  expect(first.stderr).not.toContain('DS_Store');
  const standings = ledger('standings', 's').stdout;
  expect(standings).toContain('Ann');
  expect(standings).not.toContain('not counted');
  const again = ledger('import', root, '--session', 's');
  expect(again.stdout).toContain(`records: ${ALL} read, 0 taken, ${ALL} there already, 0 refused`);
});

it('an archive, and its files one by one, come to the same', () => {
  const [whole, single] = [ledgerIn('zip-data'), ledgerIn('single-data')];
  const archive = zipped('evening.zip', evening());
  expect(whole('import', archive, '--session', 's').stdout).toContain(`${ALL} read, ${ALL} taken`);
  const root = written('single', evening());
  for (const path of [...evening().keys()].slice(0, 4)) single('import', join(root, path), '--session', 's');
  expect(single('import', archive, '--session', 's').stdout).toContain(
    `${ALL} read, ${ALL - 4} taken, 4 there already`,
  );
  expect(rows(single('standings', 's').stdout)).toEqual(rows(whole('standings', 's').stdout));
});

it('an archive that is none is refused as a whole', () => {
  const file = join(folder, 'broken.zip');
  writeFileSync(file, Uint8Array.of(0x50, 0x4b, 3, 4, 9, 9, 9));
  expect(ledgerIn('broken')('import', file, '--session', 's')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('the archive cannot be unpacked') as unknown,
  });
});

it('what nobody can tell is asked, and --place answers', () => {
  const ledger = ledgerIn('asked');
  const [players] = TABLES;
  const text = [7, 8, 9].map((tricks) => lin(players, 1, tricks)).join('');
  const file = join(folder, 'asked.lin');
  writeFileSync(file, text);
  const take = (...more: readonly string[]) => ledger('import', file, '--session', 's', ...more);
  const first = take();
  expect(first).toMatchObject({ status: 1 });
  expect(first.stdout).toContain('3 read, 1 taken, 0 there already, 2 refused');
  expect(first.stderr).toContain('QUESTION (record 2, board 1)');
  const answered = take('--place', '2=again', '--place', '3=9');
  expect(answered.stdout).toContain('3 read, 2 taken, 1 there already, 0 refused');
  expect(ledger('replay', 's.1.1.2').status).toBe(0);
  expect(ledger('replay', 's.9.1').status).toBe(0);
  expect(take('--place', '2=again', '--place', '3=9').stdout).toContain('0 taken, 3 there already');
  expect(take('--place', '2=leave', '--place', '3=leave').stdout).toContain(
    '1 there already, 0 refused, 2 with nothing',
  );
  expect(take('--place', 'x')).toMatchObject({ status: 2 });
  expect(take('--place', 'other.lin:2=again')).toMatchObject({ status: 2 });
});

it('the whole report is written to a file', () => {
  const root = written('reported', evening());
  const [json, html] = [join(folder, 'out.json'), join(folder, 'out.html')];
  ledgerIn('reported-json')('import', root, '--session', 's', '--report', json);
  const reports = JSON.parse(readFileSync(json, 'utf8')) as { readonly placed: readonly object[] }[];
  expect(reports).toHaveLength(ALL);
  expect(reports[0]?.placed).toContainEqual(expect.objectContaining({ part: 'table', by: 'players', count: 1 }));
  ledgerIn('reported-html')('import', root, '--session', 's', '--report', html);
  expect(readFileSync(html, 'utf8')).toContain(`${ALL} read, ${ALL} taken`);
  expect(ledgerIn('reported-not')('import', root, '--session', 's', '--report', 'out.doc')).toMatchObject({
    status: 2,
  });
});

describe('deals in one file and results in another', () => {
  const HAND = `[Event "Evening"]\n[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:AKQ2.AK2.AK2.AK2 JT98.JT9.JT9.JT9 7654.876.876.876 3.Q543.Q543.Q543"]\n\n`;
  const result = (table: number, tricks: number): string => `[Event "Evening"]
[Date "2026.03.01"]
[Board "1"]
[Table "${table}"]
[North "n${table}"]
[South "s${table}"]
[East "e${table}"]
[West "w${table}"]
[Dealer "N"]
[Vulnerable "None"]
[Scoring "MP"]
[Declarer "N"]
[Contract "3NT"]
[Result "${tricks}"]
`;

  it('meet on one board, whichever comes first; the hand record opens no table and enters nobody', () => {
    const [hands, results] = [join(folder, 'hands.pbn'), join(folder, 'results.pbn')];
    writeFileSync(hands, HAND);
    writeFileSync(results, [result(1, 9), result(2, 10)].join('\n'));
    const shown = [
      [hands, results],
      [results, hands],
    ].map((files, nth) => {
      const ledger = ledgerIn(`deals-${nth}`);
      const taken = files.map((file) => ledger('import', file, '--session', 's'));
      expect(taken.map(({ status }) => status)).toEqual([0, 0]);
      expect(taken.map(({ stdout }) => /records: (.*)/.exec(stdout)?.[1])).toEqual(
        (nth === 0 ? [1, 2] : [2, 1]).map(
          (read) => `${read} read, ${read} taken, 0 there already, 0 refused, 0 with nothing to record`,
        ),
      );
      for (const file of files) expect(ledger('import', file, '--session', 's').stdout).toContain('0 taken');
      const deals = [1, 2].map(
        (table) => /"deal": "[^"]*"/.exec(ledger('replay', `s.${table}.1`, '--json').stdout)?.[0],
      );
      return { standings: rows(ledger('standings', 's').stdout), deals };
    });
    expect(shown[1]).toEqual(shown[0]);
    expect(shown[0]?.deals[1]).toContain('AKQ2.AK2.AK2.AK2');
    expect(shown[0]?.standings.join()).not.toContain('unknown');
  });
});
