import type { Side } from '@app/bridge';

/** A pair by its number in a traveller line. */
export interface UsebioPair {
  /** The contestant for whom it plays: itself, or its team. */
  readonly contestant: string;
  /** Its own name, unique in the event. */
  readonly name: string;
  readonly direction: Side | null;
  readonly players: readonly string[];
}

/** Which pairs have a number: in an event with two winners one N-S and one E-W, in a team event one in every team. */
export type Register = ReadonlyMap<string, readonly UsebioPair[]>;

/** Under which key the register holds a number. */
export const registerKey = (scope: string | null, number: string): string => `${scope ?? ''}/${number}`;

/** A number in a traveller line: where it stands, which side it sits, and for which team if that is known. */
export interface PairReference {
  readonly scope: string | null;
  readonly number: string;
  readonly side: Side;
  readonly team: string | null;
}

/** The pair that is meant, or null; numbers of the section go before those of the whole event. */
export const pairOf = (register: Register, { scope, number, side, team }: PairReference): UsebioPair | null => {
  const all = register.get(registerKey(scope, number)) ?? register.get(registerKey(null, number)) ?? [];
  const found = team === null ? all : all.filter(({ contestant }) => contestant === team);
  return found.find(({ direction }) => direction === side) ?? (found.length === 1 ? (found[0] ?? null) : null);
};
