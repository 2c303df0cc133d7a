import { isRecord } from '@app/contract';
import { type FileProblem, type Path, type Place, fieldOf } from '../yaml/problem';
import { readDocument } from '../yaml/read-document';
import { validatorOf } from '../yaml/validator';
import { coverProblems, coversOf } from './covers';
import { type ByEdition, editionsOf } from './editions';
import type { Scenario, Step } from './scenario';
import { SCENARIO_SCHEMA, STEP_COMMANDS } from './schema';
import { isOfAForm, isOfAStep, schemaProblem } from './schema-problem';
import { dealProblems, stepProblems } from './steps';

type RawStep = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Raw {
  readonly title?: string;
  readonly covers?: ByEdition;
  readonly session: Scenario['session'] & { readonly laws: unknown };
  readonly board: Scenario['board'];
  readonly steps: readonly RawStep[];
}

const validator = validatorOf<Raw>(SCENARIO_SCHEMA);

const stepOf = (step: RawStep, line: number): readonly Step[] => {
  const [[name, data] = ['', {}]] = Object.entries(step);
  if (name === 'expect') return [{ line, expect: data }];
  const type = STEP_COMMANDS.get(name);
  return type ? [{ line, type, data }] : [];
};

const scenarioOf = (raw: Raw, placeOf: (path: Path) => Place): Scenario => {
  const { laws, ...session } = raw.session;
  const editions = editionsOf(laws);
  return {
    title: raw.title ?? null,
    editions,
    covers: coversOf(raw.covers ?? {}, editions),
    session,
    board: raw.board,
    steps: raw.steps.flatMap((step, index) => stepOf(step, placeOf(['steps', index]).line)),
  };
};

/** Reads a scenario file (YAML or JSON). All problems are named, each with line and field. */
export const parseScenario = (
  text: string,
):
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly problems: readonly FileProblem[] } => {
  const read = readDocument(text);
  if (!read.ok) return read;
  const { value: raw, placeOf } = read.document;
  const validate = validator();
  const sound = validate(raw);
  const played = editionsOf(isRecord(raw) && isRecord(raw.session) ? raw.session.laws : undefined);
  const problems = [
    ...(validate.errors ?? [])
      .filter((error) => !isOfAForm(error))
      .map(schemaProblem)
      .filter((problem) => !isOfAStep(problem)),
    ...coverProblems(isRecord(raw) ? raw.covers : undefined, played),
    ...dealProblems(raw),
    ...stepProblems(raw, played),
  ];
  if (!sound || problems.length > 0) {
    return {
      ok: false,
      problems: problems
        .map(({ path, message }) => ({ ...placeOf(path), field: fieldOf(path), message }))
        .sort((one, other) => one.line - other.line),
    };
  }
  return { ok: true, scenario: scenarioOf(raw, placeOf) };
};
