import { mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EventLog, type SigningKey, canonicalEvent, memoryLedger, openLedger, verifyLedger } from '@app/ledger';
import { checkpointByText, compile, everything, merkleTreeHash, someEvents, startChild } from '@app/testing';
import { makeKey } from './make-key';
import { keyFile, keyInMemory } from './key-store';
import { keyInForce, ledgerCheckpoints, ledgerKeys } from './recorded';
import { recordKey } from './record-key';
import { rotateKey } from './rotate-key';
import { signCheckpoint } from './sign-checkpoint';
import { openSignedHeads } from './signed-heads';
import type { Signer } from './signer';
import { KilledHere, killedAt } from './testing/killed-at';

const NAME = 'club.example/ledger';
const now = () => new Date('2026-02-02T20:00:00.000Z');

const folder = mkdtempSync(join(tmpdir(), 'keys-'));
let places = 0;
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A data folder of its own, or another process on the same. */
const place = (): string => join(folder, String(++places));
const opened = async (data: string, log?: EventLog): Promise<Signer> => {
  const ledger = log ?? (await openLedger(`sqlite:${join(data, 'ledger.db')}`));
  const signed = openSignedHeads(join(data, 'signed.db'));
  closing.push(signed.close, () => ledger.close());
  return {
    log: ledger,
    key: keyFile(join(data, 'checkpoint.key')),
    signed,
    now,
    cosign: (note) => Promise.resolve(note),
  };
};

const inForce = async ({ log }: Signer): Promise<string | undefined> => (await ledgerKeys(log)).at(-1)?.key;
const keyFilesIn = (data: string): readonly string[] =>
  readdirSync(data).filter((name) => name.startsWith('checkpoint.key'));

