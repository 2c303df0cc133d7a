import type { Edition } from '@app/laws';
import type { BoardCommand, ScoringForm } from '@app/session';
import { BOARD_COMMANDS } from '@app/session';
import Ajv from 'ajv';
import type { Document } from 'yaml';
import { LineCounter, isNode, parseDocument } from 'yaml';
import { SCENARIO_SCHEMA, STEP_COMMANDS } from './schema';

export type Step =
  | { readonly line: number; readonly command: BoardCommand }
  | { readonly line: number; readonly expect: Readonly<Record<string, unknown>> };

export interface Scenario {
  readonly title: string | null;
  readonly session: { readonly laws: Edition; readonly regulations?: string; readonly scoring?: ScoringForm };
  readonly board: { readonly number: number } & Readonly<Record<string, unknown>>;
  readonly steps: readonly Step[];
}

/** What is wrong with a scenario file: where, which field, why. */
export interface ScenarioProblem {
  readonly line: number;
  readonly field: string;
  readonly message: string;
}

type Path = readonly (string | number)[];

type Raw = Omit<Scenario, 'title' | 'steps'> & {
  readonly title?: string;
  readonly steps: readonly Readonly<Record<string, Readonly<Record<string, unknown>>>>[];
};

const validate = new Ajv({ allErrors: true, strict: false }).compile<Raw>(SCENARIO_SCHEMA);

const pathOf = (pointer: string): Path =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part.replace(/~1/g, '/').replace(/~0/g, '~')));

/** The line of a field, or of the nearest one around it that is there. */
const lineFinder = (document: Document, lines: LineCounter) => {
  const find = (path: Path): number => {
    const node = document.getIn(path, true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    return path.length === 0 ? 1 : find(path.slice(0, -1));
  };
  return find;
};

const named = (path: Path): string =>
  path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text === '' ? part : `${text}.${part}`),
    '',
  );

const stepProblems = (name: string, data: unknown): readonly { path: string; message: string }[] => {
  const type = STEP_COMMANDS.get(name);
  return type ? BOARD_COMMANDS[type].problems(data, '') : [];
};

const UNHELPFUL: readonly string[] = ['oneOf', 'additionalProperties', 'required', 'minProperties', 'maxProperties'];

/** Every problem of a step is best said as "no such step" or by the shape of its command. */
const inSteps = (path: Path, keyword: string): boolean =>
  path[0] === 'steps' && path.length >= 2 && UNHELPFUL.includes(keyword);

/** Reads a scenario file (YAML or JSON). All problems are named, each with line and field. */
export const parseScenario = (
  text: string,
):
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly problems: readonly ScenarioProblem[] } => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const syntax = document.errors.map((error) => ({
    line: error.linePos?.[0].line ?? 1,
    field: '',
    message: error.message.split('\n')[0] ?? 'not YAML',
  }));
  if (syntax.length > 0) return { ok: false, problems: syntax };
  const lineOf = lineFinder(document, lines);
  const raw: unknown = document.toJS();
  const problems: ScenarioProblem[] = [];
  if (!validate(raw)) {
    for (const { instancePath, message, params, keyword } of validate.errors ?? []) {
      const path = pathOf(instancePath);
      if (inSteps(path, keyword)) continue;
      const extra =
        'additionalProperty' in params
          ? `: ${String(params.additionalProperty)}`
          : 'allowedValues' in params
            ? `: ${String(params.allowedValues)}`
            : '';
      problems.push({ line: lineOf(path), field: named(path), message: `${message ?? 'wrong'}${extra}` });
    }
    const { steps } = (raw ?? {}) as { steps?: unknown };
    for (const [index, one] of (Array.isArray(steps) ? (steps as unknown[]) : []).entries()) {
      const names = typeof one === 'object' && one !== null ? Object.keys(one) : [];
      const [name] = names;
      if (names.length !== 1 || name === undefined) {
        problems.push({ line: lineOf(['steps', index]), field: `steps[${index}]`, message: 'a step has one name' });
      } else if (name !== 'expect' && !STEP_COMMANDS.has(name)) {
        const known = [...STEP_COMMANDS.keys(), 'expect'].join(', ');
        problems.push({
          line: lineOf(['steps', index]),
          field: `steps[${index}]`,
          message: `no such step: ${name}; there are ${known}`,
        });
      }
    }
    return { ok: false, problems };
  }
  const steps = raw.steps.flatMap((one, index): Step[] => {
    const [[name, data] = ['', {}]] = Object.entries(one);
    const line = lineOf(['steps', index]);
    if (name === 'expect') return [{ line, expect: data }];
    for (const { path, message } of stepProblems(name, data)) {
      const where: Path = ['steps', index, name, ...path.split('.').filter((part) => part !== '')];
      problems.push({ line: lineOf(where), field: named(where), message });
    }
    return [{ line, command: { type: STEP_COMMANDS.get(name), data } as BoardCommand }];
  });
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, scenario: { title: raw.title ?? null, session: raw.session, board: raw.board, steps } };
};
