import { eventAtTable } from '@app/documents';
import type { BoardEvent } from '@app/session';
import { decodeBoardEvent } from '@app/session';
import type { Outcome, OutcomeEvent } from './outcome';

/** A device is told what everybody at its table is: on a table with screens, too, what it has just said itself is theirs. */
const atTable = ({ revision, type, data }: OutcomeEvent): readonly OutcomeEvent[] => {
  const decoded = decodeBoardEvent({ type, data });
  const event: BoardEvent | null = decoded.ok ? eventAtTable(decoded.value, false) : null;
  return event ? [{ revision, type, data: event.data }] : [];
};

/**
 * What the device of a table is told of what became of its command: not the deal, nor a finding that is for the director,
 * nor who holds a card.
 */
export const outcomeAtTable = (outcome: Outcome): Outcome => {
  if (outcome.ok) return { ...outcome, events: outcome.events.flatMap(atTable) };
  if (outcome.code !== 'CardNotHeld') return outcome;
  return { ...outcome, message: 'this card is not there to be played from that hand' };
};
