import { FlagSign } from '@app/components';
import { type IconName, Icon } from '../shared/icons';
import { RulingSign } from '../shared/signs';
import { messages } from '../strings';
import { replayMessages } from '../strings/replay';
import { drawnOnChange } from './sharing';
import { type Speed, SPEEDS } from './use-replay';

/** What the buttons and keys do. */
export interface Acts {
  readonly first: () => void;
  readonly back: () => void;
  readonly play: () => void;
  readonly forward: () => void;
  readonly last: () => void;
  readonly nextStop: () => void;
  readonly nextRuling: () => void;
}

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** Nothing to do: the button says so, and keeps the focus. */
  readonly off: boolean;
  readonly act: () => void;
}

const IconButton = ({ icon, label, off, act }: IconButtonProps) => (
  <button type="button" title={label} aria-label={label} aria-disabled={off} onClick={off ? undefined : act}>
    <Icon name={icon} />
  </button>
);

interface ToStopProps {
  readonly kind: 'irregularity' | 'ruling';
  readonly label: string;
  readonly off: boolean;
  readonly act: () => void;
}

const ToStop = ({ kind, label, off, act }: ToStopProps) => (
  <button type="button" class="to-stop" title={label} aria-disabled={off} onClick={act}>
    <span aria-hidden="true">{kind === 'ruling' ? <RulingSign kind="ruling" /> : <FlagSign />}</span>
    <span class="to-stop-text">{label}</span>
  </button>
);

const isSpeed = (text: string): text is Speed => Object.hasOwn(SPEEDS, text);

const SpeedChoice = ({ speed, set }: { readonly speed: Speed; readonly set: (speed: Speed) => void }) => (
  <label class="speed">
    <span class="sr-only">{messages.step.speed}</span>
    <select
      value={speed}
      onChange={({ currentTarget: { value } }) => {
        if (isSpeed(value)) set(value);
      }}
    >
      {Object.keys(SPEEDS).map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  </label>
);

interface ButtonsProps {
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly playing: boolean;
  readonly canPlay: boolean;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
  readonly hasStops: boolean;
  readonly hasRulings: boolean;
  /** The same for as long as the page is there. */
  readonly act: (name: keyof Acts) => void;
}

/** The buttons; drawn again only where one of them has become another, not at every step. */
export const StepButtons = drawnOnChange((props: ButtonsProps) => {
  const { atStart, atEnd, playing, canPlay, hasStops, hasRulings, act } = props;
  return (
    <div class="buttons">
      <IconButton icon="first" label={messages.step.first} off={atStart} act={() => act('first')} />
      <IconButton icon="back" label={messages.step.back} off={atStart} act={() => act('back')} />
      <IconButton
        icon={playing ? 'pause' : 'play'}
        label={playing ? messages.step.pause : messages.step.play}
        off={!canPlay}
        act={() => act('play')}
      />
      <IconButton icon="forward" label={messages.step.forward} off={atEnd} act={() => act('forward')} />
      <IconButton icon="last" label={messages.step.last} off={atEnd} act={() => act('last')} />
      <SpeedChoice speed={props.speed} set={props.setSpeed} />
      <ToStop kind="irregularity" label={replayMessages.nextStop} off={!hasStops} act={() => act('nextStop')} />
      <ToStop kind="ruling" label={replayMessages.nextRuling} off={!hasRulings} act={() => act('nextRuling')} />
    </div>
  );
});
