import { type Message, type Params, message } from '@app/bridge';
import { type Problem, problemInWords } from '@app/contract';
import type { FormProblem } from '@app/documents';

/** Why a query is not answered, and the parts that such sentences are made of. */
const PROBLEMS = [
  'bad-cursor',
  'board-has-events',
  'board-withheld',
  'cursor-elsewhere',
  'entry-too-long',
  'event-is',
  'field',
  'fields',
  'form-not-here',
  'from-missing',
  'may-not-see-errors',
  'may-not-try',
  'model-without-board',
  'newer-model',
  'no-appeal',
  'no-beginning',
  'no-board',
  'no-case',
  'no-checkpoint',
  'no-decision-yet',
  'no-event',
  'no-event-at',
  'no-evidence-address',
  'no-form',
  'no-model',
  'no-moment',
  'no-moment-of-board',
  'no-position-yet',
  'no-round',
  'no-ruling',
  'no-session',
  'no-stream',
  'no-tree',
  'not-a-board',
  'not-a-whole-number',
  'not-covered',
  'not-in-tree',
  'nothing-to-prove',
  'nothing-to-try',
  'number-from-to',
  'numbers-withheld',
  'one-event',
  'tile-not-covered',
] as const;
type Reason = (typeof PROBLEMS)[number];

/** Codes of the particular reasons of problems: the error code beside them says only which kind of problem it is. */
export const PROBLEM_CODES: readonly string[] = PROBLEMS.map((name) => `problem.${name}`);

/** A particular reason, with what it is about. */
export const problem = (name: Reason, params?: Params): Message => message(`problem.${name}`, params);

/** Whether something is missing now, or was at the moment that the query is about. */
export const whether = (condition: boolean): 'yes' | 'no' => (condition ? 'yes' : 'no');

const fieldProblem = (one: Problem | FormProblem): string | Message => {
  if (!('said' in one)) return problemInWords(one);
  return one.path === '' ? one.said : problem('field', { field: one.path, said: one.said });
};

/**
 * What is wrong with fields. The contract describes in English what a field expects: these texts are for authors of
 * programs (ADR 25).
 */
export const fieldProblems = (problems: readonly (Problem | FormProblem)[]): Message =>
  problem('fields', { problems: { list: problems.map(fieldProblem), joined: 'apart' } });
