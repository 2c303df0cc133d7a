import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { executeAll } from '../../../apps/command-api/src/execute/execute-all';
import { executeLines } from '../../../apps/command-api/src/bulk/execute-lines';
import { readNdjson } from '../../../apps/command-api/src/bulk/read-ndjson';
import { DIRECTOR } from './commands';
import type { TestServer } from './server';
import { until } from './server';

/** Loads the example session of examples/ and waits until the read models have it. */
export const loadDemo = async ({ log, models }: TestServer): Promise<void> => {
  const file = createReadStream(join(__dirname, '..', '..', '..', 'examples', 'club-evening.ndjson'));
  const executor = { log, now: () => new Date() };
  for await (const outcome of executeLines(readNdjson(file), (all) => executeAll(executor, all, { actor: DIRECTOR }))) {
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  }
  const head = await log.head();
  await until(() => models.position() >= head);
};
