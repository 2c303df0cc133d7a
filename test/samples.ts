/**
 * How many samples a test draws: enough to notice, or with `FULL=1` as many as are worth an hour before a release.
 * @param full what is drawn with `FULL=1`
 * @param usual what is drawn otherwise
 */
export const samples = (full: number, usual: number): number => (process.env.FULL === '1' ? full : usual);
