import type { ReadAll, RecordedEvent } from '../../event-log';

/** Events a page holds at most: enough to make the cost of a page small, few enough to hold the largest events. */
export const PAGE = 128;

export interface Page {
  readonly events: readonly RecordedEvent[];
  /** Every position up to this one has been looked at; go on after it. */
  readonly upTo: number;
}

/**
 * What an engine in this process offers for reading. All of it is synchronous: nothing can be appended in this
 * process between two calls unless the reader gives way, and no read transaction outlives a call.
 * Every function throws a `LedgerError` when the ledger is closed or cannot be read.
 */
export interface Source {
  /** The last position, or -1. */
  head(): number;
  /**
   * Events with `after` < position <= `end`, of these types or of all, at most a page; `end` is not past the head.
   * @param checked whether to hash them, and throw `LedgerAltered` at the first that is not what its leaf was made of
   */
  page(after: number, end: number, types: readonly string[] | undefined, checked: ReadAll['checked']): Page;
  /** At most `limit` events of a stream from a revision on, upwards or downwards. */
  streamPage(
    streamId: string,
    from: number,
    direction: 'forwards' | 'backwards',
    limit: number,
  ): readonly RecordedEvent[];
}

/** Lets others on the event loop have their turn. */
export const giveWay = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
