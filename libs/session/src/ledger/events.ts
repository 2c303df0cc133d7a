import { aDecision } from '../decision-address';
import type { EventsOf } from '../event';
import { object, satisfying, text, whole } from '../shape';
import { anId } from '../words';

const count = whole(0, Number.MAX_SAFE_INTEGER);
const aSha256 = satisfying(
  'a SHA-256 in hexadecimal',
  (value): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value),
);

/** `ledger-{name}`: what the ledger records about itself. */
export const LEDGER_EVENTS = {
  /** A file has been taken into a session; counts of records. */
  ImportFinished: object({
    session: anId,
    file: text(255),
    sha256: aSha256,
    format: text(20),
    read: count,
    taken: count,
    already: count,
    refused: count,
  }),
  /**
   * `ledger-effects`: a decision called for something in another stream, which refused it. It is not tried again: a
   * person has to see to it.
   */
  FollowUpRefused: object({
    cause: aDecision,
    /** What was asked, and of which stream. */
    command: text(60),
    stream: text(255),
    code: text(60),
    message: text(10_000),
  }),
} as const;

export type LedgerEvent = EventsOf<typeof LEDGER_EVENTS>;
