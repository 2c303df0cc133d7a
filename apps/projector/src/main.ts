import 'reflect-metadata';
import { Logger, Module } from '@nestjs/common';
import {
  checkBeforeServing,
  checkpointMetrics,
  dataFolderWarnings,
  filesOf,
  watchOtherCheck,
  integrityMetrics,
  keylessWarning,
  ledgerMetrics,
  localKey,
  openDirectory,
  openTrusted,
  openVaultIn,
  readModelMetrics,
  readModels,
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
import { readModelsHealth } from './read-models/read-models-health';
import { ProjectorModule } from './projector.module';
import { serveViewer } from './viewer-files';

const DEFAULT_PORT = 3002;

const main = async (): Promise<void> => {
  const settings = settingsFrom(process.env, {}, DEFAULT_PORT);
  const files = filesOf(settings);
  const { log, integrity, identity } = await openTrusted(settings, 'serves');
  logMismatch(integrity);
  const logger = new Logger('Integrity');
  const warn = (problem: string): void => {
    logger.warn(problem);
  };
  const checked = { settings, log, integrity, warn };
  await checkBeforeServing(checked);
  const stopFollowing = watchOtherCheck(checked);
  const models = readModels(files.readModels, log, { ledger: identity, integrity });
  const directory = openDirectory(files.directory);
  const vault = openVaultIn(settings);
  const forgetting = ForgettingModule.with({ log, vault, others: [directory] });
  const tokenKey = localKey(files.key);
  const parts = { log, models, directory, tokenKey, vault, integrity, check: null };
  const health = HealthModule.with(
    [ledgerHealth(log), integrityHealth(integrity), readModelsHealth(log, models)],
    tokenKey,
  );
  const metrics = MetricsModule.with(tokenKey, [
    ...ledgerMetrics(log),
    ...checkpointMetrics(log),
    ...integrityMetrics(integrity, null),
    ...readModelMetrics(log, models),
  ]);

  @Module({ imports: [logging(), ProjectorModule.with(parts), forgetting, health, metrics] })
  class Root {}

  const app = await createWebApp(Root, 'Session Ledger: queries');
  serveViewer(app);
  const url = await listen(app, settings.host, settings.port);
  const keyless = await keylessWarning(log);
  if (keyless !== null) new Logger('Checkpoints').warn(keyless);
  for (const warning of dataFolderWarnings(settings, vault)) process.stderr.write(`projector: ${warning}\n`);
  const stopped = stopSignal();
  process.stdout.write(`projector on ${url}, documented at ${url}/docs\n`);
  await stopped;
  stopFollowing();
  await app.close();
  directory.close();
  models.close();
  await log.close();
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
