import type { BoardCommand, SessionCommand } from '@app/session';
import type { ErrorObject } from 'ajv';
import Ajv from 'ajv';
import { readDocument } from './document';
import type { PathProblem, ScenarioProblem } from './problem';
import { fieldOf, pathOfPointer } from './problem';
import { SCENARIO_SCHEMA, STEP_COMMANDS } from './schema';
import { dealProblems, stepProblems } from './steps';

export type Step =
  | { readonly line: number; readonly command: BoardCommand }
  | { readonly line: number; readonly expect: Readonly<Record<string, unknown>> };

type SessionHead = Extract<SessionCommand, { type: 'OpenSession' }>['data'];
type BoardHead = Extract<BoardCommand, { type: 'OpenBoard' }>['data'];

export interface Scenario {
  readonly title: string | null;
  readonly session: Pick<SessionHead, 'laws' | 'regulations'> & Partial<Pick<SessionHead, 'scoring'>>;
  readonly board: { readonly number: number } & Pick<BoardHead, 'deal' | 'dealer' | 'vulnerability'>;
  readonly steps: readonly Step[];
}

type Raw = Omit<Scenario, 'title' | 'steps'> & {
  readonly title?: string;
  readonly steps: readonly Readonly<Record<string, Readonly<Record<string, unknown>>>>[];
};

const validate = new Ajv({ allErrors: true, strict: false }).compile<Raw>(SCENARIO_SCHEMA);

const schemaProblem = ({ instancePath, message, params }: ErrorObject): PathProblem => {
  const path = pathOfPointer(instancePath);
  const words = message ?? 'wrong';
  if ('additionalProperty' in params) {
    const key = String(params.additionalProperty);
    return { path: [...path, key], message: 'unknown field' };
  }
  return { path, message: 'allowedValues' in params ? `${words}: ${String(params.allowedValues)}` : words };
};

/** What is wrong within a step is better said by the shape of its command. */
const isOfAStep = ({ path }: PathProblem): boolean => path[0] === 'steps' && path.length > 1;

/** Reads a scenario file (YAML or JSON). All problems are named, each with line and field. */
export const parseScenario = (
  text: string,
):
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly problems: readonly ScenarioProblem[] } => {
  const read = readDocument(text);
  if (!read.ok) return read;
  const { value: raw, lineOf } = read.document;
  const sound = validate(raw);
  const problems = [
    ...(validate.errors ?? []).map(schemaProblem).filter((problem) => !isOfAStep(problem)),
    ...dealProblems(raw),
    ...stepProblems(raw),
  ];
  if (!sound || problems.length > 0) {
    return {
      ok: false,
      problems: problems
        .map(({ path, message }) => ({ line: lineOf(path), field: fieldOf(path), message }))
        .sort((one, other) => one.line - other.line),
    };
  }
  const steps = raw.steps.flatMap((step, index): Step[] => {
    const [[name, data] = ['', {}]] = Object.entries(step);
    const line = lineOf(['steps', index]);
    if (name === 'expect') return [{ line, expect: data }];
    return [{ line, command: { type: STEP_COMMANDS.get(name), data } as BoardCommand }];
  });
  return { ok: true, scenario: { title: raw.title ?? null, session: raw.session, board: raw.board, steps } };
};
