import { language } from '../strings/language';
import { words as english } from './en';
import type { Words } from './words';

const OTHERS = {
  en: () => Promise.resolve(english),
  da: async () => (await import('./da')).words,
  sv: async () => (await import('./sv')).words,
};

/** What the libraries say in English, in the reader's language. */
export let w: Words = english;

/** Fetches the words in the reader's language; to be done before anything is shown. */
export const loadWords = async (): Promise<void> => {
  w = await OTHERS[language]();
};
