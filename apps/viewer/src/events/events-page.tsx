import { useEffect, useMemo, useRef } from 'preact/hooks';
import { sessionStream, parseBoardStream } from '@app/contract';
import type { components } from '../ledger/api.generated';
import { useFollowed } from '../ledger/use-followed';
import { eventsHref, sessionHref } from '../route';
import { Awaited } from '../shared/awaited';
import { answeredEventText } from '../shared/answered-event';
import { timeText } from '../shared/numbers';
import { Page } from '../shared/page';
import { messages } from '../strings';
import type { EventView } from '../ledger/documents';
import { isRole } from '../identity/is-role';
import type { Source } from '../ledger/follow';
import { askSessionEvents } from '../ledger/queries';

type SessionEventsAnswer = components['schemas']['SessionEventsAnswer'];

/** The events of a session itself; asked for again when there is one more. */
const eventsSource = (session: string): Source<SessionEventsAnswer> => ({
  query: `session=${encodeURIComponent(session)}`,
  load: () => askSessionEvents(session),
  positionOf: ({ position }) => position,
  absorb: (value, { streamId }) => (parseBoardStream(streamId) ? value : null),
});

interface EventsPageProps {
  readonly session: string;
  /** The event that is marked, from 1. */
  readonly at: number | null;
}

const recordedText = ({ actor, occurredAt }: EventView): string =>
  actor && isRole(actor.role)
    ? messages.step.recorded(actor.role, actor.id, timeText(occurredAt))
    : timeText(occurredAt);

interface EventListProps extends EventsPageProps {
  readonly events: SessionEventsAnswer['events'];
}

const EventList = ({ session, at, events }: EventListProps) => {
  const marked = useRef<HTMLLIElement>(null);
  const isThere = at !== null && at <= events.length;
  useEffect(() => marked.current?.scrollIntoView({ block: 'center' }), [at, isThere]);
  return (
    <ol class="session-events">
      {events.map((event) => {
        const { revision } = event;
        const number = revision + 1;
        const isMarked = number === at;
        return (
          <li
            key={number}
            ref={isMarked ? marked : null}
            class={isMarked ? 'entry entry-now' : 'entry'}
            aria-current={isMarked ? 'true' : undefined}
          >
            {/* As other events name it, which count from 0. */}
            <span class="entry-number">{revision}</span>
            <a href={eventsHref(session, number)}>
              {answeredEventText(sessionStream(session), event)} <span class="quiet">{recordedText(event)}</span>
            </a>
          </li>
        );
      })}
    </ol>
  );
};

/** What has happened to a session beside its boards, in words, with the event that a link has led to. */
export const EventsPage = ({ session, at }: EventsPageProps) => {
  const source = useMemo(() => eventsSource(session), [session]);
  const { value, problem, connection } = useFollowed(source);
  const title = messages.lineage.eventsOf(session);
  return (
    <Page
      title={title}
      path={[{ label: session, href: sessionHref(session) }]}
      connection={connection}
      session={session}
    >
      <h1>{title}</h1>
      {value === null ? <Awaited problem={problem} /> : <EventList session={session} at={at} events={value.events} />}
    </Page>
  );
};
