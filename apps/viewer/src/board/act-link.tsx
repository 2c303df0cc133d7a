import { CallText, CardText } from '@app/components';
import type { BoardEvent } from '@app/contract';
import { boardHref } from '../route';
import { messages } from '../strings';

/** A call or card by its act, as `South 4♠`; any other event by its number. */
export const ActText = ({ event, act }: { readonly event: BoardEvent | undefined; readonly act: number }) => {
  if (event?.type === 'CallMade' || event?.type === 'CallSubstituted') {
    return (
      <>
        {messages.seat(event.data.seat)} <CallText call={event.data.call} />
      </>
    );
  }
  if (event?.type === 'LeadFaced' || event?.type === 'CardPlayed') {
    return (
      <>
        {messages.seat(event.data.seat)} <CardText card={event.data.card} />
      </>
    );
  }
  if (event?.type === 'DummyPlayed') {
    return (
      <>
        {messages.board.dummy} <CardText card={event.data.card} />
      </>
    );
  }
  return <>{messages.laws.event(act + 1)}</>;
};

interface ActLinkProps {
  readonly id: string;
  /** Of the board: the index is the revision. */
  readonly events: readonly BoardEvent[];
  readonly act: number;
}

/** A call or card that something is about: it leads to the moment it was made. */
export const ActLink = ({ id, events, act }: ActLinkProps) => (
  <a class="act-link" href={boardHref(id, act + 1)}>
    <ActText event={events[act]} act={act} />
  </a>
);
