import type { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { signToken } from '@app/application';
import { newCommandId } from '@app/ledger';
import { passedOut } from '../play-boards';
import { type Answer, call } from '../call';
import type { Phases } from './phases';

/** Where a table's commands go, and what is noted of them. */
export interface World {
  readonly url: string;
  readonly agent: Agent;
  readonly key: Uint8Array;
  readonly phases: Phases;
  /** From 0 to less than 1. */
  readonly random: () => number;
  /** Milliseconds between two commands of one table. */
  readonly every: number;
  /** No new command is given from then on. */
  readonly isOver: () => boolean;
  /** No command is tried any more: then what was not acknowledged stays open. */
  readonly isGivenUp: () => boolean;
  /** Ids of the commands that were acknowledged. */
  readonly acknowledged: Set<string>;
  /** Ids of the commands of which it is not known whether they were recorded. */
  readonly open: Set<string>;
  /** Answers that no table may get, in words. */
  readonly unexpected: string[];
}

export interface Table {
  readonly session: string;
  readonly table: number;
  /** Milliseconds after the beginning until it begins to play. */
  readonly begins: number;
}

/** Why the same command is to be given again; null where it is not. */
const againBecause = (answer: Answer): '429' | '503' | 'broken' | null => {
  if (answer.kind === 'broken') return 'broken';
  return answer.status === 429 ? '429' : answer.status === 503 ? '503' : null;
};

/** Gives one command until it is acknowledged. */
const give = async (world: World, token: string, path: string, body: object): Promise<void> => {
  const { url, agent, phases, acknowledged, open, unexpected } = world;
  const id = newCommandId();
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': id,
  };
  const sentAt = performance.now();
  open.add(id);
  while (!world.isGivenUp()) {
    const answer = await call(url, agent, { method: 'POST', path, headers, body: JSON.stringify(body) });
    const again = againBecause(answer);
    if (again === null) {
      open.delete(id);
      if (answer.kind === 'answer' && answer.status < 300) {
        acknowledged.add(id);
        phases.acknowledged(sentAt, performance.now() - sentAt);
      } else if (answer.kind === 'answer') {
        unexpected.push(`POST ${path}: ${answer.status} ${answer.text}`);
      }
      return;
    }
    phases.again(sentAt, again);
    const seconds = (answer.kind === 'answer' ? answer.retryAfter : null) ?? 0.5;
    // Spread out, so that all who were refused together do not come again together.
    await pause(seconds * 1000 * (1 + world.random() / 2));
  }
};

/** A table's device that plays boards, a command at a time, each so long after the one before as people take. */
export const playTable = async (world: World, { session, table, begins }: Table): Promise<void> => {
  const actor = { id: `tablet-${session}-${table}`, role: 'table', session, table: String(table) } as const;
  const token = await signToken(world.key, actor, '12h');
  await pause(begins);
  let next = performance.now();
  for (let board = 1; ; board += 1) {
    for (const [path, body] of passedOut(table, board, session)) {
      if (world.isOver()) return;
      await give(world, token, path, body);
      // Nobody plays faster afterwards because of a wait.
      next = Math.max(next + world.every, performance.now());
      await pause(next - performance.now());
    }
  }
};
