import type { Message } from '@app/bridge';
import type { Accepted } from '@app/contract';
import type { Refusal } from '@app/session';
import type { Open } from './open';

/** An event as a command's outcome tells it. */
export type OutcomeEvent = Accepted['events'][number];

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
      /** What is open on the board behind these events, where that is to be told. */
      readonly open?: Open;
    }
  | {
      readonly ok: false;
      readonly id: string;
      readonly stream: string;
      readonly code:
        | Refusal['code']
        | 'StaleRevision'
        | 'CommandIdReused'
        | 'HistoryUnreadable'
        | 'TooMuchContention'
        | 'TooManyImpossibleCards';
      /** In English. */
      readonly message: string;
      /** The particular reason, from which the text is made in any language. */
      readonly reason?: Message;
      /** With StaleRevision: the revision the stream has; -1 where there is no such stream. */
      readonly actual?: number;
      /** With OptionNotOpen and QuestionNotOpen: what is, where that is to be told. */
      readonly open?: Open;
    };
