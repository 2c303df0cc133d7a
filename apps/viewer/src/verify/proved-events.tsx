import type { Evidence } from '@app/ledger/evidence';
import { v } from '../strings/verify';
import { eventInWords, placeInWords } from './event-in-words';

/** The events themselves, so that one sees what it is that was proved. */
export const ProvedEvents = ({ events }: Pick<Evidence, 'events'>) => (
  <details class="proved">
    <summary>{v.events.list(events.length)}</summary>
    <ol>
      {events.map(({ event }) => (
        <li key={event.position}>
          <span class="entry-number" title={v.events.position}>
            {event.position}
          </span>{' '}
          {eventInWords(event)} <span class="quiet">{placeInWords(event)}</span>
        </li>
      ))}
    </ol>
  </details>
);
