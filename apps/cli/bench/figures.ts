/** The figures that compare a measurement with the floor of the same run. */
const RATIO = /^ratio|Ratio$|timesTheFloor/;

const entriesOf = (figures: unknown): readonly (readonly [key: string, value: unknown])[] =>
  typeof figures === 'object' && figures !== null ? Object.entries(figures) : [];

/** Where figures have a value that is no finite number; text, such as the name of what was measured, is none. */
const notFinite = (figures: unknown, path: string): readonly string[] => {
  const entries = entriesOf(figures);
  if (entries.length > 0) return entries.flatMap(([key, value]) => notFinite(value, path ? `${path}.${key}` : key));
  if (typeof figures === 'string' && figures !== '') return [];
  return Number.isFinite(figures) ? [] : [path || 'the result'];
};

const hasRatio = (figures: unknown): boolean =>
  entriesOf(figures).some(([key, value]) => (RATIO.test(key) && typeof value === 'number') || hasRatio(value));

/** Throws where a benchmark gives a figure that is not a finite number (also an empty list), or no ratio to its floor. */
export const checkFigures = (figures: unknown): void => {
  const [first] = notFinite(figures, '');
  if (first !== undefined) throw new Error(`${first} is not a finite number`);
  if (!hasRatio(figures)) throw new Error('there is no ratio to a floor');
};
