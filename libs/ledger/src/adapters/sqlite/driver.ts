import { createRequire } from 'node:module';
import type BetterSqlite from 'better-sqlite3';

/**
 * The SQLite driver. Nothing else imports `better-sqlite3` (lint and `depcruise` check it), so that nothing else depends on
 * which release is loaded (ADR 19). Both releases offer the interface that these types describe.
 */
export type Database = BetterSqlite.Database;
export type Statement<Parameters extends unknown[] = unknown[], Row = unknown> = BetterSqlite.Statement<
  Parameters,
  Row
>;
type DatabaseConstructor = typeof BetterSqlite;

/** Release 13 is made for this major version of Node and later; on Node 20 it crashes. */
const FIRST_NODE_OF_RELEASE_13 = 22;

const RELEASE_12 = 'better-sqlite3-node20';
const RELEASE_13 = 'better-sqlite3';

/** The npm package of the driver for a release of Node, such as `24.21.0`. */
export const driverFor = (nodeVersion: string): string =>
  Number.parseInt(nodeVersion, 10) < FIRST_NODE_OF_RELEASE_13 ? RELEASE_12 : RELEASE_13;

/** A package is missing if dependencies were installed with another release of Node; npm then left it out. */
const resolveDriver = (name: string): string => {
  try {
    return createRequire(__filename).resolve(name);
  } catch (cause) {
    throw new Error(
      `The SQLite driver for Node ${process.versions.node} (${name}) is not installed. Run "npm ci" with this release of ` +
        'Node. Node 20 also needs a C++ compiler and Python, Node 22 and later do not.',
      { cause },
    );
  }
};

/** The file that the driver is loaded from, for a worker thread that runs plain JavaScript. */
export const driverPath = resolveDriver(driverFor(process.versions.node));

/** Opens a SQLite file: `new Database(file, options)`. Throws an error with a SQLite result code as `code`. */
export const Database = createRequire(__filename)(driverPath) as DatabaseConstructor;
