import { createHmac } from 'node:crypto';
import { type Naming, shortened, slug } from '@app/formats';
import type { Directory, DirectoryEntry } from '../directory/directory';

/** Names that are to go into the directory once the import is stored. */
interface DirectoryNaming {
  readonly naming: Naming;
  readonly entries: () => readonly DirectoryEntry[];
}

const PLAYER_DIGITS = 16;
const PAIR_DIGITS = 8;
/** The most characters of an id. */
const MOST = 64;

/** Partners named together: `'Ann & Bo'`. */
const isPair = (name: string): boolean => name.includes(' & ');

/**
 * Gives ids to the names of a file. Those the directory knows keep theirs. A new person's is derived from the name
 * under this installation's own key: it says nothing to others, and two imports at once give the same one.
 * A pair's number or a team's name is its own id, with the venue before it where the session is one of several that are
 * one field: ids are those of the whole field, and every club has a pair 1.
 * @param venue of the session; null where it has none
 * @param isEntered whether the session has a contestant of an id already, who was entered by other means than an import
 */
export const directoryNaming = (
  directory: Directory,
  key: Uint8Array,
  session: string,
  venue: string | null = null,
  isEntered: (id: string) => boolean = () => false,
): DirectoryNaming => {
  const given = new Map<string, DirectoryEntry>();
  const ids = new Map<string, string>();
  const givenIds = new Set<string>();
  const derived = (kind: string, name: string, digits: number): string =>
    createHmac('sha256', key).update(`${session}\n${kind}\n${name}`).digest('hex').slice(0, digits);
  const idFor = (kind: string, name: string, make: () => string): string => {
    const known = ids.get(`${kind}\n${name}`) ?? directory.idOf(session, name);
    const id = known ?? make();
    ids.set(`${kind}\n${name}`, id);
    if (known !== null) return id;
    given.set(`${kind}\n${name}`, { id, scope: session, name });
    givenIds.add(id);
    return id;
  };
  const taken = (id: string): boolean => givenIds.has(id) || directory.namesOf(session, [id])[id] !== undefined;
  return {
    naming: {
      player: (name) => idFor('player', name, () => `p-${derived('player', name, PLAYER_DIGITS)}`),
      contestant: (name) =>
        idFor('contestant', name, () => {
          const own = derived('contestant', name, PAIR_DIGITS);
          if (isPair(name)) return `pair-${own}`;
          const plain = slug(name, 'contestant');
          if (isEntered(plain)) return plain;
          const id = venue === null ? plain : shortened(`${venue}-${plain}`, MOST - PAIR_DIGITS - 1);
          return taken(id) ? `${id}-${own}` : id;
        }),
    },
    entries: () => [...given.values()],
  };
};
