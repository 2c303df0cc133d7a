import { playWordsIn } from '@app/components';
import { ENGLISH_TERMS, fetchTerms, textsIn } from '@app/messages';
import { appIn, type AppFiles } from './app';
import app from './en/app.json';
import laws from './en/laws.json';
import lineage from './en/lineage.json';
import rulings from './en/rulings.json';
import { language } from './language';
import { writerIn } from './say';

const ENGLISH: AppFiles = { app, laws, lineage, rulings };

const fetchFiles = {
  en: () => Promise.resolve(ENGLISH),
  da: async () => (await import('./da')).files,
  sv: async () => (await import('./sv')).files,
};

/** The texts in the reader's language. */
export let messages = appIn(ENGLISH, playWordsIn(textsIn(ENGLISH_TERMS)), writerIn('en'));

/** Fetches the texts in the reader's language; to be done before anything is shown. */
export const loadStrings = async (): Promise<void> => {
  const [files, terms] = await Promise.all([fetchFiles[language](), fetchTerms(language)]);
  messages = appIn(files, playWordsIn(textsIn(terms)), writerIn(language));
};
