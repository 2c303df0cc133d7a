import { type Language, type MoreMessages, type Texts, fetchCatalogue, textsIn } from '@app/messages';

/** Times without an offset of their own are in the reader's time zone. */
export const fetchTexts = async (language: Language, more: Iterable<MoreMessages>): Promise<Texts> =>
  textsIn(await fetchCatalogue(language, more));
