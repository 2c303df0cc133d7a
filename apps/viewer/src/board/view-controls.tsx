import { type Seat, SEATS, isSeat } from '@app/bridge';
import { messages } from '../strings';
import { replayMessages } from '../strings/replay';
import { type ViewOptions, withAllHidden } from './view-options';

interface LookControlsProps {
  readonly viewOptions: ViewOptions;
  readonly setViewOptions: (viewOptions: ViewOptions) => void;
  readonly showPlayed: boolean;
  readonly setShowPlayed: (shown: boolean) => void;
}

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly set: (on: boolean) => void;
}

export const Switch = ({ label, on, set }: SwitchProps) => (
  <label class="switch">
    <input type="checkbox" checked={on} onChange={() => set(!on)} />
    {label}
  </label>
);

const KnownTo = ({ seat, set }: { readonly seat: Seat | null; readonly set: (seat: Seat | null) => void }) => (
  <label class="switch">
    {replayMessages.knownTo}
    <select value={seat ?? ''} onChange={({ currentTarget: { value } }) => set(isSeat(value) ? value : null)}>
      <option value="">{replayMessages.everything}</option>
      {SEATS.map((one) => (
        <option key={one} value={one}>
          {messages.seat(one)}
        </option>
      ))}
    </select>
  </label>
);

/** What of the hands is shown, and through whose eyes. */
export const ViewControls = ({ viewOptions, setViewOptions, showPlayed, setShowPlayed }: LookControlsProps) => (
  <div class="look">
    <KnownTo seat={viewOptions.knownTo} set={(knownTo) => setViewOptions({ ...viewOptions, knownTo })} />
    <Switch
      label={replayMessages.hideAll}
      on={viewOptions.hidden.length === SEATS.length}
      set={() => setViewOptions(withAllHidden(viewOptions))}
    />
    <Switch label={messages.board.showPlayed} on={showPlayed} set={setShowPlayed} />
  </div>
);
