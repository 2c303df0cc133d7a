import { inEnglish } from '@app/messages';
import type { ImportedBoard, ImportedFile } from '../imported';
import { readPbn } from './read-pbn';

/** A board of our own: 3NT by South, three hearts off the top, ten tricks. */
const TAGS: Readonly<Record<string, string>> = {
  Event: 'Club night',
  Board: '1',
  Dealer: 'N',
  Vulnerable: 'None',
  Deal: 'N:AKQJ.432.432.432 T98.AKQ.765.8765 765.JT9.AKQ.AKQJ 432.8765.JT98.T9',
  Declarer: 'S',
  Contract: '3NT',
  Result: '10',
};
const CALLS = '1S Pass 2C Pass\n2S Pass 3NT AP';
const CARDS = 'H8 H2 HQ H9\nH5 H3 HA HT\nH6 H4 HK HJ\nC9 C2 C5 CA\nS2 SA S8 S5\n*';

/** What is to be different: a tag's value (null leaves the tag out), the seat and the lines of auction and play. */
interface Changes {
  readonly tags?: Readonly<Record<string, string | null>>;
  readonly auction?: readonly [seat: string, calls: string] | null;
  readonly play?: readonly [seat: string, cards: string] | null;
  /** Lines at the end of the record. */
  readonly more?: string;
}

/** The text of a record. */
export const game = ({ tags = {}, auction, play, more = '' }: Changes = {}): string => {
  const [auctionSeat, calls] = auction ?? ['N', CALLS];
  const [playSeat, cards] = play ?? ['W', CARDS];
  return [
    ...Object.entries({ ...TAGS, ...tags }).flatMap(([name, value]) =>
      value === null ? [] : [`[${name} "${value}"]`],
    ),
    ...(auction === null ? [] : [`[Auction "${auctionSeat}"]`, calls]),
    ...(play === null ? [] : [`[Play "${playSeat}"]`, cards]),
    ...(more === '' ? [] : [more]),
  ].join('\n');
};

/** A record without auction and play. */
export const tagsOnly = (tags: Changes['tags'] = {}, more = ''): string =>
  game({ tags, auction: null, play: null, more });

/** A file of these records. */
export const bytesOf = (...records: readonly string[]): Uint8Array => new TextEncoder().encode(records.join('\n\n'));

export const lenient = (...records: readonly string[]): ImportedFile => readPbn(bytesOf(...records));
export const strict = (...records: readonly string[]): ImportedFile => readPbn(bytesOf(...records), { strict: true });

/** `kind code` of every report item. */
export const said = ({ report }: ImportedFile): readonly string[] => report.map(({ kind, code }) => `${kind} ${code}`);

/** What a line of the report says in English. */
export const words = ({ report }: ImportedFile, nth = 0): string => inEnglish(report[nth]?.message ?? '');

/** The only board of a file, read leniently. */
export const boardOf = (record: string): ImportedBoard => {
  const [board] = lenient(record).boards;
  if (!board) throw new Error(`no board: ${JSON.stringify(lenient(record).report)}`);
  return board;
};

/** `N:1S E:Pass ...` */
export const callsOf = ({ calls }: ImportedBoard): string =>
  (calls ?? []).map(({ seat, call, marked }) => [`${seat}:${call}`, ...marked].join('/')).join(' ');

/** `W:H8 N:H2 ...` */
export const cardsOf = ({ cards }: ImportedBoard): string =>
  (cards ?? []).map(({ seat, card, marked }) => [`${seat}:${card}`, ...marked].join('/')).join(' ');
