import { fromBase64, toBase64 } from './bytes';
import { parseDecimal } from './checkpoint';
import { parseNote } from './note';
import { HASH_LENGTH } from './proofs';

/** The proof for one entry as one text file, `.tlog-proof`, to be checked offline (C2SP tlog-proof). */
interface TlogProof {
  /** The entry's leaf in the tree. */
  readonly index: number;
  /** Inclusion proof in the tree of the checkpoint, leaf to root, 32 bytes each. */
  readonly hashes: readonly Uint8Array[];
  /** The signed note, word for word. */
  readonly checkpoint: string;
  /** Whatever helps whoever reads it, such as the entry itself. Proves nothing. */
  readonly extra?: Uint8Array;
}

const HEADING = 'c2sp.org/tlog-proof@v1';

export const tlogProofText = ({ index, hashes, checkpoint, extra }: TlogProof): string =>
  [
    HEADING,
    ...(extra === undefined ? [] : [`extra ${toBase64(extra)}`]),
    `index ${index}`,
    ...hashes.map(toBase64),
    '',
    checkpoint,
  ].join('\n');

/** Undefined for what is none, or holds no signed note. */
export const parseTlogProof = (text: string): TlogProof | undefined => {
  const end = text.indexOf('\n\n');
  const checkpoint = text.slice(end + 2);
  const [heading, ...lines] = text.slice(0, end).split('\n');
  if (end < 0 || heading !== HEADING || parseNote(checkpoint) === undefined) return undefined;
  const hasExtra = lines[0]?.startsWith(EXTRA) === true;
  const extra = hasExtra ? fromBase64(lines[0]?.slice(EXTRA.length) ?? '') : undefined;
  const [indexLine = '', ...hashLines] = lines.slice(hasExtra ? 1 : 0);
  const index = indexLine.startsWith(INDEX) ? parseDecimal(indexLine.slice(INDEX.length)) : undefined;
  const hashes = hashLines.flatMap((line) => fromBase64(line) ?? []);
  const whole = hashes.length === hashLines.length && hashes.every(({ length }) => length === HASH_LENGTH);
  if (index === undefined || !whole || (hasExtra && extra === undefined)) return undefined;
  return { index, hashes, checkpoint, ...(extra && { extra }) };
};

const EXTRA = 'extra ';
const INDEX = 'index ';
