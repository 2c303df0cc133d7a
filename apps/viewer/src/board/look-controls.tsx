import { type Seat, SEATS, isSeat } from '@app/bridge';
import { t } from '../strings';
import { r } from '../strings/replay';
import { type Look, withAllHidden } from './look';

interface LookControlsProps {
  readonly look: Look;
  readonly setLook: (look: Look) => void;
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
    {r.knownTo}
    <select value={seat ?? ''} onChange={({ currentTarget: { value } }) => set(isSeat(value) ? value : null)}>
      <option value="">{r.everything}</option>
      {SEATS.map((one) => (
        <option key={one} value={one}>
          {t.seat(one)}
        </option>
      ))}
    </select>
  </label>
);

/** What of the hands is shown, and through whose eyes. */
export const LookControls = ({ look, setLook, showPlayed, setShowPlayed }: LookControlsProps) => (
  <div class="look">
    <KnownTo seat={look.knownTo} set={(knownTo) => setLook({ ...look, knownTo })} />
    <Switch label={r.hideAll} on={look.hidden.length === SEATS.length} set={() => setLook(withAllHidden(look))} />
    <Switch label={t.board.showPlayed} on={showPlayed} set={setShowPlayed} />
  </div>
);
