import type { KnownHands } from '@app/bridge';
import { hasEnded, parsePbnDeal, passedOut, sideOf } from '@app/bridge';
import type { Act, ActData, ActOf } from './acts';
import { asGone, callAt, goneCall, isOpen, noticed, withReview, withoutQuestion } from './changes';
import { withCards } from './card-changes';
import { cardOfAct } from './card-of-act';
import { decidedAtLast } from './decided-by';
import { afterAnyAct, afterChoice, afterJudgement, irregularCall, irregularCard, isHidden } from './dispatch';
import { withoutLaw16 } from '../play/playing-on';
import type { NextCard } from './law-module';
import { displacing } from '../play/law-45d';
import { cardMeant, leaveToWithdraw } from '../play/taking-back';
import { questionRaised } from './raised';
import { openingAnew, reviewClosed } from './reviews';
import type { Irregularity, Status, TableState } from './state';
import { takeCall, takeSubstitution } from './take-call';
import { isPlayed, takeCard } from './take-card';

/** What somebody points at; without saying what, it is whatever is plain to see. */
const isAbout = (irregularity: Irregularity, act: number | undefined): boolean =>
  isOpen(irregularity) && (act === undefined ? !isHidden(irregularity) : irregularity.at === act);

/** What its Law makes of an irregularity once the director is there. */
const treatmentOf = (irregularity: Irregularity) => irregularCall(irregularity) ?? irregularCard(irregularity);

/** The director has been called to it, or called when attention had been drawn to it. */
const calledTo = (state: TableState, act: number | undefined): TableState => {
  const drawn = withStatus(state, ['attention-drawn'], 'director-called', undefined);
  const hidden = drawn.irregularities.filter((one) => one.status === 'attention-drawn' && isHidden(one));
  const all = hidden.reduce((now, { at, rule }) => noticed(now, at, 'director-called', rule), drawn);
  return withStatus(all, ['unnoticed', 'attention-drawn'], 'director-called', act);
};

const withStatus = (state: TableState, from: readonly Status[], to: Status, act: number | undefined): TableState =>
  state.irregularities
    .filter((one) => isAbout(one, act) && from.includes(one.status))
    .reduce((now, { at, rule }) => noticed(now, at, to, rule), state);

/**
 * The director takes up the first thing that is open: its options, or its rectification where nothing is to choose.
 * The next one waits until that is done.
 */
const takingUp = (state: TableState): TableState => {
  const first = state.irregularities.find((one) => isOpen(one) && one.status === 'director-called' && treatmentOf(one));
  if (!first || state.options.some(({ act }) => act === first.at)) return state;
  const ruled = treatmentOf(first)?.directorComes(state, first) ?? state;
  const after = keepingAuction(state, ruled, first.at);
  return after.options.some(({ act }) => act === first.at) ? after : takingUp(after);
};

const directorCalled = (state: TableState, { at, data: { by, act } }: ActOf<'DirectorCalled'>): TableState =>
  takingUp({
    ...calledTo(state, act),
    directorCalled: true,
    procedure: { ...state.procedure, called: { at, by } },
  });

/** Attention is drawn to what a spectator speaks of (81C3): before the director, where he has asked. */
const spectatorSpoke = (state: TableState, { act, asked }: ActData['SpectatorSpoke']): TableState => {
  if (act === undefined) return state;
  return asked === true
    ? takingUp({ ...calledTo(state, act), directorCalled: true })
    : withStatus(state, ['unnoticed'], 'attention-drawn', act);
};

const chosen = (state: TableState, { seat, law, choice, act }: ActData['OptionChosen']): TableState => {
  const open = state.options.filter((one) => one.law === law && one.act === act && one.choices.includes(choice));
  // Where two may choose under the same paragraph (55A), it is his own option that a player takes.
  const option = open.find((one) => one.for === seat) ?? open[0];
  return option ? takingUp(keepingAuction(state, afterChoice(state, option, choice), act)) : state;
};

