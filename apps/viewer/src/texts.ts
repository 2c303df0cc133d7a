import type { MoreMessages, Texts } from '@app/messages';
import { onVenue, venueZone } from './shared/venue';
import { language } from './strings/language';

/** Writes messages in the reader's language. */
export let texts: Texts;

let fetched = false;

/** What has been fetched for one room stays. */
const needed = new Set<MoreMessages>();

/**
 * Fetches the formatter and the catalogue; a room that shows messages does so before it is shown, the first page need not.
 * A room that has been entered before may have fetched less: it is fetched for each.
 * @param more `refusals` in a room where commands are given, `ledger` in one where the ledger is checked
 */
export const loadTexts = async (...more: readonly MoreMessages[]): Promise<void> => {
  const { fetchTexts } = await import('./fetch-texts');
  for (const area of more) needed.add(area);
  texts = (await fetchTexts(language, needed)).at(venueZone());
  fetched = true;
};

/** Times in messages are those of the clock at the venue. */
onVenue(() => {
  if (fetched) texts = texts.at(venueZone());
});
