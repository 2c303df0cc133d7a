interface FilterProps {
  readonly label: string;
  /** What is said of no filter. */
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Empty for all. */
  readonly chosen: string;
  readonly choose: (value: string) => void;
}

/** Which of a list are shown. */
export const Filter = ({ label, all, options, chosen, choose }: FilterProps) => (
  <label>
    {label}{' '}
    <select value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)}>
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
);
