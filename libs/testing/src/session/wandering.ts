import { type BySeat, type Card, type Contract, type Seat, CALLS, DECK, SEATS, seatsFrom } from '@app/bridge';
import type { BoardCommand, BoardEvent } from '@app/contract';
import { auctionIsOver, contractPlayed, turnToPlay } from '@app/laws';
import { type Board, EMPTY_SESSION, decideBoard, evolveBoard, handNow, tricksLeft } from '@app/session';
import fc from 'fast-check';

/**
 * Boards that go wrong in every way at once: calls and cards mostly in turn and sometimes by anybody, anything that
 * a hand holds, spread hands, claims. What is done depends on the step and on where the board stands only.
 */
export interface Step {
  readonly kind: 'go-on' | 'pass' | 'spread' | 'claim' | 'accept' | 'alert' | 'agree';
  /** How many seats clockwise from the one whose turn it is. */
  readonly astray: number;
  readonly pick: number;
}

const aStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.oneof(
    { weight: 30, arbitrary: fc.constant('go-on' as const) },
    { weight: 12, arbitrary: fc.constant('pass' as const) },
    { weight: 3, arbitrary: fc.constantFrom('spread', 'claim', 'accept', 'alert', 'agree') },
  ),
  astray: fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(3) }),
  pick: fc.nat(51),
});

export const aWandering: fc.Arbitrary<readonly Step[]> = fc.array(aStep, { maxLength: 90, size: 'max' });

/** A shuffled pack, dealt. */
export const aDealtPack: fc.Arbitrary<BySeat<readonly Card[]>> = fc
  .shuffledSubarray([...DECK], { minLength: DECK.length })
  .map((pack) => ({ N: pack.slice(0, 13), E: pack.slice(13, 26), S: pack.slice(26, 39), W: pack.slice(39) }));

const turnOf = (board: Board): Seat => {
  const { table } = board;
  return (auctionIsOver(table) ? turnToPlay(table) : table.auction.turn) ?? board.opened.dealer;
};

const onwards = (board: Board, seat: Seat, pick: number): BoardCommand => {
  const call = CALLS[pick % CALLS.length] ?? 'Pass';
  if (!auctionIsOver(board.table)) return { type: 'MakeCall', data: { seat, call } };
  const hand = handNow(board, seat) ?? [];
  const card = hand[pick % Math.max(hand.length, 1)] ?? 'SA';
  return { type: board.table.cards.play ? 'PlayCard' : 'FaceLead', data: { seat, card } };
};

const agreed = (contract: Contract | null, pick: number): BoardCommand => ({
  type: 'AgreeResult',
  data: { result: contract && { ...contract, tricks: pick % 14 } },
});

/** What a step asks of the board as it stands. */
export const commandOf = ({ kind, astray, pick }: Step, board: Board): BoardCommand => {
  const seat = seatsFrom(turnOf(board))[astray % SEATS.length] ?? 'N';
  switch (kind) {
    case 'go-on':
      return onwards(board, seat, pick);
    case 'pass':
      return auctionIsOver(board.table)
        ? onwards(board, seat, pick)
        : { type: 'MakeCall', data: { seat, call: 'Pass' } };
    case 'spread':
      return { type: 'SpreadHand', data: { seat } };
    case 'claim':
      return { type: 'ClaimTricks', data: { by: seat, tricks: pick % (tricksLeft(board) + 1) } };
    case 'accept':
      return { type: 'AcceptClaim', data: { by: seat } };
    case 'alert':
      return { type: 'GiveAlert', data: { by: seat } };
    case 'agree':
      return agreed(contractPlayed(board.table), pick);
  }
};

/** Takes every step that is not refused; all that has happened, the opening first. */
export const wander = (steps: readonly Step[], opening: BoardEvent): readonly BoardEvent[] => {
  const events: BoardEvent[] = [opening];
  let board = evolveBoard(null, opening);
  for (const step of steps) {
    if (!board) break;
    const decision = decideBoard(commandOf(step, board), board, board.opened, EMPTY_SESSION);
    if (!decision.ok) continue;
    for (const event of decision.events) {
      events.push(event);
      board = evolveBoard(board, event);
    }
  }
  return events;
};
