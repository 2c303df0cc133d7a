import { CallText, CardText } from '@app/components';
import type { components } from '../ledger/api.generated';
import { boardHref } from '../route';
import { messages } from '../strings';

interface ActProps {
  readonly view: components['schemas']['Board'];
  /** Its revision. */
  readonly act: number;
}

/** A call or card with whose it is; any other act by the number of its event. */
export const ActText = ({ view: { auction, tricks, trick }, act }: ActProps) => {
  const call = auction.find((one) => one.act === act);
  const card = [...tricks.flatMap(({ cards }) => cards), ...trick].find((one) => one.act === act);
  const made = call ?? card;
  if (!made) return <>{messages.laws.event(act + 1)}</>;
  return (
    <span>
      {messages.seat(made.seat)} {call && <CallText call={call.call} />}
      {card && <CardText card={card.card} />}
    </span>
  );
};

/** A call or card that a ruling is about: it leads to the moment at which it was made. */
export const ActLink = ({ view, act }: ActProps) => (
  <a href={boardHref(view.id, act + 1)}>
    <ActText view={view} act={act} />
  </a>
);
