import {
  type Card,
  type Contract,
  type Deal,
  type Seat,
  dummyOf,
  leftOf,
  openPlay,
  openingLeader,
  partnerOf,
  remaining,
  sideOf,
  suitOf,
} from '@app/bridge';
import { contractPlayed } from '@app/laws';
import { type Board, tricksLeft } from '@app/session';
import type { Bidding } from './bidding/table';
import { leadRestricted } from './directing';
import type { Trouble } from './evening';
import { chooseCard } from './playing/choose';
import { ENDING, endingOf, mostTricks } from './playing/ending';
import type { Situation } from './playing/view';
import type { Random } from './random';
import type { Recorder } from './recorder';
import { RULINGS } from './rulings';
import { PLAY_MISSTEPS } from './troubles-play';

/** The play of a board as the table plays it: lead, dummy, cards, and a claim when the rest is clear. */

interface Playing {
  readonly recorder: Recorder;
  readonly random: Random;
  readonly deal: Deal;
  readonly bidding: Bidding;
  readonly trouble: Trouble | null;
}

const situationOf = ({ deal, bidding, random }: Playing, contract: Contract, board: Board): Situation | null =>
  board.table.cards.play && { deal, bidding, random, contract, play: board.table.cards.play };

/** The card a hand plays now; where declarer has forbidden the suit of it to the leader, the lowest of another. */
const permitted = (situation: Situation, seat: Seat, { table }: Board): Card => {
  const card = chooseCard(situation, seat);
  if (situation.play.current.length > 0) return card;
  const isForbidden = (lead: Card): boolean =>
    table.obligations.some((one) => one.kind === 'no-lead' && one.for === seat && one.suit === suitOf(lead));
  const others = remaining(situation.deal[seat], situation.play).filter((other) => !isForbidden(other));
  return isForbidden(card) ? (others.at(-1) ?? card) : card;
};

/** The opening lead, face down and then faced; or at once by the wrong defender, and declarer spreads his hand (Law 54A). */
const lead = (playing: Playing, contract: Contract): Board => {
  const { recorder, random, deal, bidding, trouble } = playing;
  const wrong = trouble === 'opening-lead-out-of-turn';
  const due = openingLeader(contract);
  const seat: Seat = wrong ? partnerOf(due) : due;
  const card = chooseCard({ deal, bidding, random, contract, play: openPlay(contract, seat) }, seat);
  if (wrong) {
    recorder.give(random.between(5, 12), { type: 'FaceLead', data: { seat, card } });
    return recorder.give(random.between(3, 8), { type: 'SpreadHand', data: { seat: contract.declarer } });
  }
  recorder.give(random.between(8, 20), { type: 'PlaceLead', data: { seat } });
  recorder.give(random.between(3, 8), { type: 'FaceLead', data: { seat, card } });
  return recorder.give(random.between(5, 9), { type: 'SpreadHand', data: { seat: dummyOf(contract) } });
};

const STATEMENTS = ['The rest are high', 'All good', 'Drawing trumps, and the hand is high', 'Nothing more to lose'];

/** Declarer claims, or a defender concedes, when the ending is clear to everybody. */
const cease = ({ recorder, random, deal }: Playing, contract: Contract, board: Board): Board | null => {
  const { play } = board.table.cards;
  const left = tricksLeft(board);
  if (play?.turn == null || play.current.length > 0 || left > ENDING || left < 2) return null;
  const side = sideOf(contract.declarer);
  const declaring = sideOf(play.turn) === side;
  const tricks = mostTricks(endingOf(deal, play), side) - play.won[side];
  if (tricks === left && !declaring && random.chance(35)) {
    recorder.give(4, { type: 'ConcedeTricks', data: { by: play.turn, tricks: left, statement: 'They are all yours' } });
    return recorder.give(4, { type: 'AcceptClaim', data: { by: contract.declarer } });
  }
  const clear = tricks === left ? random.chance(65) : left <= 3 && random.chance(35);
  if (!declaring || !clear) return null;
  const others = left - tricks;
  if (tricks === 0) {
    recorder.give(6, {
      type: 'ConcedeTricks',
      data: { by: contract.declarer, tricks: left, statement: 'The rest are yours' },
    });
    return recorder.give(4, { type: 'AcceptClaim', data: { by: leftOf(contract.declarer) } });
  }
  const all =
    STATEMENTS[random.below(board.table.auction.bid?.bid.endsWith('NT') || left < 4 ? 2 : STATEMENTS.length)] ??
    'All good';
  const statement = others === 0 ? all : `${tricks} for me, ${others} for you`;
  recorder.give(random.between(4, 9), { type: 'ClaimTricks', data: { by: contract.declarer, tricks, statement } });
  return recorder.give(random.between(4, 10), { type: 'AcceptClaim', data: { by: leftOf(contract.declarer) } });
};

/** Plays the board to its end. The contract is the board's own: a spread under Law 54A changes the declarer. */
export const playOut = (playing: Playing, auctioned: Board): Board => {
  const bid = contractPlayed(auctioned.table);
  if (!bid) return auctioned;
  let board = lead(playing, bid);
  let pending = playing.trouble ? PLAY_MISSTEPS[playing.trouble] : undefined;
  for (;;) {
    const contract = contractPlayed(board.table) ?? bid;
    const situation = situationOf(playing, contract, board);
    const turn = situation?.play.turn ?? null;
    if (!situation || turn === null) {
      if (pending) throw new Error(`no moment for ${playing.trouble ?? ''} on board ${board.opened.board}`);
      return board;
    }
    const ruling = playing.trouble ? RULINGS[playing.trouble] : undefined;
    if (ruling && situation.play.current.length === 0) leadRestricted(playing.recorder, ruling);
    board = playing.recorder.now();
    const ceased = pending ? null : cease(playing, contract, board);
    if (ceased) return ceased;
    const wrong = pending?.(situation) ?? null;
    if (wrong) pending = undefined;
    const { seat, card } = wrong ?? { seat: turn, card: permitted(situation, turn, board) };
    const pause = situation.play.current.length === 0 ? playing.random.between(5, 14) : playing.random.between(3, 7);
    board = playing.recorder.give(pause, { type: 'PlayCard', data: { seat, card } });
  }
};
