import { parseSessionStream } from '@app/contract';
import type { SessionDoc } from '@app/session';
import type { components } from '../ledger/api.generated';
import type { Source } from '../ledger/follow';
import { askSessions } from '../ledger/queries';
import { useFollowed } from '../ledger/use-followed';
import { sessionHref, verifyHref } from '../route';
import { Awaited } from '../shared/awaited';
import { Page } from '../shared/page';
import { messages } from '../strings';

/** A board's events change nothing here; those of a session may. */
const SESSIONS: Source<components['schemas']['SessionsAnswer']> = {
  query: '',
  load: () => askSessions(),
  positionOf: ({ position }) => position,
  absorb: (value, { streamId }) => (parseSessionStream(streamId) === null ? value : null),
};

const latestFirst = (sessions: readonly SessionDoc[]): readonly SessionDoc[] =>
  [...sessions].sort(
    (one, other) => (other.date ?? '').localeCompare(one.date ?? '') || one.id.localeCompare(other.id),
  );

const Row = ({ session }: { readonly session: SessionDoc }) => (
  <tr>
    <td class="date">{session.date ?? ''}</td>
    <th scope="row" class="name">
      <a href={sessionHref(session.id)}>{session.title ?? session.id}</a>
    </th>
    <td class="roomy">{messages.session.scoring(session.scoring)}</td>
    <td class="number roomy">{session.contestants.length}</td>
    <td>{session.closed ? messages.sessions.closed : messages.sessions.open}</td>
  </tr>
);

export const SessionsPage = () => {
  const { value, problem, connection } = useFollowed(SESSIONS);
  return (
    <Page title={messages.product} path={[]} connection={connection}>
      <h1>{messages.sessions.heading}</h1>
      {value === null && <Awaited problem={problem} />}
      {value?.sessions.length === 0 && <p>{messages.sessions.none}</p>}
      {value !== null && value.sessions.length > 0 && (
        <table class="list">
          <thead>
            <tr>
              <th scope="col">{messages.sessions.date}</th>
              <th scope="col">{messages.sessions.title}</th>
              <th scope="col" class="roomy">
                {messages.sessions.scoring}
              </th>
              <th scope="col" class="number roomy">
                {messages.sessions.contestants}
              </th>
              <th scope="col">{messages.sessions.status}</th>
            </tr>
          </thead>
          <tbody>
            {latestFirst(value.sessions).map((session) => (
              <Row key={session.id} session={session} />
            ))}
          </tbody>
        </table>
      )}
      <p class="below">
        <a href={verifyHref()}>{messages.verify.ledger}</a>
      </p>
    </Page>
  );
};
