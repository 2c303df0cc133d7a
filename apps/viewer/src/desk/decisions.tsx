import { useState } from 'preact/hooks';
import type { BoardEvent } from '@app/contract';
import { decidedBy, type Decisions, decisionAt, isInForce, rulingOf } from '@app/session';
import { EventNumber } from '../board/event-number';
import { RulingFacts } from '../board/ruling-facts';
import { layersOf } from '../board/score-layers';
import { EventText } from '../shared/event-text';
import { messages } from '../strings';
import { deskMessages } from '../strings/desk';
import type { Desk } from './desk';
import { Button } from '../forms/fields';
import { ReverseForm } from './reverse-form';
import { FlagForm, TellForm } from './tell-form';

/** Something that was decided about a board; revisions are those of its events. */
interface Decided {
  readonly at: number;
  readonly kind: NonNullable<ReturnType<typeof decisionAt>>;
  readonly event: BoardEvent;
  readonly inForce: boolean;
  /** It can be taken back by itself: the score of a ruling goes with the ruling, and what lies under others stays. */
  readonly reversible: boolean;
}

/** A result goes only when nothing lies upon it any more, what an appeal has decided not at all. */
const isReversible = (decisions: Decisions, at: number, kind: Decided['kind']): boolean => {
  if (!isInForce(decisions, at) || kind === 'appeal') return false;
  const layer = decisions.layers.find((one) => one.at === at);
  if (layer && rulingOf(layer) !== null) return false;
  return kind !== 'result' || decisions.layers.every((one) => one.kind === 'result' || !isInForce(decisions, one.at));
};

/** Everything that was decided about a board, the last first: nothing is ever taken out. */
const decidedOn = (events: readonly BoardEvent[], decisions: Decisions): readonly Decided[] =>
  events
    .flatMap((event, at): readonly Decided[] => {
      const kind = decisionAt(decisions, at);
      return kind === null
        ? []
        : [{ at, kind, event, inForce: isInForce(decisions, at), reversible: isReversible(decisions, at, kind) }];
    })
    .reverse();

/** What a decision is, and how it stands: of a layer of the score also whether it counts. */
const standingOf = ({ board: { decisions } }: Desk, { at, inForce }: Decided): string => {
  const layer = layersOf(decisions).find((one) => one.at === at);
  if (layer) return messages.rulings.standing[layer.standing];
  return inForce ? deskMessages.decisions.stands : messages.rulings.standing.fallen;
};

interface DecisionProps {
  readonly desk: Desk;
  readonly decided: Decided;
}

/** A decision with what can be done about it. */
const Decision = ({ desk, decided }: DecisionProps) => {
  const [isReversing, setReversing] = useState(false);
  const { at, kind, event, inForce, reversible } = decided;
  const ruling = desk.view.rulings.find((one) => one.at === at);
  const { contestants } = decidedBy(desk.board.decisions);
  const toTell = Object.values(contestants ?? desk.view.contestants).filter(
    (one) => ruling?.told.every(({ to }) => !to.includes(one)) === true,
  );
  return (
    <li class={`badge desk-decision${inForce ? '' : ' badge-settled'}`}>
      <h3 class="badge-head">
        <span class="badge-kind">
          {ruling ? messages.rulings.status[ruling.status] : deskMessages.decisions.kinds[kind]}
        </span>
        <span class="badge-note">{standingOf(desk, decided)}</span>
        <EventNumber id={desk.view.id} at={at} />
      </h3>
      <p class={inForce ? 'badge-text' : 'badge-text desk-fallen'}>
        <EventText event={event} />
      </p>
      {ruling && (
        <details>
          <summary>{deskMessages.decisions.details}</summary>
          <RulingFacts id={desk.view.id} events={desk.events} names={desk.names} ruling={ruling} />
        </details>
      )}
      {ruling && inForce && toTell.length > 0 && <TellForm desk={desk} ruling={at} to={toTell} />}
      {ruling?.flags.map((because) => (
        <FlagForm key={because} desk={desk} ruling={at} because={because} />
      ))}
      {reversible && !isReversing && (
        <Button label={deskMessages.decisions.reverseThis(at + 1)} onClick={() => setReversing(true)}>
          {deskMessages.decisions.reverse}
        </Button>
      )}
      {reversible && isReversing && <ReverseForm desk={desk} decision={at} close={() => setReversing(false)} />}
    </li>
  );
};

/** What was decided about the board, layer upon layer, the last first. */
export const DecisionsPart = ({ desk }: { readonly desk: Desk }) => {
  const all = decidedOn(desk.events, desk.board.decisions);
  return (
    <section aria-labelledby="decisions">
      <h2 id="decisions">{deskMessages.decisions.heading}</h2>
      {all.length === 0 && <p class="quiet">{deskMessages.decisions.none}</p>}
      <ol class="badges" reversed>
        {all.map((decided) => (
          <Decision key={decided.at} desk={desk} decided={decided} />
        ))}
      </ol>
    </section>
  );
};
