import type { Language } from '@app/messages';
import { TRANSLATION as DA } from './da/translation.generated';
import type { Translation } from './entry';
import { LAWS } from './laws.generated';
import { lookup } from './lookup';
import { TRANSLATION as SV } from './sv/translation.generated';

export { LAWS } from './laws.generated';
export { TREATMENTS } from './entry';
export type { Law, Paragraph, Translation, Treatment } from './entry';
export type { Explanation, Found, NotFound, Placed, Titles } from './lookup';

/** What every language but English says of the Laws. */
export const TRANSLATIONS: Readonly<Record<Exclude<Language, 'en'>, Translation>> = { da: DA, sv: SV };

const laws = lookup(LAWS, TRANSLATIONS);

/** The Law of that number, or undefined. */
export const lawOf = laws.lawOf;

/** The short title of a Law in every language, as it is called in an edition: Law 23 is another in each. */
export const titlesOf = laws.titlesOf;

/** A paragraph of an edition and those below it: `paragraphsOf('wbf-2017', '27B1')` has 27B1a and 27B1b. */
export const paragraphsOf = laws.paragraphsOf;

/** What a paragraph says, in our own words, and where the same matter stands in the other edition. */
export const explain = laws.explain;
