import { type KnownHands, hasEnded, parsePbnDeal, passedOut, sideOf } from '@app/bridge';
import type { Act, ActData, ActOf } from '../state/acts';
import type { NextCard } from '../state/law-module';
import type { Irregularity, Status, TableState } from '../state/table-state';
import { withCards } from './card-changes';
import {
  asGone,
  callAt,
  goneCall,
  isOpen,
  noticed,
  openingAnew,
  reviewClosed,
  withReview,
  withoutQuestion,
} from './changes';
import {
  type Dispatch,
  afterAnyAct,
  beforeAct,
  decidedAtLast,
  irregularCall,
  irregularCard,
  isHidden,
  questionRaised,
} from './dispatch';
import type { LawBook } from './law-book';

/** What somebody points at; without saying what, it is whatever is plain to see. */
const isAbout = (laws: Dispatch, irregularity: Irregularity, act: number | undefined): boolean =>
  isOpen(irregularity) && (act === undefined ? !isHidden(laws, irregularity) : irregularity.at === act);

/** What its Law makes of an irregularity once the director is there. */
const treatmentOf = (laws: Dispatch, irregularity: Irregularity) =>
  irregularCall(laws, irregularity) ?? irregularCard(laws, irregularity);

/** The director has been called to it, or called when attention had been drawn to it. */
const calledTo = (laws: Dispatch, state: TableState, act: number | undefined): TableState => {
  const drawn = withStatus(laws, state, ['attention-drawn'], 'director-called', undefined);
  const hidden = drawn.irregularities.filter((one) => one.status === 'attention-drawn' && isHidden(laws, one));
  const all = hidden.reduce((now, { at, rule }) => noticed(now, at, 'director-called', rule), drawn);
  return withStatus(laws, all, ['unnoticed', 'attention-drawn'], 'director-called', act);
};

const withStatus = (
  laws: Dispatch,
  state: TableState,
  from: readonly Status[],
  to: Status,
  act: number | undefined,
): TableState =>
  state.irregularities
    .filter((one) => isAbout(laws, one, act) && from.includes(one.status))
    .reduce((now, { at, rule }) => noticed(now, at, to, rule), state);

/**
 * The director takes up the first thing that is open: its options, or its rectification where nothing is to choose.
 * The next one waits until that is done; each is taken up once, whatever its Law has made of it.
 */
const takingUp = (laws: Dispatch, state: TableState, done: readonly Irregularity[] = []): TableState => {
  const first = state.irregularities.find(
    (one) =>
      one.status === 'director-called' &&
      treatmentOf(laws, one) &&
      !done.some(({ at, rule, seat }) => at === one.at && rule === one.rule && seat === one.seat),
  );
  if (!first || state.options.some(({ act }) => act === first.at)) return state;
  const ruled = treatmentOf(laws, first)?.directorComes(state, first) ?? state;
  const after = keepingAuction(state, ruled, first.at);
  return after.options.some(({ act }) => act === first.at) ? after : takingUp(laws, after, [...done, first]);
};

const directorCalled = (
  laws: Dispatch,
  state: TableState,
  { at, data: { by, act } }: ActOf<'DirectorCalled'>,
): TableState =>
  takingUp(laws, {
    ...calledTo(laws, state, act),
    directorCalled: true,
    procedure: { ...state.procedure, called: { at, by } },
  });

/** Attention is drawn to what a spectator speaks of (81C3): before the director, where they have asked. */
const spectatorSpoke = (laws: Dispatch, state: TableState, { act, asked }: ActData['SpectatorSpoke']): TableState => {
  if (act === undefined) return state;
  return asked === true
    ? takingUp(laws, { ...calledTo(laws, state, act), directorCalled: true })
    : withStatus(laws, state, ['unnoticed'], 'attention-drawn', act);
};

