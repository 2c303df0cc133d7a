import { verify } from './en/verify';
import { language } from './language';

const OTHERS = {
  en: () => Promise.resolve(verify),
  da: async () => (await import('./da/verify')).verify,
  sv: async () => (await import('./sv/verify')).verify,
};

/** The texts of the page that checks evidence, in the reader's language: fetched with that page only. */
export let v: typeof verify = verify;

export const loadVerifyStrings = async (): Promise<void> => {
  v = await OTHERS[language]();
};
