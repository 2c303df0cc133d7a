import { type Edition, type LawRef, authorityNamedIn } from '@app/bridge';
import { citation } from '@app/laws';

/** `'16B1'`, `'L12C1c'`, `'DBf X12A'` as a paragraph of the edition; null for what is no paragraph. */
const paragraphIn = (edition: Edition, text: string): LawRef | null => {
  const { authority, paragraph: said } = authorityNamedIn(text.trim());
  const [, paragraph] = /^L?(X?\d{1,3}[A-Z]?\w{0,8})$/.exec(said) ?? [];
  return paragraph === undefined ? null : { edition, authority, paragraph };
};

/** Paragraphs as somebody writes them, parted by commas; null where one of them is none. */
export const lawsIn = (edition: Edition, text: string): readonly LawRef[] | null => {
  const all = text
    .split(/[,;]/)
    .filter((part) => part.trim() !== '')
    .map((part) => paragraphIn(edition, part));
  const laws = all.filter((one) => one !== null);
  return laws.length === all.length ? laws : null;
};

/** As somebody writes it: the edition is the board's. */
export const lawAsWritten = ({ authority, paragraph }: LawRef): string =>
  authority === 'WBF' ? paragraph : `${authority} ${paragraph}`;

/** Each once, in the order of the first. */
export const lawsOnce = (laws: readonly LawRef[]): readonly LawRef[] =>
  laws.filter((law, index) => laws.findIndex((other) => citation(other) === citation(law)) === index);
