import { type Seat, type Side, sideOf } from '@app/bridge';
import type { Fact, ProcedureState, Statement } from '../state/procedure';
import type { TableState } from '../state/table-state';
import { isOpen } from './changes';
import { doerOf as doerBesideIrregularities } from './who';

export const withProcedure = (state: TableState, change: Partial<ProcedureState>): TableState => ({
  ...state,
  procedure: { ...state.procedure, ...change },
});

/** Who has done what this act is: the offender, where it is an irregularity. */
const doerOf = (state: TableState, act: number): Seat | null =>
  state.irregularities.find(({ at }) => at === act)?.seat ??
  state.disclosure.explanations.find(({ at }) => at === act)?.by ??
  doerBesideIrregularities(state, act);

export const sideOfDoer = (state: TableState, act: number): Side | null => {
  const doer = doerOf(state, act);
  return doer && sideOf(doer);
};

/** The claim that the director is at the table for (70B). */
const claimInQuestion = ({ directorCalled, play: { claim } }: TableState): number | undefined =>
  directorCalled && claim?.status === 'disputed' ? claim.at : undefined;

/** What a statement or a fact is about where nobody says it: a claim that is to be ruled on, or what is open. */
const aboutWhat = (state: TableState, act: number | undefined): number | null =>
  act ?? claimInQuestion(state) ?? state.irregularities.findLast(isOpen)?.at ?? null;

export const withStatement = (
  state: TableState,
  at: number,
  { by, text, act }: Pick<Statement, 'by' | 'text'> & { readonly act?: number },
): TableState =>
  withProcedure(state, {
    statements: [...state.procedure.statements, { at, by, act: aboutWhat(state, act), text }],
  });

export const withFact = (
  state: TableState,
  at: number,
  { text, basis, act }: Pick<Fact, 'text' | 'basis'> & { readonly act?: number },
  law: Fact['law'],
): TableState =>
  withProcedure(state, {
    facts: [...state.procedure.facts, { at, act: aboutWhat(state, act), basis, text, law }],
  });
