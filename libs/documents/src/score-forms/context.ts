import { type Edition, type LawRef, authorityNamedIn } from '@app/bridge';
import { type ScoringName, type ScoringParameter, type ScoringValues, scoringParameter } from '@app/scoring';
import type { BoardView } from '@app/session';
import type { BoardDoc } from '../projections/boards';
import type { ScoredSession } from '../scores/scored-session';

/** What a form is filled in about: a board at a table, among everything that it is scored with. */
export interface FormContext {
  /** The sessions of the stage as they stand, that of the board among them. */
  readonly stage: readonly ScoredSession[];
  readonly doc: BoardDoc;
  /** What the record of the table adds to the results. */
  readonly table: Pick<BoardView, 'contract' | 'polls' | 'transfer'>;
}

/** The session that the board belongs to. */
export const ownSession = ({ stage, doc }: FormContext): ScoredSession => {
  const own = stage.find(({ scoringContext }) => scoringContext.session.id === doc.session);
  if (!own) throw new RangeError(`the stage of ${doc.id} has no session ${doc.session}`);
  return own;
};

export const editionOf = (context: FormContext): Edition => ownSession(context).scoringContext.session.laws;

/** A parameter of scoring as it is in force for the board, with its paragraph; null where nothing says it. */
export const parameterIn = <N extends ScoringName>(
  context: FormContext,
  name: N,
): ScoringParameter<ScoringValues[N]> | null => {
  const { profile, reading } = ownSession(context).scoringContext;
  return scoringParameter(profile, name, reading);
};

/** A paragraph of the Laws, as the edition of the session numbers it. */
export const lawIn = (context: FormContext, paragraph: string): LawRef => ({
  edition: editionOf(context),
  authority: 'WBF',
  paragraph,
});

/** What a parameter refers to (`'L12C1c'`, `'FSB L12C1c'`, `'DBf X12A'`) as a citation. */
export const lawOfReference = (context: FormContext, reference: string): LawRef => {
  const { authority, paragraph: said } = authorityNamedIn(reference);
  const [, paragraph] = /^L?([\w.]+)$/.exec(said) ?? [];
  return paragraph === undefined ? lawIn(context, reference) : { edition: editionOf(context), authority, paragraph };
};

/** What the regulations of the session add to a paragraph of the Laws. */
export const addedByRegulations = (context: FormContext, name: 'fouled-board' | 'own-fault'): readonly LawRef[] => {
  const reference = ownSession(context).scoringContext.profile.cite[name];
  return reference === null ? [] : [lawOfReference(context, reference)];
};
