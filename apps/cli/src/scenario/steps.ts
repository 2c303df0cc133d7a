import { BOARD_COMMANDS } from '@app/session';
import { EXPECTABLE } from './expect';
import type { Path, PathProblem } from './problem';
import { pathOfField } from './problem';
import { STEP_COMMANDS } from './schema';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const ofExpect = (data: unknown, path: Path): readonly PathProblem[] => {
  if (!isRecord(data)) return [{ path, message: 'expected an object of fields of the board' }];
  return Object.keys(data)
    .filter((key) => !EXPECTABLE.includes(key))
    .map((key) => ({
      path: [...path, key],
      message: `the state of a board has no such field; there are ${EXPECTABLE.join(', ')}`,
    }));
};

const ofStep = (step: unknown, path: Path): readonly PathProblem[] => {
  const entries = isRecord(step) ? Object.entries(step) : [];
  const [first] = entries;
  if (first === undefined || entries.length > 1) return [{ path, message: 'a step has one name' }];
  const [name, data] = first;
  if (name === 'expect') return ofExpect(data, [...path, name]);
  const type = STEP_COMMANDS.get(name);
  if (type === undefined) {
    const known = [...STEP_COMMANDS.keys(), 'expect'].join(', ');
    return [{ path, message: `no such step: ${name}; there are ${known}` }];
  }
  return BOARD_COMMANDS[type]
    .problems(data, '')
    .map((problem) => ({ path: [...path, name, ...pathOfField(problem.path)], message: problem.message }));
};

/** What is wrong with the steps themselves, however the rest of the file is. */
export const stepProblems = (scenario: unknown): readonly PathProblem[] => {
  const steps: unknown = isRecord(scenario) ? scenario.steps : undefined;
  return Array.isArray(steps) ? steps.flatMap((step, index) => ofStep(step, ['steps', index])) : [];
};

/** A deal that is no deal, or no sound one. That it is a text at all, the schema says. */
export const dealProblems = (scenario: unknown): readonly PathProblem[] => {
  const board: unknown = isRecord(scenario) ? scenario.board : undefined;
  const deal: unknown = isRecord(board) ? board.deal : undefined;
  if (typeof deal !== 'string') return [];
  return BOARD_COMMANDS.OpenBoard.fields.deal
    .problems(deal, '')
    .map(({ message }) => ({ path: ['board', 'deal'], message }));
};
