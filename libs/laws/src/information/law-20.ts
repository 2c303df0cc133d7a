import { type Seat, dummyOf, partnerOf, sideOf } from '@app/bridge';
import type { Act } from '../state/acts';
import type { Deed } from '../state/disclosure';
import type { ActRule } from '../state/rule';
import type { TableState } from '../state/table-state';
import { mustPass } from '../table/changes';
import { type Charge, lawOfCharges } from '../table/charge';
import { contractPlayed, dummyIn, isWronglyOpened } from '../table/contract';
import { callMadeAt, isAuctionOn } from '../table/who';

/** Where the rest of the record does not say who is in turn, nobody is found to be out of it. */
const isInTurnToPlay = (state: TableState, seat: Seat): boolean => {
  const { play } = state.cards;
  const contract = contractPlayed(state);
  if (!play || !contract || state.hands.finished || play.turn === null) return true;
  if (seat === contract.declarer || isWronglyOpened(state)) return sideOf(play.turn) === sideOf(seat);
  return seat !== dummyOf(contract) && play.turn === seat;
};

/**
 * Whether a player may ask now what the opponents' calls mean: in the auction in their turn (20F1), before the lead is
 * faced everybody but presumed dummy (20F2, 41B), in the play a defender in their turn and declarer in that of either
 * hand.
 */
export const isToAsk = (state: TableState, seat: Seat): boolean => {
  if (state.playing) return isInTurnToPlay(state, seat);
  return isAuctionOn(state) ? state.auction.turn === seat : seat !== dummyIn(state);
};

/**
 * 20C2: declarer and each defender may have the auction reviewed at the first turn to play; declarer's is from dummy,
 * unless they have accepted a lead out of turn.
 */
export const isToHaveReview = (state: TableState, seat: Seat): boolean => {
  if (!isToAsk(state, seat)) return false;
  const contract = contractPlayed(state);
  if (!state.playing || !contract) return true;
  const played = state.cards.inForce.map((one) => one.seat);
  const hands: readonly Seat[] = seat === contract.declarer ? [seat, dummyOf(contract)] : [seat];
  return !hands.some((hand) => played.includes(hand));
};

/** Whether this player's request for a review is on record, and nobody has called or played since. */
const hasAsked = ({ disclosure: { deeds }, inForce }: TableState, seat: Seat): boolean => {
  const last = Math.max(inForce.at(-1)?.at ?? 0, deeds.findLast(({ kind }) => kind === 'card')?.at ?? 0);
  return deeds.some((one) => one.kind === 'review' && one.seat === seat && one.at > last);
};

/** The player who wants a review: by asking, or by having it where nobody recorded the request. */
const wantsReview = (state: TableState, { type, data }: Act): Seat | null => {
  if (state.directorCalled) return null;
  if (type === 'QuestionAsked') return data.asks === 'review' || data.asks === 'part-of-review' ? data.by : null;
  return type === 'ReviewOfAuctionGiven' && !hasAsked(state, data.to) ? data.to : null;
};

const wantsInAuction = (state: TableState, act: Act): Seat | null =>
  isAuctionOn(state) ? wantsReview(state, act) : null;

export const reviewOutOfTurn: ActRule = {
  name: 'review-out-of-turn',
  label: 'A review of the auction asked for by a player who is not in turn to call',
  sources: { 'wbf-2017': '20B', 'wbf-2007': '20B' },
  offender: (state, act) => {
    const seat = wantsInAuction(state, act);
    return seat !== null && state.auction.turn !== seat ? seat : null;
  },
};

export const reviewWhileBoundToPass: ActRule = {
  name: 'review-while-bound-to-pass',
  label: 'A review of the auction asked for by a player who must pass at this turn',
  sources: { 'wbf-2017': '20B', 'wbf-2007': '20B' },
  offender: (state, act) => {
    const seat = wantsInAuction(state, act);
    return seat !== null && state.auction.turn === seat && mustPass(state, seat) ? seat : null;
  },
};

export const reviewNotDue: ActRule = {
  name: 'review-not-due',
  label: 'A review asked for after the final pass by another than a defender or declarer at the first turn to play',
  sources: { 'wbf-2017': '20C2', 'wbf-2007': '20C2' },
  offender: (state, act) => {
    const seat = isAuctionOn(state) ? null : wantsReview(state, act);
    return seat !== null && !isToHaveReview(state, seat) ? seat : null;
  },
};

/** 20C2 repeats of the review after the final pass what 20B says of that in the auction. */
export const reviewInPart: ActRule = {
  name: 'review-in-part',
  label: 'A review asked for of a part of the auction only',
  sources: { 'wbf-2017': '20B', 'wbf-2007': '20B' },
  offender: (_, { type, data }) => (type === 'QuestionAsked' && data.asks === 'part-of-review' ? data.by : null),
};

export const reviewByPartner: ActRule = {
  name: 'review-by-partner',
  label: 'A review of the auction given by the partner of the player who asked',
  sources: { 'wbf-2017': '20D', 'wbf-2007': '20D' },
  offender: (_, { type, data }) => (type === 'ReviewOfAuctionGiven' && data.by === partnerOf(data.to) ? data.by : null),
};

/**
 * Who asks what the opponents' calls mean; null where nothing of theirs can be asked about, or the director conducts.
 */
const asker = (state: TableState, { type, data }: Act): Seat | null => {
  if (type !== 'QuestionAsked' || (data.asks ?? 'meaning') !== 'meaning' || state.directorCalled) return null;
  return state.inForce.some(({ seat }) => sideOf(seat) !== sideOf(data.by)) ? data.by : null;
};

