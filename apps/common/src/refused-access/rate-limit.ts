/** Entries of a log in a window of time: at most so many from one address, and in total. */
interface RateLimits {
  /** Length of the window, in milliseconds. */
  readonly window: number;
  readonly perAddress: number;
  readonly total: number;
}

interface RateLimit {
  /** Whether an entry about this address may be written at this moment; counts it as left out where not. */
  readonly admits: (address: string, at: number) => boolean;
  /** How many entries were left out since this was last called. */
  readonly takeLeftOut: () => number;
}

/** Limits the rate of a log. Memory is bounded by `total`: an address is remembered only with an entry that is written. */
export const rateLimit = ({ window, perAddress, total }: RateLimits): RateLimit => {
  let began = -Infinity;
  let written = 0;
  let leftOut = 0;
  const byAddress = new Map<string, number>();
  return {
    admits: (address, at) => {
      if (at - began >= window) {
        began = at;
        written = 0;
        byAddress.clear();
      }
      const before = byAddress.get(address) ?? 0;
      if (written >= total || before >= perAddress) {
        leftOut += 1;
        return false;
      }
      written += 1;
      byAddress.set(address, before + 1);
      return true;
    },
    takeLeftOut: () => {
      const count = leftOut;
      leftOut = 0;
      return count;
    },
  };
};
