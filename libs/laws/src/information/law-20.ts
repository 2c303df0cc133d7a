import type { Seat } from '@app/bridge';
import { partnerOf, sideOf } from '@app/bridge';
import type { Act } from '../state/acts';
import type { Deed } from '../state/disclosure';
import type { ActRule } from '../state/rule';
import type { TableState } from '../state/table-state';
import { mustPass } from '../table/changes';
import type { Charge } from '../table/charge';
import { lawOfCharges } from '../table/charge';
import { callMadeAt, isAuctionOn } from '../table/who';
import { isToAsk } from './turns';

/** Who asks what the opponents' calls mean; null where nothing of theirs can be asked about, or the director conducts. */
const asker = (state: TableState, { type, data }: Act): Seat | null => {
  if (type !== 'QuestionAsked' || (data.asks ?? 'meaning') !== 'meaning' || state.directorCalled) return null;
  return state.inForce.some(({ seat }) => sideOf(seat) !== sideOf(data.by)) ? data.by : null;
};

/** Behind screens a player may ask his screen-mate at any time in the auction (DBf 124F2). */
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

/** New in 2017: whoever must pass at this turn may not ask either; in 2007 only the review is denied to him. */
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
