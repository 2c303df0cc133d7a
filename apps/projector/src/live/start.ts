import type { EventLog, RecordedEvent } from '@app/ledger';
import { type Principal, seesEverything } from '@app/documents';
import { Problem } from '../../../common/src/problem';
import { eventRedactor, type ReadModels } from '@app/application';
import { httpReason } from '../../../common/src/http-reasons';

const eventAt = async (log: EventLog, position: number): Promise<RecordedEvent | null> => {
  for await (const event of log.readAll({ after: position - 1, limit: 1 }))
    return event.position === position ? event : null;
  return null;
};

/** Whether it is a position of this ledger that the listener can have been told. */
const isKnown = async (log: EventLog, models: ReadModels, principal: Principal, position: number): Promise<boolean> => {
  // A position the ledger does not have yet is one of another ledger: to wait for it would be a gap.
  if (seesEverything(principal)) return position <= (await log.head());
  if (position <= models.movedAt()) return true;
  const event = await eventAt(log, position);
  return event !== null && (await eventRedactor(log, models, principal)(event, true)) !== null;
};

/**
 * The position after which a listener is told what happens: the one that it received last, or else the end of the ledger;
 * for who may not know when others act, the position of the queries' answers to him. Throws a `Problem` for any other.
 */
export const startOf = async (
  log: EventLog,
  models: ReadModels,
  principal: Principal,
  lastEventId: string | undefined,
): Promise<number> => {
  if (lastEventId === undefined) return seesEverything(principal) ? log.head() : models.movedAt();
  const position = /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : NaN;
  if (await isKnown(log, models, principal, position)) return position;
  throw new Problem(400, 'BadLastEventId', httpReason('not-a-position', { text: lastEventId }));
};
