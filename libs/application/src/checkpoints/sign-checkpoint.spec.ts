import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeLedgerEvent } from '@app/contract';
import { type EventLog, canonicalEvent, Database, LedgerError, memoryLedger, openLedger } from '@app/ledger';
import { checkpointByText, collect, everything, merkleTreeHash, someEvents } from '@app/testing';
import { makeKey } from './make-key';
import { keyFile, keyInMemory } from './key-store';
import { CHECKPOINTS, KEYS, ledgerCheckpoints, ledgerKeys } from './recorded';
import { rotateKey } from './rotate-key';
import { signCheckpoint } from './sign-checkpoint';
import { openSignedHeads } from './signed-heads';
import type { Signer } from './signer';

const NAME = 'club.example/ledger';
const now = () => new Date('2026-02-02T20:00:00.000Z');
const cosign = (note: string) => Promise.resolve(note);

const opened: EventLog[] = [];
const signers: Signer[] = [];
const folder = mkdtempSync(join(tmpdir(), 'checkpoints-'));
let places = 0;
afterEach(async () => {
  for (const { signed } of signers.splice(0)) signed.close();
  for (const log of opened.splice(0)) await log.close();
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const kept = (log: EventLog): EventLog => {
  opened.push(log);
  return log;
};
const signer = (parts: Omit<Signer, 'now' | 'cosign'>, more: Partial<Signer> = {}): Signer => {
  const made = { ...parts, now, cosign, ...more };
  signers.push(made);
  return made;
};
const inMemory = (log = kept(memoryLedger())): Signer =>
  signer({ log, key: keyInMemory(), signed: openSignedHeads(':memory:') });

/** A data folder of its own. */
const place = (): string => join(folder, String(++places));
const inFolder = (data: string, log: EventLog): Signer =>
  signer({ log, key: keyFile(join(data, 'checkpoint.key')), signed: openSignedHeads(join(data, 'signed.db')) });
const ledgerIn = async (data: string): Promise<EventLog> => kept(await openLedger(`sqlite:${join(data, 'ledger.db')}`));

/** The root over the first events, from their canonical text. */
const rootOver = async (log: EventLog, size: number): Promise<string> =>
  merkleTreeHash((await everything(log)).slice(0, size).map(canonicalEvent)).toString('hex');

describe('a checkpoint', () => {
  it('is of everything recorded, signed with the key of the ledger, and kept in it', async () => {
    const signing = inMemory();
    const { log } = signing;
    await log.append('notes-1', someEvents(5), 'any');
    const { verifierKey } = await makeKey(signing, NAME);
    const signed = await signCheckpoint(signing);
    expect(signed).toMatchObject({ isNew: true, size: 6 });
    expect(checkpointByText(signed.note, verifierKey)).toEqual({
      extensions: [],
      origin: NAME,
      size: 6,
      root: await rootOver(log, 6),
      signatures: 1,
    });
    const [event] = await collect(log.readStream(CHECKPOINTS));
    expect(event).toMatchObject({
      type: 'CheckpointSigned',
      position: 6,
      data: { size: 6, root: signed.root, note: signed.note },
      metadata: { actor: { id: 'ledger' }, recordedAt: now().toISOString() },
    });
    expect(event && decodeLedgerEvent(event).ok).toBe(true);
  });

  it('is signed again only when something was recorded', async () => {
    const signing = inMemory();
    await makeKey(signing, NAME);
    const first = await signCheckpoint(signing);
    expect(await signCheckpoint(signing)).toEqual({ ...first, isNew: false });
    expect(await signCheckpoint(signing)).toEqual({ ...first, isNew: false });
    expect(await signing.log.head()).toBe(1);
    await signing.log.append('notes-1', someEvents(1), 'any');
    expect(await signCheckpoint(signing)).toMatchObject({ isNew: true, size: 3 });
  });

  it('carries the lines of witnesses', async () => {
    const witnessed = { ...inMemory(), cosign: (note: string) => Promise.resolve(`${note}\u2014 witness AAAA\n`) };
    await makeKey(witnessed, NAME);
    const { note } = await signCheckpoint(witnessed);
    expect(note).toMatch(/\n\u2014 witness AAAA\n$/);
    expect((await ledgerCheckpoints(witnessed.log, {}))[0]?.note).toBe(note);
  });

  it('is not signed without a key', async () => {
    const signing = inMemory();
    await signing.log.append('notes-1', someEvents(1), 'any');
    await expect(signCheckpoint(signing)).rejects.toMatchObject({ code: 'NoKey' });
    expect(await signing.log.head()).toBe(0);
  });

  it('is not signed with another key than that of the ledger', async () => {
    const { log } = inMemory();
    const theirs = inMemory(log);
    await makeKey(theirs, NAME);
    const ours = inMemory(log);
    await expect(signCheckpoint(ours)).rejects.toMatchObject({
      code: 'KeyElsewhere',
      message: expect.stringContaining((await ledgerKeys(log))[0]?.key ?? '?') as unknown,
    });
  });
});

describe('two signers of one ledger', () => {
  it('at once record one checkpoint for each size, and sizes never go back', async () => {
    const data = place();
    const one = inFolder(data, await ledgerIn(data));
    await makeKey(one, NAME);
    const two = inFolder(data, await ledgerIn(data));
    for (let round = 0; round < 10; round += 1) {
      await one.log.append('notes-1', someEvents(3), 'any');
      const all = [signCheckpoint(one), two.log.append('notes-2', someEvents(1), 'any'), signCheckpoint(two)];
      await Promise.all(all);
    }
    await signCheckpoint(one);
    const checkpoints = await ledgerCheckpoints(one.log, {});
    const sizes = checkpoints.map(({ size }) => size);
    expect(sizes.length).toBeGreaterThanOrEqual(10);
    expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => a - b));
    const [key] = await ledgerKeys(one.log);
    for (const { size, note, position } of checkpoints) {
      expect(position).toBeGreaterThanOrEqual(size);
      expect(checkpointByText(note, key?.key ?? '')).toMatchObject({ size, root: await rootOver(one.log, size) });
    }
  });

  it('of which one has the place kept apart no longer, still agree', async () => {
    const data = place();
    const one = inFolder(data, await ledgerIn(data));
    await makeKey(one, NAME);
    const two = { ...one, signed: openSignedHeads(':memory:') };
    await one.log.append('notes-1', someEvents(3), 'any');
    const [first, second] = await Promise.all([signCheckpoint(one), signCheckpoint(two)]);
    expect([first.note, await ledgerCheckpoints(one.log, {})]).toMatchObject([second.note, [{ size: 4 }]]);
    two.signed.close();
  });
});

