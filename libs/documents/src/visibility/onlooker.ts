import type { Role } from '@app/session';

/** Who looks at the record: a role and, of a table's device, its table. Who does not say who it is, is the public. */
export interface Onlooker {
  readonly role: Role;
  readonly session?: string;
  readonly table?: string;
}

export const PUBLIC: Onlooker = { role: 'public' };

/** They run the session or answer for its record, and enter the deals themselves. */
const SEE_EVERYTHING: readonly Role[] = ['scorer', 'director', 'chief-director', 'auditor', 'organiser'];

export const seesEverything = ({ role }: Onlooker): boolean => SEE_EVERYTHING.includes(role);

/**
 * What an onlooker sees of a board at a table: all of it; what is said and played openly at that table; or that it is
 * there, and nothing of its cards, calls and results.
 */
export type Sight = 'whole' | 'own-table' | 'nothing';

/** Whether an onlooker is the device of this table. Events of its boards have numbers of their own for it (`table-numbers.ts`). */
export const isDeviceOf = (
  onlooker: Onlooker,
  { session, table }: { readonly session: string; readonly table: string },
): boolean => onlooker.role === 'table' && onlooker.session === session && onlooker.table === table;

interface BoardInField {
  readonly session: string;
  readonly table: string;
  /** `keptBoards` of its session. */
  readonly isKept: boolean;
  /** A committee has been convened for an appeal about it. */
  readonly hasCommittee: boolean;
}

/** Security of boards (as 90B3 of 2017 has it for talk: what happens on a board is not for another table that is to play it). */
export const sightOf = (onlooker: Onlooker, { session, table, isKept, hasCommittee }: BoardInField): Sight => {
  if (!isKept || seesEverything(onlooker)) return 'whole';
  if (onlooker.role === 'committee' && hasCommittee) return 'whole';
  return isDeviceOf(onlooker, { session, table }) ? 'own-table' : 'nothing';
};
