import type { Law } from './entry';
import { LAWS_1_TO_40 } from './laws-01-40';
import { LAWS_41_TO_93 } from './laws-41-93';
import { lookup } from './lookup';

export { TREATMENTS } from './entry';
export type { Law, Paragraph, Title, Treatment } from './entry';
export type { Explanation, Found, NotFound, Placed } from './lookup';

/** Laws 1 to 93, in order, for both editions. */
export const LAWS: readonly Law[] = [...LAWS_1_TO_40, ...LAWS_41_TO_93].sort((a, b) => a.number - b.number);

const laws = lookup(LAWS);

/** The Law of that number, or undefined. */
export const lawOf = laws.lawOf;

/** A paragraph of an edition and those below it: `paragraphsOf('wbf-2017', '27B1')` has 27B1a and 27B1b. */
export const paragraphsOf = laws.paragraphsOf;

/** What a paragraph says, in our own words, and where the same matter stands in the other edition. */
export const explain = laws.explain;