describe('making the key of a ledger', () => {
  it('records it with a checkpoint of what there was, signed with it', async () => {
    const data = place();
    const signer = await opened(data);
    await signer.log.append('notes-1', someEvents(3), 'any');
    const { verifierKey } = await makeKey(signer, NAME);
    const [first, ...others] = await ledgerKeys(signer.log);
    expect([first, others]).toMatchObject([{ key: verifierKey, replaces: null, position: 3 }, []]);
    expect(checkpointByText(first?.note ?? '', verifierKey)).toMatchObject({
      origin: NAME,
      size: 3,
      extensions: [`session-ledger/key ${verifierKey}`],
    });
    expect(signer.key.current()?.verifierKey).toBe(verifierKey);
    expect(keyFilesIn(data)).toEqual(['checkpoint.key']);
  });

  it('gives an empty ledger a name of its own', async () => {
    const [one, two] = [await makeKey(await opened(place())), await makeKey(await opened(place()))];
    for (const { name } of [one, two]) expect(name).toMatch(/^session-ledger\/[0-9a-f]{16}$/);
    expect(one.name).not.toBe(two.name);
  });

  it('does so once', async () => {
    const signer = await opened(place());
    const { verifierKey } = await makeKey(signer, NAME);
    await expect(makeKey(signer)).rejects.toMatchObject({
      code: 'KeyExists',
      message: `the ledger has the key ${verifierKey}; to change it: ledger keys rotate`,
    });
  });

  it('by two at once in one place, or in two: the ledger has one key, and somebody has it', async () => {
    const [data, elsewhere] = [place(), place()];
    const one = await opened(data);
    const three = { ...(await opened(elsewhere)), log: one.log };
    const made = await Promise.allSettled([one, await opened(data), three].map((signer) => makeKey(signer)));
    expect(made.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect(await ledgerKeys(one.log)).toHaveLength(1);
    const held = [one, three].filter(({ key }) => key.current()).map(({ key }) => key.current()?.verifierKey);
    expect(held).toEqual([await inForce(one)]);
  });

  it.each(['with space', 'with+plus', '', 'x'.repeat(201)])('is refused under the name %j', async (name) => {
    const signer = await opened(place());
    await expect(makeKey(signer, name)).rejects.toMatchObject({ code: 'BadName' });
    expect(await signer.log.head()).toBe(-1);
  });

  it('begun and never recorded is done under the name it was begun with, or under another if that is given', async () => {
    for (const [given, name] of [
      [undefined, NAME],
      ['other', 'other'],
    ] as const) {
      const data = place();
      const signer = await opened(data);
      signer.key.makeNext(NAME);
      const made = await makeKey(signer, given);
      expect([made.name, signer.key.current()?.verifierKey]).toEqual([name, made.verifierKey]);
      expect(keyFilesIn(data)).toEqual(['checkpoint.key']);
    }
  });

  it('in force is found while another process lets it take its place', async () => {
    const data = place();
    const [one, two] = [await opened(data), await opened(data)];
    const next = one.key.makeNext(NAME);
    const key = { ...one.key, adopt: () => undefined };
    await recordKey({ ...one, key }, next, null);
    const begun = () => {
      const listed = two.key.begun();
      one.key.adopt(next);
      return listed;
    };
    expect((await signCheckpoint({ ...two, key: { ...two.key, begun } })).isNew).toBe(true);
  });

  it('works for a ledger in memory', async () => {
    const log = memoryLedger();
    const signed = openSignedHeads(':memory:');
    closing.push(signed.close);
    const signer = { log, key: keyInMemory(), signed, now, cosign: (note: string) => Promise.resolve(note) };
    const made = await makeKey(signer, NAME);
    await signCheckpoint(signer);
    const changed = await rotateKey(signer);
    expect(signer.key.current()?.verifierKey).toBe(changed.verifierKey);
    expect(checkpointByText((await signCheckpoint(signer)).note, changed.verifierKey).origin).toBe(made.name);
  });
});

describe('changing the key', () => {
  it('keeps the name, and both keys vouch for it', async () => {
    const signer = await opened(place());
    const old = await makeKey(signer, NAME);
    await signCheckpoint(signer);
    const made = await rotateKey(signer, { reason: 'The scorer has left' });
    const [first, second] = await ledgerKeys(signer.log);
    expect(second).toMatchObject({ key: made.verifierKey, replaces: old.verifierKey, reason: 'The scorer has left' });
    expect(first).not.toHaveProperty('reason');
    const both = checkpointByText(second?.note ?? '', made.verifierKey, old.verifierKey);
    const extensions = [`session-ledger/key ${made.verifierKey}`];
    expect(both).toMatchObject({ origin: NAME, size: 2, extensions, signatures: 2 });
    expect(signer.key.current()?.verifierKey).toBe(made.verifierKey);
    const { note, size } = await signCheckpoint(signer);
    expect([checkpointByText(note, made.verifierKey), size]).toMatchObject([{ origin: NAME, signatures: 1 }, 3]);
    expect(() => checkpointByText(note, old.verifierKey)).toThrow('not signed by');
  });

  it('tells for every checkpoint which key it is signed with', async () => {
    const signer = await opened(place());
    await makeKey(signer, NAME);
    for (let round = 0; round < 4; round += 1) {
      await signer.log.append('notes-1', someEvents(2), 'any');
      await signCheckpoint(signer);
      if (round % 2 === 0) await rotateKey(signer);
    }
    const keys = await ledgerKeys(signer.log);
    expect(keys).toHaveLength(3);
    for (const { size, note } of await ledgerCheckpoints(signer.log, {})) {
      expect(checkpointByText(note, keyInForce(keys, size)?.key ?? '').size).toBe(size);
    }
    expect(keyInForce(keys, 0)).toBeUndefined();
  });

  it('is seen by whoever signs meanwhile', async () => {
    const data = place();
    const one = await opened(data);
    await makeKey(one, NAME);
    const two = await opened(data);
    await signCheckpoint(two);
    const { verifierKey } = await rotateKey(one);
    expect(checkpointByText((await signCheckpoint(two)).note, verifierKey).size).toBe(3);
  });

  it('while a checkpoint is being signed leaves that one to the key it was begun with', async () => {
    const data = place();
    const signer = await opened(data);
    const old = await makeKey(signer, NAME);
    const slow = { ...signer, cosign: (note: string) => rotateKey(signer).then(() => note) };
    const { note, size } = await signCheckpoint(slow);
    const keys = await ledgerKeys(signer.log);
    const [checkpoint] = await ledgerCheckpoints(signer.log, {});
    expect(checkpoint?.position).toBeGreaterThan(keys[1]?.position ?? Infinity);
    expect(keyInForce(keys, size)?.key).toBe(old.verifierKey);
    expect(checkpointByText(note, old.verifierKey).size).toBe(size);
    expect((await signCheckpoint(signer)).isNew).toBe(true);
    const verification = await verifyLedger(join(data, 'ledger.db'), { keys: [old.verifierKey] });
    expect(verification).toMatchObject({ ok: true, checkpoints: 2, trust: 'given', warnings: [] });
  });

  it('of a lost key is vouched for by the new one alone', async () => {
    const data = place();
    const signer = await opened(data);
    const old = await makeKey(signer, NAME);
    await expect(rotateKey(signer, { isLost: true })).rejects.toMatchObject({ code: 'KeyNotLost' });
    rmSync(join(data, 'checkpoint.key'));
    await expect(rotateKey(signer)).rejects.toMatchObject({
      code: 'KeyElsewhere',
      message: expect.stringContaining(old.verifierKey) as unknown,
    });
    const made = await rotateKey(signer, { isLost: true });
    const note = (await ledgerKeys(signer.log))[1]?.note ?? '';
    expect(checkpointByText(note, made.verifierKey)).toMatchObject({ origin: NAME, signatures: 1 });
    await signCheckpoint(signer);
  });

  it('does not write over the key of another ledger', async () => {
    const [data, other] = [place(), place()];
    const [signer, stranger] = [await opened(data), await opened(other)];
    await makeKey(signer, NAME);
    await makeKey(stranger, 'other.example/ledger');
    renameSync(join(other, 'checkpoint.key'), join(data, 'checkpoint.key'));
    await expect(rotateKey(signer, { isLost: true })).rejects.toMatchObject({ code: 'KeyUnknown' });
    await expect(signCheckpoint(signer)).rejects.toMatchObject({ code: 'KeyElsewhere' });
  });

  it('does not change the name, and leaves alone what was begun under another: it may be of another ledger', async () => {
    const signer = await opened(place());
    await makeKey(signer, NAME);
    const other = signer.key.makeNext('other.example/ledger');
    const made = await rotateKey(signer);
    expect([made.name, await inForce(signer)]).toEqual([NAME, made.verifierKey]);
    expect(signer.key.begun().map(({ key }) => key?.verifierKey)).toEqual([other.verifierKey]);
  });

  it('never lets a late process adopt a key that another one has only begun', async () => {
    const signer = await opened(place());
    await makeKey(signer, NAME);
    const recorded = await rotateKey(signer);
    signer.key.makeNext(NAME);
    signer.key.adopt(recorded);
    expect(signer.key.current()?.verifierKey).toBe(await inForce(signer));
  });

  it('is refused where there is no key, and where its file is something else', async () => {
    const data = place();
    const signer = await opened(data);
    await expect(rotateKey(signer)).rejects.toMatchObject({ code: 'NoKey' });
    await makeKey(signer, NAME);
    writeFileSync(join(data, 'checkpoint.key'), 'hello');
    await expect(rotateKey(signer)).rejects.toThrow(/checkpoint\.key holds no signing key/);
  });

  it('by two at once changes it, and the key in force is there', async () => {
    const data = place();
    const one = await opened(data);
    const old = await makeKey(one, NAME);
    await Promise.allSettled([rotateKey(one), rotateKey(await opened(data))]);
    expect(await inForce(one)).not.toBe(old.verifierKey);
    expect(one.key.current()?.verifierKey).toBe(await inForce(one));
    await signCheckpoint(one);
  });
});

describe('killed at every step', () => {
  /** Before and after every change to the disk and to the ledger. */
  const STEPS = 8;
  type Work = (signer: Signer) => Promise<SigningKey>;

  it.each<[string, Work]>([
    ['making a key', (signer) => makeKey(signer, NAME)],
    ['changing it', (signer) => rotateKey(signer)],
    ['changing a lost one', (signer) => rotateKey(signer, { isLost: true })],
  ])('%s: the key in force is never lost, and a repetition finishes it', async (what, work) => {
    const reached: number[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      const data = place();
      const signer = await opened(data);
      await signer.log.append('notes-1', someEvents(2), 'any');
      if (what !== 'making a key') await makeKey(signer, NAME);
      if (what === 'changing a lost one') rmSync(join(data, 'checkpoint.key'));
      const before = (await ledgerKeys(signer.log)).length;
      await expect(work(killedAt(signer, step))).rejects.toBeInstanceOf(KilledHere);

      const again = await opened(data);
      const recorded = (await ledgerKeys(again.log)).length - before;
      reached.push(recorded);
      const held = [again.key.current(), ...again.key.begun().map(({ key }) => key)].map((key) => key?.verifierKey);
      if (recorded > 0 || what === 'changing it') expect(held).toContain(await inForce(again));
      // Whoever signs in between, before anybody repeats it.
      if (recorded > 0) await signCheckpoint(again);

      const finished =
        recorded > 0 && again.key.begun().length === 0 ? await inForce(again) : (await work(again)).verifierKey;
      expect(await ledgerKeys(again.log)).toHaveLength(before + 1);
      expect([finished, again.key.current()?.verifierKey]).toEqual([await inForce(again), await inForce(again)]);
      expect(keyFilesIn(data)).toEqual(['checkpoint.key']);
      expect(readFileSync(join(data, 'checkpoint.key'), 'utf8')).toContain(finished);
      await signCheckpoint(again);
    }
    // Made, remembered as signed, recorded, in its place: the record comes third.
    expect(reached).toEqual([0, 0, 0, 0, 0, 1, 1, 1]);
  });

  const compiled = compile('libs');
  afterAll(() => {
    compiled.remove();
  });

  it('as a process, again and again, in the middle of changing keys and signing', async () => {
    const data = place();
    await makeKey(await opened(data), NAME);
    const worker = compiled.script('libs/application/src/checkpoints/testing/worker.ts');
    for (let kill = 1; kill <= 6; kill += 1) {
      const child = startChild(worker, data);
      await child.untilLines(kill);
      await new Promise((resolve) => setTimeout(resolve, kill));
      await child.kill();
      const signer = await opened(data);
      const { note } = await signCheckpoint(signer);
      expect(checkpointByText(note, (await inForce(signer)) ?? '').origin).toBe(NAME);
    }
    const { log } = await opened(data);
    const keys = await ledgerKeys(log);
    expect(keys.length).toBeGreaterThan(6);
    keys.forEach(({ key, replaces, note }, nth) => {
      expect(replaces).toBe(keys[nth - 1]?.key ?? null);
      checkpointByText(note, key, ...(replaces === null ? [] : [replaces]));
    });
    const texts = (await everything(log)).map(canonicalEvent);
    for (const { size, root, note } of await ledgerCheckpoints(log, {})) {
      expect(checkpointByText(note, keyInForce(keys, size)?.key ?? '')).toMatchObject({ size, root });
      expect(merkleTreeHash(texts.slice(0, size)).toString('hex')).toBe(root);
    }
  });
});
