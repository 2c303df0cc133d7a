import type { Strings } from './en';
import { en } from './en';
import { language } from './language';

export type { Strings } from './en';

const OTHERS = {
  en: () => Promise.resolve(en),
  da: async () => (await import('./da')).da,
  sv: async () => (await import('./sv')).sv,
};

/** The texts in the reader's language. */
export let t: Strings = en;

/** Fetches the texts in the reader's language; to be done before anything is shown. */
export const loadStrings = async (): Promise<void> => {
  t = await OTHERS[language]();
};
