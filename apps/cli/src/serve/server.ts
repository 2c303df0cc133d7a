import 'reflect-metadata';
import { Module } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { localKey } from '../../../command-api/src/auth/local-key';
import { CommandApiModule } from '../../../command-api/src/command-api.module';
import { openProcessManager } from '../../../command-api/src/process-manager/open';
import { processManagerHealth } from '../../../command-api/src/process-manager/process-manager-health';
import { HealthModule } from '../../../common/src/health';
import { ledgerHealth } from '../../../common/src/ledger-health';
import { logging } from '../../../common/src/logging';
import { filesOf } from '../../../common/src/settings';
import { createWebApp } from '../../../common/src/web-app';
import { readModelsHealth } from '../../../projector/src/projector-health';
import { ProjectorModule } from '../../../projector/src/projector.module';
import { serveViewer } from '../../../projector/src/viewer-files';
import type { Embedded } from '../embedded';

export { listen } from '../../../common/src/web-app';

/** Both sides and the viewer in one process, over one ledger. */
export const createServer = async (embedded: Embedded): Promise<NestExpressApplication> => {
  const { settings, log, models, directory } = embedded;
  const tokenKey = localKey(filesOf(settings).key);
  const now = () => new Date();
  const manager = openProcessManager(settings, log, now);

  @Module({
    imports: [
      logging(),
      CommandApiModule.with({ log, tokenKey, now, manager }),
      ProjectorModule.with({ log, models, directory, tokenKey }),
      HealthModule.with([ledgerHealth(log), readModelsHealth(log, models), processManagerHealth(log, manager)]),
    ],
  })
  class ServeModule {}

  const app = await createWebApp(ServeModule, 'Session Ledger');
  serveViewer(app);
  return app;
};