const chosen = (laws: Dispatch, state: TableState, { seat, law, choice, act }: ActData['OptionChosen']): TableState => {
  const open = state.options.filter((one) => one.law === law && one.act === act && one.choices.includes(choice));
  // Where two may choose under the same paragraph (55A), it is their own option that a player takes.
  const option = open.find((one) => one.for === seat) ?? open[0];
  return option ? takingUp(laws, keepingAuction(state, laws.chosen[option.name](state, option, choice), act)) : state;
};

/** An act that takes an option without saying so. */
const optionTaken = (laws: Dispatch, state: TableState, act: Act): TableState =>
  laws.atAnyAct.optionTaken
    .flatMap((taken) => taken(state, act) ?? [])
    .reduce((now, choice) => chosen(laws, now, choice), state);

/**
 * Once the lead is faced the auction stays as it is (17D1, in 2007 22B1): what a ruling would have changed in it is for
 * an adjusted score. Nothing is left open, and no call is lost.
 */
const keepingAuction = (before: TableState, after: TableState, act: number): TableState => {
  if (!before.playing || !hasEnded(before.auction) || hasEnded(after.auction)) return after;
  const { inForce, auction, obligations, restrictions, replacements } = before;
  const decided = before.attempts.filter((one) => !after.attempts.includes(one)).map(({ call }) => call);
  const gone = decided.map((call) =>
    asGone(call, { law: '25B2', status: 'cancelled', unauthorised: sideOf(call.seat) }),
  );
  const options = after.options.filter((one) => before.options.includes(one));
  const questions = after.questions.filter((one) => before.questions.includes(one));
  const asBefore = { inForce, auction, obligations, restrictions, replacements, options, questions };
  const unchanged: TableState = { ...after, ...asBefore, gone: [...before.gone, ...gone] };
  const call = callAt(before, act) ?? goneCall(before, act) ?? decided[0];
  return call ? withReview(unchanged, { law: '12A1', act, side: sideOf(call.seat) }) : unchanged;
};

const judged = (laws: Dispatch, state: TableState, { question, answer, act }: ActData['JudgementMade']): TableState => {
  const open = state.questions.find((one) => one.question === question && one.act === act);
  const answered = open ?? questionRaised(laws, state, question, act);
  if (!answered) return state;
  const after = openingAnew(state, (now) =>
    laws.judged[answered.question](withoutQuestion(now, answered), answered, answer),
  );
  return takingUp(laws, keepingAuction(state, after, act));
};

const dealtAs = (deal: string | undefined): KnownHands | null => {
  const read = deal === undefined ? null : parsePbnDeal(deal);
  return read?.ok ? read.value : null;
};

/** The hands as the director has them now. */
const handsCorrected = (state: TableState, { deal }: ActData['HandsCorrected']): TableState => {
  const dealt = dealtAs(deal);
  return dealt ? withCards(state, { dealt }) : state;
};

/** A board that was passed out is not dealt again (Law 22), nor one that has been played or is in play. */
const redealt = (state: TableState, { deal }: ActData['BoardRedealt']): TableState =>
  state.cards.play !== null || passedOut(state.auction) || state.hands.finished
    ? state
    : withCards(state, { dealt: dealtAs(deal) ?? {} });

const KERNEL_ACTS = [
  'CallMade',
  'CallSubstituted',
  'AttentionDrawn',
  'DirectorCalled',
  'OptionsOffered',
  'OptionChosen',
  'JudgementMade',
  'HandsCorrected',
  'BoardRedealt',
  'LeadPlaced',
  'LeadWithdrawn',
  'HandSpread',
  'ReviewClosed',
  'SpectatorSpoke',
] as const;
type KernelAct = ActOf<(typeof KERNEL_ACTS)[number]>;

const KERNEL_TYPES: ReadonlySet<string> = new Set(KERNEL_ACTS);

const isKernelAct = (act: Act): act is KernelAct => KERNEL_TYPES.has(act.type);

