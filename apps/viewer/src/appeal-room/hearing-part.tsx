import { nameOf } from '../ledger/documents';
import { timeText } from '../shared/numbers';
import { appealMessages } from '../strings/appeals';
import { Part } from './fact-list';
import { type Hearing, hearingIn } from './hearing';
import type { Room } from './room-source';

const Order = ({ hearing: { order, paragraph, opened, closed } }: { readonly hearing: Hearing }) => {
  const next = order.find(({ heard }) => !heard)?.party;
  const isOpen = opened !== null && closed === null;
  return (
    <>
      <h3>
        {appealMessages.order} {paragraph !== null && <span class="quiet">{appealMessages.orderBy(paragraph)}</span>}
      </h3>
      <ol class="order">
        {order.map(({ party, heard }) => (
          <li
            key={party}
            class={heard ? 'order-heard' : ''}
            aria-current={isOpen && party === next ? 'step' : undefined}
          >
            <span aria-hidden="true">{heard ? '✓' : isOpen && party === next ? '▶' : '○'}</span>{' '}
            {appealMessages.party[party]}:{' '}
            {heard ? appealMessages.heard : isOpen && party === next ? appealMessages.next : appealMessages.waiting}
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
    <Part id="hearing" heading={appealMessages.section.hearing}>
      {opened === null ? (
        <p class="quiet">{appealMessages.notOpened}</p>
      ) : (
        <p>{appealMessages.openedAt(timeText(opened.at), opened.procedure)}</p>
      )}
      {opened?.partiesInformed === false && <p class="ruling-flag">{appealMessages.notInformed}</p>}
      <Order hearing={hearing} />
      <ul class="lines">
        {said.map(({ how, party, by, at, text }, index) => (
          <li key={index}>
            <p class="quiet">
              {appealMessages.said(
                appealMessages.party[party],
                by === null ? null : nameOf(room.names, by),
                timeText(at),
              )}
              {how === 'filed' && ` (${appealMessages.inWriting})`}
            </p>
            <bdi class="said">{text}</bdi>
          </li>
        ))}
      </ul>
      {closed !== null && <p>{appealMessages.closedAt(timeText(closed))}</p>}
    </Part>
  );
};
