import english from './en/forms.json';
import { language } from './language';
import { type Writer, writerIn } from './say';

const FILES = {
  en: () => Promise.resolve({ default: english }),
  da: () => import('./da/forms.json'),
  sv: () => import('./sv/forms.json'),
};

const textsIn = (texts: typeof english, { say }: Writer) => ({
  ...texts,
  result: (number: number) => say(texts.result, { number }),
  removeResult: (number: number) => say(texts.removeResult, { number }),
  weightOf: (number: number) => say(texts.weightOf, { number }),
  exactly: (name: string) => say(texts.exactly, { name }),
  group: (number: number) => say(texts.group, { number }),
  removeGroup: (number: number) => say(texts.removeGroup, { number }),
  outcome: {
    ...texts.outcome,
    kindOf: (side: string) => say(texts.outcome.kindOf, { side }),
  },
});

/** The texts of forms, in the reader's language: fetched with the rooms in which commands are given. */
export let formMessages = textsIn(english, writerIn('en'));

export const loadFormStrings = async (): Promise<void> => {
  formMessages = textsIn((await FILES[language]()).default, writerIn(language));
};
