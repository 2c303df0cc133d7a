import { inEdition, saidBy } from '@app/bridge';
import type { Act } from '../state/acts';
import type { HandlerKind, Handlers, IrregularCall, IrregularCard, LawModule } from '../state/law-module';
import {
  IRREGULAR_CALLS,
  IRREGULAR_CARDS,
  OPTIONS,
  QUESTIONS,
  REPLACEMENTS,
  VACANCIES,
  isIrregularCall,
  isIrregularCard,
  isQuestion,
} from '../state/names';
import type { CallOnTable, Irregularity, Question, Replacement, TableState } from '../state/table-state';
import { callAt, isOpen } from './changes';

/** What modules do at any act, in their order. */
interface AtAnyAct {
  readonly before: readonly NonNullable<LawModule['before']>[];
  readonly optionTaken: readonly NonNullable<LawModule['optionTaken']>[];
  readonly after: readonly NonNullable<LawModule['after']>[];
}

/** Every handler by its name, and what is done at any act. */
export interface Dispatch extends Handlers {
  readonly raisable: NonNullable<LawModule['raisable']>;
  readonly atAnyAct: AtAnyAct;
}

const NAMES: { readonly [K in HandlerKind]: readonly (string & keyof Handlers[K])[] } = {
  irregularities: IRREGULAR_CALLS,
  irregularCards: IRREGULAR_CARDS,
  chosen: OPTIONS,
  judged: QUESTIONS,
  replaced: REPLACEMENTS,
  filled: VACANCIES,
};

type KeysOf<M, K extends PropertyKey> = M extends Readonly<Record<K, infer Own>> ? keyof Own : never;

/** The names that none of these modules handles: `never` where they are complete. */
export type Unhandled<M extends LawModule> = {
  [K in HandlerKind]: Exclude<keyof Handlers[K], KeysOf<M, K>>;
}[HandlerKind];

const ofOneLawEach = <T>(kind: string, entries: readonly (readonly [name: string, of: T])[]) => {
  const names = entries.map(([name]) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`two Laws handle the same name of ${kind}: ${twice.join(', ')}`);
  return Object.fromEntries(entries);
};

const handlersOf = <K extends HandlerKind>(modules: readonly LawModule[], kind: K): Handlers[K] => {
  const handlers = ofOneLawEach(
    kind,
    modules.flatMap((module) => Object.entries(module[kind] ?? {})),
  );
  const missing = NAMES[kind].filter((name) => !Object.hasOwn(handlers, name));
  if (missing.length > 0) throw new Error(`no Law handles these names of ${kind}: ${missing.join(', ')}`);
  return handlers as Handlers[K];
};

/** What these modules lack, as a part of their type that they do not have; nothing where they are complete. */
type Complete<M extends LawModule> = [Unhandled<M>] extends [never] ? unknown : { readonly lacks: Unhandled<M> };

/**
 * The handlers of all modules. It does not compile where a name has no handler, and says which; it throws at load where
 * two modules handle the same name.
 */
export const dispatchOf = <const M extends readonly LawModule[]>(modules: M & Complete<M[number]>): Dispatch => ({
  irregularities: handlersOf(modules, 'irregularities'),
  irregularCards: handlersOf(modules, 'irregularCards'),
  chosen: handlersOf(modules, 'chosen'),
  judged: handlersOf(modules, 'judged'),
  replaced: handlersOf(modules, 'replaced'),
  filled: handlersOf(modules, 'filled'),
  raisable: ofOneLawEach(
    'raisable',
    modules.flatMap(({ raisable }: LawModule) => Object.entries(raisable ?? {})),
  ),
  atAnyAct: {
    before: modules.flatMap(({ before }: LawModule) => before ?? []),
    optionTaken: modules.flatMap(({ optionTaken }: LawModule) => optionTaken ?? []),
    after: modules.flatMap(({ after }: LawModule) => after ?? []),
  },
});

/** The Law that this irregularity of the auction goes by; undefined where its Law continues with it by itself. */
export const irregularCall = (laws: Dispatch, { rule }: Pick<Irregularity, 'rule'>): IrregularCall | undefined =>
  isIrregularCall(rule) ? laws.irregularities[rule] : undefined;

/** The Law that this irregularity of the play goes by; undefined where its Law continues with it by itself. */
export const irregularCard = (laws: Dispatch, { rule }: Pick<Irregularity, 'rule'>): IrregularCard | undefined =>
  isIrregularCard(rule) ? laws.irregularCards[rule] : undefined;

/** Whether somebody has to draw attention to it before it is before the director. */
export const isHidden = (laws: Dispatch, irregularity: Pick<Irregularity, 'rule'>): boolean =>
  irregularCard(laws, irregularity)?.hidden === true;

export const beforeAct = ({ atAnyAct }: Dispatch, state: TableState, act: Act): TableState =>
  atAnyAct.before.reduce((now, before) => before(now, act), state);

export const afterAnyAct = ({ atAnyAct }: Dispatch, state: TableState, act: Act): TableState =>
  atAnyAct.after.reduce((now, after) => after(now, act), state);

/** What follows from withdrawn calls, decided by the call in their place. */
export const decidedBy = (
  { replaced }: Dispatch,
  state: TableState,
  withdrawn: readonly Replacement[],
  call: CallOnTable,
): TableState =>
  withdrawn.reduce(
    (now, one) =>
      replaced[one.under]({ ...now, replacements: now.replacements.filter((other) => other !== one) }, one, call),
    state,
  );

/** In the place of an insufficient bid; 27B says itself what comes of a call that is not in order either. */
export const isOf27B = ({ under }: Replacement): boolean => under.startsWith('27B');

/** The call in turn that has come in the place of a withdrawn one, unless something is open about it. */
const standing = (state: TableState, { at, seat, by }: Replacement): CallOnTable | undefined => {
  const known = by === undefined ? undefined : callAt(state, by);
  const call =
    known ?? state.inForce.find((one) => one.seat === seat && one.at > at && one.insteadOf === null && !one.deemed);
  return state.irregularities.some((one) => one.at === call?.at && isOpen(one)) ? undefined : call;
};

/**
 * A call in turn that was not in order decided nothing. It stands after all, for it has been accepted (27A1) or
 * condoned (37A): now it decides. Once the lead is faced there is nothing left to decide.
 */
export const decidedAtLast = (laws: Dispatch, state: TableState): TableState =>
  state.playing
    ? state
    : state.replacements
        .filter((one) => !isOf27B(one))
        .reduce((now, one) => {
          const call = standing(now, one);
          return call ? decidedBy(laws, now, [one], call) : now;
        }, state);

/** The question that a director raises about an act; null where the edition has none of that name. */
export const questionRaised = (laws: Dispatch, state: TableState, question: string, act: number): Question | null => {
  const raisable = isQuestion(question) ? laws.raisable[question] : undefined;
  const law =
    raisable?.lawOf?.(state, act) ??
    (raisable && inEdition(state.edition, raisable.law)) ??
    saidBy(state.regulations, raisable?.regulations ?? {});
  if (!isQuestion(question) || !raisable || !law) return null;
  const { answers: possible } = raisable;
  const answers = typeof possible === 'function' ? possible(state, act) : possible;
  return answers.length > 0 ? { question, law, act, against: act, answers, then: null } : null;
};
