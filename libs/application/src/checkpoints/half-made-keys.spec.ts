import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSigningKey, openLedger } from '@app/ledger';
import { checkpointByText, someEvents } from '@app/testing';
import { signFromTheStart } from './first-start';
import { keyFile } from './key-store';
import { makeKey } from './make-key';
import { ledgerKeys } from './recorded';
import { rotateKey } from './rotate-key';
import { signCheckpoint } from './sign-checkpoint';
import { openSignedHeads } from './signed-heads';
import type { Signer } from './signer';

const BEGUN = 'session-ledger/0123456789abcdef';

let data = '';
const closing: (() => unknown)[] = [];
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'half-made-'));
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  rmSync(data, { recursive: true });
});

const opened = async (): Promise<Signer> => {
  const log = await openLedger(`sqlite:${join(data, 'ledger.db')}`);
  const signed = openSignedHeads(join(data, 'signed.db'));
  closing.push(signed.close, () => log.close());
  const key = keyFile(join(data, 'checkpoint.key'));
  return { log, key, signed, now: () => new Date(), cosign: (note) => Promise.resolve(note) };
};
const keyFiles = (): readonly string[] => readdirSync(data).filter((name) => name.startsWith('checkpoint.key'));

/** What a process that was killed, or that Windows refused to flush a folder, has left: its name, and how much of the key. */
const LEFT: readonly (readonly [name: string, part: (text: string) => string, origin: string | null])[] = [
  ['checkpoint.key.next', (text) => text, BEGUN],
  ['checkpoint.key.next', (text) => text.slice(0, 90), null],
  ['checkpoint.key.next', () => '', null],
  ['checkpoint.key.next.5b0e7a52-6f5f-4c4e-9a53-2c1c9a5f0f0e', (text) => text.slice(0, 120), null],
  ['checkpoint.key.next-1f0c22ab', (text) => text, BEGUN],
  ['checkpoint.key.next-1f0c22ab', (text) => text.slice(0, 30), null],
  ['checkpoint.key.next-1f0c22ab.5b0e7a52-6f5f-4c4e-9a53-2c1c9a5f0f0e', (text) => text, BEGUN],
];
const leave = (name: string, part: (text: string) => string): void => {
  const whole = join(data, 'whole', 'a.key');
  if (!existsSync(whole)) makeSigningKey(whole, BEGUN);
  mkdirSync(data, { recursive: true });
  writeFileSync(join(data, name), part(readFileSync(whole, 'utf8')));
};

describe.each(LEFT)('beside a half-made %s (%#)', (name, part, origin) => {
  const signs = async (signer: Signer, expected: string | RegExp): Promise<void> => {
    const key = (await ledgerKeys(signer.log)).at(-1)?.key ?? '';
    await signer.log.append('notes-1', someEvents(1), 'any');
    expect(checkpointByText((await signCheckpoint(signer)).note, key).origin).toEqual(
      expected instanceof RegExp ? expect.stringMatching(expected) : expected,
    );
    expect([signer.key.current()?.verifierKey, keyFiles()]).toEqual([key, ['checkpoint.key']]);
  };

  it('keys make goes on under the name it was begun with, or under one of its own', async () => {
    leave(name, part);
    const signer = await opened();
    await makeKey(signer);
    await signs(signer, origin ?? /^session-ledger\/[0-9a-f]{16}$/);
  });

  it('keys make --name takes the name that is given', async () => {
    leave(name, part);
    const signer = await opened();
    await makeKey(signer, 'club.example/ledger');
    await signs(signer, 'club.example/ledger');
  });

  it('serve makes a key and signs', async () => {
    leave(name, part);
    const signer = await opened();
    const problems: string[] = [];
    await signFromTheStart(signer, (problem) => problems.push(problem));
    expect(problems).toEqual([]);
    await signs(signer, origin ?? /^session-ledger\//);
  });

  it('checkpoint says what to do, and what it says works', async () => {
    leave(name, part);
    const signer = await opened();
    await expect(signCheckpoint(signer)).rejects.toMatchObject({ code: 'NoKey' });
    await makeKey(signer);
    await signs(signer, origin ?? /^session-ledger\//);
  });

  it('keys rotate changes the key of the ledger', async () => {
    const signer = await opened();
    const first = await makeKey(signer, BEGUN);
    leave(name, part);
    expect((await rotateKey(signer)).verifierKey).not.toBe(first.verifierKey);
    await signs(signer, BEGUN);
  });
});

it('a key that was recorded under the name of an earlier program, and is not in its place yet, is adopted', async () => {
  const signer = await opened();
  const made = await makeKey(signer, BEGUN);
  const text = readFileSync(join(data, 'checkpoint.key'), 'utf8');
  for (const work of [makeKey, rotateKey, signCheckpoint]) {
    rmSync(join(data, 'checkpoint.key'));
    writeFileSync(join(data, 'checkpoint.key.next'), text);
    await work(await opened());
    expect([signer.key.current()?.verifierKey, keyFiles()]).toEqual([made.verifierKey, ['checkpoint.key']]);
  }
});
