import { render } from 'preact';
import { App } from './app';
import './styles/base.css';
import './styles/page.css';
import './styles/tables.css';
import './styles/session.css';
import './styles/board.css';
import './styles/laws.css';
import './styles/rulings.css';
import './styles/compass.css';
import './styles/stepper.css';
import './styles/lineage.css';
import './styles/verify.css';

const root = document.getElementById('app');
if (root) render(<App />, root);
