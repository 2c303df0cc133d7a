import type { Evidence } from '@app/ledger/evidence';
import { verifyMessages } from '../strings/verify';
import { eventInWords, placeInWords } from './event-text';

/** The events themselves, so that one sees what it is that was proved. */
export const ProvedEvents = ({ events }: Pick<Evidence, 'events'>) => (
  <details class="proved">
    <summary>{verifyMessages.events.list(events.length)}</summary>
    <ol>
      {events.map(({ event }) => (
        <li key={event.position}>
          <span class="entry-number" title={verifyMessages.events.position}>
            {event.position}
          </span>{' '}
          {eventInWords(event)} <span class="quiet">{placeInWords(event)}</span>
        </li>
      ))}
    </ol>
  </details>
);
