import { type Seat, hasEnded, isBid, levelOf, partnerOf } from '@app/bridge';
import type { Board } from '@app/session';
import { chooseCall } from './bidding/choose';
import { type Choice, PASS } from './bidding/context';
import { type Bidding, type Players, contextOf, said, startBidding } from './bidding/table';
import type { Random } from './random';
import { compared, explanationCorrected, takenBack } from './directing';
import type { Recorder } from './recorder';
import { RULINGS, WRONG_EXPLANATION } from './rulings';
import { type Made, CALL_MISSTEPS } from './troubles-calls';
import type { Trouble } from './evening';

/** The calls of a board as the table makes them, with alerts, explanations and thought. */

interface Calling {
  readonly recorder: Recorder;
  readonly random: Random;
  readonly players: Players;
  readonly trouble: Trouble | null;
}

/** The alert of an artificial call, and its explanation where somebody asks. */
const disclose = ({ recorder, random, trouble }: Calling, { seat, choice }: Made): void => {
  if (choice.explained === undefined) return;
  const by = partnerOf(seat);
  recorder.give(1, { type: 'GiveAlert', data: { by } });
  if (!random.chance(60)) return;
  const manner = random.chance(75) ? 'spoken' : 'written';
  const text = trouble === 'wrong-explanation' ? WRONG_EXPLANATION.text : choice.explained;
  recorder.give(random.between(3, 6), { type: 'GiveExplanation', data: { by, text, manner } });
};

/** Whether the player had a problem worth a note: now and then, over a bid that takes some thought. */
const hesitates = ({ random }: Calling, { choice }: Made, board: Board): boolean => {
  const standing = board.table.auction.bid;
  const hard = (isBid(choice.call) && levelOf(choice.call) >= 3) || (standing && levelOf(standing.bid) >= 3);
  return Boolean(hard) && random.chance(6);
};

const make = (calling: Calling, made: Made): void => {
  const { recorder, random } = calling;
  const slow = hesitates(calling, made, recorder.now());
  const seconds = slow ? random.between(18, 55) : random.between(5, 14);
  const { seat } = made;
  const board = recorder.give(seconds, { type: 'MakeCall', data: { seat, call: made.choice.call } });
  disclose(calling, made);
  const act = board.table.inForce.at(-1)?.at;
  if (slow && act !== undefined) {
    const disputed = random.chance(30) ? { disputed: true } : {};
    recorder.give(2, { type: 'NoteTempo', data: { seat, kind: 'slow', seconds, act, ...disputed } });
  }
};

/** What the player in turn calls: what the hand says, unless a ruling has him pass, or his partner. */
const choiceOf = ({ recorder, players, trouble }: Calling, bidding: Bidding, turn: Seat): Choice => {
  const { obligations, replacements } = recorder.now().table;
  if (obligations.some((one) => one.kind === 'pass' && one.for === turn)) return PASS;
  const instead = trouble && RULINGS[trouble]?.instead;
  return instead && replacements.some(({ seat }) => seat === turn)
    ? { call: instead }
    : chooseCall(contextOf(bidding, turn, players));
};

/** Calls until the auction has ended; an irregularity that was planned happens at the first moment that fits. */
export const holdAuction = (calling: Calling, opened: Board): { readonly board: Board; readonly bidding: Bidding } => {
  const { recorder, trouble } = calling;
  const misstep = trouble ? CALL_MISSTEPS[trouble] : undefined;
  const ruling = trouble ? RULINGS[trouble] : undefined;
  let bidding = startBidding(opened.table.dealer);
  let pending = misstep;
  while (!hasEnded(bidding.auction)) {
    const { turn } = bidding.auction;
    const planned: Made | null = turn && { seat: turn, choice: choiceOf(calling, bidding, turn) };
    const wrong = pending?.(bidding, planned, calling.players) ?? null;
    if (wrong) pending = undefined;
    const made = wrong ?? planned ?? { seat: opened.table.dealer, choice: PASS };
    make(calling, made);
    if (wrong && ruling) {
      takenBack(recorder, made.seat, ruling);
    } else {
      bidding = said(bidding, made.seat, made.choice);
      if (ruling) compared(recorder, ruling);
    }
  }
  const late = pending?.(bidding, null, calling.players);
  if (pending && !late) throw new Error(`no moment for ${trouble ?? ''} on board ${opened.opened.board}`);
  if (late) make(calling, late);
  if (trouble === 'wrong-explanation') explanationCorrected(recorder, bidding);
  return { board: recorder.now(), bidding };
};
