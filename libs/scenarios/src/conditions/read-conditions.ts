import { type Result, err, ok } from '@app/bridge';
import { type Conditions, conforms, problemsOf, someConditions } from '@app/contract';
import { faultsOfConditions } from '@app/session';
import { type ConditionsProblem, fieldOf, pathOfField } from '../yaml/problem';
import { readDocument } from '../yaml/read-document';

/** Reads conditions of contest (YAML or JSON). All problems are named, each with line, column and field. */
export const readConditions = (text: string): Result<Conditions, readonly ConditionsProblem[]> => {
  const read = readDocument(text);
  if (!read.ok) return err(read.problems);
  const { value, placeOf } = read.document;
  const sound = conforms(someConditions, value);
  const faults = sound ? faultsOfConditions(value) : [];
  if (sound && faults.length === 0) return ok(value);
  const problems = sound
    ? faults.map(({ path, what }) => ({ path, message: what }))
    : problemsOf(someConditions, value);
  return err(
    problems
      .map(({ path, message }): ConditionsProblem => {
        const fields = pathOfField(path);
        return { ...placeOf(fields), field: fieldOf(fields), message };
      })
      .sort((one, other) => one.line - other.line || one.column - other.column),
  );
};
