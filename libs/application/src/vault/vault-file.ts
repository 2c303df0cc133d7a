import type { Layout } from '../runtime/database';

const WRAPPING = `
  CREATE TABLE wrapping (one INTEGER PRIMARY KEY CHECK (one = 1), vault_key TEXT NOT NULL, overwritten INTEGER NOT NULL) STRICT;`;

/**
 * `person.key` is the key of a person: as it is while `wrapping` is empty, else wrapped with the vault key that `wrapping`
 * names. `overwritten` is 0 while pages of the file may still have the keys as they were before they were wrapped last.
 */
export const VAULT_FILE: Layout = {
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
