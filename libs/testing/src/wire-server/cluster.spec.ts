import { startWireCluster } from './cluster';
import { connect, eventsOf, listen, notes } from './client';

describe('several nodes', () => {
  it('the client finds the leader, and another one when it is gone', async () => {
    const cluster = await startWireCluster(3);
    const client = connect(cluster.url);
    await client.appendToStream('s', notes(1));
    cluster.nodes[0]?.faults.unavailable();
    await expect(client.appendToStream('s', notes(1))).rejects.toMatchObject({ code: 14 });
    await cluster.stopNode(0);
    const append = (): Promise<unknown> => client.appendToStream('s', notes(1), { expectedRevision: 0n });
    await append().catch(append);
    cluster.nodes[1]?.faults.unavailable('BatchAppend');
    await expect(client.appendToStream('s', notes(1))).rejects.toMatchObject({ code: 14 });
    expect(await eventsOf(client.readStream('s'))).toHaveLength(2);
    await client.dispose();
    await cluster.stop();
  });

  it('a follower sends away who requires the leader, and serves others', async () => {
    const cluster = await startWireCluster(2);
    const [first, second] = cluster.nodes;
    const client = connect(first?.url ?? '');
    await client.appendToStream('s', notes(1));
    const heard = listen(client.subscribeToAll());
    await heard.hears('caughtUp');
    cluster.lead(1);
    await client.appendToStream('s', notes(1));
    await expect(eventsOf(client.readStream('s', { requiresLeader: true }))).rejects.toMatchObject({
      type: 'not-leader',
      leader: second?.endpoint,
    });
    expect(await eventsOf(client.readStream('s', { requiresLeader: true }))).toHaveLength(2);
    await client.dispose();
    await cluster.stop();
  });
});
