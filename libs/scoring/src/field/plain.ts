import type { BySide } from '@app/bridge';

/**
 * The results that are compared with each other on one board. `id` names the table's result.
 * An artificial score (Law 12C2) is compared with nothing; it is worth its percentage of a top.
 */
export type FieldResult =
  | { readonly id: string; readonly kind: 'score'; readonly score: number }
  | { readonly id: string; readonly kind: 'artificial'; readonly percent: BySide<number> };

export const scoresOf = (field: readonly FieldResult[]): readonly { readonly id: string; readonly score: number }[] =>
  field.flatMap((one) => (one.kind === 'score' ? [{ id: one.id, score: one.score }] : []));
