import { aScoreAlone, conforms } from '@app/contract';

/**
 * The score of a contract that a file does not name: points as North-South have them, `'-140'`, `'+620'`, `'90.0'`. Null
 * where no board has such a score: each is a multiple of ten, and none beyond that of 7NT redoubled and thirteen down.
 */
export const scoreAlone = (text: string): number | null => {
  if (!/^[+-]?\d{1,6}(?:\.0*)?$/.test(text)) return null;
  const score = Number(text) || 0;
  return conforms(aScoreAlone, score) ? score : null;
};
