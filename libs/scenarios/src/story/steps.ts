import { type Role, ROLES, isRecord, problemsOf } from '@app/contract';
import type { Edition } from '@app/bridge';
import { splitProblems } from '../scenario/editions';
import { type Path, type PathProblem, pathOfField } from '../yaml/problem';
import { asTheSchemaTakesIt } from './as-the-schema-takes-it';
import { type StoryCommand, STORY_COMMANDS } from './commands';
import { expectationProblems } from './expectations';
import { meanings } from './meanings';
import { type Clock, parseResult } from './notation';
import { parseBoardAddress } from './board-address';
import type { StoryStep, Told } from './story';

const BESIDE: readonly string[] = ['on', 'appeal', 'as', 'name'];

/** What is said of a step beside its command. */
interface RawTold {
  readonly name: string;
  readonly data: unknown;
  readonly step: Readonly<Record<string, unknown>>;
}

const rawOf = (step: unknown): RawTold | null => {
  if (!isRecord(step)) return null;
  const [first, ...others] = Object.entries(step).filter(([key]) => !BESIDE.includes(key));
  return first && others.length === 0 ? { name: first[0], data: first[1], step } : null;
};

/** Names that stand for decisions of earlier steps, before anything has been decided. */
const someDecision = (name: string, known: readonly string[]) =>
  known.includes(name.split(' ')[0] ?? '') ? { address: 'session-story@0', revision: 0 } : null;

const ofCommand =
  ({ schema }: StoryCommand, clock: Clock, known: readonly string[]) =>
  (data: unknown, path: Path): readonly PathProblem[] => {
    const words = meanings({
      clock,
      edition: 'wbf-2017',
      decisionOf: (name) => someDecision(name, known),
      actOf: () => 0,
    });
    return problemsOf(schema, asTheSchemaTakesIt(schema, data, words)).map((problem) => ({
      path: [...path, ...pathOfField(problem.path)],
      message: problem.message,
    }));
  };

/** What a command is given to, and what it is not. */
const addressProblems = ({ to }: StoryCommand, { step }: RawTold, path: Path): readonly PathProblem[] => [
  ...(typeof step.on === 'string' && !parseBoardAddress(step.on)
    ? [{ path: [...path, 'on'], message: 'expected a table and a board, like 1.3' }]
    : []),
  ...(step.as === undefined || ROLES.some((role) => role === step.as)
    ? []
    : [{ path: [...path, 'as'], message: `expected one of ${ROLES.join(', ')}` }]),
  ...(to === 'board' && typeof step.on !== 'string'
    ? [{ path, message: 'on which board? on: 1.3 (table, board)' }]
    : []),
  ...(to === 'appeal' && typeof step.appeal !== 'string' ? [{ path, message: 'which appeal? appeal: a1' }] : []),
  ...(to !== 'board' && step.on !== undefined
    ? [{ path: [...path, 'on'], message: `a command to the ${to} is given on no board` }]
    : []),
  ...(to !== 'appeal' && step.appeal !== undefined
    ? [{ path: [...path, 'appeal'], message: `a command to the ${to} is about no appeal` }]
    : []),
];

const resultsProblems = (results: unknown, path: Path): readonly PathProblem[] => {
  if (!isRecord(results)) return [{ path, message: 'expected results by table and board' }];
  return Object.entries(results).flatMap(([table, boards]) =>
    Object.entries(isRecord(boards) ? boards : {}).flatMap(([board, text]) => [
      ...(parseBoardAddress(`${table}.${board}`)
        ? []
        : [{ path: [...path, table, board], message: 'expected the number of a board' }]),
      ...(typeof text === 'string' && parseResult(text) !== undefined
        ? []
        : [{ path: [...path, table, board], message: `expected a result like 4S N 10, or passed out` }]),
    ]),
  );
};

const ofStep = (
  step: unknown,
  path: Path,
  played: readonly Edition[],
  clock: Clock,
  known: readonly string[],
): readonly PathProblem[] => {
  const raw = rawOf(step);
  if (!raw) return [{ path, message: 'a step has one name, and beside it on, appeal, as and name' }];
  const { name, data } = raw;
  const at = [...path, name];
  if (name === 'results') return resultsProblems(data, at);
  const command = STORY_COMMANDS.get(name);
  if (name !== 'expect' && !command) {
    return [{ path: at, message: `no such step: ${name}; there are ${[...STORY_COMMANDS.keys()].join(', ')}` }];
  }
  const check = command ? ofCommand(command, clock, known) : expectationProblems(known);
  const inData = isRecord(data) ? splitProblems(data, at, played, check) : check(data, at);
  return [...inData, ...(command ? addressProblems(command, raw, path) : [])];
};

/** What is wrong with the steps, each with where it is. */
export const stepProblems = (steps: unknown, played: readonly Edition[], clock: Clock): readonly PathProblem[] => {
  if (!Array.isArray(steps)) return [];
  const names = steps.map((step: unknown) => (isRecord(step) && typeof step.name === 'string' ? step.name : null));
  return steps.flatMap((step, index) => {
    const known = names.slice(0, index).filter((name) => name !== null);
    const own = names[index];
    const twice = own !== null && own !== undefined && known.includes(own);
    return [
      ...(twice ? [{ path: ['steps', index, 'name'], message: `an earlier step is named ${own} already` }] : []),
      ...ofStep(step, ['steps', index], played, clock, known),
    ];
  });
};

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const toldOf = (command: StoryCommand, { data, step }: RawTold, line: number): Told => ({
  line,
  command,
  on: typeof step.on === 'string' ? parseBoardAddress(step.on) : null,
  appeal: textOf(step.appeal),
  as: ROLES.find((role) => role === step.as) ?? DEFAULT_ROLE,
  name: textOf(step.name),
  data: isRecord(data) ? data : {},
});

/** Who gives a command where a step does not say it. */
const DEFAULT_ROLE: Role = 'chief-director';

/** A step that has no problems. */
export const stepOf = (step: unknown, line: number): readonly StoryStep[] => {
  const raw = rawOf(step);
  if (!raw || !isRecord(raw.data)) return [];
  const { name, data } = raw;
  if (name === 'expect') return [{ line, expect: data }];
  if (name === 'results')
    return [{ line, results: data as Readonly<Record<string, Readonly<Record<string, string>>>> }];
  const command = STORY_COMMANDS.get(name);
  return command ? [toldOf(command, raw, line)] : [];
};
