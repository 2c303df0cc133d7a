import { mkdtempSync, rmSync } from 'node:fs';
import type { Server as HttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Actor, Role } from '@app/contract';
import { type EventLog, openLedger } from '@app/ledger';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request, { type Response } from 'supertest';
import { createServer } from '../../../apps/cli/src/serve/server';
import {
  type Directory,
  executeAll,
  filesOf,
  type Integrity,
  integrityOf,
  localKey,
  openDirectory,
  type Outcome,
  type ReadModels,
  readModels,
  settingsFrom,
  signToken,
} from '@app/application';
import { listen } from '../../../apps/common/src/web-app';
import { type Json, DIRECTOR, envelopes } from './commands';

/** An answer, whose body nobody knows the type of beforehand. */
export type Answered = Omit<Response, 'body' | 'headers'> & {
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | undefined>>;
};

/** Both applications over real files in a folder of their own, listening on a free port. */
export interface TestServer {
  readonly app: NestExpressApplication;
  readonly http: HttpServer;
  readonly url: string;
  readonly folder: string;
  readonly log: EventLog;
  readonly models: ReadModels;
  readonly directory: Directory;
  readonly integrity: Integrity;
  /** `Bearer ...` of an actor. */
  readonly bearer: (role: Role, more?: Partial<Actor>, lifetime?: string) => Promise<string>;
  /** Asks as somebody in this role; as the public where none is named. */
  readonly get: (path: string, role?: Role, headers?: Readonly<Record<string, string>>) => Promise<Answered>;
  /** Records commands past the HTTP side; throws unless every one is accepted. */
  readonly given: (...commands: readonly Json[]) => Promise<readonly Outcome[]>;
  /** Stops everything and keeps the folder. */
  readonly stop: () => Promise<void>;
  /** Stops everything and removes the folder. */
  readonly close: () => Promise<void>;
}

/** The refusals these tests ask for are no news for a log. */
process.env.LOG_LEVEL ??= 'silent';

export const startServer = async (
  folder = mkdtempSync(join(tmpdir(), 'contract-')),
  env: Readonly<Record<string, string>> = {},
): Promise<TestServer> => {
  const settings = settingsFrom(env, { data: folder, port: '0' });
  const files = filesOf(settings);
  const log = await openLedger(settings.ledgerUrl);
  const models = readModels(files.readModels, log);
  const directory = openDirectory(files.directory);
  const integrity = integrityOf();
  const app = await createServer({ settings, log, models, directory, integrity });
  const url = await listen(app, settings.host, settings.port);
  const key = localKey(files.key);
  const bearer: TestServer['bearer'] = async (role, more = {}, lifetime = '1h') =>
    `Bearer ${await signToken(key, { id: role, role, ...more }, lifetime)}`;
  const stop = async (): Promise<void> => {
    await app.close();
    directory.close();
    models.close();
    await log.close();
  };
  return {
    app,
    http: app.getHttpServer(),
    url,
    folder,
    log,
    models,
    directory,
    integrity,
    bearer,
    get: async (path, role, headers = {}) =>
      request(url)
        .get(path)
        .set(role === undefined ? headers : { Authorization: await bearer(role), ...headers }),
    given: async (...commands) => {
      const outcomes = await executeAll({ log, now: () => new Date() }, envelopes(...commands), { actor: DIRECTOR });
      const refused = outcomes.find(({ ok }) => !ok);
      if (refused) throw new Error(JSON.stringify(refused));
      return outcomes;
    },
    stop,
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** How long a condition may take to come true, in milliseconds: the bound of a test that hangs, on however busy a machine. */
const PATIENCE = 300_000;

/** Waits until a condition holds. Rejects where it still does not after five minutes. */
export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  const end = performance.now() + PATIENCE;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`still not so after ${PATIENCE} ms: ${String(holds)}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};
