import type { Edition, LawRef } from '../law-ref';
import { lawRef } from '../law-ref';

/** What has happened with a claim or a concession, as far as Laws 68 and 69 ask for it. */
export interface ClaimFacts {
  readonly edition: Edition;
  /** It is about winning or losing the trick in progress and nothing else. */
  readonly onlyTrickInProgress?: boolean;
  readonly by: 'declarer' | 'defender';
  /** At least one trick is conceded. */
  readonly concedes: boolean;
  /** The partner of a defender who concedes objected at once. */
  readonly partnerObjects?: boolean;
  /** What the other side said to it; dummy's voice counts as any other (68D). */
  readonly answer: 'accepted' | 'disputed';
  /** The side that did not claim asked to play on, and all four agreed to it (68D2b of 2017). */
  readonly playedOn?: boolean;
  /** A player of the side that accepted has called on a later board. */
  readonly calledOnLaterBoard?: boolean;
  readonly lastBoardOfRound?: boolean;
  readonly roundEnded?: boolean;
}

/**
 * Where a claim or a concession stands:
 * - `play-goes-on`: there is neither a claim nor a concession to rule on;
 * - `void`: it was played on by agreement, and the score made in play stands;
 * - `to-be-ruled`: the director rules under Law 70: what `analyseClaim` is for;
 * - `open`: accepted, but the side may still object, and then the director rules under Law 70;
 * - `settled`: accepted for good. In the correction period (79C) the side gets back only tricks that it had won or
 *   would probably have won (69B): the likely, not the least by any normal play.
 */
export type Standing = 'play-goes-on' | 'void' | 'to-be-ruled' | 'open' | 'settled';

/**
 * Law 69A: when an acceptance is complete. 2007: the side calls on a following board or the round ends, whichever is
 * first. 2017: it calls on a later board; the end of the round counts on its last board only.
 */
const isSettled = (facts: ClaimFacts): boolean => {
  const { edition, calledOnLaterBoard = false, lastBoardOfRound = false, roundEnded = false } = facts;
  return calledOnLaterBoard || (roundEnded && (edition === 'wbf-2007' || lastBoardOfRound));
};

/** Where a claim or a concession stands, and by which paragraph (Laws 68 and 69). */
export const standingOf = (facts: ClaimFacts): { readonly standing: Standing; readonly law: LawRef } => {
  const { edition, by, concedes, answer } = facts;
  const stands = (standing: Standing, paragraph: string) => ({ standing, law: lawRef(edition, null, paragraph) });
  if (facts.onlyTrickInProgress === true) return stands('play-goes-on', '68');
  if (by === 'defender' && concedes && facts.partnerObjects === true) return stands('play-goes-on', '68B2');
  if (answer === 'accepted') return isSettled(facts) ? stands('settled', '69B') : stands('open', '69A');
  // In 2007 play ceases whatever the players agree on; cards played all the same are evidence (70D3).
  if (facts.playedOn === true && edition === 'wbf-2017') return stands('void', '68D2b');
  return stands('to-be-ruled', '70');
};
