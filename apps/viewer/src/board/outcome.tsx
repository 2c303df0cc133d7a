import { BidText } from '@app/components';
import { tricksNeeded } from '@app/bridge';
import type { BoardEvent } from '@app/contract';
import type { BoardView } from '@app/session';
import { signed } from '../shared/numbers';
import { messages } from '../strings';
import { texts } from '../texts';
import { libraryMessages } from '../library-messages';
import type { LayerLine } from './score-layers';
import { EventText } from '../shared/event-text';
import { EventNumber } from './event-number';

interface ScoreLayersProps {
  readonly id: string;
  readonly layers: readonly LayerLine[];
  /** Of the board: the index is the revision. */
  readonly events: readonly BoardEvent[];
}

/** What has made the score, once that is more than the result of the table, and which of it counts. */
const ScoreLayers = ({ id, layers, events }: ScoreLayersProps) => {
  if (!layers.some(({ kind }) => kind !== 'result')) return null;
  return (
    <div class="layers">
      <h3>{messages.rulings.layers}</h3>
      <ol>
        {layers.map(({ at, kind, standing }) => {
          const event = events[at];
          return (
            <li key={at} class={`layer layer-${standing}`}>
              <p class="badge-head">
                <span class="badge-kind">{messages.rulings.layer[kind]}</span>
                <span class="layer-standing">{messages.rulings.standing[standing]}</span>
                <EventNumber id={id} at={at} />
              </p>
              <p>{event && <EventText event={event} />}</p>
            </li>
          );
        })}
      </ol>
    </div>
  );
};

const againstContract = (tricks: number, needed: number): string => {
  if (tricks === needed) return messages.board.made;
  return tricks > needed ? messages.board.over(tricks - needed) : messages.board.down(needed - tricks);
};

const ResultLine = ({ view: { result } }: { readonly view: BoardView }) => {
  if (result === null) return <p class="quiet">{messages.board.noResult}</p>;
  if (result.kind === 'not-played') {
    return (
      <p>
        <b>{messages.board.notPlayed}</b>: {result.reason}
      </p>
    );
  }
  if (result.kind === 'score-only') {
    return (
      <>
        <p class="outcome-line">{messages.board.contractUnknown}</p>
        <p class="quiet">{messages.board.entered(result.source)}</p>
      </>
    );
  }
  if (result.result === null) return <p class="outcome-line">{messages.board.passedOut}</p>;
  const { bid, risk, declarer, tricks } = result.result;
  return (
    <>
      <p class="outcome-line">
        <BidText bid={bid} risk={risk} /> {messages.by}{' '}
        <abbr title={messages.seat(declarer)}>{messages.seatLetter(declarer)}</abbr>,{' '}
        {messages.board.tricksTaken(tricks)} ({againstContract(tricks, tricksNeeded(bid))})
      </p>
      {result.kind === 'entered' && <p class="quiet">{messages.board.entered(result.source)}</p>}
    </>
  );
};

const ScoreLine = ({ view: { score } }: { readonly view: BoardView }) => {
  switch (score.kind) {
    case 'score':
      return <p class="outcome-score">{messages.board.scoreFor('NS', signed(score.score))}</p>;
    case 'artificial':
      return <p class="outcome-score">{messages.board.artificial(score.percent.NS, score.percent.EW)}</p>;
    case 'adjusted':
      return <p class="outcome-score">{messages.board.adjusted(score.outcome.NS, score.outcome.EW)}</p>;
    case 'not-played':
    case 'none':
      return null;
  }
};

const ClaimLine = ({ view: { claim } }: { readonly view: BoardView }) => {
  if (claim === null) return null;
  const { kind, by, tricks, statement } = claim;
  return (
    <p>
      {messages.board.claim(kind, by, tricks)}
      {statement !== null && <>: “{statement}”</>}, {libraryMessages.claimStatus(claim)}
    </p>
  );
};

/** Whether the result stands, once there is one or a score in its place. */
const StandingLine = ({ view: { confirmed, result, adjusted, reviews } }: { readonly view: BoardView }) => {
  if (result === null && adjusted === null) return null;
  return <p class="quiet">{confirmed ? messages.board.confirmed : messages.board.provisional(reviews.length)}</p>;
};

interface OutcomeProps {
  readonly view: BoardView;
  readonly layers: readonly LayerLine[];
  readonly events: readonly BoardEvent[];
}

/**
 * How the board ends: claim, result, score and what has made it, whether it stands, and where the record does not agree
 * with itself.
 */
export const Outcome = ({ view, layers, events }: OutcomeProps) => (
  <section class="outcome" aria-labelledby="outcome">
    <h2 id="outcome">{messages.board.outcome}</h2>
    <ClaimLine view={view} />
    <ResultLine view={view} />
    <ScoreLine view={view} />
    <ScoreLayers id={view.id} layers={layers} events={events} />
    <StandingLine view={view} />
    {view.contradictions.length > 0 && (
      <div class="contradictions">
        <h3>
          <span aria-hidden="true">≠ </span>
          {messages.board.contradictions}
        </h3>
        <ul>
          {view.contradictions.map((one) => (
            <li key={one.code}>{texts.say(one)}</li>
          ))}
        </ul>
      </div>
    )}
  </section>
);
