import type { Texts } from '@app/messages';
import { language } from './strings/language';

/** Writes messages in the reader's language. */
export let texts: Texts;

/** Of the venue; undefined is the reader's own. Texts that are fetched later are in it too. */
let zone: string | undefined;

let fetched = false;

/** Once fetched, the reasons of refusals stay. */
let hasRefusals = false;

/**
 * Fetches the formatter and the catalogue; a room that shows messages does so before it is shown, the first page need not.
 * A room that has been entered before may have fetched less: it is fetched for each.
 * @param acts whether commands are given in the room: then with the reasons of refusals
 */
export const loadTexts = async (acts = false): Promise<void> => {
  const { fetchTexts } = await import('./fetch-texts');
  texts = (await fetchTexts(language, acts || hasRefusals)).at(zone);
  fetched = true;
  hasRefusals ||= acts;
};

/** Writes the times in messages by the clock of this time zone, in all that is shown from now on. */
export const moveTexts = (timeZone: string | undefined): void => {
  zone = timeZone;
  if (fetched) texts = texts.at(timeZone);
};
