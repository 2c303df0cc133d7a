/** The least difference in points that is worth 1, 2, ... 24 IMPs (Law 78B, both editions). */
const LEAST_DIFFERENCE: readonly number[] = [
  20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000,
  3500, 4000,
];

/** The IMPs for a difference in points, with its sign (Law 78B). */
export const imps = (difference: number): number => {
  const size = Math.abs(difference);
  const above = LEAST_DIFFERENCE.findIndex((least) => size < least);
  const won = above < 0 ? LEAST_DIFFERENCE.length : above;
  return difference < 0 ? -won : won;
};
