/** The values below which these shares of all lie; `NaN` where there are none. */
export const percentiles = (all: readonly number[], ...shares: readonly number[]): readonly number[] => {
  const sorted = all.toSorted((one, other) => one - other);
  return shares.map((share) => Number((sorted[Math.floor(share * (sorted.length - 1))] ?? NaN).toFixed(2)));
};

/** Median and 99th percentile of times in milliseconds. */
export const latencies = (all: readonly number[]) => {
  const [medianMs = NaN, p99Ms = NaN] = percentiles(all, 0.5, 0.99);
  return { medianMs, p99Ms };
};
