/** One of a list, by a random number; none of an empty one. */
export const picked = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(list.length, 1)];
