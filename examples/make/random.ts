/** Chance as an argument: the same seed gives the same numbers for ever, on every machine. */
export interface Random {
  /** A whole number from 0, below `limit`. */
  readonly below: (limit: number) => number;
  /** A whole number from `least` to `most`, both included. */
  readonly between: (least: number, most: number) => number;
  /** True in so many of a hundred cases. */
  readonly chance: (percent: number) => boolean;
}

/** The mulberry32 generator: 32 bits of state, whole-number arithmetic only. */
export const seeded = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (limit: number): number => next() % limit;
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    chance: (percent) => below(100) < percent,
  };
};

/** The list in an order of the generator's choosing (Fisher and Yates). */
export const shuffled = <T>(list: readonly T[], random: Random): readonly T[] => {
  const left = [...list];
  const taken: T[] = [];
  while (left.length > 0) taken.push(...left.splice(random.below(left.length), 1));
  return taken;
};
