import type { Hand, Seat } from '@app/bridge';
import { SEATS, parsePbnDeal } from '@app/bridge';
import { useMemo, useState } from 'preact/hooks';
import type { BoardView } from '@app/session';
import type { Names } from '../ledger/documents';
import { CardText } from '../shared/cards';
import { FlagSign } from '../shared/signs';
import { t } from '../strings';
import { BoardLabel, ContractLabel, ScoreLabel, TricksWon } from './corners';
import { Middle } from './middle';
import { SeatPanel } from './seat-panel';

interface CompassProps {
  readonly view: BoardView;
  readonly names: Names;
}

const dealtHands = (deal: string | null): Readonly<Partial<Record<Seat, Hand>>> => {
  const parsed = deal === null ? null : parsePbnDeal(deal);
  return parsed?.ok === true ? parsed.value : {};
};

/** The table seen from above: four hands, the trick in the middle, the board's label and the score of tricks in the corners. */
export const Compass = ({ view, names }: CompassProps) => {
  const [showPlayed, setShowPlayed] = useState(true);
  const dealt = useMemo(() => dealtHands(view.deal), [view.deal]);
  return (
    <section class="diagram" aria-labelledby="hands">
      <div class="heading-row">
        <h2 id="hands">{t.board.hands}</h2>
        <label class="switch">
          <input type="checkbox" checked={showPlayed} onChange={() => setShowPlayed(!showPlayed)} />
          {t.board.showPlayed}
        </label>
      </div>
      <div class="compass">
        <BoardLabel view={view} />
        <ContractLabel view={view} />
        {SEATS.map((seat) => (
          <SeatPanel
            key={seat}
            seat={seat}
            view={view}
            names={names}
            dealt={showPlayed ? (dealt[seat] ?? null) : null}
          />
        ))}
        <Middle view={view} />
        <TricksWon view={view} />
        <ScoreLabel view={view} />
      </div>
      {view.exposed.length > 0 && (
        <p class="exposed">
          <FlagSign /> {t.board.exposed}:{' '}
          {view.exposed.map(({ act, seat, card }) => (
            <span key={act}>
              {seat} <CardText card={card} />{' '}
            </span>
          ))}
        </p>
      )}
    </section>
  );
};
