import type { Hand as HandOfCards, Seat } from '@app/bridge';
import { sideOf } from '@app/bridge';
import type { BoardView } from '@app/session';
import type { Names } from '../ledger/documents';
import { nameOf } from '../ledger/documents';
import { t } from '../strings';
import { Hand } from './hand';

interface SeatPanelProps {
  readonly seat: Seat;
  readonly view: BoardView;
  readonly names: Names;
  readonly dealt: HandOfCards | null;
}

export const isVulnerable = ({ vulnerability }: BoardView, seat: Seat): boolean =>
  vulnerability === 'All' || vulnerability === sideOf(seat);

const roleOf = ({ contract }: BoardView, seat: Seat): string | null => {
  if (contract?.declarer === seat) return t.board.declarer;
  return contract?.dummy === seat ? t.board.dummy : null;
};

/** One player: who it is, what is expected of them, and their cards. */
export const SeatPanel = ({ seat, view, names, dealt }: SeatPanelProps) => {
  const player = nameOf(names, view.players[seat]);
  const role = roleOf(view, seat);
  const turn = view.turn === seat;
  const labelled = `seat-${seat}`;
  return (
    <section class={`seat seat-${seat}${turn ? ' seat-turn' : ''}`} aria-labelledby={labelled}>
      <h3 id={labelled}>
        <abbr class={isVulnerable(view, seat) ? 'compass-letter vulnerable' : 'compass-letter'} title={t.seat(seat)}>
          {seat}
        </abbr>{' '}
        <span class="player" title={player}>
          {player}
        </span>
      </h3>
      <p class="seat-notes">
        {role !== null && <span class="role">{role}</span>}
        {turn && (
          <span class="turn">
            <span aria-hidden="true">▸ </span>
            {t.board.toAct[view.phase]}
          </span>
        )}
      </p>
      <Hand held={view.hands[seat]} dealt={dealt} />
    </section>
  );
};