/** What an act does to the table by itself. The Laws take up the rest, each in its `before` and `after`. */
const appliedByTable = ({ laws, calls }: LawBook, state: TableState, act: KernelAct): TableState => {
  switch (act.type) {
    case 'CallMade':
      return calls.takeCall(laws, state, act.at, act.data);
    case 'CallSubstituted':
      return calls.takeSubstitution(state, act.at, act.data);
    case 'AttentionDrawn':
      return withStatus(laws, state, ['unnoticed'], 'attention-drawn', act.data.act);
    case 'DirectorCalled':
      return directorCalled(laws, state, act);
    case 'OptionsOffered':
      return withStatus(laws, state, ['director-called'], 'options-offered', act.data.act);
    case 'OptionChosen':
      return chosen(laws, state, act.data);
    case 'JudgementMade':
      return judged(laws, state, act.data);
    case 'HandsCorrected':
      return handsCorrected(state, act.data);
    case 'BoardRedealt':
      return redealt(state, act.data);
    case 'LeadPlaced':
      return withCards(state, { leadPlaced: act.data.seat });
    case 'LeadWithdrawn':
      return withCards(state, { leadPlaced: null });
    case 'HandSpread':
      return withCards(state, { spread: [...state.cards.spread, act.data.seat] });
    case 'SpectatorSpoke':
      return spectatorSpoke(laws, state, act.data);
    case 'ReviewClosed':
      return reviewClosed(state, act);
  }
};

const applied = (book: LawBook, state: TableState, act: Act): TableState => {
  const taken = optionTaken(book.laws, beforeAct(book.laws, state, act), act);
  return isKernelAct(act) ? appliedByTable(book, taken, act) : taken;
};

/** The card that an act plays, and the table as it meets it; null where it plays none. */
export const cardMet = (
  book: LawBook,
  state: TableState,
  act: Act,
): { readonly met: TableState; readonly card: NextCard } | null => {
  const card = book.cards.cardOfAct(state, act);
  return card && { met: applied(book, state, act), card };
};

/** A card that goes to a trick; one led while the auction goes on is a card that partner can see (24B). */
const withCard = ({ laws, cards }: LawBook, state: TableState, card: NextCard | null): TableState =>
  card && cards.isPlayed(state, card.seat) ? cards.takeCard(laws, state, card) : state;

/** The table goes on once nothing waits for the director. */
const leftByDirector = (state: TableState, goesOn: boolean): TableState => {
  if (!state.directorCalled || !goesOn) return state;
  const waits =
    state.attempts.length > 0 || state.irregularities.some((one) => isOpen(one) && one.status !== 'unnoticed');
  return waits ? state : { ...state, directorCalled: false };
};

const afterAct = (book: LawBook, state: TableState, act: Act): TableState => {
  const card = book.cards.cardOfAct(state, act);
  const met = decidedAtLast(book.laws, applied(book, state, act));
  const after = afterAnyAct(book.laws, withCard(book, met, card), act);
  return leftByDirector(after, act.type === 'CallMade' || card !== null);
};

/** What an act sets off where cards have waited for declarer's words to be read: they are played, one after the other. */
export interface Released {
  readonly from: TableState;
  /** As they happened: by the revisions that they had. */
  readonly acts: readonly Act[];
}

/** Null where nothing has waited for this act. */
export const releasedBy = (book: LawBook, state: TableState, act: Act): Released | null => {
  const { isAsked, withoutWaiting, wordsAnew } = book.cards.waiting;
  const { waiting } = state.play.played;
  const words = wordsAnew(state, act);
  if (words === null && waiting.length === 0) return null;
  const from = words === null || act.type === 'JudgementMade' ? afterAct(book, state, act) : state;
  if (words === null && isAsked(from)) return null;
  return { from: withoutWaiting(from), acts: words === null ? waiting : [words, ...waiting] };
};

/** The table after one more act: what is in force, open, owed and asked now. Pure and total. */
export const tableAfter = (book: LawBook, state: TableState, act: Act): TableState => {
  if (book.cards.waiting.waits(state, act)) return book.cards.waiting.withWaiting(state, act);
  const released = releasedBy(book, state, act);
  return released
    ? released.acts.reduce((now, one) => tableAfter(book, now, one), released.from)
    : afterAct(book, state, act);
};
