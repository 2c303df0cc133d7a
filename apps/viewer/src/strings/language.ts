import { keep, kept } from '../shared/kept';

export const LANGUAGES = ['en', 'da', 'sv'] as const;
export type Language = (typeof LANGUAGES)[number];

const KEY = 'session-ledger.language';

const isLanguage = (text: string | null | undefined): text is Language => LANGUAGES.some((one) => one === text);

const chosen = (): Language | null => {
  const text = kept(KEY, 'browser');
  return isLanguage(text) ? text : null;
};

const ofBrowser = (): Language => {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
};

/** The reader's language: what was chosen here, or else the first of the browser's languages that there is. */
export const language: Language = chosen() ?? ofBrowser();

/** Shows the page in another language from now on, by loading it anew: every text is chosen once. */
export const changeLanguage = (to: Language): void => {
  keep(KEY, to, 'browser');
  location.reload();
};
