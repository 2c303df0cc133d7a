import type { CardInTrick } from '../play';
import { SEATS } from '../vocabulary';
import type { Ending } from './ending';
import { movesOf, NO_MOVE, orderMoves } from './moves';
import type { Choice, Policy } from './policy';
import { KEY_SIZE, openPositions, writeKey } from './positions';
import { ledIn, packEnding, playOn, turnAt, winnerOfLast } from './table';

/** What a search came to. */
export type Found =
  | {
      readonly complete: true;
      /** Tricks of the counted side, the one in progress among them. */
      readonly tricks: number;
      /** One way in which they come about, to the last card. */
      readonly line: readonly CardInTrick[];
      /** Positions searched. */
      readonly searched: number;
    }
  | { readonly complete: false; readonly searched: number };

interface Trial {
  readonly value: number;
  readonly move: number;
}

/** Room for the cards of one turn. */
const ROOM = 16;

/**
 * Alpha-beta with a transposition table over the play that a policy allows, counting the tricks of one side
 * (0 is North-South, 1 is East-West). Cards that come to the same are tried once. It gives up after `limit` positions.
 */
export const searchEnding = (ending: Ending, side: 0 | 1, policy: Policy, limit = Infinity): Found => {
  const { table, cards } = packEnding(ending);
  const positions = openPositions();
  const choice: Choice = { bits: new Int32Array(4), most: true, mostIn: 0 };
  const keys = Array.from({ length: 14 }, () => new Int32Array(KEY_SIZE));
  const moves = new Int32Array(ROOM * 53);
  let bound = limit;
  let searched = 0;
  let depth = 0;

  /** The value after a card; everything is put back. */
  const afterCard = (move: number, lowest: number, highest: number, memo: number): number => {
    const suit = Math.floor(move / 13);
    const bit = move % 13;
    const { leader, played, trick, bestSeat, bestSuit, bestBit } = table;
    const seat = turnAt(table);
    const led = played === 0 ? suit : ledIn(table);
    const winner = playOn(table, suit, bit);
    const gained = winner >= 0 && (winner & 1) === side ? 1 : 0;
    depth += 1;
    const value = gained + valueOf(lowest - gained, highest - gained, policy.after(table, memo, seat, led, suit));
    depth -= 1;
    table.hands[4 * seat + suit] = (table.hands[4 * seat + suit] ?? 0) | (1 << bit);
    table.leader = leader;
    table.played = played;
    table.trick = trick;
    table.bestSeat = bestSeat;
    table.bestSuit = bestSuit;
    table.bestBit = bestBit;
    if (winner >= 0) table.left += 1;
    return value;
  };

  /** Tries the cards from `from` to `to`, all to one end, as far as they can still matter. */
  const tryCards = (from: number, to: number, most: boolean, lowest: number, highest: number, memo: number): Trial => {
    let value = most ? -1 : 99;
    let move = NO_MOVE;
    let low = lowest;
    let high = highest;
    for (let at = from; at < to && low < high; at += 1) {
      const tried = moves[at] ?? NO_MOVE;
      const came = afterCard(tried, low, high, memo);
      if (most ? came <= value : came >= value) continue;
      value = came;
      move = tried;
      if (most) low = Math.max(low, value);
      else high = Math.min(high, value);
    }
    return { value, move };
  };

  /** As `tryCards` to the least, except that of some suits the card is taken that gives the most. */
  const trySuits = (from: number, to: number, mostIn: number, low: number, high: number, memo: number): Trial => {
    const all = moves.slice(from, to);
    let best: Trial = { value: 99, move: NO_MOVE };
    for (let suit = 0; suit < 4; suit += 1) {
      const group = all.filter((move) => Math.floor(move / 13) === suit);
      const below = Math.min(high, best.value);
      if (group.length === 0 || below <= low) continue;
      moves.set(group, from);
      const trial = tryCards(from, from + group.length, ((mostIn >> suit) & 1) === 1, low, below, memo);
      if (trial.value < best.value) best = trial;
    }
    moves.set(all, from);
    return best;
  };

  /** The value of a turn: of the cards that the policy chooses, tried in order. */
  const tryTurn = (lowest: number, highest: number, memo: number, first: number): Trial => {
    policy.choose(table, memo, choice);
    const { most, mostIn } = choice;
    const from = ROOM * depth;
    const to = movesOf(table, choice, policy.named, moves, from);
    orderMoves(table, moves, from, to, most === ((turnAt(table) & 1) === side), first);
    return mostIn === 0
      ? tryCards(from, to, most, lowest, highest, memo)
      : trySuits(from, to, mostIn, lowest, highest, memo);
  };

  /** Tricks of the counted side from here on: exact between `lowest` and `highest`, else a bound on that side of them. */
  const valueOf = (lowest: number, highest: number, memo: number): number => {
    const { left } = table;
    if (left === 0 || highest <= 0) return 0;
    if (left <= lowest) return left;
    searched += 1;
    if (searched > bound) return 0;
    if (table.played > 0) return tryTurn(lowest, highest, memo, NO_MOVE).value;
    if (left === 1) return (winnerOfLast(table) & 1) === side ? 1 : 0;
    const key = keys[left] ?? new Int32Array(KEY_SIZE);
    writeKey(key, table, memo, policy.exact(memo));
    const known = positions.find(key);
    let lower = known < 0 ? 0 : known & 15;
    let upper = known < 0 ? left : (known >> 4) & 15;
    if (lower >= highest || lower === upper) return lower;
    if (upper <= lowest) return upper;
    const low = Math.max(lower, lowest);
    const high = Math.min(upper, highest);
    const { value, move } = tryTurn(low, high, memo, known < 0 ? NO_MOVE : known >> 8);
    if (value > low) lower = value;
    if (value < high) upper = value;
    if (searched <= bound) positions.keep(key, (move << 8) | (upper << 4) | lower);
    return value;
  };

  /** The card that gives the exact value of this turn, for the line. */
  const cardFor = (memo: number): number => {
    policy.choose(table, memo, choice);
    const { most, mostIn } = choice;
    const to = movesOf(table, choice, policy.named, moves, 0);
    orderMoves(table, moves, 0, to, most === ((turnAt(table) & 1) === side), NO_MOVE);
    const ends = table.left + 1;
    depth = 1;
    const { move } = mostIn === 0 ? tryCards(0, to, most, -1, ends, memo) : trySuits(0, to, mostIn, -1, ends, memo);
    depth = 0;
    return move;
  };

  const tricks = valueOf(-1, table.left + 1, policy.memo);
  if (searched > bound) return { complete: false, searched };
  bound = Infinity;
  const line: CardInTrick[] = [];
  let memo = policy.memo;
  const total = searched;
  while (table.left > 0) {
    const seat = turnAt(table);
    const move = cardFor(memo);
    const suit = Math.floor(move / 13);
    const led = table.played === 0 ? suit : ledIn(table);
    line.push({ seat: SEATS[seat] ?? 'N', card: cards[suit]?.[move % 13] ?? 'SA' });
    playOn(table, suit, move % 13);
    memo = policy.after(table, memo, seat, led, suit);
  }
  return { complete: true, tricks, line, searched: total };
};
