import type { Principal } from '@app/documents';

/** What every query is asked with. */
export interface QueryContext {
  readonly principal: Principal;
  /** The moment, as it was written: a position, an instant, or the address of an event; null for now. */
  readonly asOf: string | null;
  readonly page: Page;
}

/** Which part of a list is wanted. */
export interface Page {
  /** 1 to 1000. */
  readonly limit: number;
  /** What the page before gave as `next`; null for the first. */
  readonly cursor: string | null;
}
