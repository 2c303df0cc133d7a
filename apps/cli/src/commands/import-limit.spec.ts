import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../failure';
import { boundedBytesOf, boundedPiecesOf, checkSize } from '../read-file';
import { runLedger } from '../testing/run-ledger';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'limit-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const fileOf = (name: string, bytes: number): string => {
  const file = join(folder, name);
  writeFileSync(file, 'x'.repeat(bytes));
  return file;
};

it.each(['large.pbn', 'large.lin', 'large.xml', 'large.ndjson'])(
  '%s beyond the limit is refused before anything is written',
  (name) => {
    const [small, large] = [join(folder, 'small.ndjson'), fileOf(name, 1_000_001)];
    writeFileSync(small, '{"id": "1"}');
    const data = join(folder, `data-${name}`);
    const run = runLedger(data, 'import', small, large, '--session', 's', '--limit', '1');
    expect(run.status).toBe(1);
    expect(run.stderr).toContain('large');
    expect(run.stderr).toContain('more than 1 MB');
    expect(existsSync(data)).toBe(false);
  },
);

it('a limit that makes no sense is a matter of usage', () => {
  const run = runLedger(folder, 'import', fileOf('small.pbn', 10), '--session', 's', '--limit', 'much');
  expect([run.status, run.stderr]).toEqual([
    2,
    expect.stringContaining("--limit: expected 1 to 99999 megabytes, not 'much'"),
  ]);
});

it('a file of exactly the limit is read', async () => {
  const file = fileOf('exact', 1000);
  checkSize(file, 1000);
  expect(boundedBytesOf(file, 1000)).toHaveLength(1000);
  expect(() => boundedBytesOf(file, 999)).toThrow(Failure);
  let length = 0;
  for await (const piece of boundedPiecesOf(file, 1000)) length += piece.length;
  expect(length).toBe(1000);
});

it('what has no size beforehand is read up to the limit and no further', () => {
  expect(() => boundedBytesOf('/dev/zero', 3_000_000)).toThrow('larger than 3 MB');
});
