import Module from 'node:module';

/**
 * Loaded with `--require`: the program then runs with the SQLite driver in the folder `BENCH_SQLITE_DRIVER`. Only the bench of
 * both drivers does so; the program itself chooses by the version of Node.
 */
type Resolve = (request: string, ...rest: unknown[]) => string;

const folder = process.env.BENCH_SQLITE_DRIVER;
const internals = Module as unknown as { _resolveFilename: Resolve };
const resolve = internals._resolveFilename.bind(Module);
internals._resolveFilename = (request, ...rest) =>
  resolve(folder !== undefined && /^better-sqlite3(-node20)?$/.test(request) ? folder : request, ...rest);
