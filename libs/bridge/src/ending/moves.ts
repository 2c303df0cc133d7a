import type { Choice } from './policy';
import { type Table, bitsInTrick, ledIn, turnAt, wouldBeat } from './table';

/** No move: what a transposition table has where none is known. Others are `13 * suit + bit`. */
export const NO_MOVE = 63;

/** Cards of a suit that somebody else still holds, or that lie in the trick in progress. */
const othersIn = (table: Table, seat: number, suit: number): number => {
  let bits = bitsInTrick(table, suit);
  for (let other = 0; other < 4; other += 1) if (other !== seat) bits |= table.hands[4 * other + suit] ?? 0;
  return bits;
};

/**
 * Writes the chosen cards to `moves` from `from` on and returns where they end. Of cards of one hand with no card of
 * another between them one stands for all: the highest to lead, the lowest to follow with. A named card stands for
 * itself.
 */
export const movesOf = (table: Table, choice: Choice, named: readonly number[], moves: Int32Array, from: number) => {
  const seat = turnAt(table);
  let to = from;
  for (let suit = 0; suit < 4; suit += 1) {
    let rest = choice.bits[suit] ?? 0;
    if (rest === 0) continue;
    const others = othersIn(table, seat, suit);
    const apart = named[suit] ?? 0;
    let below = -1;
    while (rest !== 0) {
      const bit = 31 - Math.clz32(rest & -rest);
      rest &= rest - 1;
      const between = below < 0 ? 0 : others & ((1 << bit) - (2 << below));
      const same = below >= 0 && between === 0 && ((apart >> bit) & 1) === 0 && ((apart >> below) & 1) === 0;
      if (!same) to += 1;
      if (!same || table.played === 0) moves[to - 1] = 13 * suit + bit;
      below = bit;
    }
  }
  return to;
};

/** How soon a card is tried: the highest number first. */
const urgency = (table: Table, move: number, wantsTrick: boolean): number => {
  const suit = Math.floor(move / 13);
  const bit = move % 13;
  if (table.played === 0) {
    let higher = 0;
    for (let seat = 0; seat < 4; seat += 1) higher |= (table.hands[4 * seat + suit] ?? 0) >> (bit + 1);
    const high = higher === 0;
    return (high === wantsTrick ? 32 : 0) + (wantsTrick ? bit : -bit);
  }
  const beats = wouldBeat(table, suit, bit);
  const follows = suit === ledIn(table) ? 4 : 0;
  return (beats === wantsTrick ? 32 : 0) + follows - bit;
};

const scores = new Int32Array(16);

/** Puts the moves in the order in which they are tried: the one that was best before, then what looks best. */
export const orderMoves = (
  table: Table,
  moves: Int32Array,
  from: number,
  to: number,
  wantsTrick: boolean,
  first: number,
): void => {
  for (let at = from; at < to; at += 1) {
    const move = moves[at] ?? NO_MOVE;
    const score = move === first ? 1000 : urgency(table, move, wantsTrick);
    let place = at;
    while (place > from && (scores[place - 1 - from] ?? 0) < score) {
      moves[place] = moves[place - 1] ?? NO_MOVE;
      scores[place - from] = scores[place - 1 - from] ?? 0;
      place -= 1;
    }
    moves[place] = move;
    scores[place - from] = score;
  }
};
