/** The words for the Laws that a session is played under, and for citing them. What they say is in the library of the Laws. */

/** The editions of the Laws that a session can be played under. */
export const EDITIONS = ['wbf-2017', 'wbf-2007'] as const;
export type Edition = (typeof EDITIONS)[number];

export const isEdition = (text: unknown): text is Edition => EDITIONS.some((edition) => edition === text);

/** National regulations that a session can name beside its edition: the Danish of 2013, the Swedish of 2008. */
export const REGULATIONS = ['dbf-2013', 'fsb-2008'] as const;
export type Regulations = (typeof REGULATIONS)[number];

export const isRegulations = (text: unknown): text is Regulations => REGULATIONS.some((one) => one === text);

/** Whose text a paragraph is in. */
export const AUTHORITIES = ['WBF', 'DBf', 'FSB'] as const;

/**
 * A citation. The letters of paragraphs moved between the editions, so a bare `27B1` says nothing:
 * it is always edition, authority and paragraph.
 */
export interface LawRef {
  readonly edition: Edition;
  readonly authority: (typeof AUTHORITIES)[number];
  /** `'27A'`, `'12C1c'` */
  readonly paragraph: string;
}
