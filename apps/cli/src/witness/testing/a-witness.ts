import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeCrypto } from '@app/ledger';
import { cosigningKey } from '../cosigning-key';
import { keysByOrigin, logKeys } from '../log-keys';
import { listening, stopped, witnessServer } from '../server';
import { openWitnessState, type WitnessState } from '../state';
import { witness } from '../witness';

/** A witness that listens on a free port, over real files. */
export interface AWitness {
  readonly url: string;
  readonly verifierKey: string;
  readonly state: WitnessState;
  readonly shouted: readonly string[];
  readonly post: (body: string | Uint8Array<ArrayBuffer>, path?: string) => Promise<Response>;
  readonly close: () => Promise<void>;
}

interface Given {
  readonly logs: readonly string[];
  readonly name?: string;
  /** Where its key and its state are; a folder of its own, removed at the end, when left out. */
  readonly folder?: string;
  readonly now?: () => Date;
}

export const aWitness = async (given: Given): Promise<AWitness> => {
  const own = given.folder === undefined ? mkdtempSync(join(tmpdir(), 'witness-')) : undefined;
  const folder = given.folder ?? own ?? '';
  const name = given.name ?? `witness.example/${randomUUID()}`;
  const key = await cosigningKey(join(folder, 'witness.key'), name);
  const state = openWitnessState(join(folder, 'witness.db'));
  const shouted: string[] = [];
  const shout = (text: string): void => {
    shouted.push(text);
  };
  const logs = keysByOrigin(await logKeys('--log', given.logs));
  const now = given.now ?? (() => new Date());
  const server = witnessServer(witness({ logs, key, state, crypto: nodeCrypto, now, shout }), shout);
  const url = await listening(server, '127.0.0.1', 0);
  return {
    url,
    verifierKey: key.verifierKey,
    state,
    shouted,
    post: (body, path = 'add-checkpoint') => fetch(new URL(path, url), { method: 'POST', body }),
    close: async () => {
      await stopped(server);
      state.close();
      if (own !== undefined) rmSync(own, { recursive: true });
    },
  };
};
