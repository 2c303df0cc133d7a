import type { Edition } from '@app/bridge';
import type { Alternative, Step } from '@app/documents';
import { type Refusal, viewBoard } from '@app/session';
import {
  type WrittenAlternative,
  type BoardAddress,
  type SessionCommand,
  aWhatIfRequest,
  conforms,
  decodeBoardEvent,
  isRecord,
  problemsOf,
  readable,
} from '@app/contract';
import { saidUnder } from '../scenario/editions';
import { resolved } from '../scenario/resolve';
import { type StepCommand, STEP_COMMANDS } from '../scenario/schema';
import { stepProblems } from '../scenario/steps';
import { STORY_COMMANDS } from '../story/commands';
import { type FileProblem, type Path, type PathProblem, fieldOf, pathOfField } from '../yaml/problem';
import { readDocument } from '../yaml/read-document';

/**
 * The stream that other courses are tried in: a board with the edition it is played under, or a session; and how many
 * events it has.
 */
export type Tried = { readonly events: number } & (
  | { readonly to: 'board'; readonly address: BoardAddress; readonly edition: Edition }
  | { readonly to: 'session'; readonly session: string }
);

/** More than that nobody compares. */
const MOST_ALTERNATIVES = 8;
const MOST_STEPS = 500;

const sessionStepProblems = (steps: readonly Readonly<Record<string, unknown>>[]): readonly PathProblem[] =>
  steps.flatMap((step, index): readonly PathProblem[] => {
    const [[name, data] = ['', null]] = Object.entries(step);
    const command = STORY_COMMANDS.get(name);
    if (command?.to !== 'session') {
      const known = [...STORY_COMMANDS].flatMap(([one, { to }]) => (to === 'session' ? [one] : []));
      return [{ path: ['steps', index], message: `no such step: ${name}; there are ${known.join(', ')}` }];
    }
    return problemsOf(command.schema, data).map(({ path, message }) => ({
      path: ['steps', index, name, ...pathOfField(path)],
      message,
    }));
  });

const boardStepProblems = (steps: readonly Readonly<Record<string, unknown>>[], edition: Edition) => [
  ...stepProblems({ steps }, [edition]),
  ...steps.flatMap((step, index): readonly PathProblem[] =>
    'expect' in step ? [{ path: ['steps', index], message: 'nothing is expected of what is only tried' }] : [],
  ),
];

const changesNothing = ({ from, without = [], steps = [] }: WrittenAlternative): boolean =>
  from === undefined && without.length === 0 && steps.length === 0;

/** Events that are named and are not there; another course may begin behind the last. */
const unknownEvents = ({ from, without = [] }: WrittenAlternative, { events }: Tried): readonly PathProblem[] => {
  const named: readonly { readonly path: Path; readonly revision: number; readonly end: number }[] = [
    ...(from === undefined ? [] : [{ path: ['from'], revision: from, end: events }]),
    ...without.map((one, index) => ({ path: ['without', index], revision: one, end: events - 1 })),
  ];
  return named.flatMap(({ path, revision, end }) =>
    revision > end ? [{ path, message: `there is no event @${revision}: the last is @${events - 1}` }] : [],
  );
};

const alternativeProblems = (written: WrittenAlternative, tried: Tried): readonly PathProblem[] => {
  const { steps = [] } = written;
  if (changesNothing(written)) return [{ path: [], message: 'it changes nothing: give from, without or steps' }];
  if (steps.length > MOST_STEPS) return [{ path: ['steps'], message: `at most ${MOST_STEPS} steps` }];
  const unknown = unknownEvents(written, tried);
  if (unknown.length > 0) return unknown;
  return tried.to === 'board' ? boardStepProblems(steps, tried.edition) : sessionStepProblems(steps);
};

const boardStep = (
  type: StepCommand,
  data: Readonly<Record<string, unknown>>,
  { address, edition }: Extract<Tried, { to: 'board' }>,
): Step => {
  const notOpen: Refusal = { code: 'BoardNotOpen', message: 'the board has not been opened' };
  return ({ events, state }) => {
    if (state.to !== 'board' || !state.state) return { ok: false, refusal: notOpen };
    const stream = events.map((event) => readable(event, decodeBoardEvent));
    const command = resolved(type, data, stream, viewBoard(state.state), edition);
    return command.ok ? { ok: true, command: { to: 'board', address, command: command.command } } : command;
  };
};

