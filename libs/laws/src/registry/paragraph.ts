import type { Paragraph } from './entry';

/** Whether a paragraph agrees in substance with the part of the other edition's paragraph it is set beside. */
type Comparison = 'agrees' | 'differs';

/** The same number and the same substance in both editions. */
export const same = (at: string, says: string): Paragraph => moved(at, at, says);

/** The same number in both editions, and not the same substance. */
export const differ = (at: string, says2017: string, says2007: string): Paragraph => moved(at, at, says2017, says2007);

/** The same subject under two numbers, with one text where the substance is one. */
export const moved = (at2017: string, at2007: string, says2017: string, says2007 = says2017): Paragraph => ({
  at: { 'wbf-2017': at2017, 'wbf-2007': at2007 },
  says: says2007 === says2017 ? says2017 : { 'wbf-2017': says2017, 'wbf-2007': says2007 },
});

export const only2017 = (at: string, says: string): Paragraph => ({ at: { 'wbf-2017': at }, says });
export const only2007 = (at: string, says: string): Paragraph => ({ at: { 'wbf-2007': at }, says });

/** A paragraph of 2017 whose matter stands in 2007 within another paragraph. */
export const part2017 = (at: string, within2007: string, comparison: Comparison, says: string): Paragraph => ({
  at: { 'wbf-2017': at },
  within: { 'wbf-2007': within2007 },
  says: comparison === 'agrees' ? says : { 'wbf-2017': says },
});

/** A paragraph of 2007 whose matter stands in 2017 within another paragraph. */
export const part2007 = (at: string, within2017: string, comparison: Comparison, says: string): Paragraph => ({
  at: { 'wbf-2007': at },
  within: { 'wbf-2017': within2017 },
  says: comparison === 'agrees' ? says : { 'wbf-2007': says },
});
