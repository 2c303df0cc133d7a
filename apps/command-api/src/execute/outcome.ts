import type { Refusal } from '@app/session';

/** An event as a command's outcome tells it. */
export interface OutcomeEvent {
  readonly revision: number;
  readonly type: string;
  readonly data: unknown;
}

/** What became of a command. */
export type Outcome =
  | {
      readonly ok: true;
      readonly id: string;
      readonly stream: string;
      /** Of the last event of this command in its stream. */
      readonly revision: number;
      /** A position of the ledger at which everything this command recorded is durably in it. */
      readonly position: number;
      /** The command had been recorded before; this is its first outcome again. */
      readonly repeated: boolean;
      readonly events: readonly OutcomeEvent[];
    }
  | {
      readonly ok: false;
      readonly id: string;
      readonly stream: string;
      readonly code: Refusal['code'] | 'StaleRevision' | 'CommandIdReused' | 'HistoryUnreadable' | 'TooMuchContention';
      readonly message: string;
      /** With StaleRevision: the revision the stream has; -1 where there is no such stream. */
      readonly actual?: number;
    };