/** A player takes back a card that an option lets him take back: so he has chosen. What he may not take back stays (47F2). */
const cardWithdrawn = (state: TableState, data: ActData['CardWithdrawn']): TableState => {
  const card = cardMeant(state, data);
  const leave = card && leaveToWithdraw(state, card);
  return leave ? chosen(state, { law: leave.law, choice: 'withdraw', act: leave.act }) : state;
};

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
  const kept: TableState = { ...after, ...asBefore, gone: [...before.gone, ...gone] };
  const call = callAt(before, act) ?? goneCall(before, act) ?? decided[0];
  return call ? withReview(kept, { law: '12A1', act, side: sideOf(call.seat) }) : kept;
};

const judged = (state: TableState, { question, answer, act }: ActData['JudgementMade']): TableState => {
  const open = state.questions.find((one) => one.question === question && one.act === act);
  const asked = open ?? questionRaised(state, question, act);
  if (!asked) return state;
  const after = openingAnew(state, (now) => afterJudgement(withoutQuestion(now, asked), asked, answer));
  return takingUp(keepingAuction(state, after, act));
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
  'CardWithdrawn',
  'DummyPlayed',
  'ReviewClosed',
  'SpectatorSpoke',
] as const;
type KernelAct = ActOf<(typeof KERNEL_ACTS)[number]>;

const isKernelAct = (act: Act): act is KernelAct => KERNEL_ACTS.some((type) => type === act.type);

/** What an act does to the table by itself. The Laws take up the rest, each in its `after`. */
const applied = (state: TableState, act: Act): TableState => {
  if (!isKernelAct(act)) return state;
  switch (act.type) {
    case 'CallMade':
      return takeCall(state, act.at, act.data);
    case 'CallSubstituted':
      return takeSubstitution(state, act.at, act.data);
    case 'AttentionDrawn':
      return withStatus(state, ['unnoticed'], 'attention-drawn', act.data.act);
    case 'DirectorCalled':
      return directorCalled(state, act);
    case 'OptionsOffered':
      return withStatus(state, ['director-called'], 'options-offered', act.data.act);
    case 'OptionChosen':
      return chosen(state, act.data);
    case 'JudgementMade':
      return judged(state, act.data);
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
    case 'CardWithdrawn':
      return cardWithdrawn(state, act.data);
    case 'DummyPlayed':
      return displacing(state, act);
    case 'SpectatorSpoke':
      return spectatorSpoke(state, act.data);
    case 'ReviewClosed':
      return reviewClosed(state, act);
  }
};

/** The card that an act plays, and the table as it meets it; null where it plays none. */
export const cardMet = (state: TableState, act: Act): { readonly met: TableState; readonly card: NextCard } | null => {
  const card = cardOfAct(state, act);
  return card && { met: applied(state, act), card };
};

/** A card that goes to a trick; one led while the auction goes on is a card that partner can see (24B). */
const withCardOf = (before: TableState, state: TableState, act: Act): TableState => {
  const card = cardOfAct(before, act);
  return card && isPlayed(state, card.seat) ? takeCard(state, card) : state;
};

/** The table goes on once nothing waits for the director. */
const leftByDirector = (before: TableState, state: TableState, act: Act): TableState => {
  if (!state.directorCalled || (act.type !== 'CallMade' && cardOfAct(before, act) === null)) return state;
  const waits =
    state.attempts.length > 0 || state.irregularities.some((one) => isOpen(one) && one.status !== 'unnoticed');
  return waits ? state : { ...state, directorCalled: false };
};

/** The table after one more act: what is in force, open, owed and asked now. Pure and total. */
export const tableAfter = (state: TableState, act: Act): TableState =>
  leftByDirector(
    state,
    withoutLaw16(afterAnyAct(withCardOf(state, decidedAtLast(applied(state, act)), act), act)),
    act,
  );
