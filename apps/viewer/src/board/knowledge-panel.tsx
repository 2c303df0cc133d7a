import type { Seat } from '@app/bridge';
import type { BoardEvent } from '@app/contract';
import { messages } from '../strings';
import { libraryMessages } from '../library-messages';
import { replayMessages } from '../strings/replay';
import { ActLink } from './act-link';
import type { Known, SeatKnowledge } from './seat-knowledge';
import { drawnOnChange } from './sharing';

interface KnowledgePanelProps {
  readonly id: string;
  /** Of the board: the index is the revision. */
  readonly events: readonly BoardEvent[];
  readonly seat: Seat;
  readonly knowledge: SeatKnowledge;
}

type ListProps = Pick<KnowledgePanelProps, 'id' | 'events'> & {
  readonly kind: 'may' | 'may-not';
  readonly heading: string;
  readonly short: string;
  readonly all: readonly Known[];
};

const List = ({ id, events, kind, heading, short, all }: ListProps) => (
  <li class={`badge badge-${kind}`}>
    <p class="badge-head">
      <span class="badge-kind">{heading}</span>
      <span class="badge-law">{short}</span>
    </p>
    {all.length === 0 ? (
      <p>{replayMessages.nothingElse}</p>
    ) : (
      <ul>
        {all.map(({ kind: source, act, law, disputed }, index) => (
          <li key={index}>
            <ActLink id={id} events={events} act={act} />: {libraryMessages.name(source)} (
            {messages.laws.paragraph(law)}
            {disputed && `, ${messages.laws.disputed}`})
          </li>
        ))}
      </ul>
    )}
  </li>
);

/** What one player had to go by at the moment shown: what was seen, and what of the rest may be used. */
export const KnowledgePanel = drawnOnChange(({ id, events, seat, knowledge }: KnowledgePanelProps) => {
  const { hands, mayUse, mayNotUse } = knowledge;
  const saw = [
    replayMessages.ownHand,
    ...(hands.length > 1 ? [replayMessages.dummysHand] : []),
    replayMessages.callsAndCards,
  ];
  return (
    <section class="knowledge" aria-labelledby="knowledge">
      <h2 id="knowledge">{replayMessages.knowledge(seat)}</h2>
      <ul class="badges">
        <li class="badge">
          <p class="badge-head">
            <span class="badge-kind">{replayMessages.saw}</span>
          </p>
          <p>{saw.join(', ')}</p>
        </li>
        <List
          id={id}
          events={events}
          kind="may"
          heading={replayMessages.mayUse}
          short={replayMessages.mayUseShort}
          all={mayUse}
        />
        <List
          id={id}
          events={events}
          kind="may-not"
          heading={replayMessages.mayNotUse}
          short={replayMessages.mayNotUseShort}
          all={mayNotUse}
        />
      </ul>
    </section>
  );
});
