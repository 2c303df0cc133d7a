import { sessionDoc } from '@app/testing';
import type { SessionDoc } from '../session/session-doc';
import { stageAround } from './contest';

const part = (id: string, contest: string, stage: string, session: number): SessionDoc =>
  sessionDoc({ id, contest: { contest, stage, session } });

const ALL = [
  part('c', 'cup', 'final', 1),
  part('a', 'cup', 'final', 2),
  part('b', 'cup', 'final', 10),
  part('d', 'cup', 'semi-final', 1),
  part('e', 'league', 'final', 1),
  sessionDoc({ id: 'f' }),
  sessionDoc({ id: 'g' }),
];

it.each([
  ['a', ['c', 'a', 'b']],
  ['c', ['c', 'a', 'b']],
  ['d', ['d']],
  ['e', ['e']],
  ['f', ['f']],
])('the stage of session %s is %j', (id, expected) => {
  const session = ALL.find((one) => one.id === id) ?? sessionDoc();
  expect(stageAround(session, ALL).map((one) => one.id)).toEqual(expected);
});
