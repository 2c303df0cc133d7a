import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditFile } from '@app/ledger';
import { runningTree } from './running-tree';
import { type Specimen, makeSpecimen } from './testing/specimen';

const folder = mkdtempSync(join(tmpdir(), 'ledger-resume-'));
let specimen: Specimen;
let file: string;

/** A ledger with two keys and several checkpoints. */
beforeAll(async () => {
  specimen = await makeSpecimen(folder);
  file = join(folder, 'image.db');
  writeFileSync(file, specimen.image);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Progress after the first `size` events. */
const progressAt = (size: number) => {
  const tree = runningTree(() => undefined);
  for (const { leaf } of specimen.rows.slice(0, size)) tree.add(leaf.toString('hex'));
  return tree.frontier();
};

it('a pass over a signed ledger says the same, wherever it is continued from', async () => {
  const whole = await auditFile(file);
  expect(whole).toMatchObject({ ok: true, checkpoints: 3, trust: 'own-word' });
  for (let size = 0; size <= specimen.rows.length; size++) {
    expect([size, await auditFile(file, { from: progressAt(size) })]).toEqual([size, whole]);
  }
});

it('a checkpoint that does not hold is found, wherever the pass is continued from before it', async () => {
  const [, , third = 0] = specimen.sizes;
  const head = { size: third, root: 'f'.repeat(64) };
  for (let size = 0; size <= third; size++) {
    expect(await auditFile(file, { from: progressAt(size), heads: [head] })).toMatchObject({ ok: false });
  }
});
