import type { Message } from '@app/bridge';
import { SaidError, inEnglish } from '@app/messages';
import type { FilledFormAnswer, Said, ScoreFormsAnswer, Problem } from '@app/contract';
import { type FormContext, type FormProblem, scoreForm, scoreForms, scoredWith } from '@app/documents';
import { fieldProblems, problem } from '../problems/problem-reasons';
import { type BoardHistory, BoardProblem } from './board-history';
import type { StageDocuments } from './stage-documents';

/** Why a form cannot be filled in. */
export class ScoreFormProblem extends SaidError {
  constructor(
    readonly code: 'FormUnknown' | 'FormNotHere' | 'FormNotFilled',
    message: Message,
    readonly problems: readonly Problem[] = [],
  ) {
    super(message);
  }
}

/** A board with everything that it is scored with. */
export const formContext = (documents: StageDocuments, { id, events, at }: BoardHistory): FormContext => {
  const doc = documents.stage.flatMap(({ boards }) => boards).find((one) => one.id === id);
  const view = at(events.length);
  if (!doc || !view) throw new BoardProblem('BoardUnknown', problem('model-without-board', { board: id }));
  return { stage: documents.scores().sessions, doc, table: view };
};

export const scoreFormsAnswer = (context: FormContext): Said<ScoreFormsAnswer> => ({
  id: context.doc.id,
  forms: scoreForms(context),
});

const inWords = (one: FormProblem | Problem): Problem =>
  'said' in one ? { path: one.path, message: inEnglish(one.said) } : one;

/** Throws a `ScoreFormProblem`. */
export const filledFormAnswer = (context: FormContext, name: string, input: unknown): Said<FilledFormAnswer> => {
  const form = scoreForm(name);
  if (!form) throw new ScoreFormProblem('FormUnknown', problem('no-form', { form: name }));
  const why = form.notHere(context);
  if (why !== null) throw new ScoreFormProblem('FormNotHere', problem('form-not-here', { form: name, why }));
  const filled = form.fill(input, context);
  if (!filled.ok) {
    throw new ScoreFormProblem('FormNotFilled', fieldProblems(filled.error), filled.error.map(inWords));
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
