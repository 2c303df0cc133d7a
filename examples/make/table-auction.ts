import { hasEnded, isBid, levelOf, partnerOf } from '@app/bridge';
import type { Board } from '@app/session';
import { chooseCall } from './bidding/choose';
import { PASS } from './bidding/context';
import type { Bidding, Players } from './bidding/table';
import { contextOf, said, startBidding } from './bidding/table';
import type { Random } from './random';
import type { Recorder } from './recorder';
import type { Made } from './troubles-calls';
import { CALL_MISSTEPS } from './troubles-calls';
import type { Trouble } from './evening';

/** The calls of a board as the table makes them, with alerts, explanations and thought. */

interface Calling {
  readonly recorder: Recorder;
  readonly random: Random;
  readonly players: Players;
  readonly trouble: Trouble | null;
}

/** The alert of an artificial call, and its explanation where somebody asks. */
const disclose = ({ recorder, random }: Calling, { seat, choice }: Made): void => {
  if (choice.explained === undefined) return;
  const by = partnerOf(seat);
  recorder.give(1, { type: 'GiveAlert', data: { by } });
  if (!random.chance(60)) return;
  const manner = random.chance(75) ? 'spoken' : 'written';
  recorder.give(random.between(3, 6), { type: 'GiveExplanation', data: { by, text: choice.explained, manner } });
};

/** Whether the player had a problem worth a note: now and then, over a bid that takes some thought. */
const hesitates = ({ random }: Calling, { choice }: Made, board: Board | null): boolean => {
  const standing = board?.auction.bid;
  const hard = (isBid(choice.call) && levelOf(choice.call) >= 3) || (standing && levelOf(standing.bid) >= 3);
  return Boolean(hard) && random.chance(6);
};

const make = (calling: Calling, made: Made, before: Board | null): Board => {
  const { recorder, random } = calling;
  const slow = hesitates(calling, made, before);
  const seconds = slow ? random.between(18, 55) : random.between(5, 14);
  const { seat } = made;
  const board = recorder.give(seconds, { type: 'MakeCall', data: { seat, call: made.choice.call } });
  disclose(calling, made);
  const act = board.calls.at(-1)?.act;
  if (slow && act !== undefined) {
    const disputed = random.chance(30) ? { disputed: true } : {};
    recorder.give(2, { type: 'NoteTempo', data: { seat, kind: 'slow', seconds, act, ...disputed } });
  }
  return board;
};

/** Calls until the auction has ended; an irregularity that was planned happens at the first moment that fits. */
export const holdAuction = (calling: Calling, opened: Board): { readonly board: Board; readonly bidding: Bidding } => {
  const misstep = calling.trouble ? CALL_MISSTEPS[calling.trouble] : undefined;
  let bidding = startBidding(opened.auction.dealer);
  let board = opened;
  let pending = misstep;
  while (!hasEnded(bidding.auction)) {
    const { turn } = bidding.auction;
    const planned: Made | null = turn && { seat: turn, choice: chooseCall(contextOf(bidding, turn, calling.players)) };
    const wrong = pending?.(bidding, planned, calling.players) ?? null;
    if (wrong) pending = undefined;
    const made = wrong ?? planned ?? { seat: opened.auction.dealer, choice: PASS };
    board = make(calling, made, board);
    bidding = said(bidding, made.seat, made.choice);
  }
  const late = pending?.(bidding, null, calling.players);
  if (pending && !late) throw new Error(`no moment for ${calling.trouble ?? ''} on board ${opened.opened.board}`);
  return { board: late ? make(calling, late, board) : board, bidding };
};
