import { CardText, FlagSign, isVulnerable } from '@app/components';
import { type Hand, type Seat, SEATS, parsePbnDeal } from '@app/bridge';
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardView, CardView } from '@app/session';
import { type Names, nameOf } from '../ledger/documents';
import { t } from '../strings';
import { BoardLabel, ContractLabel, ScoreLabel, TricksWon } from './corners';
import { type Look, withHidden } from './look';
import { LookControls } from './look-controls';
import { knowledgeOf } from './seat-knowledge';
import { SeatPanel } from './seat-panel';

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
      {t.seat(played.seat)} {first ? t.play.led : ''} {winner ? t.play.wins : ''}
    </span>
    <CardText card={played.card} />
    {played.findings.length > 0 && <FlagSign />}
  </li>
);

/** The trick on the table; after its fourth card it stays until the next lead, with its winner marked. */
const Middle = ({ view }: { readonly view: BoardView }) => {
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

interface CompassProps {
  readonly view: BoardView;
  readonly names: Names;
  readonly look: Look;
  readonly setLook: (look: Look) => void;
}

const dealtHands = (deal: string | null): Readonly<Partial<Record<Seat, Hand>>> => {
  const parsed = deal === null ? null : parsePbnDeal(deal);
  return parsed?.ok === true ? parsed.value : {};
};

const roleOf = ({ contract }: BoardView, seat: Seat): string | null => {
  if (contract?.declarer === seat) return t.board.declarer;
  return contract?.dummy === seat ? t.board.dummy : null;
};

const NO_CARDS: BoardView['penaltyCards'] = [];

const penaltyCardsOf = ({ penaltyCards }: BoardView, seat: Seat): BoardView['penaltyCards'] => {
  const own = penaltyCards.filter((one) => one.seat === seat);
  return own.length === 0 ? NO_CARDS : own;
};

const seenHands = (view: BoardView, { knownTo }: Look): readonly Seat[] =>
  knownTo === null ? SEATS : knowledgeOf(view, knownTo).hands;

const Exposed = ({ view: { exposed } }: { readonly view: BoardView }) => (
  <p class="exposed">
    <FlagSign /> {t.board.exposed}:{' '}
    {exposed.map(({ act, seat, card }) => (
      <span key={act}>
        {t.seatLetter(seat)} <CardText card={card} />{' '}
      </span>
    ))}
  </p>
);

/** The table seen from above: four hands, the trick in the middle, the board's label and the score of tricks in the corners. */
export const Compass = ({ view, names, look, setLook }: CompassProps) => {
  const [showPlayed, setShowPlayed] = useState(true);
  const dealt = useMemo(() => dealtHands(view.deal), [view.deal]);
  const latest = useRef(look);
  latest.current = look;
  const toggleHidden = useCallback((seat: Seat) => setLook(withHidden(latest.current, seat)), [setLook]);
  const seen = seenHands(view, look);
  const controls = useMemo(
    () => <LookControls look={look} setLook={setLook} showPlayed={showPlayed} setShowPlayed={setShowPlayed} />,
    [look, setLook, showPlayed],
  );
  return (
    <section class="diagram" aria-labelledby="hands">
      <div class="heading-row">
        <h2 id="hands">{t.board.hands}</h2>
        {controls}
      </div>
      <div class="compass">
        <BoardLabel view={view} />
        <ContractLabel view={view} />
        {SEATS.map((seat) => (
          <SeatPanel
            key={seat}
            seat={seat}
            player={nameOf(names, view.players[seat])}
            role={roleOf(view, seat)}
            toAct={view.turn === seat ? t.board.toAct[view.phase] : null}
            isVulnerable={isVulnerable(view, seat)}
            held={view.hands[seat]}
            dealt={showPlayed ? (dealt[seat] ?? null) : null}
            penaltyCards={penaltyCardsOf(view, seat)}
            isHidden={look.hidden.includes(seat) || !seen.includes(seat)}
            toggleHidden={toggleHidden}
          />
        ))}
        <Middle view={view} />
        <TricksWon view={view} />
        <ScoreLabel view={view} />
      </div>
      {view.exposed.length > 0 && <Exposed view={view} />}
    </section>
  );
};
