import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Actor } from '@app/contract';
import { executeAll, executeLines, readNdjson } from '@app/application';
import { type TestServer, until } from './server';

/** As the file itself says: some of what it decides is for the chief director. */
const CHIEF_DIRECTOR: Actor = { id: 'chief', role: 'chief-director' };

interface Ready {
  readonly info: { readonly processManager: { readonly behind: number } };
}

/** What the decisions in it call for in other streams has been done. */
const isFollowed = async ({ get }: TestServer): Promise<boolean> => {
  const ready = (await get('/health/ready', 'chief-director')).body as Ready;
  return ready.info.processManager.behind === 0;
};

/** Loads the example session of examples/ and waits until its decisions are followed and the read models have it. */
export const loadDemo = async (server: TestServer): Promise<void> => {
  const { log, models } = server;
  const file = createReadStream(join(__dirname, '..', '..', '..', 'examples', 'club-evening.ndjson'));
  const executor = { log, now: () => new Date() };
  for await (const outcome of executeLines(readNdjson(file), (all) =>
    executeAll(executor, all, { actor: CHIEF_DIRECTOR }),
  )) {
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  }
  await until(() => isFollowed(server));
  const head = await log.head();
  await until(() => models.position() >= head);
};
