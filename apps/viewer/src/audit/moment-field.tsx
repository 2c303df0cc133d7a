import { momentText, timeText } from '../shared/numbers';
import { r } from '../strings/audit';
import type { Deed } from './deeds';

interface MomentFieldProps {
  readonly label: string;
  /** As the queries take it: a position, an instant, the address of an event. */
  readonly moment: string;
  /** What the moment is called that comes first or last. */
  readonly end: { readonly value: string; readonly label: string };
  readonly movers: readonly Deed[];
  readonly choose: (moment: string) => void;
}

const MOST_WORDS = 70;

const shortened = (words: string): string => (words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS - 1)}…` : words);

/** One of two moments: behind an event that moved something, or by the clock. */
export const MomentField = ({ label, moment, end, movers, choose }: MomentFieldProps) => {
  const isListed = moment === end.value || movers.some(({ position }) => String(position) === moment);
  const chooseTime = (text: string): void => {
    const time = new Date(text);
    if (!Number.isNaN(time.getTime())) choose(time.toISOString());
  };
  return (
    <div class="moment">
      <label>
        <span>{label}</span>
        <select value={moment} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          <option value={end.value}>{end.label}</option>
          {!isListed && <option value={moment}>{momentText(moment)}</option>}
          {movers.map(({ position, occurredAt, words }) => (
            <option key={position} value={String(position)}>
              {timeText(occurredAt)}: {shortened(words)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{r.compare.orAt(label)}</span>
        <input type="datetime-local" step="1" onChange={({ currentTarget }) => chooseTime(currentTarget.value)} />
      </label>
    </div>
  );
};
