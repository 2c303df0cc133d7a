interface ChoiceProps<T extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: T; readonly label: string; readonly lang?: string }[];
  /** Null where none of them is what holds now. */
  readonly chosen: T | null;
  readonly choose: (value: T) => void;
}

/** One of a few: buttons, since a choice takes effect at once. */
export const Choice = <T extends string>({ legend, options, chosen, choose }: ChoiceProps<T>) => (
  <fieldset class="choice">
    <legend>{legend}</legend>
    {options.map(({ value, label, lang }) => (
      <button key={value} type="button" lang={lang} aria-pressed={value === chosen} onClick={() => choose(value)}>
        {label}
      </button>
    ))}
  </fieldset>
);
