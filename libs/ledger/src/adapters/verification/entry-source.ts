import type { Finding } from './finding';

/** An event of a ledger, looked at by itself. */
export interface Entry {
  /** The position it is kept at. */
  readonly position: number;
  readonly streamId: string | null;
  /** Hash of its canonical bytes (RFC 6962), 64 hexadecimal digits. */
  readonly leaf: string;
  /** What is wrong with it, where that can be seen without the others. */
  readonly finding: Finding | undefined;
}

/** An event that the ledger records about itself, read ahead of its turn: believed once it is met there. */
export interface OwnRecord {
  readonly position: number;
  /** What its leaf must be, 64 hexadecimal digits. */
  readonly leaf: string;
  readonly text: string;
}

/** A ledger as it was when its verification began. */
export interface EntrySource {
  /** Its last position, -1 when it is empty. */
  readonly head: number;
  /** The entries after a position (-1 for all) in the order they are kept, a page at a time. */
  pages(after: number): AsyncIterable<readonly Entry[]>;
  /** Events of one stream in order, read beside the pages. */
  own(streamId: string): AsyncIterable<OwnRecord>;
  /** The stored root of a complete subtree of 256^level events; undefined where none is stored. */
  subtree(level: number, number: number): string | undefined;
  /** What is wrong around the events, asked when all of them have been met and there are so many. */
  damage(events: number): Finding | undefined;
}
