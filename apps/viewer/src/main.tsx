import { PlayWordsContext } from '@app/components';
import { render } from 'preact';
import { NotFetched } from './shared/not-fetched';
import { showTheme } from './shared/theme';
import { loadStrings, messages } from './strings';
import { language } from './strings/language';
import './styles/base.css';
import './styles/page.css';
import './styles/frame.css';
import './styles/tables.css';
import './styles/session.css';
import './styles/board.css';
import './styles/laws.css';
import './styles/rulings.css';
import './styles/compass.css';
import './styles/stepper.css';
import './styles/lineage.css';
import './styles/verify.css';

document.documentElement.lang = language;
showTheme();
const root = document.getElementById('app');
if (root) {
  try {
    await loadStrings();
    const { App } = await import('./app');
    render(
      <PlayWordsContext.Provider value={messages.play}>
        <App />
      </PlayWordsContext.Provider>,
      root,
    );
  } catch {
    render(<NotFetched />, root);
  }
}
