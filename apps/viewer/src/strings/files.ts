import english from './en/files.json';
import { language } from './language';
import { type Writer, writerIn } from './say';

const FILES = {
  en: () => Promise.resolve({ default: english }),
  da: () => import('./da/files.json'),
  sv: () => import('./sv/files.json'),
};

const textsIn = (texts: typeof english, { say }: Writer) => ({
  ...texts,
  downloadOf: (file: string) => say(texts.downloadOf, { file }),
});

/** The texts of this page in the reader's language, fetched with it. */
export let fileMessages = textsIn(english, writerIn('en'));

export const loadFileStrings = async (): Promise<void> => {
  fileMessages = textsIn((await FILES[language]()).default, writerIn(language));
};
