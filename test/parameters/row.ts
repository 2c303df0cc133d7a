import type { ConditionParameters } from '@app/contract';
import type { SmallEvent } from './event';
import type { ByText } from './texts';

export type ParameterName = keyof ConditionParameters;

/** What a text has chosen, and what follows from that in the small event. */
export interface Choice<N extends ParameterName> {
  /** `'-'` where it says nothing. */
  readonly elects: string;
  readonly gives: string;
  /** Another value in the conditions, and what follows from that; left out only where there is no other. */
  readonly otherwise?: readonly [value: ConditionParameters[N], gives: string];
}

/** One parameter in one small event. Every number is worked out in the comment beside it. */
export interface Row<N extends ParameterName> {
  readonly parameter: N;
  readonly shows: string;
  readonly event: SmallEvent;
  readonly by: ByText<Choice<N>>;
}

export type AnyRow = { readonly [N in ParameterName]: Row<N> }[ParameterName];

export const row = <N extends ParameterName>(one: Row<N>): Row<N> => one;
