import { hash } from 'node:crypto';
import type { Database, DisclosedText } from '@app/ledger';
import type { EncryptedText } from '@app/bridge';
import { DatabaseError, openDatabase, type Layout } from '../runtime/database';
import { decrypt, encrypt, newKey, textKeyOf } from './cipher';
import { forgottenPeople } from './forgotten-people';
import { type Protection, personKeys } from './person-keys';
import type { VaultKey } from './vault-key';

const WRAPPING = `
  CREATE TABLE wrapping (one INTEGER PRIMARY KEY CHECK (one = 1), vault_key TEXT NOT NULL, overwritten INTEGER NOT NULL) STRICT;`;

/**
 * `person.key` is the key of a person: as it is while `wrapping` is empty, else wrapped with the vault key that `wrapping`
 * names. `overwritten` is 0 while pages of the file may still have the keys as they were before they were wrapped last.
 */
const VAULT_FILE: Layout = {
  what: 'a vault of statements',
  mark: 'SLVA',
  version: 2,
  upgrades: { 1: WRAPPING },
  rebuildable: false,
  tables: `
    CREATE TABLE person (person TEXT NOT NULL, scope TEXT NOT NULL, key BLOB NOT NULL, PRIMARY KEY (person, scope)) STRICT;
    CREATE TABLE said (sealed TEXT PRIMARY KEY, person TEXT NOT NULL, scope TEXT NOT NULL, stored BLOB) STRICT;
    CREATE TABLE author (person TEXT NOT NULL, scope TEXT NOT NULL, sealed TEXT NOT NULL, PRIMARY KEY (person, scope, sealed)) STRICT;
    ${WRAPPING}`,
};

/** What somebody says, to be sealed. */
export interface SpokenText {
  /** The session that the ids belong to. */
  readonly scope: string;
  /** Whose words they are; encrypted with the key of the first, destroyed with any of them. */
  readonly people: readonly [string, ...string[]];
  readonly text: string;
  /** Where they stand: the command that has them, its stream, and the field. */
  readonly place: readonly string[];
}

/** A text that is sealed, and not kept yet. */
export interface PlannedText {
  readonly sealed: EncryptedText;
  readonly scope: string;
  readonly people: SpokenText['people'];
  readonly stored: Buffer;
}

/**
 * What people said in their own words, outside the ledger: a key for each person, and what is encrypted with it by its
 * hash, which is all that the ledger has of it. Everything throws a `DatabaseError` where the file cannot be used.
 */
export interface Vault {
  /** Seals a text, and keeps nothing but the key; the same text in the same place is the same again. `forgotten`: who. */
  readonly seal: (spoken: SpokenText) => PlannedText | { readonly forgotten: string };
  /** Keeps texts durably; those of somebody who was forgotten meanwhile are left out. */
  readonly keep: (texts: readonly PlannedText[]) => void;
  /**
   * What a sealed text says; null where it was destroyed, undefined where it is not kept here. Throws a
   * `DatabaseError` where what is kept is not what the ledger has the hash of.
   */
  readonly open: (encrypted: EncryptedText) => string | null | undefined;
  /** The same with what shows to others that it was this text; for whoever may read it. */
  readonly disclose: (encrypted: EncryptedText) => DisclosedText | null | undefined;
  /** How many texts of somebody are kept; in every session for null. */
  readonly count: (scope: string | null, person: string) => number;
  /** Destroys somebody's key and texts; null for the id in every session. */
  readonly forget: (scope: string | null, person: string) => void;
  readonly protection: () => Protection;
  /**
   * Changes the vault key that the keys of people are wrapped with. Killed at any moment the vault opens with the old key or
   * with the new one. Texts and seals stay what they are.
   */
  readonly changeVaultKey: (next: VaultKey) => void;
  readonly close: () => void;
}

interface Said {
  readonly person: string;
  readonly scope: string;
  /** Null once it is destroyed. */
  readonly stored: Buffer | null;
}

const hashOf = (stored: Buffer): string => hash('sha256', stored, 'hex');

/**
 * Opens the vault in a file, and makes it where there is none.
 * @param vaultKeys wrap the keys of people; the first also those that are not wrapped yet. None of them: the keys stand in the
 * file as they are, and a vault whose keys are wrapped is refused
 */
export const openVault = (file: string, vaultKeys: readonly VaultKey[] = []): Vault => {
  const db = openDatabase(file, VAULT_FILE);
  try {
    return vaultIn(db, file, vaultKeys);
  } catch (error) {
    db.close();
    throw error;
  }
};

