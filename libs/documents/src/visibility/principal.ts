import type { Role } from '@app/contract';

/** Who looks at the record: a role and, of a table's device, its table. Who does not say who it is, is the public. */
export interface Principal {
  readonly role: Role;
  readonly session?: string;
  readonly table?: string;
}

export const PUBLIC: Principal = { role: 'public' };

/** They run the session or answer for its record, and enter the deals themselves. */
const SEE_EVERYTHING: readonly Role[] = ['scorer', 'director', 'chief-director', 'auditor', 'organiser'];

export const seesEverything = ({ role }: Principal): boolean => SEE_EVERYTHING.includes(role);

/**
 * What a caller sees of a board at a table: all of it; what is said and played openly at that table; or that it is
 * there, and nothing of its cards, calls and results.
 */
export type Visibility = 'whole' | 'own-table' | 'nothing';

/** Whether a caller is the device of this table. Events of its boards have numbers of their own for it (`table-numbers.ts`). */
export const isDeviceOf = (
  principal: Principal,
  { session, table }: { readonly session: string; readonly table: string },
): boolean => principal.role === 'table' && principal.session === session && principal.table === table;

interface BoardInField {
  readonly session: string;
  readonly table: string;
  /** `withheldBoards` of its session. */
  readonly isWithheld: boolean;
  /** A committee has been convened for an appeal about it. */
  readonly hasCommittee: boolean;
}

/** Security of boards (as 90B3 of 2017 has it for talk: what happens on a board is not for another table that is to play it). */
export const visibilityOf = (
  principal: Principal,
  { session, table, isWithheld, hasCommittee }: BoardInField,
): Visibility => {
  if (!isWithheld || seesEverything(principal)) return 'whole';
  if (principal.role === 'committee' && hasCommittee) return 'whole';
  return isDeviceOf(principal, { session, table }) ? 'own-table' : 'nothing';
};
