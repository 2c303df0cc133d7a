/** Gives the opaque ids that stand in events for the names in a file; the directory outside the ledger keeps both. */
export interface Naming {
  /** The id of a person by the name in the file. */
  readonly player: (name: string) => string;
  /** The id of a pair or team by the name or number in the file. */
  readonly contestant: (name: string) => string;
}

/** A name as part of an address: letters, digits and dashes. `'Final:1'` becomes `'final-1'`. */
export const slug = (name: string, fallback: string): string => {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 48);
  return plain === '' ? fallback : plain;
};
