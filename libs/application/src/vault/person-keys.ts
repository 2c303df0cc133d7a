import type { Database } from '@app/ledger';
import { DatabaseError } from '../runtime/database';
import { type KeyOwner, unwrapKey, wrapKey } from './key-wrapping';
import { StillBeingRead, overwrite } from './overwrite';
import type { VaultKey } from './vault-key';

/** How the keys in a vault are protected. */
export interface Protection {
  /** Id of the vault key that wraps them; null where they stand as they are beside what they open. */
  readonly vaultKey: string | null;
  /** How many people have a key. */
  readonly people: number;
  /** False while the file may still have the keys in the form that they had before. */
  readonly overwritten: boolean;
}

/** The keys of people in a vault, unwrapped. Every method reads the state of the file: another process may change the vault key. */
interface PersonKeys {
  /** Undefined where there is none. Throws a `DatabaseError` where it does not open. */
  readonly get: (owner: KeyOwner) => Buffer | undefined;
  readonly put: (owner: KeyOwner, key: Buffer) => void;
  readonly protection: () => Protection;
  /** Wraps every key with this one, in one transaction, and destroys what pages have of the keys as they were. */
  readonly wrapWith: (next: VaultKey) => void;
}

interface Row extends KeyOwner {
  readonly key: Buffer;
}

interface Wrapping {
  readonly vault_key: string;
  readonly overwritten: number;
}

/** Two keys of 32 bytes (`newKey`). */
const PERSON_KEY = 64;

const isInUse = (error: unknown): boolean =>
  error instanceof StillBeingRead ||
  (typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    /^SQLITE_(?:BUSY|LOCKED)/.test(String(error.code)));

/**
 * The keys in a vault file. Keys that stand there unwrapped are wrapped with the first of `vaultKeys`, if any.
 * Throws a `DatabaseError` where the keys are wrapped with none of `vaultKeys`.
 */
export const personKeys = (db: Database, file: string, vaultKeys: readonly VaultKey[]): PersonKeys => {
  const known = new Map(vaultKeys.map((one) => [one.id, one]));
  const wrapping = db.prepare<[], Wrapping>('SELECT vault_key, overwritten FROM wrapping');
  const setWrapping = db.prepare<[string]>('INSERT OR REPLACE INTO wrapping VALUES (1, ?, 0)');
  const setOverwritten = db.prepare<[string]>('UPDATE wrapping SET overwritten = 1 WHERE vault_key = ?');
  const keyOf = db.prepare<[string, string], Buffer>('SELECT key FROM person WHERE person = ? AND scope = ?').pluck();
  const putKey = db.prepare<[string, string, Buffer]>('INSERT INTO person VALUES (?, ?, ?)');
  const setKey = db.prepare<[Buffer, string, string]>('UPDATE person SET key = ? WHERE person = ? AND scope = ?');
  const all = db.prepare<[], Row>('SELECT person, scope, key FROM person');
  const countAll = db.prepare<[], number>('SELECT count(*) FROM person').pluck();

  /** From opening on; a file that is changed from outside never gets an unwrapped key from a process that has a vault key. */
  let isWrapped = false;

  /** The vault key in force; null where the keys are not wrapped. */
  const inForce = (): VaultKey | null => {
    const found = wrapping.get();
    if (!found) {
      if (!isWrapped) return null;
      throw new DatabaseError(`${file}: its keys were wrapped when it was opened, and the file no longer says so`);
    }
    const key = known.get(found.vault_key);
    if (key) return key;
    const given = vaultKeys.length === 0 ? 'no key is given' : `given is ${[...known.keys()].join(', ')}`;
    throw new DatabaseError(
      `${file}: its keys are wrapped with the vault key ${found.vault_key}, and ${given}; set VAULT_KEY_FILE or VAULT_KEY to that key. Without it nobody can read the statements`,
    );
  };

  const unwrapped = (vaultKey: VaultKey | null, { person, scope, key }: Row): Buffer => {
    if (vaultKey === null) {
      if (key.length === PERSON_KEY) return key;
      throw new DatabaseError(`${file}: the key of ${person} does not open: it was changed after it was kept`);
    }
    try {
      return unwrapKey(vaultKey, { person, scope }, key);
    } catch (error) {
      throw new DatabaseError(
        `${file}: the key of ${person} does not open with the vault key ${vaultKey.id}: it was changed after it was kept`,
        { cause: error },
      );
    }
  };

  const rewrap = db.transaction((next: VaultKey, onlyIfPlain: boolean): void => {
    const current = inForce();
    if (current?.id === next.id || (onlyIfPlain && current)) return;
    for (const row of all.all()) setKey.run(wrapKey(next, row, unwrapped(current, row)), row.person, row.scope);
    setWrapping.run(next.id);
  });

  /** What another process reads cannot be overwritten now: the file remembers it, and the next one that opens it goes on. */
  const destroyRemains = (): void => {
    const found = wrapping.get();
    if (!found || found.overwritten === 1) return;
    try {
      overwrite(db);
      setOverwritten.run(found.vault_key);
    } catch (error) {
      if (!isInUse(error)) throw error;
    }
  };

  if (inForce() === null && vaultKeys[0]) rewrap.immediate(vaultKeys[0], true);
  isWrapped = wrapping.get() !== undefined;
  destroyRemains();

  return {
    get: (owner) => {
      const vaultKey = inForce();
      const key = keyOf.get(owner.person, owner.scope);
      return key && unwrapped(vaultKey, { ...owner, key });
    },
    put: (owner, key) => {
      const vaultKey = inForce();
      putKey.run(owner.person, owner.scope, vaultKey ? wrapKey(vaultKey, owner, key) : key);
    },
    protection: () => {
      const found = wrapping.get();
      return {
        vaultKey: found?.vault_key ?? null,
        people: countAll.get() ?? 0,
        overwritten: found?.overwritten !== 0,
      };
    },
    wrapWith: (next) => {
      known.set(next.id, next);
      rewrap.immediate(next, false);
      isWrapped = true;
      destroyRemains();
    },
  };
};
