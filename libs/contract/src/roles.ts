/** The roles of those who act (architecture.md, Identity and visibility). */
export const ROLES = [
  'table',
  'scorer',
  'director',
  'chief-director',
  'committee',
  'auditor',
  'organiser',
  'public',
] as const;
export type Role = (typeof ROLES)[number];

/** Those who act: people and devices in their roles, and the software itself where one decision calls for another. */
export type ActingRole = Role | 'process-manager';

/** Who has a token: a person or a device, and never the software itself. */
export interface Person extends Actor {
  readonly role: Role;
}

/** Who acts. A table's device names its session and table, and reaches no other. */
export interface Actor {
  readonly id: string;
  readonly role: ActingRole;
  readonly session?: string;
  readonly table?: string;
}
