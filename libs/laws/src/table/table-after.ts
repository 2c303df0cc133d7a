import { hasEnded, sideOf } from '@app/bridge';
import type { Act, ActData, ActOf } from './acts';
import { asGone, callAt, goneCall, isOpen, noticed, withReview, withoutQuestion } from './changes';
import { afterAnyAct, afterChoice, afterJudgement, irregularCall } from './dispatch';
import { questionRaised } from './raised';
import type { Irregularity, Status, TableState } from './state';
import { takeCall, takeSubstitution } from './take-call';

const isAbout = (irregularity: Irregularity, act: number | undefined): boolean =>
  isOpen(irregularity) && (act === undefined || irregularity.at === act);

const withStatus = (state: TableState, from: readonly Status[], to: Status, act: number | undefined): TableState =>
  state.irregularities
    .filter((one) => isAbout(one, act) && from.includes(one.status))
    .reduce((now, { at }) => noticed(now, at, to), state);

/**
 * The director takes up the first thing that is open: its options, or its rectification where nothing is to choose.
 * The next one waits until that is done.
 */
const takingUp = (state: TableState): TableState => {
  const first = state.irregularities.find(
    (one) => isOpen(one) && one.status === 'director-called' && irregularCall(one),
  );
  if (!first || state.options.some(({ act }) => act === first.at)) return state;
  const ruled = irregularCall(first)?.directorComes(state, first) ?? state;
  const after = keepingAuction(state, ruled, first.at);
  return after.options.some(({ act }) => act === first.at) ? after : takingUp(after);
};

const directorCalled = (state: TableState, { at, data: { by, act } }: ActOf<'DirectorCalled'>): TableState =>
  takingUp({
    ...withStatus(state, ['unnoticed', 'attention-drawn'], 'director-called', act),
    directorCalled: true,
    procedure: { ...state.procedure, called: { at, by } },
  });

const chosen = (state: TableState, { law, choice, act }: ActData['OptionChosen']): TableState => {
  const option = state.options.find((one) => one.law === law && one.act === act && one.choices.includes(choice));
  return option ? takingUp(keepingAuction(state, afterChoice(state, option, choice), act)) : state;
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
  return takingUp(keepingAuction(state, afterJudgement(withoutQuestion(state, asked), asked, answer), act));
};

/** The play has begun, or goes on: what could only be chosen before it is gone (Law 17D). */
const cardToTrick = (state: TableState, { play }: ActData['CardPlayed']): TableState => ({
  ...state,
  playing: true,
  leader: play.current.length === 0 ? play.turn : null,
  options: state.options.filter(({ name, for: chooser }) => chooser === 'director' || name === 'lead-restriction'),
});

const KERNEL_ACTS = [
  'CallMade',
  'CallSubstituted',
  'AttentionDrawn',
  'DirectorCalled',
  'OptionsOffered',
  'OptionChosen',
  'JudgementMade',
  'LeadFaced',
  'CardPlayed',
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
    case 'LeadFaced':
    case 'CardPlayed':
      return cardToTrick(state, act.data);
  }
};

/** The table goes on once nothing waits for the director. */
const leftByDirector = (state: TableState, { type }: Act): TableState => {
  if (!state.directorCalled || (type !== 'CallMade' && type !== 'LeadFaced' && type !== 'CardPlayed')) return state;
  const waits =
    state.attempts.length > 0 || state.irregularities.some((one) => isOpen(one) && one.status !== 'unnoticed');
  return waits ? state : { ...state, directorCalled: false };
};

/** The table after one more act: what is in force, open, owed and asked now. Pure and total. */
export const tableAfter = (state: TableState, act: Act): TableState =>
  leftByDirector(afterAnyAct(applied(state, act), act), act);
