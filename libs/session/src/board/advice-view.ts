import type { LawRef, Side } from '@app/bridge';
import type { Advice } from './fold';

/**
 * What an analysis says that a claim or concession is worth (Laws 70, 71). It is advice: the ruling is the judgement of
 * a person, and no result or score is made from this.
 */
export interface AdviceView {
  /** The event that tells it. */
  readonly at: number;
  /** The claim or concession it is about. */
  readonly act: number;
  /** The side that claimed or conceded. */
  readonly side: Side;
  /** Tricks, of those left, that it claims; the others it concedes. */
  readonly claimed: number;
  /** The least that it takes by normal play; the most, where it has the doubt. */
  readonly tricks: number;
  readonly doubt: 'opponents' | 'claimer';
  readonly doubleDummy: number;
  /** Tricks lost to a trump that is out (70C); null where the other side has none. */
  readonly toTrump: number | null;
  /** The paragraph that the number rests on. */
  readonly law: LawRef;
  readonly line: Advice['line'];
  readonly assumptions: Advice['assumptions'];
  readonly ruledOut: Advice['ruledOut'];
  /** The version of the rules that has reckoned it. */
  readonly engine: string;
  /** The judgement that it was recorded with; null while the director has not ruled. */
  readonly ruling: number | null;
}

export const viewAdvice = (advice: Advice): AdviceView => ({
  ...advice,
  doubt: advice.doubt ?? 'opponents',
  toTrump: advice.toTrump ?? null,
});
