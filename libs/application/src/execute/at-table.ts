import { eventAtTable, renumbered, type TableNumbers } from '@app/documents';
import { type BoardEvent, decodeBoardEvent } from '@app/session';
import type { Sourced } from './plan';
import type { Outcome, OutcomeEvent } from './outcome';

type Accepted = Extract<Outcome, { ok: true }>;
type Refused = Extract<Outcome, { ok: false }>;

/** No event of any stream: what a device names by a number that there is not. */
const NO_EVENT = Number.MAX_SAFE_INTEGER;

/**
 * A command of a table's device with the revisions of the events that it names. What it expects to be the last event is the
 * last that it was shown: what was noted since without it makes nothing stale.
 */
export const fromTable = (envelope: Sourced, { count, revisionOf }: TableNumbers, revision: number): Sourced => {
  const { command, expectedRevision } = envelope;
  const named = renumbered(command, (number) => revisionOf(number) ?? NO_EVENT);
  if (expectedRevision === undefined) return { ...envelope, command: named };
  return { ...envelope, command: named, expectedRevision: expectedRevision === count - 1 ? revision : NO_EVENT };
};

/** A device is told what everybody at its table is: on a table with screens, too, what it has just said itself is theirs. */
const eventShown = ({ revision, type, data }: OutcomeEvent, { numberOf }: TableNumbers): readonly OutcomeEvent[] => {
  const decoded = decodeBoardEvent({ type, data });
  const event: BoardEvent | null = decoded.ok ? eventAtTable(decoded.value, false) : null;
  return event ? [{ revision: numberOf(revision), type, data: renumbered(event.data, numberOf) }] : [];
};

/** How many events of a command, behind the last that the device is shown, have their own positions. */
const notShownAtEnd = ({ events }: Accepted): number => {
  const last = events.findLastIndex((one) => {
    const decoded = decodeBoardEvent({ type: one.type, data: one.data });
    return decoded.ok && eventAtTable(decoded.value, false) !== null;
  });
  return last === -1 ? 0 : events.length - 1 - last;
};

const openShown = ({ open }: Outcome, { numberOf }: TableNumbers): Pick<Outcome, 'open'> =>
  open === undefined ? {} : { open: renumbered(open, numberOf) };

/** Refusals whose messages would tell who holds a card, or how many events there are. */
const MESSAGES: Partial<Record<Refused['code'], string>> = {
  CardNotHeld: 'this card is not there to be played from that hand',
  ActUnknown: 'what this is about is not before the table',
  StaleRevision: 'something has happened at the table since',
};

/** Those that are shown to the table; the record may have others, of what nobody has noticed. */
const optionNotOpen = ({ open }: Outcome): string => {
  const options = open?.options ?? [];
  const named = options.map(({ law, for: chooser, choices }) => `${law} for ${chooser} (${choices.join(', ')})`);
  return `this cannot be chosen now: ${named.length === 0 ? 'no option is open' : `open are ${named.join('; ')}`}`;
};

/** In place of a message that names the event. */
export const UNREADABLE_AT_TABLE = 'the record of this board cannot be read: call the director';

/**
 * What the device of a table is told of what became of its command: not the deal, nor a finding that is for the director,
 * nor who holds a card; and events by the numbers that it knows.
 * @param numbers of the stream with what the command has added
 */
export const outcomeAtTable = (outcome: Outcome, numbers: TableNumbers): Outcome => {
  const open = openShown(outcome, numbers);
  if (!outcome.ok) {
    const { code, message } = outcome;
    const actual = outcome.actual === undefined ? {} : { actual: numbers.count - 1 };
    const shown = code === 'OptionNotOpen' ? optionNotOpen(outcome) : (MESSAGES[code] ?? message);
    return { ...outcome, message: shown, ...actual, ...open };
  }
  return {
    ...outcome,
    revision: numbers.lastUpTo(outcome.revision),
    position: outcome.position - notShownAtEnd(outcome),
    events: outcome.events.flatMap((event) => eventShown(event, numbers)),
    ...open,
  };
};
