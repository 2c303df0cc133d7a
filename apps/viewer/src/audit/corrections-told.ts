import type { Correction } from './corrections-source';
import { type Deed, addressOf } from './deeds';

/** The corrections in the reader's language, as far as their events have been read: the query tells of them in English. */
export const correctionsTold = (corrections: readonly Correction[], deeds: readonly Deed[]): readonly Correction[] => {
  const wordsAt = new Map(deeds.map((deed) => [addressOf(deed), deed.words]));
  return corrections.map((one) => ({ ...one, words: wordsAt.get(one.decision) ?? one.words }));
};
