import 'reflect-metadata';
import { Logger, Module } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { localKey } from '../../../command-api/src/auth/local-key';
import { checkpointMetrics } from '../../../command-api/src/checkpoints/checkpoint-metrics';
import { openSigner } from '../../../command-api/src/checkpoints/open';
import type { Signer } from '../../../command-api/src/checkpoints/signer';
import { CommandApiModule } from '../../../command-api/src/command-api.module';
import { openProcessManager } from '../../../command-api/src/process-manager/open';
import { processManagerFigures } from '../../../command-api/src/process-manager/process-manager-figures';
import { processManagerHealth } from '../../../command-api/src/process-manager/process-manager-health';
import { HealthModule } from '../../../common/src/health';
import { ledgerHealth } from '../../../common/src/ledger-health';
import type { BackgroundCheck } from '../../../common/src/integrity/background-check';
import { guardedLog } from '../../../common/src/integrity/guarded-log';
import { integrityOf } from '../../../common/src/integrity/integrity';
import { integrityHealth } from '../../../common/src/integrity/integrity-health';
import { integrityMetrics } from '../../../common/src/integrity/integrity-metrics';
import { logMismatch } from '../../../common/src/integrity/log-mismatch';
import { logging } from '../../../common/src/logging';
import { ledgerFigures } from '../../../common/src/metrics/ledger-figures';
import { MetricsModule } from '../../../common/src/metrics/metrics.module';
import { filesOf } from '../../../common/src/settings';
import { ForgettingModule } from '../../../common/src/vault/forgetting.module';
import { openVaultIn } from '../../../common/src/vault/open-vault';
import { createWebApp } from '../../../common/src/web-app';
import { readModelFigures } from '../../../projector/src/projector-figures';
import { readModelsHealth } from '../../../projector/src/projector-health';
import { ProjectorModule } from '../../../projector/src/projector.module';
import { serveViewer } from '../../../projector/src/viewer-files';
import type { Embedded } from '../embedded';

type Served = Pick<Embedded, 'settings' | 'log' | 'models' | 'directory'> &
  Partial<Pick<Embedded, 'integrity'>> & { readonly check?: BackgroundCheck | null };

export { listen } from '../../../common/src/web-app';

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
        ...ledgerFigures(log),
        ...checkpointMetrics(log),
        ...integrityMetrics(integrity, check),
        ...readModelFigures(log, models),
        ...processManagerFigures(log, manager),
      ]),
    ],
  })
  class ServeModule {}

  const app = await createWebApp(ServeModule, 'Session Ledger');
  serveViewer(app);
  return app;
};
