import { nameOf } from '../ledger/documents';
import { timeText } from '../shared/numbers';
import { r } from '../strings/appeals';
import { Part } from './fact-list';
import { type Hearing, hearingIn } from './hearing';
import type { Room } from './room-source';

const Order = ({ hearing: { order, paragraph, opened, closed } }: { readonly hearing: Hearing }) => {
  const next = order.find(({ heard }) => !heard)?.party;
  const isOpen = opened !== null && closed === null;
  return (
    <>
      <h3>
        {r.order} {paragraph !== null && <span class="quiet">{r.orderBy(paragraph)}</span>}
      </h3>
      <ol class="order">
        {order.map(({ party, heard }) => (
          <li
            key={party}
            class={heard ? 'order-heard' : ''}
            aria-current={isOpen && party === next ? 'step' : undefined}
          >
            <span aria-hidden="true">{heard ? '✓' : isOpen && party === next ? '▶' : '○'}</span> {r.party[party]}:{' '}
            {heard ? r.heard : isOpen && party === next ? r.next : r.waiting}
          </li>
        ))}
      </ol>
    </>
  );
};

/** Who is heard, in which order, and what was said. */
export const HearingPart = ({ room }: { readonly room: Room }) => {
  const hearing = hearingIn(room);
  const { opened, closed, said } = hearing;
  return (
    <Part id="hearing" heading={r.section.hearing}>
      {opened === null ? (
        <p class="quiet">{r.notOpened}</p>
      ) : (
        <p>{r.openedAt(timeText(opened.at), opened.procedure)}</p>
      )}
      {opened?.partiesInformed === false && <p class="ruling-flag">{r.notInformed}</p>}
      <Order hearing={hearing} />
      <ul class="lines">
        {said.map(({ how, party, by, at, text }, index) => (
          <li key={index}>
            <p class="quiet">
              {r.said(r.party[party], by === null ? null : nameOf(room.names, by), timeText(at))}
              {how === 'filed' && ` (${r.inWriting})`}
            </p>
            <bdi class="said">{text}</bdi>
          </li>
        ))}
      </ul>
      {closed !== null && <p>{r.closedAt(timeText(closed))}</p>}
    </Part>
  );
};
