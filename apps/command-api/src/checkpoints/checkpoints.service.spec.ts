import 'reflect-metadata';
import { type EventLog, memoryLedger } from '@app/ledger';
import { someEvents } from '@app/testing';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { MetricsModule } from '../../../common/src/metrics/metrics.module';
import { OverloadModule } from '../../../common/src/overload/overload.module';
import { CommandApiModule } from '../command-api.module';
import {
  keyInMemory,
  ledgerCheckpoints,
  ledgerKeys,
  makeKey,
  memoryCheckpoint,
  openSignedHeads,
  processManager,
  settingsFrom,
  type Signer,
  signFromTheStart,
  signRegularly,
} from '@app/application';

const now = () => new Date('2026-02-02T20:00:00.000Z');
const tokenKey = new Uint8Array(32);
const cosign = (note: string) => Promise.resolve(note);

const signers: Signer[] = [];
afterEach(async () => {
  for (const { log, signed } of signers.splice(0)) {
    signed.close();
    await log.close();
  }
});
const signerOf = (log = memoryLedger()): Signer => {
  const signer = { log, key: keyInMemory(), signed: openSignedHeads(':memory:'), now, cosign };
  signers.push(signer);
  return signer;
};

const sizes = async (log: EventLog): Promise<readonly number[]> =>
  (await ledgerCheckpoints(log, {})).map(({ size }) => size);
const until = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 2));
};

const startApp = async (signer: Signer, seconds: number) => {
  const { log } = signer;
  const manager = processManager({ log, now, checkpoint: memoryCheckpoint() });
  const errors: string[] = [];
  const warnings: string[] = [];

  @Module({
    imports: [
      MetricsModule.with(tokenKey, []),
      OverloadModule.with(settingsFrom({}).limits, tokenKey),
      CommandApiModule.with({
        settings: settingsFrom({}),
        log,
        tokenKey,
        now,
        manager,
        checkpoints: { signer, seconds },
      }),
    ],
  })
  class Root {}

  const quiet = () => undefined;
  const error = (message: string) => errors.push(message);
  const warn = (message: string) => warnings.push(message);
  const app = await NestFactory.createApplicationContext(Root, { logger: { log: quiet, warn, error } });
  return { app, errors, warnings };
};

describe('the command application', () => {
  it('signs what there is when it starts, and what has come when it ends', async () => {
    const signer = signerOf();
    await makeKey(signer, 'club.example/ledger');
    const { app, errors, warnings } = await startApp(signer, 3600);
    await until(async () => (await sizes(signer.log)).length === 1);
    await signer.log.append('notes-1', someEvents(3), 'any');
    await app.close();
    expect([await sizes(signer.log), errors, warnings]).toEqual([[1, 5], [], []]);
  });

  it('signs nothing where that is not wanted, and where there is no key', async () => {
    const signer = signerOf();
    await signer.log.append('notes-1', someEvents(3), 'any');
    const without = await startApp(signer, 3600);
    await without.app.close();
    await makeKey(signer, 'club.example/ledger');
    const never = await startApp({ ...signer, signed: openSignedHeads(':memory:') }, 0);
    await never.app.close();
    expect([await sizes(signer.log), without.errors, never.errors]).toEqual([[], [], []]);
    expect(without.warnings).toEqual([expect.stringMatching(/^the ledger has no key: no checkpoint is signed/)]);
    expect(never.warnings).toEqual([expect.stringMatching(/^CHECKPOINT_SECONDS is 0: no checkpoint is signed/)]);
  });

  it('complains of what stands in the way, and ends all the same', async () => {
    const signer = signerOf();
    await makeKey(signer, 'club.example/ledger');
    const elsewhere = { ...signer, key: keyInMemory() };
    const { app, errors } = await startApp(elsewhere, 3600);
    await until(() => Promise.resolve(errors.length > 0));
    await app.close();
    expect(errors.join('\n')).toMatch(/^no checkpoint is signed: the checkpoints of this ledger are signed with club/);
    expect(await sizes(signer.log)).toEqual([]);
  });
});

describe('signing regularly', () => {
  it('signs whenever the ledger has grown, and complains of each problem once', async () => {
    const signer = signerOf();
    const complaints: string[] = [];
    const stop = new AbortController();
    const elsewhere = keyInMemory();
    await makeKey(signer, 'club.example/ledger');
    const key = { ...signer.key, current: () => (isHere ? signer.key.current() : elsewhere.current()) };
    let isHere = false;
    const signing = signRegularly({ ...signer, key }, 2, stop.signal, (problem) => complaints.push(problem));
    await until(() => Promise.resolve(complaints.length > 0));
    await new Promise((resolve) => setTimeout(resolve, 30));
    isHere = true;
    await until(async () => (await sizes(signer.log)).length === 1);
    await signer.log.append('notes-1', someEvents(2), 'any');
    await until(async () => (await sizes(signer.log)).length === 2);
    await new Promise((resolve) => setTimeout(resolve, 30));
    stop.abort();
    await signing;
    expect([await sizes(signer.log), complaints.length]).toEqual([[1, 4], 1]);
  });
});

describe('the first start', () => {
  it('makes a key and signs; later ones sign what has come', async () => {
    const signer = signerOf();
    const complaints: string[] = [];
    const complain = (problem: string) => complaints.push(problem);
    await signFromTheStart(signer, complain);
    await signFromTheStart(signer, complain);
    expect([(await ledgerKeys(signer.log)).length, await sizes(signer.log)]).toEqual([1, [1]]);
    await signer.log.append('notes-1', someEvents(1), 'any');
    await signFromTheStart(signer, complain);
    expect([await sizes(signer.log), complaints]).toEqual([[1, 3], []]);
    await signFromTheStart({ ...signer, key: keyInMemory() }, complain);
    expect(complaints).toEqual([expect.stringContaining('no checkpoint is signed: ')]);
  });
});
