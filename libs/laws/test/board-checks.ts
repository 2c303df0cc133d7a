import { type Contract, hasEnded, isBeyondSeven, isBid, sideOf } from '@app/bridge';
import { questionRaised, tableAfter } from '../src/book';
import type { Act } from '../src/state/acts';
import type { TableState } from '../src/state/table-state';
import { holding } from '../src/table/card-changes';
import { contractPlayed, turnToPlay } from '../src/table/contract';
import { type AuctionStep, auctionAct } from './auction-steps';
import { type PlayStep, playAct } from './play-steps';

const PASS: AuctionStep = { kind: 'pass', astray: 0, pick: 0, artificial: false };
const FOLLOW: PlayStep = { kind: 'follow', astray: 0, pick: 0 };

/** What closes the first thing that is open, or goes on where nothing is; null at the end of the board. */
export const nextAct = (state: TableState, at: number): Act | null => {
  if (state.options.length > 0) return auctionAct(state, { ...PASS, kind: 'choose', pick: at }, at);
  if (state.questions.length > 0) return auctionAct(state, { ...PASS, kind: 'judge', pick: at }, at);
  const { claim } = state.play;
  if (claim?.status === 'disputed') {
    const asked = questionRaised(state, 'claim-ruling', claim.at);
    const answer = asked?.answers[0];
    if (asked && answer !== undefined) {
      return { type: 'JudgementMade', at, data: { question: asked.question, act: asked.act, answer } };
    }
  }
  if (claim?.status === 'made') return playAct(state, { ...FOLLOW, kind: 'accept' }, at);
  if (!hasEnded(state.auction)) return auctionAct(state, PASS, at);
  return playAct(state, { ...FOLLOW, pick: at }, at);
};

const isClaimed = ({ play: { claim } }: TableState): boolean =>
  claim?.status === 'accepted' || claim?.status === 'ruled';

export const isAtEnd = (state: TableState): boolean =>
  state.options.length + state.questions.length === 0 &&
  hasEnded(state.auction) &&
  (turnToPlay(state) === null || isClaimed(state));

/** The director comes, everything open is chosen and answered, and all call and play in their turn. */
export const toTheEnd = (start: TableState, first: number): readonly TableState[] => {
  const states = [tableAfter(start, { type: 'DirectorCalled', at: first, data: { by: 'N' } })];
  for (let at = first + 1; at < first + 300; at++) {
    const state = states.at(-1) ?? start;
    const act = isAtEnd(state) ? null : nextAct(state, at);
    if (!act) break;
    states.push(tableAfter(state, act));
  }
  return states;
};

/**
 * The contract by the calls in force alone: the last bid, who of its side named the denomination first, and what the calls
 * after it may double (36: a double that is not allowed never counts; 38: nor does a bid of more than seven).
 */
const contractOf = ({ inForce }: TableState): Contract | null => {
  const bids = inForce.filter(({ call }) => isBid(call) && !isBeyondSeven(call));
  const bid = bids.at(-1);
  if (bid === undefined) return null;
  const own = bids.filter(({ call, seat }) => call.slice(1) === bid.call.slice(1) && sideOf(seat) === sideOf(bid.seat));
  const risk = inForce.slice(inForce.indexOf(bid)).reduce<Contract['risk']>((now, { call, seat }) => {
    const isOwn = sideOf(seat) === sideOf(bid.seat);
    if (call === 'X' && now === 'undoubled' && !isOwn) return 'doubled';
    return call === 'XX' && now === 'doubled' && isOwn ? 'redoubled' : now;
  }, 'undoubled');
  return { bid: bid.call as Contract['bid'], declarer: own[0]?.seat ?? bid.seat, risk };
};

const twice = (keys: readonly string[]): readonly string[] => keys.filter((key, index) => keys.indexOf(key) !== index);

/** Hands with too many or too few cards, which the director puts right from the record of the deal (7, 13). */
const PUT_RIGHT: readonly string[] = ['wrong-number-of-cards'];

export const SETTLED: readonly string[] = ['accepted', 'ruled', 'condoned', 'forfeited'];

/** Of a table where all is as it has to be. */
const NOTHING = {
  obligations: [],
  reviews: [],
  options: [],
  questions: [],
  open: [],
  unasked: false,
  choices: [],
  answers: [],
};

/** What cannot be, however it has come about. One expectation, since it is asked of every state: to make one takes longer than to look. */
export const check = (state: TableState): void => {
  const { obligations, reviews, options, questions, irregularities, play } = state;
  const open = irregularities.filter(({ status }) => !SETTLED.includes(status));
  const isAsked = questions.some(({ question }) => question === 'card-meant');
  const isBound = hasEnded(state.auction) && !state.cards.changedPlaces;
  expect({
    obligations: twice(obligations.map((one) => JSON.stringify(one))),
    reviews: twice(reviews.map(({ law, act }) => `${law} ${act}`)),
    options: twice(options.map(({ name, law, act, for: chooser }) => `${name} ${law} ${act} ${chooser}`)),
    questions: twice(questions.map(({ question, act }) => `${question} ${act}`)),
    open: twice(open.map(({ rule, at, seat }) => `${rule} ${at} ${seat}`)),
    unasked: play.played.waiting.length > 0 && !isAsked,
    choices: options.filter(({ choices }) => choices.length === 0),
    answers: questions.filter(({ answers }) => answers.length === 0),
    contract: isBound ? contractPlayed(state) : null,
  }).toEqual({ ...NOTHING, contract: isBound ? contractOf(state) : null });
};

/** What may not be left once everything has been chosen and answered. */
export const checkEnd = (states: readonly TableState[]): void => {
  const state = states.at(-1);
  if (!state) throw new Error('there is no table');
  expect(state.options).toEqual([]);
  expect(state.questions).toEqual([]);
  const left = state.irregularities.filter(
    ({ status, rule }) => !SETTLED.includes(status) && status !== 'unnoticed' && !PUT_RIGHT.includes(rule),
  );
  if (!state.hands.stopped) expect(left).toEqual([]);
  if (state.hands.stopped || isClaimed(state)) return;
  expect(hasEnded(state.auction)).toBe(true);
  if (contractPlayed(state) === null) return;
  // A trick that nobody has put right stays short of cards (67B), and a hand may have none left for the last one.
  const turn = turnToPlay(state);
  if (turn !== null) expect(holding(state, turn)).toEqual([]);
};
