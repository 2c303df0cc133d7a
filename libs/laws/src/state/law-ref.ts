import { type LawRef, type Regulations, type Edition, TEXTS } from '@app/bridge';

/** The year of an authority's regulations. */
const yearOf = (authority: LawRef['authority']): string =>
  Object.values(TEXTS).find((text) => text.authority === authority)?.year ?? '';

/** Laws end with 93: what has a higher number, an X before it or dots in it is a paragraph of national regulations. */
const isOfRegulations = (paragraph: string): boolean =>
  paragraph.startsWith('X') || paragraph.includes('.') || parseInt(paragraph, 10) > 93;

/** A paragraph of the Laws, or of the regulations that a session names beside them. */
export const lawRef = (edition: Edition, regulations: Regulations | null | undefined, paragraph: string): LawRef => ({
  edition,
  authority: regulations && isOfRegulations(paragraph) ? TEXTS[regulations].authority : 'WBF',
  paragraph,
});

/** `'Law 27A (WBF 2017)'`, `'Regulation 123A (DBf 2013)'` */
export const citation = ({ edition, authority, paragraph }: LawRef): string =>
  authority !== 'WBF' && isOfRegulations(paragraph)
    ? `Regulation ${paragraph} (${authority} ${yearOf(authority)})`
    : `Law ${paragraph} (${authority} ${edition.slice('wbf-'.length)})`;
