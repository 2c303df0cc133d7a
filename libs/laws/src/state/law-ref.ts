/** The editions of the Laws that a session can be played under. */
export const EDITIONS = ['wbf-2017', 'wbf-2007'] as const;
export type Edition = (typeof EDITIONS)[number];

export const isEdition = (text: unknown): text is Edition => EDITIONS.some((edition) => edition === text);

/** National regulations that a session can name beside its edition: the Danish of 2013, the Swedish of 2008. */
export const REGULATIONS = ['dbf-2013', 'fsb-2008'] as const;
export type Regulations = (typeof REGULATIONS)[number];

export const isRegulations = (text: unknown): text is Regulations => REGULATIONS.some((one) => one === text);

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

const AUTHORITIES = { 'dbf-2013': 'DBf', 'fsb-2008': 'FSB' } as const satisfies Record<
  Regulations,
  LawRef['authority']
>;
const YEARS = { DBf: '2013', FSB: '2008' } as const;

/** Laws end with 93: what has a higher number, or an X before it, is a paragraph of national regulations. */
const isOfRegulations = (paragraph: string): boolean => paragraph.startsWith('X') || parseInt(paragraph, 10) > 93;

/** A paragraph of the Laws, or of the regulations that a session names beside them. */
export const lawRef = (edition: Edition, regulations: Regulations | null | undefined, paragraph: string): LawRef => ({
  edition,
  authority: regulations && isOfRegulations(paragraph) ? AUTHORITIES[regulations] : 'WBF',
  paragraph,
});

/** `'Law 27A (WBF 2017)'`, `'Regulation 123A (DBf 2013)'` */
export const citation = ({ edition, authority, paragraph }: LawRef): string =>
  authority !== 'WBF' && isOfRegulations(paragraph)
    ? `Regulation ${paragraph} (${authority} ${YEARS[authority]})`
    : `Law ${paragraph} (${authority} ${edition.slice('wbf-'.length)})`;
