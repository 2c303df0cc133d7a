import { writeSync } from 'node:fs';
import { aWitness } from './a-witness';

/** A witness as a process of its own: `node worker.js <folder> <name> <key of a log>...`; says its address on the first line. */
const [folder = '', name = '', ...logs] = process.argv.slice(2);

aWitness({ folder, name, logs }).then(
  ({ url }) => {
    writeSync(1, `${url}\n`);
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
