import type { Seat } from '@app/bridge';
import { NO_TRICKS } from '../state/cards';
import { type ClaimState, isVoid, newClaim, tricksLeftAt } from '../state/claim';
import type { LawModule } from '../state/law-module';
import type { Question, TableState } from '../state/table-state';
import { withCards, withoutPenaltyCards } from '../table/card-changes';
import { withQuestion, withoutQuestion } from '../table/changes';
import { dummyIn } from '../table/contract';

/** The claim on the table is this one. */
const withClaim = (state: TableState, claim: ClaimState | null): TableState => ({
  ...state,
  play: { ...state.play, claim },
});

/** The same claim, changed. */
export const changed = (state: TableState, claim: ClaimState, change: Partial<ClaimState>): TableState =>
  withClaim(state, { ...claim, ...change });

type Made = Pick<ClaimState, 'at' | 'kind' | 'by' | 'tricks' | 'statement' | 'shown'>;

/** Somebody claims or concedes, and play ceases. */
export const claimed = (state: TableState, made: Made): TableState =>
  withClaim(state, newClaim({ ...made, won: state.cards.play?.won ?? NO_TRICKS }));

/** Law 70: how many of the tricks left go to the side that claimed or conceded. */
const RULING = 'claim-ruling';

/** The director, if at the table, is asked to rule. */
const ruledIfPresent = (state: TableState): TableState => {
  const { claim } = state.play;
  if (!state.directorCalled || claim?.status !== 'disputed') return state;
  const answers = answersToRuling(claim);
  const question: Question = { question: RULING, law: '70', act: claim.at, against: claim.at, answers, then: null };
  return withQuestion(withoutQuestion(state, question), question);
};

const answersToRuling = (claim: ClaimState): readonly string[] =>
  Array.from({ length: tricksLeftAt(claim) + 1 }, (_, tricks) => String(tricks));

/** What was asked about it is asked no more. */
const withoutQuestions = (state: TableState, { at }: ClaimState): TableState => ({
  ...state,
  questions: state.questions.filter(({ against }) => against !== at),
});

/** Somebody disputes it: nothing is agreed on (68D, 69A). */
export const disputed = (state: TableState, claim: ClaimState): TableState =>
  ruledIfPresent(changed(withoutQuestions(state, claim), claim, { status: 'disputed', acceptedBy: null }));

/** Nothing is left to be ruled on. */
export const withoutRuling = (state: TableState, { at }: ClaimState): TableState =>
  withoutQuestion(state, { question: RULING, act: at });

/** Hands laid down since play ceased are taken up again; dummy's stays. */
const takenUp = (state: TableState, { shown }: ClaimState): TableState => {
  const dummy = dummyIn(state);
  const shownBy = (seat: Seat): boolean => seat !== dummy && shown.some((one) => one.seat === seat);
  return state.cards.spread.some(shownBy)
    ? withCards(state, { spread: state.cards.spread.filter((seat) => !shownBy(seat)) })
    : state;
};

/** There is no claim any more and the play goes on; what was shown with it lies on the table as no penalty card. */
export const playGoesOn = (state: TableState, claim: ClaimState, status: ClaimState['status'] | null): TableState => {
  const shown = new Set(claim.shown.map(({ at }) => at));
  const free = withoutPenaltyCards(takenUp(withoutQuestions(state, claim), claim), ({ at }) => shown.has(at));
  return status === null ? withClaim(free, null) : changed(free, claim, { status, acceptedBy: null });
};

/**
 * Play may have ceased with tricks that a correction of a revoke gives to the other side (62A): they are counted
 * anew.
 */
export const withTricksCounted = (state: TableState): TableState => {
  const { claim } = state.play;
  const won = state.cards.play?.won;
  if (!claim || !won || isVoid(claim) || won.NS === claim.won.NS) return state;
  return won.NS + won.EW === claim.won.NS + claim.won.EW ? changed(state, claim, { won }) : state;
};

/**
 * 70: the director gives the side that claimed or conceded so many of the tricks left. What it is worth is the
 * director's to judge.
 */
const ruled = (state: TableState, { act }: { readonly act: number }, answer: string): TableState => {
  const { claim } = state.play;
  return claim?.at === act ? changed(state, claim, { status: 'ruled', ruled: Number(answer) }) : state;
};

export const law70 = {
  raisable: {
    [RULING]: {
      law: { 'wbf-2017': '70', 'wbf-2007': '70' },
      answers: ({ play: { claim } }, act) =>
        claim?.at === act && (claim.status === 'disputed' || claim.status === 'ruled') ? answersToRuling(claim) : [],
    },
  },
  judged: { [RULING]: ruled },
  after: (state, act) => (act.type === 'DirectorCalled' ? ruledIfPresent(state) : state),
} satisfies LawModule;
