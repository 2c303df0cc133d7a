import type { LawRef, Regulations, Edition } from '@app/bridge';

const AUTHORITY_OF = { 'dbf-2013': 'DBf', 'fsb-2008': 'FSB' } as const satisfies Record<
  Regulations,
  LawRef['authority']
>;
const YEARS = { DBf: '2013', FSB: '2008' } as const;

/** Laws end with 93: what has a higher number, or an X before it, is a paragraph of national regulations. */
const isOfRegulations = (paragraph: string): boolean => paragraph.startsWith('X') || parseInt(paragraph, 10) > 93;

/** A paragraph of the Laws, or of the regulations that a session names beside them. */
export const lawRef = (edition: Edition, regulations: Regulations | null | undefined, paragraph: string): LawRef => ({
  edition,
  authority: regulations && isOfRegulations(paragraph) ? AUTHORITY_OF[regulations] : 'WBF',
  paragraph,
});

/** `'Law 27A (WBF 2017)'`, `'Regulation 123A (DBf 2013)'` */
export const citation = ({ edition, authority, paragraph }: LawRef): string =>
  authority !== 'WBF' && isOfRegulations(paragraph)
    ? `Regulation ${paragraph} (${authority} ${YEARS[authority]})`
    : `Law ${paragraph} (${authority} ${edition.slice('wbf-'.length)})`;
