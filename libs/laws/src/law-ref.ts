/** The editions of the Laws that a session can be played under. */
export const EDITIONS = ['wbf-2017', 'wbf-2007'] as const;
export type Edition = (typeof EDITIONS)[number];

export const isEdition = (text: unknown): text is Edition => EDITIONS.some((edition) => edition === text);

/**
 * A citation. The letters of paragraphs moved between the editions, so a bare `27B1` says nothing:
 * it is always edition, authority and paragraph.
 */
export interface LawRef {
  readonly edition: Edition;
  readonly authority: 'WBF' | 'DBf' | 'FSB';
  /** `'27A'`, `'12C1c'` */
  readonly paragraph: string;
}

/** `'Law 27A (WBF 2017)'` */
export const citation = ({ edition, authority, paragraph }: LawRef): string =>
  `Law ${paragraph} (${authority} ${edition.slice('wbf-'.length)})`;
