/** Median and 99th percentile of times in milliseconds. */
export const latencies = (all: readonly number[]) => {
  const sorted = all.toSorted((one, other) => one - other);
  const at = (share: number): number => Number((sorted[Math.floor(share * (sorted.length - 1))] ?? NaN).toFixed(2));
  return { medianMs: at(0.5), p99Ms: at(0.99) };
};
