import { randomBytes } from 'node:crypto';
import type { Naming } from '@app/formats';
import { slug } from '@app/formats';
import type { Directory, DirectoryEntry } from '../../../projector/src/directory/directory';

/** Names that are to go into the directory once the import is stored. */
export interface DirectoryNaming {
  readonly naming: Naming;
  readonly entries: () => readonly DirectoryEntry[];
}

/**
 * Gives ids to the names of a file: those the directory knows keep theirs; a new person gets a random one, which
 * says nothing about the name; a pair's number or a team's name is its own id.
 */
export const directoryNaming = (directory: Directory, session: string): DirectoryNaming => {
  const given = new Map<string, DirectoryEntry>();
  const idFor = (kind: string, name: string, make: () => string): string => {
    const key = `${kind}\n${name}`;
    const known = given.get(key)?.id ?? directory.idOf(session, name);
    if (known !== null && known !== undefined) return known;
    const id = make();
    given.set(key, { id, scope: session, name });
    return id;
  };
  const taken = (id: string): boolean =>
    [...given.values()].some((entry) => entry.id === id) || directory.namesOf(session, [id])[id] !== undefined;
  const free = (id: string): string => {
    for (let nth = 2; ; nth += 1) if (!taken(`${id}-${nth}`)) return `${id}-${nth}`;
  };
  const isPair = (name: string): boolean => name.includes(' & ');
  return {
    naming: {
      player: (name) => idFor('player', name, () => `p-${randomBytes(6).toString('hex')}`),
      contestant: (name) =>
        idFor('contestant', name, () => {
          const id = isPair(name) ? free('pair') : slug(name, 'contestant');
          return taken(id) ? free(id) : id;
        }),
    },
    entries: () => [...given.values()],
  };
};