/** Behind screens a player may ask their screen-mate at any time in the auction (DBf 124F2). */
const asksInAuction = (state: TableState, act: Act): Seat | null =>
  isAuctionOn(state) && !state.screens ? asker(state, act) : null;

/** Whether the player's partner has asked since the last call. */
const partnerHasAsked = ({ disclosure, inForce }: TableState, seat: Seat): boolean => {
  const last = inForce.at(-1)?.at ?? 0;
  return disclosure.deeds.some((one) => one.kind === 'question' && one.seat === partnerOf(seat) && one.at > last);
};

export const questionOutOfTurn: ActRule = {
  name: 'question-out-of-turn',
  label: "A question about the opponents' calls by a player who is not in turn to call",
  sources: { 'wbf-2017': '20F1', 'wbf-2007': '20F1' },
  offender: (state, act) => {
    const seat = asksInAuction(state, act);
    return seat !== null && state.auction.turn !== seat && !partnerHasAsked(state, seat) ? seat : null;
  },
};

export const supplementaryQuestion: ActRule = {
  name: 'supplementary-question',
  label: "A further question by the partner of the player who asks, before the partner's own turn",
  sources: { 'wbf-2017': '20F1', 'wbf-2007': '20F1' },
  offender: (state, act) => {
    const seat = asksInAuction(state, act);
    return seat !== null && state.auction.turn !== seat && partnerHasAsked(state, seat) ? seat : null;
  },
};

/** New in 2017: whoever must pass at this turn may not ask either; in 2007 only the review is denied to them. */
export const questionWhileBoundToPass: ActRule = {
  name: 'question-while-bound-to-pass',
  label: "A question about the opponents' calls by a player who must pass at this turn",
  sources: { 'wbf-2017': '20F1' },
  offender: (state, act) => {
    const seat = asksInAuction(state, act);
    return seat !== null && state.auction.turn === seat && mustPass(state, seat) ? seat : null;
  },
};

export const questionOutOfTurnInPlay: ActRule = {
  name: 'question-out-of-turn-in-play',
  label: 'A question after the final pass by a player who is not in turn, or by dummy',
  sources: { 'wbf-2017': '20F2', 'wbf-2007': '20F2' },
  offender: (state, act) => {
    const seat = isAuctionOn(state) ? null : asker(state, act);
    return seat !== null && !isToAsk(state, seat) ? seat : null;
  },
};

/** Who explains a call, and who should: its maker's partner, unless the director or the screen has it otherwise. */
const wrongExplainer = (state: TableState, { type, data }: Act): Seat | null => {
  // What is written beside a call comes from its maker where players explain their own calls: online, and in files.
  if (type !== 'ExplanationGiven' || data.manner !== 'spoken' || state.screens || state.directorCalled) return null;
  const caller = callMadeAt(state, data.act)?.seat;
  return caller !== undefined && data.by !== partnerOf(caller) ? data.by : null;
};

export const explainedByWrongPlayer: ActRule = {
  name: 'explained-by-wrong-player',
  label: "A call explained by another than its maker's partner",
  sources: { 'wbf-2017': '20F1', 'wbf-2007': '20F1' },
  offender: (state, act) => (isAuctionOn(state) ? wrongExplainer(state, act) : null),
};

export const explainedByWrongPlayerInPlay: ActRule = {
  name: 'explained-by-wrong-player-in-play',
  label: "A call explained after the final pass by another than its maker's partner",
  sources: { 'wbf-2017': '20F2', 'wbf-2007': '20F2' },
  offender: (state, act) => (isAuctionOn(state) ? null : wrongExplainer(state, act)),
};

const whoDid =
  (...kinds: readonly Deed['kind'][]) =>
  ({ disclosure }: TableState, act: number): Seat | null =>
    disclosure.deeds.find((one) => one.at === act && kinds.includes(one.kind))?.seat ?? null;

/** What a question was for, whether a review was right, and what a remark gave away, only a person can say. */
export const CHARGES_20 = [
  {
    question: 'question-for-partner',
    law: { 'wbf-2017': '20G1', 'wbf-2007': '20G1' },
    answers: ['for-partner', 'for-own-use'],
    proved: 'for-partner',
    offender: whoDid('question'),
    finding: {
      name: 'question-for-partner',
      label: "A question asked for partner's benefit alone",
      sources: { 'wbf-2017': '20G1', 'wbf-2007': '20G1' },
    },
  },
  {
    question: 'question-to-draw-wrong-answer',
    law: { 'wbf-2017': '20G2' },
    answers: ['to-draw-wrong-answer', 'for-own-use'],
    proved: 'to-draw-wrong-answer',
    offender: whoDid('question'),
    finding: {
      name: 'question-to-draw-wrong-answer',
      label: 'A question asked only to draw a wrong answer',
      sources: { 'wbf-2017': '20G2' },
    },
  },
  {
    question: 'review-left-wrong',
    law: { 'wbf-2017': '20E', 'wbf-2007': '20E' },
    answers: ['left-wrong', 'right-or-corrected'],
    proved: 'left-wrong',
    offender: whoDid('review-given'),
    review: { 'wbf-2017': '20E', 'wbf-2007': '20E' },
  },
  {
    question: 'mistake-shown',
    law: { 'wbf-2017': '20F5a', 'wbf-2007': '20F5a' },
    answers: ['shown', 'not-shown'],
    proved: 'shown',
    offender: whoDid('remark', 'manner', 'tempo'),
    finding: {
      name: 'mistake-shown',
      label: "A player has shown during the auction that partner's explanation was wrong",
      sources: { 'wbf-2017': '20F5a', 'wbf-2007': '20F5a' },
    },
  },
] as const satisfies readonly Charge[];

export const law20 = lawOfCharges(CHARGES_20);
