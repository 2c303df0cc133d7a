/** Whole numbers at random, the same for the same seed on every machine. */
export interface Random {
  /** 0 to below `limit`. */
  readonly below: (limit: number) => number;
  /** One of several, each as often as its weight says. */
  readonly weighted: <T>(choices: readonly (readonly [weight: number, choice: T])[]) => T;
  readonly pick: <T>(all: readonly T[]) => T;
}

/** The generator mulberry32. */
export const randomFrom = (seed: number): Random => {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (limit: number): number => next() % limit;
  const weighted: Random['weighted'] = (choices) => {
    let left = below(choices.reduce((sum, [weight]) => sum + weight, 0));
    for (const [weight, choice] of choices) {
      if (left < weight) return choice;
      left -= weight;
    }
    throw new Error('nothing to choose from');
  };
  return { below, weighted, pick: (all) => weighted(all.map((one) => [1, one])) };
};
