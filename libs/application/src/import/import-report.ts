import type { Message } from '@app/bridge';
import type { ScoringForm } from '@app/contract';
import type { EvidenceCount, ReportItem } from '@app/formats';

/** What became of one file: read = taken + already + refused + nothing to record. */
export interface ImportReport {
  readonly file: string;
  readonly format: string;
  /** Null where nothing says in which session of a contest its records were made. */
  readonly session: string | null;
  readonly scoring: ScoringForm;
  readonly records: {
    readonly read: number;
    readonly taken: number;
    readonly already: number;
    readonly refused: number;
    readonly nothingToRecord: number;
  };
  /** Hand records, as records or in lists of the file. */
  readonly deals: { readonly taken: number; readonly already: number; readonly refused: number };
  /** Results in the ranking, of those that were taken or there already; null where the session is too large to ask. */
  readonly counted: { readonly counted: number; readonly not: readonly NotCounted[] } | null;
  readonly auctions: number;
  readonly plays: number;
  readonly cards: number;
  readonly unplayed: number;
  readonly findings: number;
  readonly events: number;
  readonly scores: { readonly compared: number; readonly equal: number };
  /** By what the places of the records were found. */
  readonly placed: readonly EvidenceCount[];
  /** In the order of the file, errors first where not all of it is given. */
  readonly report: readonly ReportItem[];
  /** How many more lines the report would have. */
  readonly reportLeftOut: number;
  readonly hasErrors: boolean;
}

/** Results that are recorded and not in the ranking, for one reason. */
export interface NotCounted {
  readonly why: Message;
  readonly results: number;
  /** The first of them, by their boards at tables. */
  readonly first: readonly string[];
}
