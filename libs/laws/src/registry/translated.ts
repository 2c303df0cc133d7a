import type { Edition, Print } from '@app/bridge';
import type { Language } from '@app/messages';
import { TRANSLATION as DA } from './da/translation.generated';
import type { Law, Translation } from './entry';
import { LAWS } from './laws.generated';
import { type Explanation, type NotFound, lookup, titleIn } from './lookup';
import { TRANSLATION as SV } from './sv/translation.generated';

/** What every language but English says of the Laws. Apart from `explain`: a bundle that needs English has no other. */
export const TRANSLATIONS: Readonly<Record<Exclude<Language, 'en'>, Translation>> = { da: DA, sv: SV };

/** What a paragraph says in a language, and where the same matter stands in the other editions. */
export const explainIn = (
  language: Language,
  edition: Edition,
  citation: string,
  print: Print = 'wbf',
): Explanation | NotFound => {
  const { explain } = lookup(LAWS, language === 'en' ? null : TRANSLATIONS[language]);
  return explain(edition, citation, print);
};

/** The short title of a Law in every language, as it is called in an edition: Law 23 is another in each. */
export const titlesOf = (law: Law, edition: Edition = 'wbf-2017'): Readonly<Record<Language, string>> => ({
  en: titleIn(law, edition, null),
  da: titleIn(law, edition, DA),
  sv: titleIn(law, edition, SV),
});
