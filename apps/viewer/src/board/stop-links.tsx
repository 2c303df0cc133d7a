import { FlagSign } from '@app/components';
import type { BoardEvent } from '@app/contract';
import { boardHref } from '../route';
import { RulingSign, TempoSign } from '../shared/signs';
import { messages } from '../strings';
import { replayMessages } from '../strings/replay';
import { ActText } from './act-link';
import type { Dispute } from './disputes';
import { DisputeSign } from './dispute-sign';
import { drawnOnChange } from './sharing';
import { type Stop, isIrregularity } from './stops';

export const StopSign = ({ stop: { kind } }: { readonly stop: Stop }) => {
  switch (kind) {
    case 'finding':
      return <FlagSign />;
    case 'slow':
    case 'fast':
      return <TempoSign kind={kind} />;
    case 'director':
    case 'choice':
    case 'judgement':
    case 'ruling':
    case 'reversal':
    case 'score':
      return <RulingSign kind={kind} />;
  }
};

interface LinkProps {
  readonly id: string;
  readonly isNow: boolean;
}

const StopLink = ({ id, isNow, stop }: LinkProps & { readonly stop: Stop }) => (
  <a
    class={isIrregularity(stop) ? 'stop' : 'stop stop-ruling'}
    href={boardHref(id, stop.at)}
    aria-current={isNow ? 'step' : undefined}
  >
    <StopSign stop={stop} />
    <span>
      <b>{stop.title}</b>{' '}
      <span class="stop-where">
        {isIrregularity(stop) && stop.citation !== null ? `${stop.citation}, ` : ''}
        {messages.step.goTo(stop.at)}
      </span>
    </span>
  </a>
);

interface DisputedProps extends LinkProps {
  readonly act: number;
  readonly event: BoardEvent | undefined;
  /** The appeals about it, by their ids. */
  readonly appeals: readonly string[];
}

const isCall = (event: BoardEvent | undefined): boolean =>
  event?.type === 'CallMade' || event?.type === 'CallSubstituted';

const DisputedLink = ({ id, isNow, act, event, appeals }: DisputedProps) => (
  <a class="stop stop-disputed" href={boardHref(id, act + 1)} aria-current={isNow ? 'step' : undefined}>
    <DisputeSign />
    <span>
      <b>
        {isCall(event) ? replayMessages.disputedCall : replayMessages.disputedCard}: <ActText event={event} act={act} />
      </b>{' '}
      <span class="stop-where">
        {messages.step.goTo(act + 1)}
        {appeals.length > 0 && `, ${replayMessages.appealed(appeals)}`}
      </span>
    </span>
  </a>
);

/** What a committee goes to: what went wrong, and what was ruled; what leads to a ruling is in the time line. */
const isPoint = (stop: Stop): boolean => isIrregularity(stop) || stop.kind === 'ruling' || stop.kind === 'reversal';

interface StopLinksProps {
  readonly id: string;
  /** Of the board: the index is the revision. */
  readonly events: readonly BoardEvent[];
  readonly stops: readonly Stop[];
  readonly disputes: readonly Dispute[];
  /** Appeals about the board, by their ids. */
  readonly appeals: readonly string[];
  /** The event that is shown, where it is one of these; else null. */
  readonly at: number | null;
}

/** What to look at on this board, before anything else: the disputed call, what was wrong, what was ruled. Each leads to its moment. */
export const StopLinks = drawnOnChange(({ id, events, stops, disputes, appeals, at }: StopLinksProps) => {
  const disputed = [...new Set(disputes.map(({ main }) => main))];
  const points = stops.filter(isPoint);
  return (
    <nav class="stops" aria-label={replayMessages.points}>
      {disputed.length + points.length === 0 ? (
        <p class="quiet">{messages.step.nothingNoted}</p>
      ) : (
        <ul>
          {disputed.map((act) => (
            <li key={`act-${act}`}>
              <DisputedLink id={id} isNow={at === act + 1} act={act} event={events[act]} appeals={appeals} />
            </li>
          ))}
          {points.map((stop) => (
            <li key={stop.at}>
              <StopLink id={id} isNow={at === stop.at} stop={stop} />
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
});
