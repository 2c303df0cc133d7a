import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportedBoard } from '@app/formats';
import { heldRecords } from './held-records';
import { READERS } from './readers';

const bytes = readFileSync(join(__dirname, '../../../../examples/imports/club-evening.csv'));
const { boards } = READERS.csv([bytes], false, () => undefined);
const all = [...boards];
/** Bytes for one record, and not for all. */
const TOO_LITTLE = JSON.stringify(all[0]).length + 1;

/** The records of a file, which counts how often it is read. */
const counted = () => {
  let times = 0;
  const records: Iterable<ImportedBoard> = {
    *[Symbol.iterator]() {
      times += 1;
      yield* boards;
    },
  };
  return { records, times: () => times };
};

it('gives records that were held as they were read, without the file', () => {
  const { records, times } = counted();
  const held = heldRecords();
  all.forEach(held.hold);
  const again = held.of(records);
  expect(all.length).toBeGreaterThan(1);
  for (let nth = 0; nth < 3; nth += 1) expect([...again]).toStrictEqual(all);
  expect(times()).toBe(0);
});

it('reads the file once where its reader has given none to hold', () => {
  const { records, times } = counted();
  const again = heldRecords().of(records);
  for (let nth = 0; nth < 3; nth += 1) expect([...again]).toStrictEqual(all);
  expect(times()).toBe(1);
});

it.each([true, false])('reads the file each time where not all have room (held before: %s)', (isGiven) => {
  const { records, times } = counted();
  const held = heldRecords(TOO_LITTLE);
  if (isGiven) all.forEach(held.hold);
  const again = held.of(records);
  for (let nth = 0; nth < 3; nth += 1) expect([...again]).toStrictEqual(all);
  expect(times()).toBe(3);
});

it('holds nothing of a file that was not read to its end', () => {
  const { records, times } = counted();
  const again = heldRecords().of(records);
  for (const { record } of again) if (record === all[1]?.record) break;
  const [first] = again;
  expect(first).toStrictEqual(all[0]);
  expect([...again]).toStrictEqual(all);
  expect([...again]).toStrictEqual(all);
  expect(times()).toBe(3);
});

const PBN = ['1', '2', '3'].map(
  (board) => `[Event ""]\n[Board "${board}"]\n[North "Ann"]\n[Declarer "N"]\n[Contract "3NT"]\n[Result "9"]\n`,
);
const LIN = ['1', '2', '3'].map(
  (board) =>
    `pn|Ann,Bo,Cy,Di|st||md|1SAKQJHAKQDAKQCAKQ,SH65432DJT98CJT98,,|ah|Board ${board}|sv|o|mb|1N|mb|p|mb|p|mb|p|\n`,
);

it.each([
  ['pbn', PBN.join('\n')],
  ['lin', LIN.join('')],
] as const)('is given each board of %s as it is given later', (format, text) => {
  const given: ImportedBoard[] = [];
  const read = READERS[format](
    [Buffer.from(text)],
    false,
    () => undefined,
    (board) => given.push(board),
  );
  expect(given).toHaveLength(3);
  expect(given).toStrictEqual([...read.boards]);
});
