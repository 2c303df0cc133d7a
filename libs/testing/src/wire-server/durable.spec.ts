import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, eventsOf, idsOf, notes } from './client';
import { startWireServerProcess } from './process';
import { startWireServer } from './server';

describe('a server that keeps its log in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wire-server-'));

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('has it again after a restart, positions and all, without half an append', async () => {
    const file = join(folder, 'restart.log');
    const server = await startWireServer({ file });
    const client = connect(server.url);
    await client.appendToStream('s', notes(20));
    await client.deleteStream('s');
    await client.appendToStream('s', notes(3));
    const before = server.log.all();
    await client.dispose();
    await server.stop();
    appendFileSync(file, '[{"id":"half an app');

    const again = await startWireServer({ file });
    expect(again.log.all()).toEqual(before);
    expect(again.appendDirectly('s', [], 22)).toMatchObject({ kind: 'written' });
    again.log.scavenge();
    const scavenged = again.log.all();
    await again.stop();
    expect(scavenged.length).toBeLessThan(before.length);

    const third = await startWireServer({ file });
    expect(third.log.all()).toEqual(scavenged);
    await third.stop();
  });

  it('loses nothing acknowledged when it is killed', async () => {
    const server = await startWireServerProcess(join(folder, 'killed.log'));
    const client = connect(server.url);
    const acknowledged: string[] = [];
    for (let round = 0; round < 3; round++) {
      const enough = acknowledged.length + 20;
      const lane = async (stream: string): Promise<void> => {
        for (;;) {
          const events = notes(3);
          await client.appendToStream(stream, events);
          acknowledged.push(...idsOf(events));
        }
      };
      const lanes = ['a', 'b'].map((stream) => lane(stream).catch(() => undefined));
      while (acknowledged.length < enough) await new Promise((resolve) => setTimeout(resolve, 5));
      await server.kill();
      await Promise.all(lanes);
      await server.start();
    }
    const all = (await eventsOf(connect(server.url).readAll())).filter(({ type }) => type === 'Noted');
    const kept = new Set(idsOf(all));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    expect(all.length % 3).toBe(0);
    await client.dispose();
    await server.stop();
  });
});
