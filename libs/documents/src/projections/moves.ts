/** An event after which the number of something is another: its position in the ledger, and its revision in its stream. */
export interface Move {
  readonly position: number;
  readonly revision: number;
}

/** The moves with one more; an event that is seen twice is one. */
export const withMove = (moves: readonly Move[] | undefined, { position, revision }: Move): readonly Move[] => [
  ...(moves ?? []).filter((one) => one.revision !== revision),
  { position, revision },
];

/** Up to which revision the stream had made numbers by a position in the ledger; -1 where none had been made. */
export const movedBy = (moves: readonly Move[] | undefined, position: number): number =>
  moves?.findLast((one) => one.position <= position)?.revision ?? -1;
