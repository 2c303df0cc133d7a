import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditFile, checkQuickly, openLedger, toHex, type AuditProgress, type TreeHead } from '@app/ledger';
import { someEvents } from '@app/testing';
import { Database } from './driver';

const folder = mkdtempSync(join(tmpdir(), 'ledger-check-'));
let files = 0;
let original: string;

const fill = async (file: string, call: string): Promise<void> => {
  const log = await openLedger(`sqlite:${file}`);
  for (let i = 0; i < 14; i++) await log.append(`board-${i % 4}`, someEvents(100, 'CallMade', { call }), 'any');
  await log.close();
};

/** 1,400 events: three pages of 500. */
beforeAll(async () => {
  original = join(folder, 'original.db');
  await fill(original, '1NT');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const copy = (): string => {
  const file = join(folder, `${++files}.db`);
  copyFileSync(original, file);
  return file;
};

const edit = (file: string, sql: string): string => {
  const db = new Database(file);
  db.exec(`DROP TRIGGER event_is_never_changed; DROP TRIGGER event_is_never_deleted; ${sql}`);
  db.close();
  return file;
};

const ALTER = (position: number): string =>
  `UPDATE event SET body = replace(body, '1NT', '7NT') WHERE position = ${position}`;

const headOf = async (file: string, size: number): Promise<TreeHead> => {
  const log = await openLedger(`sqlite:${file}`, { create: false });
  const root = toHex(await log.tree.root(size));
  await log.close();
  return { size, root };
};

describe('the quick check', () => {
  it('hashes the last events, and says which', async () => {
    const heads = [await headOf(copy(), 1_000)];
    expect(await checkQuickly(copy(), { last: 600, heads })).toEqual({
      ok: true,
      events: 1_400,
      from: 800,
      warnings: [],
    });
    expect(await checkQuickly(copy(), { last: 9_999, heads: [] })).toMatchObject({ from: 0 });
  });

  it('finds an altered event among the last ones, with its position', async () => {
    const checked = await checkQuickly(edit(copy(), ALTER(1_234)), { last: 600, heads: [] });
    expect(checked).toMatchObject({
      ok: false,
      kind: 'altered',
      position: 1_234,
      reason: 'its body is not what was hashed when it was recorded',
    });
  });

  it('does not look at events before those, but names missing triggers', async () => {
    const checked = await checkQuickly(edit(copy(), ALTER(3)), { last: 600, heads: [] });
    expect(checked).toMatchObject({
      ok: true,
      warnings: [expect.stringContaining('event_is_never_changed'), expect.anything()],
    });
  });

  it('finds a missing event', async () => {
    const checked = await checkQuickly(edit(copy(), 'DELETE FROM event WHERE position = 5'), { last: 600, heads: [] });
    expect(checked).toMatchObject({
      ok: false,
      kind: 'altered',
      position: null,
      reason: 'the table has 1399 events, and the last position is 1399',
    });
  });

  it('finds that the stored hashes do not make a signed head, or end before it', async () => {
    const head = await headOf(copy(), 1_000);
    const altered = edit(copy(), 'UPDATE event SET leaf = zeroblob(32) WHERE position = 900');
    const checked = await checkQuickly(altered, { last: 10, heads: [head] });
    expect(JSON.stringify(checked)).toContain('the hashes of the first 1000 events');
    const beyond = await checkQuickly(copy(), { last: 10, heads: [{ ...head, size: 2_000 }] });
    expect(beyond).toMatchObject({
      kind: 'cut-off',
      reason: 'a head of 2000 events was signed, and the ledger has 1400',
    });
  });
});

describe('a pass in pieces', () => {
  /** Interrupts a pass after its first page, and gives how far it came. */
  const interrupted = async (file: string): Promise<AuditProgress> => {
    let last: AuditProgress | undefined;
    const pass = auditFile(file, {
      reached: (progress) => {
        last = progress;
        return Promise.reject(new Error('interrupted'));
      },
    });
    await expect(pass).rejects.toThrow('interrupted');
    if (last === undefined) throw new Error('the pass has not begun');
    return last;
  };

  const sizesOf = async (file: string, from: AuditProgress) => {
    const sizes: number[] = [];
    const verified = await auditFile(file, {
      from,
      reached: ({ size }) => {
        sizes.push(size);
        return Promise.resolve();
      },
    });
    return { sizes, verified };
  };

  it('is the same as a whole one', async () => {
    const file = copy();
    const from = await interrupted(file);
    expect(from.size).toBe(500);
    const { sizes, verified } = await sizesOf(file, from);
    expect(sizes).toEqual([1_000, 1_400]);
    expect(verified).toEqual(await auditFile(file));
  });

  it('finds an altered event with its position', async () => {
    const file = copy();
    const from = await interrupted(file);
    edit(file, ALTER(700));
    expect((await sizesOf(file, from)).verified).toMatchObject({ ok: false, position: 700 });
  });

  it('starts anew where the progress belongs to another history', async () => {
    const other = join(folder, 'other.db');
    await fill(other, '2NT');
    const from = await interrupted(other);
    const { sizes } = await sizesOf(copy(), from);
    expect(sizes).toEqual([500, 1_000, 1_400]);
    const { sizes: afterDamage } = await sizesOf(copy(), { size: 500, subtrees: [] });
    expect(afterDamage[0]).toBe(500);
  });

  it('judges heads that were signed outside', async () => {
    const file = copy();
    const head = await headOf(file, 1_200);
    expect(await auditFile(file, { heads: [head] })).toMatchObject({ ok: true, kept: 1 });
    const rewritten = await auditFile(file, { heads: [{ ...head, root: '0'.repeat(64) }] });
    expect(rewritten).toMatchObject({ ok: false });
    expect(JSON.stringify(rewritten)).toContain('the head recorded beside the key');
    expect(await auditFile(file, { heads: [{ ...head, size: 1_500 }] })).toMatchObject({ ok: false, position: 1_400 });
  });
});
