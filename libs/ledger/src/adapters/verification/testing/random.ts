/** A whole number from 0 up to, but without, `below`. */
export type Random = (below: number) => number;

/** mulberry32: the same numbers from the same seed. */
export const randomFrom = (seed: number): Random => {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
};

/** One of them. */
export const oneOf = <T>(all: readonly T[], random: Random): T => {
  const one = all[random(all.length)];
  if (one === undefined) throw new RangeError('there is none to choose from');
  return one;
};

/** The same bytes but for one bit. */
export const flipped = (bytes: Buffer, bit: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
  return copy;
};
