import { LAWS } from './laws.generated';
import { lookup } from './lookup';

export { LAWS } from './laws.generated';
export { TREATMENTS } from './entry';
export type { Law, Paragraph, Translation, Treatment } from './entry';
export type { Explanation, Found, NotFound, Placed } from './lookup';
export { TRANSLATIONS, explainIn, titlesOf } from './translated';

const laws = lookup(LAWS);

/** A paragraph of an edition and those below it, by the numbers of a print: `paragraphsOf('wbf-2017', '27B1')` has 27B1a and 27B1b. */
export const paragraphsOf = laws.paragraphsOf;

/** What a paragraph says, in our own words and in English, and where the same matter stands in the other editions. */
export const explain = laws.explain;
