import { Icon } from '../shared/icons';
import type { IconName } from '../shared/icons';
import { FlagSign } from '../shared/signs';
import { t } from '../strings';
import type { BoardRecord } from './board-source';
import { StepNote } from './step-note';
import type { Stop } from './stops';
import { isIrregularity, nextStop } from './stops';
import { useKeys } from './use-keys';
import type { Replay, Speed } from './use-replay';
import { SPEEDS } from './use-replay';

interface StepperProps {
  readonly replay: Replay;
  readonly record: BoardRecord | undefined;
  readonly stops: readonly Stop[];
}

const IconButton = ({ icon, label, off, act }: IconButtonProps) => (
  <button type="button" title={label} aria-label={label} aria-disabled={off} onClick={off ? undefined : act}>
    <Icon name={icon} />
  </button>
);

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** Nothing to do: the button says so, and keeps the focus. */
  readonly off: boolean;
  readonly act: () => void;
}

const isSpeed = (text: string): text is Speed => Object.hasOwn(SPEEDS, text);

/** The whole board on one line, with a mark where there is something to look at. */
const Slider = ({ replay: { at, of, go }, stops }: Omit<StepperProps, 'record'>) => (
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
    <div class="slider-marks" aria-hidden="true">
      {stops.map((stop) => (
        <span
          key={stop.at}
          class={isIrregularity(stop) ? 'mark' : 'mark mark-ruling'}
          style={{ left: `${((stop.at - 1) / Math.max(of - 1, 1)) * 100}%` }}
        />
      ))}
    </div>
  </div>
);

/** The controls: buttons, keys, slider, and in words what has just happened. */
export const Stepper = ({ replay, record, stops }: StepperProps) => {
  const { at, of, playing, speed, go, togglePlaying, setSpeed } = replay;
  const stop = nextStop(stops, at);
  const toStop = (): void => {
    if (stop) go(stop.at);
  };
  const back = (): void => go(at - 1);
  const forward = (): void => go(Math.min(at + 1, of));
  useKeys({
    ArrowLeft: back,
    ArrowRight: forward,
    Home: () => go(1),
    End: () => go('last'),
    'Shift+ArrowRight': toStop,
  });
  return (
    <section class="stepper" aria-label={t.step.heading}>
      <StepNote record={record} stop={stops.find((one) => one.at === at)} replay={replay} />
      <Slider replay={replay} stops={stops} />
      <div class="buttons" title={t.step.keys}>
        <IconButton icon="first" label={t.step.first} off={at <= 1} act={() => go(1)} />
        <IconButton icon="back" label={t.step.back} off={at <= 1} act={back} />
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={playing ? t.step.pause : t.step.play}
          off={of <= 1}
          act={togglePlaying}
        />
        <IconButton icon="forward" label={t.step.forward} off={at >= of} act={forward} />
        <IconButton icon="last" label={t.step.last} off={at >= of} act={() => go('last')} />
        <label class="speed">
          <span class="sr-only">{t.step.speed}</span>
          <select
            value={speed}
            onChange={(event) => {
              if (isSpeed(event.currentTarget.value)) setSpeed(event.currentTarget.value);
            }}
          >
            {Object.keys(SPEEDS).map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <button type="button" class="to-stop" title={t.step.nextIrregularity} aria-disabled={!stop} onClick={toStop}>
          <span aria-hidden="true">
            <FlagSign />
          </span>
          <span class="to-stop-text">{t.step.nextIrregularity}</span>
        </button>
      </div>
    </section>
  );
};
