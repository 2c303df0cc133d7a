type Values = number | Readonly<Record<string, number>>;

/** A metric that is read when somebody asks for it. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  /** What its values are told apart by, where it has several: `model`. */
  readonly label?: string;
  /** Its value or, with a label, a value for each. Where it cannot be read, it is left out. */
  readonly read: () => Values | Promise<Values>;
}
