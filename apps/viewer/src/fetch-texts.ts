import { type Language, type Texts, fetchCatalogue, textsIn } from '@app/messages';

/** Times are in the reader's own time zone. */
export const fetchTexts = async (language: Language): Promise<Texts> => textsIn(await fetchCatalogue(language));
