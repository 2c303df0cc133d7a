import { randomUUID } from 'node:crypto';
import { jsonEvent } from '@eventstore/db-client';
import { collect, startWireServer } from '@app/testing';
import { openClient } from './client';

it.each([true, false])(
  'refuses what is asked of it once it is given up, and ends no process with it (appends over one call: %s)',
  async (batchAppend) => {
    const server = await startWireServer({ batchAppend });
    const { client, dispose } = openClient(server.url);
    const append = () =>
      client.appendToStream('board-1', jsonEvent({ id: randomUUID(), type: 'Happened', data: {} }), { deadline: 2000 });
    await append();
    expect(await collect(client.readAll({ maxCount: 1 }))).toHaveLength(1);
    await dispose();
    await expect(append()).rejects.toBeInstanceOf(Error);
    await server.stop();
  },
);
