import { inEnglish } from '@app/messages';
import { scoreSession, stageStandings } from '@app/documents';
import type { SessionDoc } from '@app/session';
import { scoring, sessionDoc } from '@app/testing';
import { carryOverAnswer, sessionBefore } from './carry-over-answer';

const part = (stage: 'qualifying' | 'final', by: 'total' | 'half' | 'dbf-207A', more: Partial<SessionDoc> = {}) =>
  sessionDoc({
    id: stage,
    contest: { contest: 'cup', stage, session: 1 },
    conditions: {
      name: 'Cup',
      contestants: 'pair',
      stages: [
        { stage: 'qualifying', form: 'field', scoring: 'matchpoints', measure: 'sum' },
        { stage: 'final', form: 'field', scoring: 'matchpoints', carryOver: { from: 'qualifying', by } },
      ],
    },
    ...more,
  });

/** Pair 1 has 2 matchpoints, pair 2 none. */
const before = stageStandings([
  scoreSession(part('qualifying', 'total'), [
    scoring(120, { table: '1', contestants: { NS: '1', EW: '3' } }),
    scoring(90, { table: '2', contestants: { NS: '2', EW: '4' } }),
  ]),
]);
const entered = (...contestants: readonly string[]): Partial<SessionDoc> => ({
  contestants: contestants.map((contestant) => ({ contestant, kind: 'pair' })),
});

it.each([
  ['total', ['1 2', '2 0']],
  ['half', ['1 1', '2 0']],
] as const)('is the %s of those who are in the session', (by, expected) => {
  const { suggestions, missing } = carryOverAnswer(part('final', by, entered('2', '1', '9')), before);
  expect(suggestions.map(({ contestant, amount }) => `${contestant} ${amount}`).sort()).toEqual(expected);
  expect(missing).toEqual([]);
});

const rounds = [{ round: '1', section: 'A', tables: [{ table: '1', NS: '1', EW: '2', boards: [1] }] }];

it.each([
  [part('qualifying', 'total'), 'the conditions of contest carry nothing over into the session'],
  [part('final', 'half', entered('9')), 'nobody in the session is in that ranking'],
  [part('final', 'dbf-207A'), 'no match is scheduled'],
  [part('final', 'dbf-207A', { rounds }), 'match 1: 1 and 2 have not met'],
])('is nothing, and why', (session, why) => {
  const { suggestions, missing } = carryOverAnswer(session, before);
  expect([suggestions, missing.map(inEnglish)]).toEqual([[], [why]]);
});

it('comes from the stage that the conditions name', () => {
  const [qualifying, final] = [part('qualifying', 'total'), part('final', 'total')];
  expect(sessionBefore(final, [final, qualifying])).toBe(qualifying);
  expect(sessionBefore(final, [final])).toBeNull();
  expect(sessionBefore(qualifying, [final, qualifying])).toBeNull();
});
