import { type Message, message } from '@app/bridge';
import { type BoardEvent, decodeBoardEvent } from '@app/contract';
import { eventAtTable, renumbered, type TableNumbers } from '@app/documents';
import type { Sourced } from './plan';
import type { Outcome, OutcomeEvent } from './outcome';
import { inEnglish } from '@app/messages';

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
const REASONS: Partial<Record<Refused['code'], Message>> = {
  CardNotHeld: message('table.card-not-there'),
  ActUnknown: message('table.not-before-the-table'),
  StaleRevision: message('table.something-happened'),
};

/** In place of a message that names the event. */
export const UNREADABLE_AT_TABLE = message('table.unreadable');

export const AT_TABLE_CODES: readonly string[] = [
  ...Object.values(REASONS).map(({ code }) => code),
  'table.cannot-be-chosen',
  'table.no-option-open',
  'table.open-are',
  'table.open-option',
  UNREADABLE_AT_TABLE.code,
];

/** Those that are shown to the table; the record may have others, of what nobody has noticed. */
const optionNotOpen = ({ open }: Outcome): Message => {
  const named = (open?.options ?? []).map(({ law, for: chooser, choices }) =>
    message('table.open-option', {
      law,
      chooser: chooser === 'director' ? { authority: chooser } : { seat: chooser },
      choices: { list: choices.map((name) => ({ name })) },
    }),
  );
  return message('table.cannot-be-chosen', {
    open:
      named.length === 0
        ? message('table.no-option-open')
        : message('table.open-are', { open: { list: named, joined: 'apart' } }),
  });
};

/**
 * What the device of a table is told of what became of its command: not the deal, nor a finding that is for the director,
 * nor who holds a card; and events by the numbers that it knows.
 * @param numbers of the stream with what the command has added
 */
export const outcomeAtTable = (outcome: Outcome, numbers: TableNumbers): Outcome => {
  const open = openShown(outcome, numbers);
  if (!outcome.ok) {
    const { code } = outcome;
    const actual = outcome.actual === undefined ? {} : { actual: numbers.count - 1 };
    const reason = code === 'OptionNotOpen' ? optionNotOpen(outcome) : REASONS[code];
    return { ...outcome, ...(reason ? { message: inEnglish(reason), reason } : {}), ...actual, ...open };
  }
  return {
    ...outcome,
    revision: numbers.lastUpTo(outcome.revision),
    position: outcome.position - notShownAtEnd(outcome),
    events: outcome.events.flatMap((event) => eventShown(event, numbers)),
    ...open,
  };
};
