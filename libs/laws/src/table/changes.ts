import {
  type Auction,
  type Seat,
  type Side,
  SEATS,
  callMade,
  isBeyondSeven,
  isLegalCall,
  openAuction,
  passedOut,
  sideOf,
  type SaidCall,
  type InEveryEdition,
  inEdition,
} from '@app/bridge';
import type { ActOf } from '../state/acts';
import type {
  Attempt,
  CallOnTable,
  GoneCall,
  Irregularity,
  Obligation,
  Option,
  Question,
  Replacement,
  Review,
  Status,
  TableState,
} from '../state/table-state';

/** The words of the edition that is in force. */
export const under = (state: TableState, words: InEveryEdition<string>): string => inEdition(state.edition, words);

/** A bid of more than seven counts as the pass that replaces it (Law 38C): no contract comes of it. */
const counted = (auction: Auction, { seat, call }: CallOnTable): Auction =>
  callMade(auction, seat, isBeyondSeven(call) ? 'Pass' : call);

const auctionOf = (state: TableState, calls: readonly CallOnTable[]): Auction =>
  calls.reduce(counted, openAuction(state.dealer));

/** Whether the player whose turn it is may make this call (Laws 18, 19, 38). */
export const isLegal = (auction: Auction, call: SaidCall): boolean =>
  !isBeyondSeven(call) && isLegalCall(auction, call);

export const callAt = (state: TableState, at: number): CallOnTable | undefined =>
  state.inForce.find((call) => call.at === at && !call.deemed);

export const goneCall = (state: TableState, at: number): GoneCall | undefined =>
  state.gone.find((call) => call.at === at);

/** The auction before the call of this act. */
export const auctionBefore = (state: TableState, at: number): Auction => {
  const index = state.inForce.findIndex((call) => call.at === at);
  return index < 0 ? state.auction : auctionOf(state, state.inForce.slice(0, index));
};

/** The calls in force are these. */
export const withInForce = (state: TableState, inForce: readonly CallOnTable[]): TableState => ({
  ...state,
  inForce,
  auction: auctionOf(state, inForce),
});

/** The lead is faced, or all have passed and the hands are back in the board (17D, in 2007 22B). */
export const auctionPeriodIsOver = ({ playing, auction, hands }: TableState): boolean =>
  playing || (passedOut(auction) && SEATS.every((seat) => hands.returned.includes(seat)));

/** One more call in force. */
export const withCall = (state: TableState, call: CallOnTable): TableState => ({
  ...state,
  inForce: [...state.inForce, call],
  auction: counted(state.auction, call),
});

/** A pass that nobody made, but that stands as if they had (28A, 37B2, 38C). */
export const withDeemedPass = (state: TableState, seat: Seat, at: number): TableState =>
  withCall(state, { at, seat, call: 'Pass', artificial: false, shows: null, insteadOf: null, deemed: true });

const OPEN: readonly Status[] = ['unnoticed', 'attention-drawn', 'director-called', 'options-offered'];
export const isOpen = ({ status }: Irregularity): boolean => OPEN.includes(status);

/** Drops what hangs on calls that are gone: questions and options about them, and their own irregularities. */
const forgetting = (state: TableState, acts: readonly number[]): TableState => ({
  ...state,
  options: state.options.filter(({ act }) => !acts.includes(act)),
  questions: state.questions.filter(({ act }) => !acts.includes(act)),
  irregularities: state.irregularities.map((one) =>
    acts.includes(one.at) && isOpen(one) ? { ...one, status: 'ruled' as const } : one,
  ),
});

/** The call with which a player whose replacement has fallen in its turn ends up (26). */
export const withFinalCall = (state: TableState, { at, seat }: CallOnTable): TableState => ({
  ...state,
  restrictions: state.restrictions.map((one) =>
    one.offender === seat && one.replacement === 'to-come' ? { ...one, replacement: at } : one,
  ),
});

/** Remembers that what follows from a cancelled call depends on what its maker calls when it is their turn. */
export const replacing = (state: TableState, replacement: Replacement): TableState => ({
  ...state,
  replacements: [...state.replacements.filter(({ at }) => at !== replacement.at), replacement],
});

interface Going {
  readonly law: string;
  readonly status: GoneCall['status'];
  /** The side that may not use what the calls told. */
  readonly unauthorised: Side | null;
}

export const asGone = (call: CallOnTable, going: Going): GoneCall => ({ ...call, ...going });

/** The call of this act and every later one are no longer in force. */
export const cancelFrom = (state: TableState, at: number, going: Going): TableState => {
  const index = state.inForce.findIndex((call) => call.at === at);
  if (index < 0) return state;
  const leaving = state.inForce.slice(index).filter(({ deemed }) => !deemed);
  const acts = leaving.map((call) => call.at);
  const attempted = state.attempts.filter(({ replaces }) => acts.includes(replaces)).map(({ call }) => call);
  const gone = [...leaving, ...attempted].map((call) => asGone(call, going));
  const attempts = state.attempts.filter(({ replaces }) => !acts.includes(replaces));
  const restrictions = state.restrictions.map((one) =>
    acts.some((act) => act === one.replacement) ? { ...one, replacement: 'to-come' as const } : one,
  );
  const cancelled = withInForce(
    { ...state, attempts, restrictions, gone: [...state.gone, ...gone] },
    state.inForce.slice(0, index),
  );
  return forgetting(cancelled, [...acts, ...attempted.map((call) => call.at)]);
};

/** Everybody may use what a gone call told (27B1a, 23B). */
export const freeToUse = (state: TableState, at: number): TableState => ({
  ...state,
  gone: state.gone.map((call) => (call.at === at ? { ...call, unauthorised: null } : call)),
});

