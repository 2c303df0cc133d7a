import { r } from '../strings/replay';
import { drawnOnChange } from './sharing';

/** What the keys do. */
export const KeysHelp = drawnOnChange(() => (
  <details class="keys">
    <summary>{r.keysHeading}</summary>
    <dl>
      {r.keys.map(([keys = '', what]) => (
        <div key={keys}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </details>
));
