import type { Words } from './words';

/** What the libraries tell, in the reader's language. */
export let w: Words;

/**
 * Fetches the words; a room that says them does so, and fetches its texts, before it is shown. The first page need not:
 * they bring every law with them.
 */
export const loadWords = async (): Promise<void> => {
  w = (await import('./words')).words;
};
