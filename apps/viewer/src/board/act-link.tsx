import type { BoardView } from '@app/session';
import { boardHref } from '../route';
import { CallText, CardText } from '../shared/cards';
import { t } from '../strings';

interface ActLinkProps {
  readonly view: BoardView;
  readonly act: number;
}

const Act = ({ view: { auction, tricks, trick, ahead, exposed, withdrawnCards }, act }: ActLinkProps) => {
  const call = auction.find((one) => one.act === act);
  if (call) {
    return (
      <>
        {t.seat(call.seat)} <CallText call={call.call} />
      </>
    );
  }
  const cards = [...tricks.flatMap((one) => one.cards), ...trick, ...ahead, ...exposed, ...withdrawnCards];
  const card = cards.find((one) => one.act === act);
  if (!card) return <>{t.laws.event(act + 1)}</>;
  return (
    <>
      {t.seat(card.seat)} <CardText card={card.card} />
    </>
  );
};

/** A call or card that something is about: it leads to the moment it was made. */
export const ActLink = ({ view, act }: ActLinkProps) => (
  <a class="act-link" href={boardHref(view.id, act + 1)}>
    <Act view={view} act={act} />
  </a>
);