const stepOf = (written: Readonly<Record<string, unknown>>, tried: Tried): readonly Step[] => {
  const [[name, data] = ['', {}]] = Object.entries(written);
  if (tried.to === 'session') {
    const command = { type: STORY_COMMANDS.get(name)?.type, data } as SessionCommand;
    return [() => ({ ok: true, command: { to: 'session', session: tried.session, command } })];
  }
  const type = STEP_COMMANDS.get(name);
  const said = isRecord(data) ? saidUnder(tried.edition, data) : null;
  return type && said ? [boardStep(type, said, tried)] : [];
};

/** An alternative under its name. */
export interface NamedAlternative extends Alternative {
  readonly name: string;
}

const alternativeOf = (written: WrittenAlternative, index: number, tried: Tried): NamedAlternative => ({
  name: written.name ?? String(index + 1),
  ...(written.from === undefined ? {} : { from: written.from }),
  without: written.without ?? [],
  rest: written.rest ?? 'replayed',
  steps: (written.steps ?? []).flatMap((step) => stepOf(step, tried)),
});

type ReadWhatIf =
  | { readonly ok: true; readonly title: string | null; readonly alternatives: readonly NamedAlternative[] }
  | { readonly ok: false; readonly problems: readonly PathProblem[] };

/** Reads what is to be tried from JSON; the problems name their fields. */
export const whatIfFrom = (value: unknown, tried: Tried): ReadWhatIf => {
  if (!conforms(aWhatIfRequest, value)) {
    const problems = problemsOf(aWhatIfRequest, value);
    return { ok: false, problems: problems.map(({ path, message }) => ({ path: pathOfField(path), message })) };
  }
  const { title = null, alternatives, ...single } = value;
  if (alternatives && !changesNothing(single)) {
    return { ok: false, problems: [{ path: ['alternatives'], message: 'one alternative, or several, not both' }] };
  }
  if (alternatives && alternatives.length > MOST_ALTERNATIVES) {
    return { ok: false, problems: [{ path: ['alternatives'], message: `at most ${MOST_ALTERNATIVES}` }] };
  }
  const again = alternatives?.findIndex(
    ({ name }, index) => alternatives.findIndex((one) => one.name === name) < index,
  );
  if (again !== undefined && again >= 0) {
    return { ok: false, problems: [{ path: ['alternatives', again, 'name'], message: 'another one has this name' }] };
  }
  const written: readonly WrittenAlternative[] = alternatives ?? [single];
  const problems = written.flatMap((one, index) =>
    alternativeProblems(one, tried).map(({ path, message }) => ({
      path: alternatives ? ['alternatives', index, ...path] : path,
      message,
    })),
  );
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, title, alternatives: written.map((one, index) => alternativeOf(one, index, tried)) };
};

/** A file of what is to be tried, and where its steps stand. */
type WhatIfFile =
  | {
      readonly ok: true;
      readonly title: string | null;
      readonly alternatives: readonly NamedAlternative[];
      readonly lineOf: (alternative: number, step: number) => number;
    }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

/** Reads a file (YAML or JSON). All problems are named, each with line and field. */
export const readWhatIf = (source: string, tried: Tried): WhatIfFile => {
  const read = readDocument(source);
  if (!read.ok) return read;
  const { value, placeOf } = read.document;
  const found = whatIfFrom(value, tried);
  if (!found.ok) {
    const problems = found.problems.map(({ path, message }) => ({ ...placeOf(path), field: fieldOf(path), message }));
    return { ok: false, problems: problems.sort((one, other) => one.line - other.line) };
  }
  const pathTo = (alternative: number): Path =>
    isRecord(value) && 'alternatives' in value ? ['alternatives', alternative] : [];
  return {
    ...found,
    lineOf: (alternative, step) => placeOf([...pathTo(alternative), 'steps', step]).line,
  };
};
