import { useEffect, useMemo, useState } from 'preact/hooks';
import { onRejected } from './identity/rejection';
import { SignInPage } from './identity/sign-in-page';
import { parseRoute } from './route';
import {
  AppealPage,
  AuditPage,
  BoardPage,
  ContestantPage,
  DeskPage,
  EventsPage,
  FilesPage,
  LineagePage,
  MatchesPage,
  SessionAppealsPage,
  SessionDeskPage,
  SessionPage,
  VerifyPage,
} from './rooms';
import { SessionsPage } from './sessions/sessions-page';
import { Page } from './shared/page';
import { onVenue } from './shared/venue';
import { messages } from './strings';

export const App = () => {
  const [hash, setHash] = useState(location.hash);
  const route = useMemo(() => parseRoute(hash), [hash]);
  useEffect(() => {
    const changed = (): void => setHash(location.hash);
    // Between the page's drawing and its listening it may have been sent elsewhere.
    changed();
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }, []);
  const [rejected, setRejected] = useState(false);
  useEffect(() => onRejected(() => setRejected(true)), []);
  const [, setMoves] = useState(0);
  useEffect(() => onVenue(() => setMoves((moves) => moves + 1)), []);
  if (rejected && route.page !== 'sign-in') return <SignInPage token={null} rejected />;
  switch (route.page) {
    case 'sessions':
      return <SessionsPage />;
    case 'session':
      return <SessionPage key={route.id} id={route.id} field={route.field} afterRound={route.afterRound} />;
    case 'lineage':
      return (
        <LineagePage
          key={`${route.id}/${route.address}@${route.asOf}/${route.afterRound}`}
          session={route.id}
          address={route.address}
          asOf={route.asOf}
          afterRound={route.afterRound}
        />
      );
    case 'events':
      return <EventsPage key={route.id} session={route.id} at={route.at} />;
    case 'board':
      return <BoardPage key={route.id} address={route} />;
    case 'verify':
      return <VerifyPage of={route.of} />;
    case 'session-desk':
      return <SessionDeskPage key={route.id} id={route.id} />;
    case 'desk':
      return <DeskPage key={route.id} id={route.id} at={route.at} />;
    case 'session-appeals':
      return <SessionAppealsPage key={route.id} id={route.id} against={route.against} />;
    case 'appeal':
      return <AppealPage key={route.id} id={route.id} />;
    case 'audit':
      return <AuditPage key={route.id} id={route.id} from={route.from} to={route.to} />;
    case 'matches':
      return <MatchesPage key={route.id} id={route.id} match={route.match} />;
    case 'files':
      return <FilesPage key={route.id} id={route.id} />;
    case 'contestant':
      return <ContestantPage key={`${route.id}/${route.contestant}`} id={route.id} contestant={route.contestant} />;
    case 'sign-in':
      return <SignInPage key={route.token} token={route.token} rejected={rejected} />;
    case 'unknown':
      return (
        <Page title={messages.product} path={[]} connection={null}>
          <p>{messages.unknownPage}</p>
        </Page>
      );
  }
};
