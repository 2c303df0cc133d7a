/** The figures that compare a measurement with the floor of the same run. */
const RATIO = /^ratio|Ratio$|timesTheFloor/;

const entriesOf = (metrics: unknown): readonly (readonly [key: string, value: unknown])[] =>
  typeof metrics === 'object' && metrics !== null ? Object.entries(metrics) : [];

/** Where figures have a value that is no finite number; text, such as the name of what was measured, is none. */
const notFinite = (metrics: unknown, path: string): readonly string[] => {
  const entries = entriesOf(metrics);
  if (entries.length > 0) return entries.flatMap(([key, value]) => notFinite(value, path ? `${path}.${key}` : key));
  if (typeof metrics === 'string' && metrics !== '') return [];
  return Number.isFinite(metrics) ? [] : [path || 'the result'];
};

const hasRatio = (metrics: unknown): boolean =>
  entriesOf(metrics).some(([key, value]) => (RATIO.test(key) && typeof value === 'number') || hasRatio(value));

/** Throws where a benchmark gives a figure that is not a finite number (also an empty list), or no ratio to its floor. */
export const checkMetrics = (metrics: unknown): void => {
  const [first] = notFinite(metrics, '');
  if (first !== undefined) throw new Error(`${first} is not a finite number`);
  if (!hasRatio(metrics)) throw new Error('there is no ratio to a floor');
};
