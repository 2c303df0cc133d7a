import 'reflect-metadata';
import { Logger, Module } from '@nestjs/common';
import {
  checkBeforeServing,
  checkInBackground,
  checkpointMetrics,
  dataFolderWarnings,
  filesOf,
  integrityMetrics,
  ledgerMetrics,
  localKey,
  openProcessManager,
  openSigner,
  openTrusted,
  openVaultIn,
  processManagerMetrics,
  settingsFrom,
  stopSignal,
} from '@app/application';
import { HealthModule } from '../../common/src/health';
import { integrityHealth } from '../../common/src/integrity/integrity-health';
import { logMismatch } from '../../common/src/integrity/log-mismatch';
import { ledgerHealth } from '../../common/src/ledger-health';
import { logging } from '../../common/src/logging';
import { MetricsModule } from '../../common/src/metrics/metrics.module';
import { ForgettingModule } from '../../common/src/forgetting/forgetting.module';
import { createWebApp, listen } from '../../common/src/web-app';
import { CommandApiModule } from './command-api.module';
import { processManagerHealth } from './process-manager/process-manager-health';

const DEFAULT_PORT = 3001;

const main = async (): Promise<void> => {
  const settings = settingsFrom(process.env, {}, DEFAULT_PORT);
  const { log, integrity } = await openTrusted(settings, 'serves');
  logMismatch(integrity);
  const integrityLogger = new Logger('Integrity');
  const checked = {
    settings,
    log,
    integrity,
    warn: (problem: string): void => {
      integrityLogger.warn(problem);
    },
  };
  await checkBeforeServing(checked);
  const check = checkInBackground(checked);
  const vault = openVaultIn(settings);
  const now = () => new Date();
  const manager = openProcessManager(settings, log, now);
  const logger = new Logger('Checkpoints');
  const signer = await openSigner(settings, log, now, (problem) => {
    logger.warn(problem);
  });
  const checkpoints = { signer, seconds: settings.checkpointSeconds };
  const tokenKey = localKey(filesOf(settings).key);
  const parts = { log, tokenKey, now, manager, checkpoints, vault };
  const health = HealthModule.with(
    [ledgerHealth(log), integrityHealth(integrity, check), processManagerHealth(log, manager)],
    tokenKey,
  );
  const metrics = MetricsModule.with(tokenKey, [
    ...ledgerMetrics(log),
    ...checkpointMetrics(log),
    ...integrityMetrics(integrity, check),
    ...processManagerMetrics(log, manager),
  ]);
  const forgetting = ForgettingModule.with({ log, vault });

  @Module({ imports: [logging(), CommandApiModule.with(parts), forgetting, health, metrics] })
  class Root {}

  const app = await createWebApp(Root, 'Session Ledger: commands');
  const url = await listen(app, settings.host, settings.port);
  for (const warning of dataFolderWarnings(settings, vault)) process.stderr.write(`command-api: ${warning}\n`);
  const stopped = stopSignal();
  process.stdout.write(`command-api on ${url}, documented at ${url}/docs\n`);
  await stopped;
  await check?.stop();
  await app.close();
  await log.close();
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
