import { type Seat, sideOf, type InEveryEdition } from '@app/bridge';
import type { HandsState } from '../state/hands';
import type { IrregularityName, QuestionName } from '../state/names';
import type {
  CallOnTable,
  Information,
  Irregularity,
  Option,
  Question,
  Review,
  TableState,
} from '../state/table-state';
import { asGone, isOpen, settled, under, withIrregularity, withQuestion, withoutAttempt } from './changes';

export const withHands = (state: TableState, change: Partial<HandsState>): TableState => ({
  ...state,
  hands: { ...state.hands, ...change },
});

/** Something is wrong with the board or its cards. With the director at the table, it is before them at once. */
export const withMatter = (
  state: TableState,
  matter: Pick<Irregularity, 'at' | 'seat' | 'rule' | 'law'>,
  status: Irregularity['status'] = state.directorCalled ? 'director-called' : 'unnoticed',
): TableState => withIrregularity(state, { ...matter, status, turn: state.auction.turn, lhoCalled: false });

/** The director knows of it and has not settled it. */
const isBeforeDirector = ({ status }: Irregularity): boolean =>
  status === 'director-called' || status === 'options-offered';

/**
 * The Law of a rule goes on with each irregularity that the director has been called to, at every act, until it is
 * settled.
 */
export const goingOnWith =
  (rule: IrregularityName, goOn: (state: TableState, irregularity: Irregularity) => TableState) =>
  (state: TableState): TableState =>
    state.irregularities.filter((one) => one.rule === rule && isBeforeDirector(one)).reduce(goOn, state);

/** A question without more to it than its answers; it is asked once. */
export const asking = (
  state: TableState,
  question: QuestionName,
  laws: InEveryEdition<string>,
  act: number,
  answers: readonly string[],
): TableState =>
  state.questions.some((one) => one.question === question && one.act === act)
    ? state
    : withQuestion(state, { question, law: under(state, laws), act, against: act, answers, then: null });

/** Forgets the director's option and the question of a matter that has taken another turn. */
export const withoutOpen = (state: TableState, act: number, names: readonly string[]): TableState => ({
  ...state,
  options: state.options.filter((one: Option) => one.act !== act || !names.includes(one.name)),
  questions: state.questions.filter((one: Question) => one.act !== act || !names.includes(one.question)),
});

/** With the calls that are gone, what was to replace them is gone, too. */
export const withoutChangesOf = (state: TableState, calls: readonly CallOnTable[], law: string): TableState =>
  state.attempts
    .filter(({ replaces }) => calls.some(({ at }) => at === replaces))
    .reduce((now, attempt) => settled(withoutAttempt(now, attempt, law), attempt.call.at, 'ruled'), state);

/** Nothing waits to be decided any more; a change of call that was waiting falls. */
export const nothingOpen = (state: TableState, law: string): TableState => {
  const falling = state.attempts.map(({ call }) => asGone(call, { law, status: 'cancelled', unauthorised: null }));
  return {
    ...state,
    gone: [...state.gone, ...falling],
    irregularities: state.irregularities.map((one) => (isOpen(one) ? { ...one, status: 'ruled' } : one)),
    attempts: [],
    options: [],
    questions: [],
    obligations: [],
    replacements: [],
    restrictions: [],
  };
};

/** There is no more calling and playing on this board: the score is adjusted or cancelled. */
export const stopped = (
  state: TableState,
  review: Review & { readonly score: NonNullable<Review['score']> },
): TableState => {
  const reviews = state.reviews.filter(({ law, act }) => law !== review.law || act !== review.act);
  return withHands({ ...nothingOpen(state, review.law), reviews: [...reviews, review] }, { stopped: true });
};

export const withInformation = (state: TableState, information: Information): TableState => ({
  ...state,
  information: [...state.information, information],
});

/** What a card or its return tells: the other side may use it, its own may not. */
export const telling = (
  state: TableState,
  told: Pick<Information, 'kind' | 'act' | 'law'> & { readonly from: Seat },
): TableState => {
  const own = sideOf(told.from);
  const others = own === 'NS' ? ('EW' as const) : ('NS' as const);
  return withInformation(state, { ...told, authorised: [others], unauthorised: [own] });
};

/** Whether nobody has called yet, not even a call that is gone; where there is a lead, somebody has. */
export const nobodyHasCalled = ({ inForce, gone, attempts, hands }: TableState): boolean =>
  inForce.length === 0 && gone.length === 0 && attempts.length === 0 && !hands.leadMade && !hands.finished;

/** Every call that a player has made, whatever became of it. */
export const callsOf = ({ inForce, gone }: TableState, seat: Seat): readonly CallOnTable[] =>
  [...inForce.filter(({ deemed }) => !deemed), ...gone].filter((call) => call.seat === seat);
