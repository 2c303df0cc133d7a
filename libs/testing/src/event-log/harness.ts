import type { EventLog } from '@app/ledger';

/** How the contract suite gets at an adapter. */
export interface EventLogHarness {
  /** A fresh, empty ledger. */
  readonly open: () => Promise<EventLog>;
  /** Opens the ledger that `open` gave last once more, as another process would; left out where that cannot be. */
  readonly openAgain?: () => Promise<EventLog>;
  /** Histories that it is compared with an array over; 60 when left out. */
  readonly histories?: number;
  /** Removes what `open` has left behind, after each test. */
  readonly dispose?: () => void | Promise<void>;
}

/** One part of the contract: declares its tests; `open` gives a fresh ledger that is closed after the test. */
export type ContractPart = (open: () => Promise<EventLog>, harness: EventLogHarness) => void;
