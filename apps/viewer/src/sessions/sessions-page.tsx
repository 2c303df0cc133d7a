import { parseSessionStream } from '@app/contract';
import type { SessionDoc } from '@app/session';
import type { components } from '../ledger/api.generated';
import type { Source } from '../ledger/follow';
import { askSessions } from '../ledger/queries';
import { useFollowed } from '../ledger/use-followed';
import { sessionHref, verifyHref } from '../route';
import { Awaited } from '../shared/awaited';
import { Page } from '../shared/page';
import { t } from '../strings';

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
    <td class="roomy">{t.session.scoring(session.scoring)}</td>
    <td class="number roomy">{session.contestants.length}</td>
    <td>{session.closed ? t.sessions.closed : t.sessions.open}</td>
  </tr>
);

export const SessionsPage = () => {
  const { value, problem, connection } = useFollowed(SESSIONS);
  return (
    <Page title={t.product} path={[]} connection={connection}>
      <h1>{t.sessions.heading}</h1>
      {value === null && <Awaited problem={problem} />}
      {value?.sessions.length === 0 && <p>{t.sessions.none}</p>}
      {value !== null && value.sessions.length > 0 && (
        <table class="list">
          <thead>
            <tr>
              <th scope="col">{t.sessions.date}</th>
              <th scope="col">{t.sessions.title}</th>
              <th scope="col" class="roomy">
                {t.sessions.scoring}
              </th>
              <th scope="col" class="number roomy">
                {t.sessions.contestants}
              </th>
              <th scope="col">{t.sessions.status}</th>
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
        <a href={verifyHref()}>{t.verify.ledger}</a>
      </p>
    </Page>
  );
};
