import { type Hand, type Seat, sideOf } from '@app/bridge';
import type { BoardView } from '@app/session';

/** Something that a player has got to know otherwise than by calls, plays and the own cards. */
export interface Known {
  readonly kind: string;
  readonly act: number;
  /** Null where it came from outside the table. */
  readonly from: Seat | null;
  readonly law: string;
  readonly disputed: boolean;
}

/** What one player had to go by at a moment, and what of it the Laws let the player use (16A, 16B). */
export interface SeatKnowledge {
  /** Whose cards the player saw: the own hand, and dummy's once it was faced. */
  readonly hands: readonly Seat[];
  readonly mayUse: readonly Known[];
  readonly mayNotUse: readonly Known[];
}

type Seen = Pick<BoardView, 'contract' | 'spread' | 'information'>;

/** Dummy's cards lie open to everybody; who is dummy has no other hand to see. */
const handsSeenBy = ({ contract, spread }: Seen, seat: Seat): readonly Seat[] => {
  const open = contract !== null && spread.includes(contract.dummy) && contract.dummy !== seat ? [contract.dummy] : [];
  return [seat, ...open];
};

export const knowledgeOf = (view: Seen, seat: Seat): SeatKnowledge => {
  const side = sideOf(seat);
  // What a player has told is no news to that player.
  const reached = view.information.filter(({ from, to }) => from !== seat && (to?.includes(seat) ?? true));
  const known = (of: 'authorised' | 'unauthorised'): readonly Known[] =>
    reached
      .filter((one) => one[of].includes(side))
      .map(({ kind, act, from, law, disputed }) => ({ kind, act, from, law, disputed: disputed ?? false }));
  return { hands: handsSeenBy(view, seat), mayUse: known('authorised'), mayNotUse: known('unauthorised') };
};

/** What of a hand lies open at the table: cards that have been played. */
export const openCards = (dealt: Hand | null, held: Hand | null): Hand =>
  dealt === null || held === null ? [] : dealt.filter((card) => !held.includes(card));
