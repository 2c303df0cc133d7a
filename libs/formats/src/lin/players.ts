import type { Seat } from '@app/bridge';
import { seatsFrom } from '@app/bridge';
import type { Finding } from '../finding';
import { contradiction, quoted } from '../finding';
import type { LinPair } from './pairs';

export type LinPlayers = Readonly<Partial<Record<Seat, string>>>;

/** Who sits where at present in the two rooms; a record without room is at the `open` table. */
export interface LinSeating {
  readonly open: LinPlayers;
  readonly closed: LinPlayers;
}

export const NOBODY: LinSeating = { open: {}, closed: {} };

const table = (names: readonly string[]): LinPlayers =>
  Object.fromEntries(seatsFrom('S').flatMap((seat, index) => (names[index] ? [[seat, names[index]]] : [])));

/**
 * The seating after a `pn` (or `pw`): four names S, W, N, E for the room of the record, or eight, open room first.
 * Another number of names is not guessed at: a comma in a name would shift all that follow.
 */
export const seatingAfter = (
  before: LinSeating,
  { key, value, line }: LinPair,
  room: 'open' | 'closed' | null,
): { readonly seating: LinSeating; readonly findings: readonly Finding[] } => {
  const names = value.split(',').map((name) => name.trim());
  if (names.length <= 4) return { seating: { ...before, [room ?? 'open']: table(names) }, findings: [] };
  if (names.length === 8) return { seating: { open: table(names), closed: table(names.slice(4)) }, findings: [] };
  const message = `${key}: ${names.length} names instead of 4 or 8, left out: ${quoted(value)}`;
  return {
    seating: { ...before, [room ?? 'open']: {} },
    findings: [contradiction('players-unreadable', line, message)],
  };
};
