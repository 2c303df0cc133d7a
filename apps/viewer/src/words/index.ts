import { language } from '../strings/language';
import type { Words } from './words';

const ALL = {
  en: async () => (await import('./en')).words,
  da: async () => (await import('./da')).words,
  sv: async () => (await import('./sv')).words,
};

/** What the libraries say in English, in the reader's language. */
export let w: Words;

/**
 * Fetches the words in the reader's language; a room that says them does so before it is shown. The first page need not:
 * those in English bring every law with them.
 */
export const loadWords = async (): Promise<void> => {
  w = await ALL[language]();
};
