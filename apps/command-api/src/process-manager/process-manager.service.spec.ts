import 'reflect-metadata';
import { type EventLog, memoryLedger } from '@app/ledger';
import { collect, writeLongHistory } from '@app/testing';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { MetricsModule } from '../../../common/src/metrics/metrics.module';
import { OverloadModule } from '../../../common/src/overload/overload.module';
import { CommandApiModule } from '../command-api.module';
import { memoryCheckpoint, processManager, settingsFrom } from '@app/application';
import { processManagerHealth } from './process-manager-health';

const now = () => new Date('2026-02-01T23:00:00.000Z');

const startApp = async (log: EventLog) => {
  const warnings: string[] = [];
  const manager = processManager({ log, now, checkpoint: memoryCheckpoint() });

  const tokenKey = new Uint8Array(32);

  @Module({
    imports: [
      MetricsModule.with(tokenKey, []),
      OverloadModule.with(settingsFrom({}).limits, tokenKey),
      CommandApiModule.with({ settings: settingsFrom({}), log, tokenKey, now, manager }),
    ],
  })
  class Root {}

  const quiet = () => undefined;
  const warn = (message: string) => warnings.push(message);
  const app = await NestFactory.createApplicationContext(Root, { logger: { log: quiet, error: quiet, warn } });
  return { app, manager, warnings };
};

const until = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 2));
};

describe('the command application', () => {
  it('lets decisions take effect as long as it runs, and warns of what is refused', async () => {
    const log = memoryLedger();
    const { app, manager, warnings } = await startApp(log);
    await writeLongHistory(log);
    const health = processManagerHealth(log, manager);
    await until(async () => (await collect(log.readStream('ledger-effects'))).length === 3);
    await until(async () => (await health()).processManager?.behind === 0);
    expect(await health()).toEqual({ processManager: { status: 'up', position: await log.head(), behind: 0 } });
    expect(warnings).toHaveLength(3);
    expect(warnings[0]).toMatch(/^what appeal-early@1 calls for in session-long .+ was refused, and is not done: /);
    await app.close();
    await log.close();
    expect(await health()).toEqual({ processManager: { status: 'down' } });
  });

  it('goes on where it was stopped, in the middle of its work', async () => {
    const log = memoryLedger();
    await writeLongHistory(log);
    const first = await startApp(log);
    await first.app.close();
    const second = await startApp(log);
    await until(async () => (await collect(log.readStream('ledger-effects'))).length === 3);
    await until(async () => second.manager.position() === (await log.head()));
    await second.app.close();
    expect([...first.warnings, ...second.warnings]).toHaveLength(3);
    await log.close();
  });
});
