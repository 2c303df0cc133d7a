import type { Texts } from '@app/messages';
import { onVenue, venueZone } from './shared/venue';
import { language } from './strings/language';

/** Writes messages in the reader's language. */
export let texts: Texts;

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
  texts = (await fetchTexts(language, acts || hasRefusals)).at(venueZone());
  fetched = true;
  hasRefusals ||= acts;
};

/** Times in messages are those of the clock at the venue. */
onVenue(() => {
  if (fetched) texts = texts.at(venueZone());
});
