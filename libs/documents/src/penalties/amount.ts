import type { Amount, PenaltyUnit } from '@app/scoring';
import { exact } from '@app/session';

/** An amount as events and conditions write it. */
export const amountFrom = (
  { value, unit }: { readonly value: string; readonly unit: PenaltyUnit },
  paragraph: string,
): Amount => ({ value: exact(value), unit, paragraph });
