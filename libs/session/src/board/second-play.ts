import type { AdjustedOutcome } from '@app/contract';
import { type BySide, type Edition, type LawRef, since } from '@app/bridge';

/** Whether a score is that of a board which somebody at the table had played before (15B; since 2017 15B1). */
export const isSecondPlay = ({ NS, EW }: BySide<AdjustedOutcome>): boolean =>
  [NS, EW].some(({ kind, playedBefore }) => kind === 'cancelled' || playedBefore !== undefined);

/** The paragraph that cancels the result of such a board. */
export const secondPlayParagraph = (edition: Edition): '15B' | '15B1' => (since(edition, 'wbf-2017') ? '15B1' : '15B');

/** The paragraph by which who has so lost the chance of a result has an artificial score. */
export const lostChanceParagraph = (edition: Edition): '15B' | '15B3' => (since(edition, 'wbf-2017') ? '15B3' : '15B');

/** The citation of 15B among those of a decision. */
export const secondPlayLaw = (laws: readonly LawRef[]): LawRef | undefined =>
  laws.find(({ authority, paragraph }) => authority === 'WBF' && paragraph.startsWith('15B'));
