import { type SessionEvent, parseDecisionAddress } from '@app/contract';
import type { Read } from './case-file';

/** Events of a session that are for everybody in it, and tell of nobody more than a number and a table. */
const FOR_ALL: readonly SessionEvent['type'][] = [
  'SessionOpened',
  'SectionAdded',
  'RoundScheduled',
  'RoundStarted',
  'RoundEnded',
  'ConditionsChanged',
  'FieldDefined',
  'BoardWithdrawn',
  'ResultsPublished',
  'DeadlineSet',
  'LotsDrawn',
  'SessionClosed',
  'SessionReopened',
];

/** Whom, and what, a case is about. */
export interface Concern {
  readonly contestants: ReadonlySet<string>;
  /** Streams of the board and of the appeals. */
  readonly streams: ReadonlySet<string>;
  readonly table: string | null;
  readonly round: string | null;
}

const namedIn = ({ data }: SessionEvent): readonly string[] => [
  ...('contestant' in data ? [data.contestant] : []),
  ...('contestants' in data ? data.contestants : []),
  ...('by' in data ? [data.by] : []),
];

const isInStreams =
  ({ streams }: Concern) =>
  (address: string): boolean =>
    streams.has(parseDecisionAddress(address)?.stream ?? '');

const isAbout = (event: SessionEvent, concern: Concern, taken: ReadonlySet<number>): boolean => {
  if (FOR_ALL.includes(event.type)) return true;
  if (event.type === 'DealsSet') return false;
  if (event.type === 'TableOverran') return event.data.table === concern.table && event.data.round === concern.round;
  if (event.type === 'RulingFollowed') return [event.data.ruling, event.data.cause].some(isInStreams(concern));
  if (event.type === 'PenaltyVaried' || event.type === 'PenaltyRescinded') return taken.has(event.data.penalty);
  return namedIn(event).some((contestant) => concern.contestants.has(contestant));
};

/** The events of a session that belong to the case; those left out tell of others. */
export const concerning = (
  events: readonly Read<SessionEvent>[],
  concern: Concern,
): { readonly taken: readonly Read<SessionEvent>[]; readonly others: readonly Read<SessionEvent>[] } => {
  const revisions = new Set<number>();
  for (const { event, stored } of events) if (isAbout(event, concern, revisions)) revisions.add(stored.revision);
  const isTaken = ({ stored }: Read<SessionEvent>): boolean => revisions.has(stored.revision);
  return { taken: events.filter(isTaken), others: events.filter((one) => !isTaken(one)) };
};
