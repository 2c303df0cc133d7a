import type { Amount, Suggestion } from '@app/scoring';
import type { Background } from './background';
import type { Fact } from './facts';

/** What a tariff has for a contestant because of a fact, and what has to be known to judge it. */
export interface Foreseen {
  readonly suggestion: Suggestion;
  /** From what to what, where the director chooses. */
  readonly range: { readonly from: Amount; readonly to: Amount; readonly paragraph: string } | null;
  readonly remark: string | null;
}

export type Tariff = (fact: Fact, contestant: string, background: Background) => Foreseen;

export const foreseen = (suggestion: Suggestion, remark: string | null = null): Foreseen => ({
  suggestion,
  range: null,
  remark,
});

export const nothing = (contestant: string, paragraph: string): Foreseen =>
  foreseen({ kind: 'none', contestant, paragraph });

export const directorDecides = (contestant: string, paragraph: string, remark: string | null = null): Foreseen =>
  foreseen({ kind: 'director-decides', contestant, paragraph }, remark);
