import { writeSync } from 'node:fs';
import { startWireServer } from './server';

/** Serves a log until it is killed. Started as `node worker.js <file> <port, 0 for any>`; reports its port. */
const main = async ([file = '', port = '0']: readonly string[]): Promise<void> => {
  const server = await startWireServer({ file, port: Number(port) });
  writeSync(1, `${server.endpoint.port}\n`);
  const parent = process.ppid;
  // A server whose test is gone would run for ever.
  setInterval(() => {
    if (process.ppid !== parent) process.exit();
  }, 1000);
};

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
