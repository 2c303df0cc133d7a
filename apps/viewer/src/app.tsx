import { useEffect, useState } from 'preact/hooks';
import { BoardPage } from './board/board-page';
import { EventsPage } from './events/events-page';
import { LineagePage } from './lineage/lineage-page';
import { parseRoute } from './route';
import { SessionPage } from './session/session-page';
import { SessionsPage } from './sessions/sessions-page';
import { Page } from './shared/page';
import { t } from './strings';
import { LazyVerifyPage } from './verify/lazy-verify-page';

export const App = () => {
  const [route, setRoute] = useState(() => parseRoute(location.hash));
  useEffect(() => {
    const changed = (): void => setRoute(parseRoute(location.hash));
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }, []);
  switch (route.page) {
    case 'sessions':
      return <SessionsPage />;
    case 'session':
      return <SessionPage key={route.id} id={route.id} field={route.field} />;
    case 'lineage':
      return <LineagePage key={`${route.id}/${route.address}`} session={route.id} address={route.address} />;
    case 'events':
      return <EventsPage key={route.id} session={route.id} at={route.at} />;
    case 'board':
      return <BoardPage key={route.id} address={route} />;
    case 'verify':
      return <LazyVerifyPage of={route.of} />;
    case 'unknown':
      return (
        <Page title={t.product} path={[]} connection={null}>
          <p>{t.unknownPage}</p>
        </Page>
      );
  }
};
