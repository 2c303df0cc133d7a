import type { SessionDoc } from '@app/session';
import { sessionDoc } from '@app/testing';
import { earlierSessions } from './earlier-sessions';

const part = (id: string, stage: string, session: number, date: string | null = null): SessionDoc =>
  sessionDoc({
    id,
    date,
    contest: { contest: 'cup', stage, session },
    conditions: {
      name: 'Cup',
      contestants: 'team',
      stages: ['qualifying', 'final'].map((name) => ({ stage: name, form: 'field', scoring: 'matchpoints' })),
    },
  });

const ALL = [
  part('f2', 'final', 2),
  part('f1', 'final', 1),
  part('q1', 'qualifying', 1),
  part('x', 'consolation', 1),
  part('x1', 'consolation', 2, '2026-01-01'),
  part('f3', 'final', 3, '2026-02-01'),
];

it.each([
  ['f2', ['q1', 'f1']],
  ['q1', []],
  ['x', []],
  ['f3', ['q1', 'x1', 'f1', 'f2']],
])('before %s came %j', (id, expected) => {
  const session = ALL.find((one) => one.id === id) ?? sessionDoc();
  expect(earlierSessions(session, ALL).map((one) => one.id)).toEqual(expected);
});

it('before a session of no contest, or one that is not among them, came none', () => {
  const session = sessionDoc();
  expect(earlierSessions(session, [session])).toEqual([]);
  expect(earlierSessions(session, [])).toEqual([]);
});
