import { type Language, firstLanguage, isLanguage } from '@app/messages';
import { keep, kept } from '../shared/kept';

const KEY = 'session-ledger.language';

const chosen = (): Language | null => {
  const text = kept(KEY, 'browser');
  return isLanguage(text) ? text : null;
};

const ofBrowser = (): Language => firstLanguage(typeof navigator === 'undefined' ? [] : navigator.languages) ?? 'en';

/** The reader's language: what was chosen here, or else the first of the browser's languages that there is. */
export const language: Language = chosen() ?? ofBrowser();

/** Shows the page in another language from now on, by loading it anew: every text is chosen once. */
export const changeLanguage = (to: Language): void => {
  keep(KEY, to, 'browser');
  location.reload();
};
