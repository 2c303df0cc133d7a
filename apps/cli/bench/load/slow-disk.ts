import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Written and synced again and again, in bytes. */
const BLOCK = Buffer.alloc(4 * 1024 * 1024, 1);
/** Blocks in the file, which is written over from its beginning. */
const BLOCKS = 16;

/** `node slow-disk.js FOLDER`: keeps the disk of a folder busy until it is ended. */
const main = ([folder = '.']: readonly string[]): void => {
  const file = join(folder, 'busy');
  process.once('SIGTERM', () => {
    rmSync(file, { force: true });
    process.exit(0);
  });
  const open = openSync(file, 'w');
  process.once('exit', () => {
    closeSync(open);
  });
  let nth = 0;
  const write = (): void => {
    writeSync(open, BLOCK, 0, BLOCK.length, (nth % BLOCKS) * BLOCK.length);
    fsyncSync(open);
    nth += 1;
    setImmediate(write);
  };
  write();
};

main(process.argv.slice(2));
