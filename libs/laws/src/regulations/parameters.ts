import type { Regulations } from '../state/law-ref';
import { DBF_2013 } from './dbf-2013';
import { FSB_2008 } from './fsb-2008';
import type { Conditions, Parameter, ParameterName, ParameterTable, ParameterValues } from './parameter';

const TABLES: Readonly<Record<Regulations, ParameterTable>> = { 'dbf-2013': DBF_2013, 'fsb-2008': FSB_2008 };

interface Reading {
  /** The day that is asked about, `'2013-05-01'`; without it what was in force last. */
  readonly on?: string;
  /** What the conditions of contest say, as far as the regulations let them. */
  readonly conditions?: Conditions;
}

const isInForce = <V>({ from, to }: Parameter<V>, on: string): boolean =>
  (from === null || from <= on) && (to === null || on < to);

/**
 * A value of the regulations that a session has named, with its paragraph; null where they have none, or not yet.
 * Conditions of contest go before it only where the regulations let them.
 */
export const parameter = <N extends ParameterName>(
  regulations: Regulations | null,
  name: N,
  { on, conditions }: Reading = {},
): Parameter<ParameterValues[N]> | null => {
  const values: readonly Parameter<ParameterValues[N]>[] = (regulations && TABLES[regulations][name]) ?? [];
  const found = on === undefined ? values.at(-1) : values.findLast((one) => isInForce(one, on));
  if (!found) return null;
  const otherwise: ParameterValues[N] | undefined = conditions?.[name];
  return otherwise === undefined || found.override === null ? found : { ...found, value: otherwise };
};
