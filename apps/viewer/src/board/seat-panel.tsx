import { CardText } from '@app/components';
import type { Hand as HandOfCards, Seat } from '@app/bridge';
import type { BoardView } from '@app/session';
import { messages } from '../strings';
import { replayMessages } from '../strings/replay';
import { Hand } from './hand';
import { drawnOnChange } from './sharing';

interface HideButtonProps {
  readonly label: string;
  readonly isHidden: boolean;
  readonly toggle: () => void;
}

/** An eye, open or struck out: covers a hand up, and shows it again. */
const HideButton = ({ label, isHidden, toggle }: HideButtonProps) => (
  <button type="button" class="hide" title={label} aria-label={label} aria-pressed={isHidden} onClick={toggle}>
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path class="outline" d="M2 12c3-5 6.4-7 10-7s7 2 10 7c-3 5-6.4 7-10 7s-7-2-10-7z" />
      <circle cx="12" cy="12" r="3" />
      {isHidden && <path class="outline" d="M4 20L20 4" />}
    </svg>
  </button>
);

interface SeatPanelProps {
  readonly seat: Seat;
  readonly player: string;
  readonly role: string | null;
  /** What is expected of the player; null while it is another's turn. */
  readonly toAct: string | null;
  readonly isVulnerable: boolean;
  readonly held: HandOfCards | null;
  readonly dealt: HandOfCards | null;
  readonly penaltyCards: BoardView['penaltyCards'];
  /** Covered up: by the reader, or because the player through whose eyes one looks does not see it. */
  readonly isHidden: boolean;
  readonly toggleHidden: (seat: Seat) => void;
}

const PenaltyCards = ({ all }: { readonly all: BoardView['penaltyCards'] }) => (
  <ul class="penalty-cards">
    {all.map(({ act, card, kind }) => (
      <li key={act}>
        <CardText card={card} /> {replayMessages.penaltyCard(kind)}
      </li>
    ))}
  </ul>
);

/** One player: who it is, what is expected of them, their cards, and which of them lie on the table as penalty cards. */
export const SeatPanel = drawnOnChange((props: SeatPanelProps) => {
  const { seat, player, role, toAct, penaltyCards, isHidden } = props;
  const labelled = `seat-${seat}`;
  return (
    <section class={`seat seat-${seat}${toAct === null ? '' : ' seat-turn'}`} aria-labelledby={labelled}>
      <h3 id={labelled}>
        <abbr class={props.isVulnerable ? 'compass-letter vulnerable' : 'compass-letter'} title={messages.seat(seat)}>
          {messages.seatLetter(seat)}
        </abbr>{' '}
        <span class="player" title={player}>
          {player}
        </span>
      </h3>
      <div class="seat-notes">
        <p>
          {role !== null && <span class="role">{role}</span>}
          {toAct !== null && (
            <span class="turn">
              <span aria-hidden="true">▸ </span>
              {toAct}
            </span>
          )}
        </p>
        <HideButton label={replayMessages.hide(seat)} isHidden={isHidden} toggle={() => props.toggleHidden(seat)} />
      </div>
      <Hand held={props.held} dealt={props.dealt} isHidden={isHidden} />
      {penaltyCards.length > 0 && <PenaltyCards all={penaltyCards} />}
    </section>
  );
});
