/**
 * The cases of the table of tricks that go over for revokes: everything that 64A and 64B make a difference of, and what
 * they do not. Each is a board of thirteen tricks with a revoke in the third (or the twelfth), in words.
 */

/** South plays four spades: North is dummy, West is on lead. */
export const OFFENDERS = ['declarer', 'dummy', 'leader', 'other-defender'] as const;
export type Offender = (typeof OFFENDERS)[number];

/** Who won the trick of the revoke. */
export const WINNERS = ['offender', 'partner', 'other-side'] as const;
export type Winner = (typeof WINNERS)[number];

/** What else there is on the board. `again`: the same player revokes in the same suit; what he wins there is in the name. */
export const OTHERS = [
  'nothing',
  'again',
  'again-and-wins',
  'again-after-putting-right',
  'in-another-suit',
  'partner-in-the-suit',
  'other-side-too',
  'other-side-put-right',
  'put-right-and-other-side-too',
  'penalty-card',
] as const;
export type Other = (typeof OTHERS)[number];

/** Those in which the first revoke of all was put right. */
export const PUT_RIGHT_FIRST: readonly Other[] = ['again-after-putting-right', 'put-right-and-other-side-too'];

/** How the play came to its end. The claims are agreed to; `at once` is before anybody has played to the next trick. */
export const ENDS = ['played-out', 'other-side-claims', 'own-side-claims', 'other-side-claims-at-once', 'own-side-claims-at-once'] as const;
export type End = (typeof ENDS)[number];

/** When the revoke was pointed out, and the director called. */
export const POINTED_OUT = [
  'in-time',
  'in-the-play',
  'after-the-play',
  'after-own-side-called-on-next',
  'after-other-side-called-on-next',
  'after-the-round',
  'when-the-hands-are-back',
  'never',
] as const;
export type PointedOut = (typeof POINTED_OUT)[number];

export interface Case {
  readonly offender: Offender;
  /** The number of the trick in which he first revoked. */
  readonly trick: 3 | 12;
  readonly winner: Winner;
  /** Tricks that his side has won before it. */
  readonly earlier: 0 | 1;
  /** Tricks that his side has won after it, apart from one that a second revoke has won. */
  readonly later: 0 | 1 | 2;
  readonly other: Other;
  readonly end: End;
  readonly pointedOut: PointedOut;
}

const isAtOnce = (end: End): boolean => end === 'other-side-claims-at-once' || end === 'own-side-claims-at-once';

/** What cannot be, or would be the same as another case. */
const isPossible = ({ offender, trick, winner, earlier, later, other, end, pointedOut }: Case): boolean => {
  if (pointedOut === 'when-the-hands-are-back' && trick !== 12) return false;
  if (pointedOut === 'in-time' && (end !== 'played-out' || other !== 'nothing')) return false;
  if (pointedOut === 'in-the-play' && (isAtOnce(end) || trick === 12)) return false;
  // At trick 12 there is one trick left, and the revoker's last card but one has gone: partner or an opponent wins it.
  if (trick === 12) return other === 'nothing' && later < 2 && end === 'played-out';
  if (other === 'nothing') return true;
  // What comes on top is looked at on a board played out, where nobody has said anything, or too late.
  if (end !== 'played-out' || (pointedOut !== 'never' && pointedOut !== 'after-the-round') || earlier > 0) return false;
  // One defender is as good as the other.
  if (offender === 'leader' || (other === 'penalty-card' && offender !== 'other-defender')) return false;
  // A first revoke that was put right leaves no winner of that trick to speak of.
  return !PUT_RIGHT_FIRST.includes(other) || winner === 'other-side';
};

const product = <A, B>(as: readonly A[], bs: readonly B[]): readonly (readonly [A, B])[] =>
  as.flatMap((a) => bs.map((b) => [a, b] as const));

/** All cases, in the order of the table. */
export const CASES: readonly Case[] = product(product(OFFENDERS, [3, 12] as const), WINNERS)
  .flatMap(([[offender, trick], winner]) =>
    product(product([0, 1] as const, [0, 1, 2] as const), OTHERS).flatMap(([[earlier, later], other]) =>
      product(ENDS, POINTED_OUT).map(
        ([end, pointedOut]): Case => ({ offender, trick, winner, earlier, later, other, end, pointedOut }),
      ),
    ),
  )
  .filter(isPossible);
