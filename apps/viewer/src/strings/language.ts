import { type Language, firstLanguage, isLanguage } from '@app/messages';
import { writeStorage, readStorage } from '../shared/storage';

const KEY = 'session-ledger.language';

const chosen = (): Language | null => {
  const text = readStorage(KEY, 'browser');
  return isLanguage(text) ? text : null;
};

const ofBrowser = (): Language => firstLanguage(typeof navigator === 'undefined' ? [] : navigator.languages) ?? 'en';

/** The reader's language: what was chosen here, or else the first of the browser's languages that there is. */
export const language: Language = chosen() ?? ofBrowser();

/** Shows the page in another language from now on, by loading it anew: every text is chosen once. */
export const changeLanguage = (to: Language): void => {
  writeStorage(KEY, to, 'browser');
  location.reload();
};
