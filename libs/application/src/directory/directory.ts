import type { Message } from '@app/bridge';
import { importMessage } from '@app/formats';
import { type Layout, openDatabase } from '../runtime/database';
import { sha256 } from '../runtime/sha256';
import { forgottenPeople } from '../vault/forgotten-people';

/**
 * Names of people and teams, outside the ledger: events carry opaque ids only, so that a person can be
 * forgotten without touching the log.
 */
export interface Directory {
  /** The names of ids in a scope (a session), as far as they are known. */
  readonly namesOf: (scope: string, ids: Iterable<string>) => Readonly<Record<string, string>>;
  /** The id under which a name was entered before in a scope. */
  readonly idOf: (scope: string, name: string) => string | null;
  /** Enters names, and says which it did not: those of ids that are forgotten. */
  readonly enter: (entries: readonly DirectoryEntry[]) => readonly DirectoryEntry[];
  /** The entries with somebody's name: his own, and those of pairs that are called after him; in every scope for null. */
  readonly entriesOf: (scope: string | null, id: string) => readonly NamingEntry[];
  /** Destroys somebody's name in these entries, and takes no other under their ids from now on. */
  readonly forget: (scope: string | null, id: string) => void;
  /** SHA-256 of all names of a scope with their ids, in base64url. */
  readonly digestOf: (scope: string) => string;
  /** Another text whenever names have been entered or destroyed, here or by another process. */
  readonly state: () => string;
  readonly close: () => void;
}

export interface DirectoryEntry {
  readonly id: string;
  readonly scope: string;
  readonly name: string;
}

/** An entry with the name of somebody, and what it says without it; null where that is nothing. */
export interface NamingEntry extends DirectoryEntry {
  readonly without: string | null;
}

/** Why a name is not entered. */
export const notEntered = ({ id, scope }: DirectoryEntry): Message =>
  importMessage('not-entered', { id, session: scope });

const LAYOUT: Layout = {
  what: 'a directory',
  mark: 'SLDI',
  version: 1,
  rebuildable: false,
  tables: `
    CREATE TABLE entry (id TEXT NOT NULL, scope TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (scope, id)) STRICT;
    CREATE INDEX entry_name ON entry (scope, name)`,
};

/** What stands between the names of partners, and around that of a captain. */
const BETWEEN = String.raw`[&/+,;()]|\s-\s|\b(?:and|team)\b`;
const AT_THE_ENDS = new RegExp(String.raw`^(?:${BETWEEN}|\s)+|(?:${BETWEEN}|\s)+$`, 'giu');
const DOUBLED = new RegExp(String.raw`(?:\s*(?:${BETWEEN})\s*){2,}`, 'giu');

/** A name where it stands whole: not in `Ann Lund Berg` for `Ann Lund`. It may be written in parts itself: `Lund, Ann`. */
const whole = (name: string): RegExp => {
  const words = name.split(/\s+/).map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  return new RegExp(String.raw`(?<=^|(?:${BETWEEN})\s*)${words.join(String.raw`\s+`)}(?=$|\s*(?:${BETWEEN}))`, 'giu');
};

/**
 * An entry that is called after somebody, with or without others: `Ann Lund & Bo Berg`, `Lund, Ann / Berg, Bo`,
 * `Team Ann Lund`.
 */
const naming = (entry: DirectoryEntry, name: string): readonly NamingEntry[] => {
  const [own, all] = [name, entry.name].map((one) => one.normalize('NFC').trim());
  if (!own || !all) return [];
  const without = all.replace(whole(own), '');
  if (without === all) return [];
  const left = ` ${without} `.replace(DOUBLED, ' & ').replace(AT_THE_ENDS, '');
  return [{ ...entry, without: left === '' ? null : left }];
};

export const openDirectory = (file: string): Directory => {
  const db = openDatabase(file, LAYOUT);
  const forgotten = forgottenPeople(db, file);
  const byName = db
    .prepare<[string, string], string>('SELECT id FROM entry WHERE scope = ? AND name = ? ORDER BY id')
    .pluck();
  const byId = db.prepare<[string, string], string>('SELECT name FROM entry WHERE scope = ? AND id = ?').pluck();
  const put = db.prepare<[string, string, string]>(
    'INSERT INTO entry (id, scope, name) VALUES (?, ?, ?) ON CONFLICT (scope, id) DO UPDATE SET name = excluded.name',
  );
  const ofId = db.prepare<[{ readonly id: string; readonly scope: string | null }], DirectoryEntry>(
    'SELECT id, scope, name FROM entry WHERE id = :id AND (:scope IS NULL OR scope = :scope) ORDER BY scope',
  );
  const inScope = db.prepare<[string], DirectoryEntry>('SELECT id, scope, name FROM entry WHERE scope = ? ORDER BY id');
  const remove = db.prepare<[string, string]>('DELETE FROM entry WHERE scope = ? AND id = ?');

  const state = db
    .prepare<[], string>("SELECT (SELECT data_version FROM pragma_data_version) || '/' || total_changes()")
    .pluck();

  const entriesOf = (scope: string | null, id: string): readonly NamingEntry[] =>
    ofId.all({ id, scope }).flatMap((own) => {
      const others = inScope.all(own.scope).filter((one) => one.id !== id);
      return [{ ...own, without: null }, ...others.flatMap((one) => naming(one, own.name))];
    });

  const enter = db.transaction((entries: readonly DirectoryEntry[]) => {
    const refused = entries.filter(({ id, scope }) => forgotten.has(scope, id));
    for (const entry of entries) if (!refused.includes(entry)) put.run(entry.id, entry.scope, entry.name);
    return refused;
  });

  return {
    namesOf: (scope, ids) =>
      Object.fromEntries(
        [...new Set(ids)].flatMap((id) => {
          const name = byId.get(scope, id);
          return name === undefined ? [] : [[id, name]];
        }),
      ),
    idOf: (scope, name) => byName.get(scope, name) ?? null,
    // Immediate: a transaction that reads first cannot wait for another writer once it writes.
    enter: (entries) => enter.immediate(entries),
    entriesOf,
    forget: (scope, id) => {
      forgotten.forget(scope, id, () => {
        for (const entry of entriesOf(scope, id)) {
          if (entry.without === null) remove.run(entry.scope, entry.id);
          else put.run(entry.id, entry.scope, entry.without);
          if (entry.id !== id) forgotten.note(entry.scope, entry.id);
        }
      });
    },
    digestOf: (scope) => sha256(JSON.stringify(inScope.all(scope).map(({ id, name }) => [id, name]))),
    state: () => state.get() ?? '',
    close: () => {
      db.close();
    },
  };
};
