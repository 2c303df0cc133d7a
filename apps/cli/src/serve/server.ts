import 'reflect-metadata';
import { Module } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import {
  type BackgroundCheck,
  guardedLog,
  integrityOf,
  openServing,
  openWriteSide,
  type Signer,
} from '@app/application';
import { CommandApiModule, processManagerHealth } from '../../../command-api/src';
import { logMismatch } from '../../../common/src/integrity/log-mismatch';
import { operations } from '../../../common/src/operations';
import { warnAs } from '../../../common/src/run-server';
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
  const serving = openServing({ settings, log, integrity, check });
  const writeSide = await openWriteSide(serving, warnAs('Checkpoints'), given);
  const { manager, checkpoints } = writeSide;
  const caseKey = () => checkpoints.signer.key.current();

  @Module({
    imports: [
      CommandApiModule.with({ ...serving, ...writeSide }),
      ProjectorModule.with({ ...serving, models, directory, caseKey }),
      ...operations(serving, { ...writeSide, models, directory }, [
        readModelsHealth(log, models),
        processManagerHealth(log, manager),
      ]),
    ],
  })
  class ServeModule {}

  const app = await createWebApp(ServeModule, TITLE);
  serveViewer(app);
  return app;
};
