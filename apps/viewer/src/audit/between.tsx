import { EventLink } from '../lineage/event-link';
import { WithSigns } from '../shared/event-words';
import { timeText } from '../shared/numbers';
import { r } from '../strings/audit';
import { type Deed, addressOf } from './deeds';

/** What was recorded between two moments and may have moved something; each leads to its event. */
export const Between = ({ events }: { readonly events: readonly Deed[] }) => (
  <details class="between">
    <summary>
      {r.compare.between} ({events.length})
    </summary>
    <ol>
      {events.map((deed) => (
        <li key={addressOf(deed)}>
          <span class="quiet">{timeText(deed.occurredAt)}</span> <WithSigns text={deed.words} />{' '}
          <EventLink source={addressOf(deed)} />
        </li>
      ))}
    </ol>
  </details>
);
