import type { Texts } from '@app/messages';
import { language } from './strings/language';

/** Writes messages in the reader's language. */
export let texts: Texts;

/** Fetches the formatter and the catalogue; a room that shows messages does so before it is shown, the first page need not. */
export const loadTexts = async (): Promise<void> => {
  const { fetchTexts } = await import('./fetch-texts');
  texts = await fetchTexts(language);
};
