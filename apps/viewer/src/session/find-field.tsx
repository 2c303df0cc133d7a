import { r } from '../strings/contestant';

interface FindFieldProps {
  readonly wanted: string;
  readonly want: (text: string) => void;
  /** How many there are; null where nobody is looked for. */
  readonly found: number | null;
}

/** Where a player finds the own pair among hundreds. */
export const FindField = ({ wanted, want, found }: FindFieldProps) => (
  <div class="find no-print" role="search">
    <label for="find">{r.find}</label>
    <input
      id="find"
      type="search"
      autocomplete="off"
      placeholder={r.findHint}
      value={wanted}
      onInput={({ currentTarget }) => want(currentTarget.value)}
    />
    <span class="quiet" role="status">
      {found === null ? '' : found === 0 ? r.notFound : r.found(found)}
    </span>
  </div>
);
