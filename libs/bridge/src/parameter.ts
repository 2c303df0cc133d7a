/** One value of the Laws or of regulations, and for how long it has been in force. */
export interface Parameter<V> {
  readonly value: V;
  /** What the value counts, or what kind of word it is. */
  readonly unit: string;
  /** The first day; null where it is older than what the text tells. */
  readonly from: string | null;
  /** The first day on which it is no longer in force; null as long as it is. */
  readonly to: string | null;
  /** The paragraph: `'122B1'`, `'DBf X78B'` */
  readonly reference: string;
  /** The paragraph that lets conditions of contest say otherwise; null where none does. */
  readonly override: string | null;
}

/** The parameters of one text, by name: the values of each, one after the other in time. */
export type ParameterTable<Values> = { readonly [N in keyof Values]?: readonly Parameter<Values[N]>[] };

const isInForce = ({ from, to }: Parameter<unknown>, on: string): boolean =>
  (from === null || from <= on) && (to === null || on < to);

/**
 * The value of the first of these tables that has one; null where none has.
 * @param on the day, `'2013-05-01'`; without it what was in force last
 */
export const parameterIn = <Values, N extends keyof Values>(
  tables: readonly ParameterTable<Values>[],
  name: N,
  on?: string,
): Parameter<Values[N]> | null => {
  for (const table of tables) {
    const values: readonly Parameter<Values[N]>[] = table[name] ?? [];
    const value = on === undefined ? values.at(-1) : values.findLast((one) => isInForce(one, on));
    if (value) return value;
  }
  return null;
};
