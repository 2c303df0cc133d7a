/** `npm run test:unit` draws few samples and exhausts less: it is for the loop between two edits. */
export const FEW = process.env.SAMPLES === 'few' && process.env.FULL !== '1';

/**
 * How many samples a test draws: enough to notice, with `FULL=1` as many as are worth an hour before a release, and a
 * tenth with `SAMPLES=few`.
 * @param full what is drawn with `FULL=1`
 * @param usual what is drawn otherwise
 */
export const samples = (full: number, usual = full): number => {
  if (process.env.FULL === '1') return full;
  return FEW ? Math.ceil(usual / 10) : usual;
};
