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
} from '../state/names';
import type { Irregularity, TableState } from '../state/table-state';

/** Every handler by its name, and the modules for what they do at any act. */
export interface Dispatch extends Handlers {
  readonly raisable: NonNullable<LawModule['raisable']>;
  readonly modules: readonly LawModule[];
}

const NAMES: { readonly [K in HandlerKind]: readonly (string & keyof Handlers[K])[] } = {
  irregularities: IRREGULAR_CALLS,
  irregularCards: IRREGULAR_CARDS,
  chosen: OPTIONS,
  judged: QUESTIONS,
  replaced: REPLACEMENTS,
  filled: VACANCIES,
};

type KeysOf<M, K extends PropertyKey> = M extends { readonly [P in K]: infer Own } ? keyof Own : never;

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

/**
 * The handlers of all modules. It does not compile where a name has no handler: then the call lacks an argument, whose
 * type is that name. It throws at load where two modules handle the same name.
 */
export const dispatchOf = <const M extends readonly LawModule[]>(
  modules: M,
  ..._complete: [Unhandled<M[number]>] extends [never] ? [] : [unhandled: Unhandled<M[number]>]
): Dispatch => ({
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
  modules,
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

export const beforeAct = ({ modules }: Dispatch, state: TableState, act: Act): TableState =>
  modules.reduce((now, { before }) => before?.(now, act) ?? now, state);

export const afterAnyAct = ({ modules }: Dispatch, state: TableState, act: Act): TableState =>
  modules.reduce((now, { after }) => after?.(now, act) ?? now, state);
