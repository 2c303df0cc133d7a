import type { Filled, FormContext, OfferedForm, Preview } from '@app/documents';
import { scoreForm, scoreForms, scoredWith } from '@app/documents';
import type { Problem } from '@app/session';
import { problemInWords } from '@app/session';
import type { BoardHistory } from './board-history';
import { BoardProblem } from './board-history';
import type { StageDocuments } from './stage-documents';

/** Why a form cannot be filled in. */
export class ScoreFormProblem extends Error {
  constructor(
    readonly code: 'FormUnknown' | 'FormNotHere' | 'FormNotFilled',
    message: string,
    readonly problems: readonly Problem[] = [],
  ) {
    super(message);
  }
}

/** The forms of adjusted scores that a board has a use for. */
export interface ScoreFormsAnswer {
  readonly id: string;
  readonly forms: readonly OfferedForm[];
}

/** A form filled in: what a ruling would carry, and what that is worth. Of the first three there is one. */
export interface FilledFormAnswer extends Pick<Filled, 'laws' | 'reasons' | 'warnings'> {
  readonly id: string;
  readonly form: string;
  readonly outcome: Filled['outcome'] | null;
  readonly transfer: Filled['transfer'] | null;
  readonly field: Filled['field'] | null;
  readonly directorsError: boolean;
  /** What the board is worth to each side in the scoring of its event, as it stands and as it would be. */
  readonly preview: Preview;
}

/** A board with everything that it is scored with. */
export const formContext = (documents: StageDocuments, { id, events, at }: BoardHistory): FormContext => {
  const doc = documents.stage.flatMap(({ boards }) => boards).find((one) => one.id === id);
  const view = at(events.length);
  if (!doc || !view) throw new BoardProblem('BoardUnknown', `the read models have no board ${id}`);
  return { stage: documents.scores().sessions, doc, table: view };
};

export const scoreFormsAnswer = (context: FormContext): ScoreFormsAnswer => ({
  id: context.doc.id,
  forms: scoreForms(context),
});

/** Throws a `ScoreFormProblem`. */
export const filledFormAnswer = (context: FormContext, name: string, input: unknown): FilledFormAnswer => {
  const form = scoreForm(name);
  if (!form) throw new ScoreFormProblem('FormUnknown', `no form of adjusted scores is called '${name}'`);
  const why = form.notHere(context);
  if (why !== null) throw new ScoreFormProblem('FormNotHere', `${name}: ${why}`);
  const filled = form.fill(input, context);
  if (!filled.ok) {
    throw new ScoreFormProblem('FormNotFilled', filled.error.map(problemInWords).join('; '), filled.error);
  }
  const {
    outcome = null,
    transfer = null,
    field = null,
    directorsError = false,
    laws,
    reasons,
    warnings,
  } = filled.value;
  return {
    id: context.doc.id,
    form: name,
    outcome,
    transfer,
    field,
    directorsError,
    laws,
    reasons,
    warnings,
    preview: scoredWith(context, filled.value),
  };
};
