import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** How many characters are packed together: records are much alike, and go into a tenth of their room. */
const BLOCK = 256 * 1024;

/** Bytes beyond which nothing more is held: with every call and card, about 60,000 records. */
export const MOST_PACKED = 24 * 1024 * 1024;

/** Texts of one line each, held in little room, and outside the heap: the more that holds, the more garbage it lets lie. */
export interface PackedTexts {
  /** @returns whether there was room for it */
  readonly add: (text: string) => boolean;
  readonly length: () => number;
  /** The nth text, from 0; those one after another are had for little. */
  readonly at: (nth: number) => string;
  readonly clear: () => void;
}

/** @param most bytes, packed; what is not yet packed counts as it is */
export const packedTexts = (most = MOST_PACKED): PackedTexts => {
  const blocks: { readonly first: number; readonly bytes: Buffer }[] = [];
  let open: string[] = [];
  let [openLength, bytes] = [0, 0];
  let [first, length] = [0, 0];
  let unpacked: { readonly first: number; readonly texts: readonly string[] } | null = null;

  const pack = (): void => {
    if (open.length === 0) return;
    const block = deflateRawSync(open.join('\n'), { level: 1 });
    blocks.push({ first, bytes: block });
    bytes += block.length;
    [open, openLength, first] = [[], 0, length];
  };
  const textsWith = (nth: number): { readonly first: number; readonly texts: readonly string[] } => {
    if (nth >= first) return { first, texts: open };
    if (unpacked && nth >= unpacked.first && nth < unpacked.first + unpacked.texts.length) return unpacked;
    const block = blocks.findLast((one) => one.first <= nth);
    if (!block) throw new RangeError(`there is no text ${nth}`);
    unpacked = { first: block.first, texts: inflateRawSync(block.bytes).toString().split('\n') };
    return unpacked;
  };
  return {
    add: (text) => {
      if (bytes + openLength + text.length > most) pack();
      if (bytes + text.length > most) return false;
      open.push(text);
      [length, openLength] = [length + 1, openLength + text.length];
      if (openLength >= BLOCK) pack();
      return true;
    },
    length: () => length,
    at: (nth) => {
      const { first: begin, texts } = textsWith(nth);
      const text = texts[nth - begin];
      if (text === undefined) throw new RangeError(`there is no text ${nth}`);
      return text;
    },
    clear: () => {
      blocks.length = 0;
      [open, openLength, bytes] = [[], 0, 0];
      [first, length, unpacked] = [0, 0, null];
    },
  };
};
