import { useCallback, useMemo, useRef, useEffect } from 'preact/hooks';
import { messages } from '../strings';
import type { BoardRecord } from './board-source';
import type { Dispute } from './disputes';
import { drawnOnChange } from './sharing';
import { type Acts, StepButtons } from './step-buttons';
import { type Stop, isIrregularity, isOfRulings, nextStop, previousStop } from './stops';
import type { Replay } from './use-replay';
import { isRole } from '../identity/is-role';
import { EventText } from '../shared/event-text';
import { timeText } from '../shared/numbers';
import { replayMessages } from '../strings/replay';
import { StopSign } from './stop-links';

interface StepNoteProps {
  readonly record: BoardRecord | undefined;
  /** What this event noted, if it did. */
  readonly stop: Stop | undefined;
  readonly replay: Replay;
}

type Recorded = NonNullable<BoardRecord['recorded']>;

/** Follow-ups of a decision elsewhere are recorded by no person. */
const recordedText = ({ by: { id, role }, at }: Recorded): string =>
  isRole(role) ? messages.step.recorded(role, id, timeText(at)) : replayMessages.recordedByLedger(timeText(at));

/** The event that is shown, in words; read out at every step, but not while the board plays by itself. */
const StepNote = ({ record, stop, replay: { at, of, playing } }: StepNoteProps) => (
  <div class={`step-note${stop ? (isIrregularity(stop) ? ' step-note-flagged' : ' step-note-ruling') : ''}`}>
    <p class="step-words" aria-live={playing ? 'off' : 'polite'} aria-atomic="true">
      <span class="step-count">{messages.step.event(at, of)}</span>{' '}
      <strong>
        {stop ? (
          <>
            <StopSign stop={stop} /> {stop.label}
            {stop.citation !== null && <span class="step-citation"> {stop.citation}</span>}
          </>
        ) : (
          record && <EventText event={record.event} />
        )}
      </strong>
    </p>
    {record?.recorded && <p class="step-recorded quiet">{recordedText(record.recorded)}</p>}
  </div>
);

type Keys = Readonly<Partial<Record<string, () => void>>>;

const takesArrows = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), select, textarea, [contenteditable]');

/**
 * Keys for the whole page: `'ArrowLeft'`, `'Shift+ArrowRight'`. Fields that use these keys themselves keep them;
 * nothing is taken that the browser or a screen reader combines with Ctrl, Alt or Meta.
 */
const useKeys = (keys: Keys): void => {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || takesArrows(event.target)) return;
      const act = latest.current[`${event.shiftKey ? 'Shift+' : ''}${event.key}`];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
};

interface StepperProps {
  readonly replay: Replay;
  readonly record: BoardRecord | undefined;
  readonly stops: readonly Stop[];
  readonly disputes: readonly Dispute[];
}

const Marks = drawnOnChange(({ of, stops }: { readonly of: number; readonly stops: readonly Stop[] }) => (
  <div class="slider-marks" aria-hidden="true">
    {stops.map((stop) => (
      <span
        key={stop.at}
        class={isIrregularity(stop) ? 'mark' : 'mark mark-ruling'}
        style={{ left: `${((stop.at - 1) / Math.max(of - 1, 1)) * 100}%` }}
      />
    ))}
  </div>
));

/** The whole board on one line, with a mark where there is something to look at. */
const Slider = ({ replay: { at, of, go }, stops }: Pick<StepperProps, 'replay' | 'stops'>) => (
  <div class="slider">
    <input
      type="range"
      min={1}
      max={Math.max(of, 1)}
      value={at}
      aria-label={messages.step.position}
      aria-valuetext={messages.step.event(at, of)}
      onInput={(event) => go(event.currentTarget.valueAsNumber)}
    />
    <Marks of={of} stops={stops} />
  </div>
);

/** The controls: buttons, keys, slider, and in words what has just happened. */
export const Stepper = ({ replay, record, stops, disputes }: StepperProps) => {
  const { at, of, playing, speed, go, togglePlaying, setSpeed } = replay;
  const rulings = useMemo(() => stops.filter(isOfRulings), [stops]);
  const to = (stop: Stop | undefined): void => {
    if (stop) go(stop.at);
  };
  const acts: Acts = {
    first: () => go(1),
    back: () => go(at - 1),
    play: togglePlaying,
    forward: () => go(Math.min(at + 1, of)),
    last: () => go('last'),
    nextStop: () => to(nextStop(stops, at)),
    nextRuling: () => to(nextStop(rulings, at)),
  };
  const latest = useRef(acts);
  latest.current = acts;
  const act = useCallback((name: keyof Acts) => latest.current[name](), []);
  useKeys({
    ArrowLeft: acts.back,
    ArrowRight: acts.forward,
    Home: acts.first,
    End: acts.last,
    'Shift+ArrowLeft': () => to(previousStop(stops, at)),
    'Shift+ArrowRight': acts.nextStop,
    'Shift+ArrowDown': acts.nextRuling,
    'Shift+ArrowUp': () => {
      const [dispute] = disputes;
      if (dispute) go(dispute.main + 1);
    },
  });
  return (
    <section class="stepper" aria-label={messages.step.heading}>
      <StepNote record={record} stop={stops.find((one) => one.at === at)} replay={replay} />
      <Slider replay={replay} stops={stops} />
      <StepButtons
        atStart={at <= 1}
        atEnd={at >= of}
        playing={playing}
        canPlay={of > 1}
        speed={speed}
        setSpeed={setSpeed}
        hasStops={stops.length > 0}
        hasRulings={rulings.length > 0}
        act={act}
      />
    </section>
  );
};
