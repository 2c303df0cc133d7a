import { useCallback, useMemo, useRef } from 'preact/hooks';
import { t } from '../strings';
import type { BoardRecord } from './board-source';
import type { Dispute } from './disputes';
import { drawnOnChange } from './sharing';
import { type Acts, StepButtons } from './step-buttons';
import { StepNote } from './step-note';
import { type Stop, isIrregularity, isOfRulings, nextStop, previousStop } from './stops';
import { useKeys } from './use-keys';
import type { Replay } from './use-replay';

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
      aria-label={t.step.position}
      aria-valuetext={t.step.event(at, of)}
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
    <section class="stepper" aria-label={t.step.heading}>
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
