import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runLedger } from '../testing/run-ledger';

const fields = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('');
const line = (ns: number, ew: number, more: Readonly<Record<string, string | number>>): string =>
  `<TRAVELLER_LINE>${fields({ NS_PAIR_NUMBER: ns, EW_PAIR_NUMBER: ew, ...more })}</TRAVELLER_LINE>\n`;
const pair = (number: number): string =>
  `<PAIR>${fields({ PAIR_NUMBER: number })}${fields({ PLAYER: fields({ PLAYER_NAME: `a${number}` }) })}</PAIR>`;

/** Two boards at two tables: a score against a contract, a score against the same, and one that no board has. */
const EVENING = `<USEBIO Version="1.2"><EVENT EVENT_TYPE="MP_PAIRS"><DATE>12/11/2026</DATE>
<PARTICIPANTS>${[1, 2, 3, 4].map(pair).join('')}</PARTICIPANTS>
<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>
${line(1, 2, { SCORE: 420, NS_MATCH_POINTS: 2, EW_MATCH_POINTS: 0 })}${line(3, 4, { CONTRACT: '4S', PLAYED_BY: 'N', TRICKS: 9, SCORE: -50 })}</BOARD>
<BOARD><BOARD_NUMBER>2</BOARD_NUMBER>
${line(1, 2, { SCORE: -140 })}${line(3, 4, { SCORE: -140 })}${line(3, 4, { SCORE: 425 })}</BOARD>
</EVENT></USEBIO>`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'score-alone-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

interface JsonReport {
  readonly records: Readonly<Record<string, number>>;
  readonly scores: Readonly<Record<string, number>>;
}

const importInto = (data: string, file: string) => {
  const run = runLedger(join(folder, data), 'import', file, '--session', 's', '--json');
  const [report] = JSON.parse(run.stdout) as JsonReport[];
  return { status: run.status, records: report?.records };
};

const ranking = (data: string): readonly string[] =>
  runLedger(join(folder, data), 'standings', 's')
    .stdout.split('\n')
    .filter((row) => /^ *\d=? /.test(row))
    .map((row) => row.replace(/\s+/g, ' ').trim());

it('scores without contracts count, and go from file to ledger to file', () => {
  const file = join(folder, 'evening.xml');
  writeFileSync(file, EVENING);
  expect(importInto('first', file)).toMatchObject({ status: 1, records: { read: 5, taken: 4, refused: 1 } });
  expect(importInto('first', file)).toMatchObject({
    status: 1,
    records: { read: 5, taken: 0, already: 4, refused: 1 },
  });
  const standings = ranking('first');
  expect(standings).toEqual([
    '1= 1 1 2 3.00 75.00',
    '1= 4 4 2 3.00 75.00',
    '3= 2 2 2 1.00 25.00',
    '3= 3 3 2 1.00 25.00',
  ]);

  const data = join(folder, 'first');
  const explained = runLedger(data, 'explain', 's', 'board/1-2.1/NS').stdout;
  expect(explained).toContain('420 own score, as entered: the contract is not known: board-s.1-2.1@1');
  expect(runLedger(data, 'replay', 's.1-2.1', '--lang', 'da').stdout).toContain('kontrakten er ukendt: N-S 420');
  expect(runLedger(data, 'audit', 's').status).toBe(0);

  for (const format of ['usebio', 'csv', 'json']) {
    const out = join(folder, `out.${format}`);
    expect(runLedger(data, 'export', 's', '--format', format, '--out', out).status).toBe(0);
    expect([format, importInto(format, out)]).toMatchObject([format, { status: 0, records: { read: 4, taken: 4 } }]);
    expect([format, ranking(format)]).toEqual([format, standings]);
  }
});