describe('a ledger that no longer continues what was signed', () => {
  /** A ledger with ten events, signed, and ten more; as a copy that can be tampered with. */
  const signedOnce = async (): Promise<{ data: string; file: string }> => {
    const data = place();
    const signing = inFolder(data, await ledgerIn(data));
    await makeKey(signing, NAME);
    await signing.log.append('notes-1', someEvents(10), 'any');
    await signCheckpoint(signing);
    await signing.log.append('notes-1', someEvents(10), 'any');
    signing.signed.close();
    await signing.log.close();
    const file = join(data, 'copy.db');
    copyFileSync(join(data, 'ledger.db'), file);
    return { data, file };
  };
  const tamper = (file: string, sql: string): void => {
    const db = new Database(file);
    const guards = db.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'trigger'").pluck().all();
    for (const guard of guards) db.exec(`DROP TRIGGER "${guard}"`);
    db.exec(`${sql}; DELETE FROM stream WHERE id NOT IN (SELECT stream FROM event)`);
    db.close();
  };

  it.each([
    ['was cut off before it', 'DELETE FROM event WHERE position >= 8', /signed at 11 events .* it has 8 events now/],
    ['was cut off with the checkpoint and grew again', 'DELETE FROM event WHERE position >= 11', null],
    [
      'was rewritten',
      `UPDATE event SET leaf = (SELECT leaf FROM event WHERE position = 4) WHERE position = 3`,
      /signed at 11 events \(root [0-9a-f]{64}\): its first 11 events have the root [0-9a-f]{64} now/,
    ],
  ])('because it %s is not signed', async (_, sql, words) => {
    const { data, file } = await signedOnce();
    tamper(file, sql);
    const log = kept(await openLedger(`sqlite:${file}`, { create: false }));
    const before = await log.head();
    const signing = inFolder(data, log);
    if (words === null) {
      // Up to the size that was signed it is the same, so a new checkpoint continues the old one.
      expect(await signCheckpoint(signing)).toMatchObject({ isNew: true, size: 11 });
      return;
    }
    await expect(signCheckpoint(signing)).rejects.toMatchObject({
      code: 'LedgerCorrupt',
      message: expect.stringMatching(words) as unknown,
    });
    await expect(rotateKey(signing)).rejects.toMatchObject({ code: 'LedgerCorrupt' });
    expect(await log.head()).toBe(before);
  });

  it('nor knows its key is signed with none', async () => {
    const { data, file } = await signedOnce();
    tamper(file, 'DELETE FROM event');
    const log = kept(await openLedger(`sqlite:${file}`, { create: false }));
    const signing = inFolder(data, log);
    for (const sign of [() => signCheckpoint(signing), () => makeKey(signing, NAME)]) {
      await expect(sign()).rejects.toMatchObject({
        code: 'KeyUnknown',
        message: expect.stringContaining('put back to an earlier state') as unknown,
      });
    }
    const elsewhere = { ...signing, key: keyFile(join(data, 'moved.key')) };
    await expect(makeKey(elsewhere, NAME)).rejects.toMatchObject({
      code: 'LedgerCorrupt',
      message: expect.stringContaining('it has 0 events now') as unknown,
    });
  });

  it('is refused by what it has itself, where what was kept apart is lost', async () => {
    const { data, file } = await signedOnce();
    tamper(file, `UPDATE event SET leaf = (SELECT leaf FROM event WHERE position = 4) WHERE position = 3`);
    const log = kept(await openLedger(`sqlite:${file}`, { create: false }));
    rmSync(join(data, 'signed.db'));
    await expect(signCheckpoint(inFolder(data, log))).rejects.toMatchObject({ code: 'LedgerCorrupt' });
  });

  it('is another log under another name', async () => {
    const { data, file } = await signedOnce();
    tamper(file, 'DELETE FROM event');
    const log = kept(await openLedger(`sqlite:${file}`, { create: false }));
    const signing = { ...inFolder(data, log), key: keyFile(join(data, 'moved.key')) };
    const { verifierKey } = await makeKey(signing, 'club.example/restored');
    const { note } = await signCheckpoint(signing);
    expect(checkpointByText(note, verifierKey)).toMatchObject({ origin: 'club.example/restored', size: 1 });
    expect(await collect(log.readStream(KEYS))).toHaveLength(1);
  });
});

it('a ledger that nobody may write says so', async () => {
  const data = place();
  const signing = inFolder(data, await ledgerIn(data));
  await makeKey(signing, NAME);
  const log: EventLog = {
    ...signing.log,
    append: () => Promise.reject(new LedgerError('LedgerReadOnly', 'the ledger can be read but not written here')),
  };
  await expect(signCheckpoint({ ...signing, log })).rejects.toMatchObject({ code: 'LedgerReadOnly' });
  expect(await signCheckpoint(signing)).toMatchObject({ isNew: true, size: 1 });
});
