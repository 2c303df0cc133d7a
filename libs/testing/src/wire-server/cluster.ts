import { randomUUID } from 'node:crypto';
import { NO_FILE } from './file';
import { openLog } from './log';
import type { Member } from './node';
import { startNode, type WireServer } from './server';

/** Several nodes over one log. Each tells who leads; a follower does itself what a real one would hand to the leader. */
export interface WireCluster {
  /** Connection string that names every node. */
  readonly url: string;
  readonly nodes: readonly WireServer[];
  /** Makes another node the leader. Connections stay: clients learn of it from gossip or a refusal. */
  readonly lead: (node: number) => void;
  /** Takes a node away, as its death would; the next that is alive leads when it was the leader. */
  readonly stopNode: (node: number) => Promise<void>;
  readonly restartNode: (node: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export const startWireCluster = async (size: number): Promise<WireCluster> => {
  const log = openLog(NO_FILE, 16);
  const ids = Array.from({ length: size }, () => randomUUID());
  const alive = new Set(ids.keys());
  const nodes: WireServer[] = [];
  let leader = 0;
  const members = (): readonly Member[] =>
    nodes.map(({ endpoint }, i) => ({
      id: ids[i] ?? '',
      endpoint,
      alive: alive.has(i),
      leader: i === leader,
    }));
  for (const i of ids.keys()) nodes.push(await startNode({}, log, { members, isLeader: () => i === leader }));

  return {
    url: `esdb://${nodes.map(({ endpoint }) => `${endpoint.address}:${endpoint.port}`).join(',')}?tls=false`,
    nodes,
    lead(node) {
      leader = node;
    },
    async stopNode(node) {
      alive.delete(node);
      if (leader === node) leader = Math.min(...alive);
      await nodes[node]?.stop();
    },
    async restartNode(node) {
      await nodes[node]?.restart();
      alive.add(node);
    },
    async stop() {
      await Promise.all(nodes.map((node) => node.stop()));
    },
  };
};
