import { appealStream } from '@app/session';
import { nameOf } from '../ledger/documents';
import { verifyHref } from '../route';
import { givenInWords } from '../shared/given-words';
import { timeText } from '../shared/numbers';
import { r } from '../strings/appeals';
import { t } from '../strings';
import type { Room } from './room-source';

/** Every event of the case, with who recorded it and when. */
export const RecordPart = ({ room: { appeal, record, names } }: { readonly room: Room }) => (
  <details class="part">
    <summary>{r.section.record}</summary>
    <ol class="lines">
      {record.map((event) => (
        <li key={event.revision}>
          <p>{givenInWords(appealStream(appeal.id), event)}</p>
          <p class="quiet">{r.recordedBy(nameOf(names, event.actor.id), timeText(event.occurredAt))}</p>
        </li>
      ))}
    </ol>
    <p>
      <a href={verifyHref(appealStream(appeal.id))}>{t.verify.appeal(appeal.id)}</a>
    </p>
  </details>
);