const vaultIn = (db: Database, file: string, vaultKeys: readonly VaultKey[]): Vault => {
  const forgotten = forgottenPeople(db, file);
  const keys = personKeys(db, file, vaultKeys);
  const saidBy = db.prepare<[string], Said>('SELECT person, scope, stored FROM said WHERE sealed = ?');
  const putSaid = db.prepare<[string, string, string, Buffer]>(
    'INSERT INTO said VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const putAuthor = db.prepare<[string, string, string]>('INSERT INTO author VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
  const authorsOf = db.prepare<[string], string>('SELECT person FROM author WHERE sealed = ?').pluck();
  const OF_PERSON = 'person = :person AND (:scope IS NULL OR scope = :scope)';
  const SAID_BY = `sealed IN (SELECT sealed FROM author WHERE ${OF_PERSON})`;
  type OfPerson = [{ readonly person: string; readonly scope: string | null }];
  const counted = db
    .prepare<OfPerson, number>(`SELECT count(*) FROM said WHERE stored IS NOT NULL AND ${SAID_BY}`)
    .pluck();
  const destroySaid = db.prepare<OfPerson>(`UPDATE said SET stored = NULL WHERE ${SAID_BY}`);
  const destroyKey = db.prepare<OfPerson>(`DELETE FROM person WHERE ${OF_PERSON}`);

  const forgottenOf = ({ scope, people }: Pick<SpokenText, 'scope' | 'people'>): string | undefined =>
    people.find((person) => forgotten.has(scope, person));

  /** The key of somebody, made the first time; or who of those that speak is forgotten. */
  const keyFor = db.transaction((spoken: SpokenText): Buffer | string => {
    const gone = forgottenOf(spoken);
    if (gone !== undefined) return gone;
    const { scope, people } = spoken;
    const owner = { scope, person: people[0] };
    const known = keys.get(owner);
    if (known) return known;
    const key = newKey();
    keys.put(owner, key);
    return key;
  });

  const damaged = ({ sealed: encrypted, person }: EncryptedText, what: string): DatabaseError =>
    new DatabaseError(`${file}: what ${person} said (${encrypted}) is not what the ledger has on record: ${what}`);

  const disclosed = (encrypted: EncryptedText): DisclosedText | null | undefined => {
    const said = saidBy.get(encrypted.sealed);
    if (!said) return forgotten.hasSomewhere(encrypted.person) ? null : undefined;
    const { person, scope, stored } = said;
    if (stored === null) {
      if (authorsOf.all(encrypted.sealed).some((author) => forgotten.has(scope, author))) return null;
      throw damaged(encrypted, 'it is gone, and nobody was forgotten');
    }
    if (hashOf(stored) !== encrypted.sealed) throw damaged(encrypted, 'it was changed after it was kept');
    const key = keys.get({ scope, person });
    if (!key) throw damaged(encrypted, `the key of ${person} is gone, and ${person} was not forgotten`);
    try {
      const text = decrypt(key, stored);
      return { text, key: textKeyOf(key, stored).toString('base64'), stored: stored.toString('base64') };
    } catch {
      throw damaged(encrypted, `it does not open with the key of ${person}`);
    }
  };

  const disclose = db.transaction(disclosed);

  return {
    seal: (spoken) => {
      const key = keyFor.immediate(spoken);
      if (typeof key === 'string') return { forgotten: key };
      const { scope, people, text, place } = spoken;
      const stored = encrypt(key, place, text);
      return { sealed: { sealed: hashOf(stored), person: people[0] }, scope, people, stored };
    },
    keep: (texts) => {
      if (texts.length === 0) return;
      db.transaction(() => {
        for (const one of texts.filter((text) => forgottenOf(text) === undefined)) {
          const { sealed: encrypted, person } = one.sealed;
          putSaid.run(encrypted, person, one.scope, one.stored);
          for (const author of one.people) putAuthor.run(author, one.scope, encrypted);
        }
      }).immediate();
    },
    open: (encrypted) => {
      const found = disclose(encrypted);
      return found === null ? null : found?.text;
    },
    disclose,
    count: (scope, person) => counted.get({ scope, person }) ?? 0,
    forget: (scope, person) => {
      forgotten.forget(scope, person, () => {
        destroySaid.run({ scope, person });
        destroyKey.run({ scope, person });
      });
    },
    protection: keys.protection,
    changeVaultKey: keys.wrapWith,
    close: () => {
      db.close();
    },
  };
};
