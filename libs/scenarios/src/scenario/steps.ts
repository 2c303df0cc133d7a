import { BOARD_COMMANDS, isRecord, problemsOf } from '@app/contract';
import type { Edition } from '@app/bridge';
import { type Path, type PathProblem, pathOfField } from '../yaml/problem';
import { ACT_FIELDS, parseAct } from './acts';
import { splitProblems } from './editions';
import { EXPECTABLE } from './expect';
import { type StepCommand, STEP_COMMANDS } from './schema';

const ofState = (part: unknown, path: Path): readonly PathProblem[] => {
  if (!isRecord(part)) return [{ path, message: 'expected an object of fields of the board' }];
  return Object.keys(part)
    .filter((key) => !EXPECTABLE.includes(key))
    .map((key) => ({
      path: [...path, key],
      message: `the state of a board has no such field; there are ${EXPECTABLE.join(', ')}`,
    }));
};

/** Acts written as `E 1H` where a command has a revision; a text that names none is a problem. */
const actProblems = (data: Readonly<Record<string, unknown>>, path: Path): readonly PathProblem[] =>
  ACT_FIELDS.flatMap((field) => {
    const act = data[field];
    return typeof act !== 'string' || parseAct(act)
      ? []
      : [{ path: [...path, field], message: `expected a seat and its call or card (E 1H, E HK), or a revision` }];
  });

/** A revision stands for every act that is named, until the board says which it is. */
const withRevisions = (data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
  ...data,
  ...Object.fromEntries(ACT_FIELDS.filter((field) => typeof data[field] === 'string').map((field) => [field, 0])),
});

const ofCommand =
  (type: StepCommand) =>
  (data: unknown, path: Path): readonly PathProblem[] => [
    ...(isRecord(data) ? actProblems(data, path) : []),
    ...problemsOf(BOARD_COMMANDS[type], isRecord(data) ? withRevisions(data) : data).map((problem) => ({
      path: [...path, ...pathOfField(problem.path)],
      message: problem.message,
    })),
  ];

const ofStep = (step: unknown, path: Path, played: readonly Edition[]): readonly PathProblem[] => {
  const entries = isRecord(step) ? Object.entries(step) : [];
  const [first] = entries;
  if (first === undefined || entries.length > 1) return [{ path, message: 'a step has one name' }];
  const [name, data] = first;
  const at = [...path, name];
  const type = STEP_COMMANDS.get(name);
  const check = name === 'expect' ? ofState : type && ofCommand(type);
  if (check) return isRecord(data) ? splitProblems(data, at, played, check) : check(data, at);
  const known = [...STEP_COMMANDS.keys(), 'expect'].join(', ');
  return [{ path, message: `no such step: ${name}; there are ${known}` }];
};

/** What is wrong with the steps themselves, however the rest of the file is. */
export const stepProblems = (scenario: unknown, played: readonly Edition[]): readonly PathProblem[] => {
  const steps: unknown = isRecord(scenario) ? scenario.steps : undefined;
  return Array.isArray(steps) ? steps.flatMap((step, index) => ofStep(step, ['steps', index], played)) : [];
};

/** A deal that is no deal, or no sound one. That it is a text at all, the schema says. */
export const dealProblems = (scenario: unknown): readonly PathProblem[] => {
  const board: unknown = isRecord(scenario) ? scenario.board : undefined;
  const deal: unknown = isRecord(board) ? board.deal : undefined;
  if (typeof deal !== 'string') return [];
  return problemsOf(BOARD_COMMANDS.OpenBoard.properties.deal, deal).map(({ message }) => ({
    path: ['board', 'deal'],
    message,
  }));
};
