import 'reflect-metadata';
import { Logger, Module } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import {
  type BackgroundCheck,
  checkpointMetrics,
  filesOf,
  guardedLog,
  integrityMetrics,
  integrityOf,
  ledgerMetrics,
  localKey,
  openProcessManager,
  openSigner,
  openVaultIn,
  processManagerMetrics,
  readModelMetrics,
  type Signer,
} from '@app/application';
import { CommandApiModule, processManagerHealth } from '../../../command-api/src';
import { HealthModule } from '../../../common/src/health';
import { ledgerHealth } from '../../../common/src/ledger-health';
import { integrityHealth } from '../../../common/src/integrity/integrity-health';
import { logMismatch } from '../../../common/src/integrity/log-mismatch';
import { logging } from '../../../common/src/logging';
import { MetricsModule } from '../../../common/src/metrics/metrics.module';
import { ForgettingModule } from '../../../common/src/forgetting/forgetting.module';
import { createWebApp } from '../../../common/src/web-app';
import { ProjectorModule, readModelsHealth, serveViewer } from '../../../projector/src';
import type { Embedded } from '../embedded';

type Served = Pick<Embedded, 'settings' | 'log' | 'models' | 'directory'> &
  Partial<Pick<Embedded, 'integrity'>> & { readonly check?: BackgroundCheck | null };

export { listen } from '../../../common/src/web-app';

/** What the OpenAPI document calls the API. */
export const TITLE = 'Session Ledger';

/**
 * Both sides and the viewer in one process, over one ledger.
 * @param given what signs its checkpoints, where the caller has that open already; the application closes it
 */
export const createServer = async (embedded: Served, given?: Signer): Promise<NestExpressApplication> => {
  const { settings, models, directory, integrity = integrityOf(), check = null } = embedded;
  const log = guardedLog(embedded.log, integrity);
  logMismatch(integrity);
  const tokenKey = localKey(filesOf(settings).key);
  const vault = openVaultIn(settings);
  const now = () => new Date();
  const manager = openProcessManager(settings, log, now);
  const logger = new Logger('Checkpoints');
  const signer =
    given ??
    (await openSigner(settings, log, now, (problem) => {
      logger.warn(problem);
    }));
  const checkpoints = { signer, seconds: settings.checkpointSeconds };

  @Module({
    imports: [
      logging(),
      CommandApiModule.with({ log, tokenKey, now, manager, checkpoints, vault }),
      ProjectorModule.with({
        log,
        models,
        directory,
        tokenKey,
        vault,
        integrity,
        check,
        caseKey: () => signer.key.current(),
      }),
      ForgettingModule.with({ log, vault, others: [directory] }),
      HealthModule.with(
        [
          ledgerHealth(log),
          integrityHealth(integrity, check),
          readModelsHealth(log, models),
          processManagerHealth(log, manager),
        ],
        tokenKey,
      ),
      MetricsModule.with(tokenKey, [
        ...ledgerMetrics(log),
        ...checkpointMetrics(log),
        ...integrityMetrics(integrity, check),
        ...readModelMetrics(log, models),
        ...processManagerMetrics(log, manager),
      ]),
    ],
  })
  class ServeModule {}

  const app = await createWebApp(ServeModule, TITLE);
  serveViewer(app);
  return app;
};
