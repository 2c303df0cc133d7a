import type { BoardView, CardView } from '@app/session';
import { CardText } from '../shared/cards';
import { FlagSign } from '../shared/signs';
import { t } from '../strings';

const Played = ({
  played,
  first,
  winner,
}: {
  readonly played: CardView;
  readonly first: boolean;
  readonly winner: boolean;
}) => (
  <li class={`played played-${played.seat}${winner ? ' played-winner' : ''}`}>
    <span class="sr-only">
      {t.seat(played.seat)} {first ? t.board.led : ''} {winner ? t.board.wins : ''}
    </span>
    <CardText card={played.card} />
    {played.findings.length > 0 && <FlagSign />}
  </li>
);

/** The trick on the table; after its fourth card it stays until the next lead, with its winner marked. */
export const Middle = ({ view }: { readonly view: BoardView }) => {
  const last = view.tricks.at(-1);
  const finished = view.trick.length === 0 ? last : undefined;
  const cards = finished?.cards ?? view.trick;
  const number = view.tricks.length + (finished ? 0 : 1);
  return (
    <div class="middle">
      {view.leadPlaced !== null && cards.length === 0 && (
        <p class={`played played-${view.leadPlaced} face-down`}>
          <span class="sr-only">
            {t.seat(view.leadPlaced)}: {t.board.faceDown}
          </span>
        </p>
      )}
      {cards.length > 0 && (
        <>
          <p class="trick-number">{t.board.currentTrick(number)}</p>
          <ol class="trick" aria-label={t.board.currentTrick(number)}>
            {cards.map((played, index) => (
              <Played key={played.card} played={played} first={index === 0} winner={finished?.winner === played.seat} />
            ))}
          </ol>
        </>
      )}
    </div>
  );
};
