import { CardText, FlagSign, isVulnerable } from '@app/components';
import { type Hand, type Seat, SEATS, parsePbnDeal } from '@app/bridge';
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardView, CardView } from '@app/session';
import { type Names, nameOf } from '../ledger/documents';
import { messages } from '../strings';
import { BoardLabel, ContractLabel, ScoreLabel, TricksWon } from './corners';
import { type ViewOptions, withHidden } from './view-options';
import { ViewControls } from './view-controls';
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
      {messages.seat(played.seat)} {first ? messages.play.led : ''} {winner ? messages.play.wins : ''}
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
            {messages.seat(view.leadPlaced)}: {messages.board.faceDown}
          </span>
        </p>
      )}
      {cards.length > 0 && (
        <>
          <p class="trick-number">{messages.board.currentTrick(number)}</p>
          <ol class="trick" aria-label={messages.board.currentTrick(number)}>
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
  readonly viewOptions: ViewOptions;
  readonly setViewOptions: (viewOptions: ViewOptions) => void;
}

const dealtHands = (deal: string | null): Readonly<Partial<Record<Seat, Hand>>> => {
  const parsed = deal === null ? null : parsePbnDeal(deal);
  return parsed?.ok === true ? parsed.value : {};
};

const roleOf = ({ contract }: BoardView, seat: Seat): string | null => {
  if (contract?.declarer === seat) return messages.board.declarer;
  return contract?.dummy === seat ? messages.board.dummy : null;
};

const NO_CARDS: BoardView['penaltyCards'] = [];

const penaltyCardsOf = ({ penaltyCards }: BoardView, seat: Seat): BoardView['penaltyCards'] => {
  const own = penaltyCards.filter((one) => one.seat === seat);
  return own.length === 0 ? NO_CARDS : own;
};

const seenHands = (view: BoardView, { knownTo }: ViewOptions): readonly Seat[] =>
  knownTo === null ? SEATS : knowledgeOf(view, knownTo).hands;

const Exposed = ({ view: { exposed } }: { readonly view: BoardView }) => (
  <p class="exposed">
    <FlagSign /> {messages.board.exposed}:{' '}
    {exposed.map(({ act, seat, card }) => (
      <span key={act}>
        {messages.seatLetter(seat)} <CardText card={card} />{' '}
      </span>
    ))}
  </p>
);

/** The table seen from above: four hands, the trick in the middle, the board's label and the score of tricks in the corners. */
export const Compass = ({ view, names, viewOptions, setViewOptions }: CompassProps) => {
  const [showPlayed, setShowPlayed] = useState(true);
  const dealt = useMemo(() => dealtHands(view.deal), [view.deal]);
  const latest = useRef(viewOptions);
  latest.current = viewOptions;
  const toggleHidden = useCallback((seat: Seat) => setViewOptions(withHidden(latest.current, seat)), [setViewOptions]);
  const seen = seenHands(view, viewOptions);
  const controls = useMemo(
    () => (
      <ViewControls
        viewOptions={viewOptions}
        setViewOptions={setViewOptions}
        showPlayed={showPlayed}
        setShowPlayed={setShowPlayed}
      />
    ),
    [viewOptions, setViewOptions, showPlayed],
  );
  return (
    <section class="diagram" aria-labelledby="hands">
      <div class="heading-row">
        <h2 id="hands">{messages.board.hands}</h2>
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
            toAct={view.turn === seat ? messages.board.toAct[view.phase] : null}
            isVulnerable={isVulnerable(view, seat)}
            held={view.hands[seat]}
            dealt={showPlayed ? (dealt[seat] ?? null) : null}
            penaltyCards={penaltyCardsOf(view, seat)}
            isHidden={viewOptions.hidden.includes(seat) || !seen.includes(seat)}
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
