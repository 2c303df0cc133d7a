import type { Side } from '@app/bridge';
import { otherSide } from '@app/bridge';

/** A score as a tag gives it: of declarer's side, or of named sides. Decimal text, exact. */
export interface ScoreTag {
  readonly declarer?: string;
  readonly NS?: string;
  readonly EW?: string;
}

const NUMBER = String.raw`([+-]?\d+(?:\.\d*)?)`;
const ALONE = new RegExp(`^${NUMBER}$`);
const SIDES = new RegExp(`^(NS|EW)\\s*${NUMBER}(?:\\s*(NS|EW)\\s*${NUMBER})?$`);

/** `'+550'` is `'550'`, `'-0'` is `'0'`, `'4.'` is `'4'`. */
const plain = (number: string): string => {
  const text = number
    .replace(/^\+/, '')
    .replace(/\.0*$/, '')
    .replace(/^(-?)0+(?=\d)/, '$1');
  return /^-0(\.0*)?$/.test(text) ? '0' : text;
};

export const negated = (number: string): string =>
  number === '0' ? number : number.startsWith('-') ? number.slice(1) : `-${number}`;

/** `'-100'`, `'NS +550'`, `'NS 4 EW -4'`, `'EW -2.5'`; null where it is none of these. */
export const readScore = (text: string): ScoreTag | null => {
  const [, alone] = ALONE.exec(text.trim()) ?? [];
  if (alone !== undefined) return { declarer: plain(alone) };
  const [, side, own, otherTagged, other] = SIDES.exec(text.trim()) ?? [];
  if ((side !== 'NS' && side !== 'EW') || own === undefined || otherTagged === side) return null;
  return { [side]: plain(own), ...(other === undefined ? {} : { [otherSide(side)]: plain(other) }) };
};

/** The score of each side that the tag names; a score without a side is declarer's, when that is known. */
export const bySideOf = (score: ScoreTag, declarer: Side | null): Readonly<Partial<Record<Side, string>>> => {
  const { declarer: alone, NS, EW } = score;
  if (alone !== undefined) return declarer ? { [declarer]: alone } : alone === '0' ? { NS: alone } : {};
  return { ...(NS === undefined ? {} : { NS }), ...(EW === undefined ? {} : { EW }) };
};

/** The score seen from North-South. */
export const fromNorthSouth = (score: ScoreTag, declarer: Side | null): string | null => {
  const { NS, EW } = bySideOf(score, declarer);
  return NS ?? (EW === undefined ? null : negated(EW));
};
