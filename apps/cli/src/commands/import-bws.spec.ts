import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AccessTable, bwsFile } from '@app/testing';
import { runLedger } from '../testing/run-ledger';

type Row = AccessTable['rows'][number];

const DAY = new Date('2026-01-19T00:00:00Z');
const at = (time: string): Date => new Date(`1899-12-30T${time}Z`);
const seating = (Table: number, Round: number, NSPair: number, EWPair: number): Row => ({
  ...{ Section: 1, Table, Round, NSPair, EWPair },
  ...{ LowBoard: Round, HighBoard: Round, CustomBoards: null },
});
const received = (ID: number, more: Row): Row => ({
  ...{ ID, Section: 1, Table: 1, Round: 1, Board: 1, PairNS: 1, PairEW: 2, Declarer: 1, 'NS/EW': 'N' },
  ...{ Contract: '3 NT', Result: '=', LeadCard: '', Remarks: '', DateLog: DAY, TimeLog: at('19:10:00') },
  ...more,
});
const calls = ['N:3NT', 'E:PASS', 'S:PASS', 'W:PASS'].map((text, index): Row => {
  const [Direction = '', Bid = ''] = text.split(':');
  return { ID: index + 1, Section: 1, Table: 2, Round: 1, Board: 1, Counter: index + 1, Direction, Bid, DateLog: DAY };
});

/** Two tables, two rounds of a board each: corrected, withdrawn, artificial, and one whose contract cannot be read. */
const EVENING = bwsFile({
  Session: [{ ID: 1, Name: 'Club night', Date: DAY }],
  Section: [{ ID: 1, Letter: 'A', Tables: 2, Session: 1, ScoringType: 1, Winners: 1 }],
  RoundData: [seating(1, 1, 1, 2), seating(2, 1, 3, 4), seating(1, 2, 1, 4), seating(2, 2, 3, 2)],
  ReceivedData: [
    received(1, { Erased: true }),
    received(2, { Result: '+1', TimeLog: at('19:20:00') }),
    received(3, { Table: 2, PairNS: 3, PairEW: 4, Declarer: 3, Result: '-1', LeadCard: 'H10' }),
    received(4, { Round: 2, Board: 2, PairEW: 4, Contract: '', Result: '', Remarks: '60%-40%' }),
    received(5, { Table: 2, Round: 2, Board: 2, PairNS: 3, Declarer: 3, Erased: true }),
  ],
  BiddingData: calls,
  PlayerNumbers: [{ Section: 1, Table: 1, Direction: 'N', Number: '7', Name: 'Åse Ærø', Round: 0 }],
});

interface JsonReport {
  readonly format: string;
  readonly records: Readonly<Record<string, number>>;
  readonly report: readonly { readonly kind: string; readonly message: string }[];
}

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bws-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const fileOf = (name: string, bytes: Uint8Array): string => {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return file;
};

it('takes a database into a session, whatever it is called, and a second time changes nothing', () => {
  const data = join(folder, 'data');
  const file = fileOf('evening.dat', EVENING);
  const first = runLedger(data, 'import', file, '--session', 'club', '--json');
  expect([first.status, first.stderr]).toEqual([0, '']);
  const [report] = JSON.parse(first.stdout) as JsonReport[];
  expect(report).toMatchObject({ format: 'bws', records: { read: 4, taken: 4, refused: 0 } });
  expect(report?.report.map(({ message }) => message)).toContain(
    'ReceivedData: 5 rows = 5 taken + 0 left out + 0 refused',
  );

  const replay = runLedger(data, 'replay', 'club.1.1', '--json');
  const events = JSON.stringify(JSON.parse(replay.stdout));
  expect(events).toContain('ScoreCorrected');
  const withdrawn = runLedger(data, 'replay', 'club.2.2', '--json');
  expect(JSON.stringify(JSON.parse(withdrawn.stdout))).toContain('RulingReversed');

  const again = runLedger(data, 'import', file, '--session', 'club', '--json');
  const [second] = JSON.parse(again.stdout) as JsonReport[];
  expect(second).toMatchObject({ records: { read: 4, taken: 0, already: 4, refused: 0 } });
  expect(runLedger(data, 'verify').status).toBe(0);
});

it('names table, row and column of what cannot be read, and exits with 1', () => {
  const wrong = bwsFile({ ReceivedData: [received(1, { Contract: '9 NT' })] });
  const run = runLedger(join(folder, 'wrong'), 'import', fileOf('wrong.bws', wrong), '--session', 'club');
  expect(run.status).toBe(1);
  expect(run.stderr).toContain("ReceivedData, row 1, Contract: '9 NT' is not a contract like 4SX, or Pass");
});

it('says of a file called .bws that it is none', () => {
  const file = fileOf('none.bws', new TextEncoder().encode('nothing of the kind'));
  const run = runLedger(join(folder, 'none'), 'import', file, '--session', 'club');
  expect([run.status, run.stderr]).toEqual([
    2,
    expect.stringContaining('no kind of file that is known by its content'),
  ]);
});