export const withIrregularity = (state: TableState, irregularity: Irregularity): TableState => ({
  ...state,
  irregularities: [...state.irregularities, irregularity],
});

/** @param rule which irregularity of the act, where it has several */
const updated = (state: TableState, at: number, change: Partial<Irregularity>, rule?: string): TableState => ({
  ...state,
  irregularities: state.irregularities.map((one) =>
    one.at === at && isOpen(one) && (rule === undefined || one.rule === rule) ? { ...one, ...change } : one,
  ),
});

/** An irregularity is over: accepted, ruled, condoned or forfeited. Its options close. */
export const settled = (state: TableState, at: number, status: Status, rule?: string): TableState => {
  const after = updated(state, at, { status }, rule);
  return { ...after, options: after.options.filter(({ act }) => act !== at) };
};

/** It is known of an open irregularity, but not yet ruled on. */
export const noticed = (state: TableState, at: number, status: Status, rule?: string): TableState =>
  updated(state, at, { status }, rule);

export const lhoHasCalled = (state: TableState, at: number): TableState => updated(state, at, { lhoCalled: true });

export const withOption = (state: TableState, option: Option): TableState =>
  state.options.some((one) => one.name === option.name && one.act === option.act && one.for === option.for)
    ? state
    : { ...state, options: [...state.options, option] };

/** Drops an option; of several players where nobody is named. */
export const withoutOption = (
  state: TableState,
  { name, act, for: chooser }: Pick<Option, 'name' | 'act'> & Partial<Pick<Option, 'for'>>,
): TableState => ({
  ...state,
  options: state.options.filter(
    (one) => one.name !== name || one.act !== act || (chooser !== undefined && one.for !== chooser),
  ),
});

export const withQuestion = (state: TableState, question: Question): TableState => ({
  ...state,
  questions: [...state.questions, question],
});

export const withoutQuestion = (
  state: TableState,
  { question, act }: Pick<Question, 'question' | 'act'>,
): TableState => ({
  ...state,
  questions: state.questions.filter((one) => one.question !== question || one.act !== act),
});

/** Whether a call stands in the place of a withdrawn one already, and is only waiting to be compared with it. */
export const isReplaced = (state: TableState, { by }: Replacement): boolean =>
  by !== undefined && callAt(state, by) !== undefined;

/** Somebody has to do something; a pass for the rest of the auction takes the place of a single one. */
export const withObligation = (state: TableState, obligation: Obligation): TableState => {
  const bound = state.obligations.filter((one) => one.for === obligation.for && one.kind === obligation.kind);
  if (obligation.kind === 'pass') {
    if (bound.some((one) => one.kind === 'pass' && one.extent === 'throughout')) return state;
    const others = state.obligations.filter((one) => one.for !== obligation.for || one.kind !== 'pass');
    return { ...state, obligations: [...others, obligation] };
  }
  return { ...state, obligations: [...state.obligations, obligation] };
};

export const withoutObligations = (state: TableState, drop: (obligation: Obligation) => boolean): TableState =>
  state.obligations.some(drop) ? { ...state, obligations: state.obligations.filter((one) => !drop(one)) } : state;

/** There is something to be looked at after the play; not once more where that has been done (`openingAnew`). */
export const withReview = (state: TableState, review: Review): TableState =>
  [...state.reviews, ...state.closedReviews].some(({ law, act }) => law === review.law && act === review.act)
    ? state
    : { ...state, reviews: [...state.reviews, review] };

/** The director will see whether the offender could have known that it might pay (72C; in 2007 Law 23). */
export const withCouldHaveKnown = (state: TableState, seat: Seat, act: number): TableState =>
  withReview(state, { law: under(state, { 'wbf-2017': '72C', 'wbf-2007': '23' }), act, side: sideOf(seat) });

/** Whether this player has to pass at their next turn (Laws 24, 27, 30 to 32, 36 to 38). */
export const mustPass = (state: TableState, seat: Seat): boolean =>
  state.obligations.some((one) => one.kind === 'pass' && one.for === seat);

/**
 * An attempt to change a call is decided. Where it does not stand, it is cancelled under the paragraph named, and
 * its maker's side may not use it.
 */
export const withoutAttempt = (state: TableState, { call, replaces }: Attempt, cancelledBy?: string): TableState => {
  const decided = {
    ...withoutQuestion(state, { question: 'unintended', act: call.at }),
    options: state.options.filter(({ act }) => act !== call.at),
    attempts: state.attempts.filter((one) => one.replaces !== replaces),
  };
  if (cancelledBy === undefined) return decided;
  const going = { law: cancelledBy, status: 'cancelled' as const, unauthorised: sideOf(call.seat) };
  return { ...decided, gone: [...decided.gone, asGone(call, going)] };
};

/** The director has looked at what they were told to look at, and has decided. */
export const reviewClosed = (state: TableState, { at, data }: ActOf<'ReviewClosed'>): TableState => {
  const review = state.reviews.find(({ law, act }) => law === data.law && act === data.act);
  if (!review) return state;
  const { decision, reasons, by } = data;
  return {
    ...state,
    reviews: state.reviews.filter((one) => one !== review),
    closedReviews: [...state.closedReviews, { ...review, at, decision, reasons, by }],
  };
};

/** A change that comes from a new fact: what it opens is open, though it has been looked at before. */
export const openingAnew = (state: TableState, change: (now: TableState) => TableState): TableState => ({
  ...change({ ...state, closedReviews: [] }),
  closedReviews: state.closedReviews,
});
