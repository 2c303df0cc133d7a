import { useEffect } from 'preact/hooks';
import { messages } from '../strings';

const again = (): void => location.reload();

/** In place of a page that has come without all of its parts: the network has gone while it was fetched. */
export const NotFetched = () => {
  useEffect(() => {
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return (
    <main id="content">
      <h1>{messages.product}</h1>
      <div class="problem" role="alert">
        <p>
          <strong>{messages.problem.unreachable}</strong> {messages.problem.reload}
        </p>
        <button type="button" onClick={again}>
          {messages.problem.again}
        </button>
      </div>
    </main>
  );
};
