import { DynamicModule, Logger, Module } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import {
  checkBeforeServing,
  dataFolderWarnings,
  type Integrity,
  openTrusted,
  type Settings,
  settingsFrom,
  stopSignal,
  type Vault,
} from '@app/application';
import type { EventLog } from '@app/ledger';
import { logMismatch } from './integrity/log-mismatch';
import { createWebApp, listen } from './web-app';

/** A ledger that was checked before it is served. */
interface CheckedLedger {
  readonly settings: Settings;
  readonly log: EventLog;
  readonly integrity: Integrity;
  readonly identity: string | null;
  /** Told of what the checks of the ledger could not do. */
  readonly warn: (problem: string) => void;
}

/** What a server is made of. */
interface ServerParts {
  readonly imports: readonly DynamicModule[];
  readonly vault: Vault | null;
  /** Adds what is served beside the routes of the modules. */
  readonly configure?: (app: NestExpressApplication) => void;
  readonly listening?: () => Promise<void>;
  /** Ends what works beside the application, before the application is closed. */
  readonly stop: () => Promise<void> | void;
  /** Closes what was opened, the ledger excepted, once the application is closed. */
  readonly close?: () => void;
}

interface Server {
  readonly name: string;
  /** What the OpenAPI document calls the API. */
  readonly title: string;
  readonly port: number;
  readonly open: (ledger: CheckedLedger) => Promise<ServerParts> | ServerParts;
}

/** A function that logs warnings under that name. */
export const warnAs = (name: string): ((problem: string) => void) => {
  const logger = new Logger(name);
  return (problem) => {
    logger.warn(problem);
  };
};

const serve = async ({ name, title, port, open }: Server): Promise<void> => {
  const settings = settingsFrom(process.env, {}, port);
  const trusted = await openTrusted(settings, 'serves');
  logMismatch(trusted.integrity);
  const ledger = { ...trusted, settings, warn: warnAs('Integrity') };
  await checkBeforeServing(ledger);
  const { imports, vault, configure, listening, stop, close } = await open(ledger);

  @Module({ imports: [...imports] })
  class Root {}

  const app = await createWebApp(Root, title);
  configure?.(app);
  const url = await listen(app, settings.host, settings.port);
  await listening?.();
  for (const warning of dataFolderWarnings(settings, vault)) process.stderr.write(`${name}: ${warning}\n`);
  const stopped = stopSignal();
  process.stdout.write(`${name} on ${url}, documented at ${url}/docs\n`);
  await stopped;
  await stop();
  await app.close();
  close?.();
  await trusted.log.close();
};

/** Runs a server until it is told to stop. */
export const runServer = (server: Server): void => {
  serve(server).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
};
