import type { Texts } from '@app/messages';
import { fetchCatalogue, textsIn } from '@app/messages';
import { language } from './strings/language';

/** Writes messages in the reader's language. Times are in the reader's own time zone. */
export let texts: Texts = textsIn({ language: 'en', messages: {} });

/** Fetches the catalogue of the reader's language; to be done before anything is shown. */
export const loadTexts = async (): Promise<void> => {
  texts = textsIn(await fetchCatalogue(language));
};
