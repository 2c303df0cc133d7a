import { useEffect } from 'preact/hooks';
import { t } from '../strings';

const again = (): void => location.reload();

/** In place of a page that has come without all of its parts: the network has gone while it was fetched. */
export const NotFetched = () => {
  useEffect(() => {
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return (
    <main id="content">
      <h1>{t.product}</h1>
      <div class="problem" role="alert">
        <p>
          <strong>{t.problem.unreachable}</strong> {t.problem.reload}
        </p>
        <button type="button" onClick={again}>
          {t.problem.again}
        </button>
      </div>
    </main>
  );
};
