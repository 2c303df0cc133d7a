import { sessionDoc } from '@app/testing';
import { inEnglish } from '@app/messages';
import type { SessionDoc } from '../session/session-doc';
import type { RetainedEvent } from '../session/retained';
import { deadlinesOf } from './deadlines';
import type { Contest } from './contest';

const PAIRS: SessionDoc = sessionDoc({
  contest: { contest: 'c', stage: 'all', session: 1 },
  regulations: 'dbf-2013',
  date: '2013-02-01',
  rounds: [{ round: 'r1', section: 'A', tables: [{ table: '1', NS: '1', EW: '2', boards: [1] }] }],
});
const ENDED: RetainedEvent = {
  type: 'RoundEnded',
  revision: 2,
  data: { round: 'r1', at: '2013-02-01T22:30:00+01:00' },
};

/** Nobody's consent needed. */
const of = (session: SessionDoc, contest: Contest = []): readonly string[] =>
  deadlinesOf(session, contest)
    .filter(({ right, needs }) => right === 'illegal-player' && needs === null)
    .map(
      ({ until, awaits, paragraph, rests }) =>
        `${until ?? `(${awaits ? inEnglish(awaits) : ''})`} ${paragraph} [${rests.join(' ')}]`,
    );

it('X92A4: the last session of the contest counts where somebody may not play', () => {
  const session = { ...PAIRS, kept: [ENDED] };
  expect(of(session)).toEqual(['2013-02-01T23:00:00+01:00 DBf X92A4 [2]']);
  const second = sessionDoc({
    id: 'second',
    regulations: 'dbf-2013',
    contest: { contest: 'c', stage: 'all', session: 2 },
    planned: { start: '2013-02-08T19:00:00+01:00' },
  });
  expect(of(session, [second])).toEqual(['(the session has not ended) DBf X92A4 []']);
  const over = { ...ENDED, data: { round: 'r1', at: '2013-02-08T22:00:00+01:00' } } as const;
  const ended = { ...second, rounds: PAIRS.rounds, kept: [over] };
  expect(of(session, [ended])).toEqual(['2013-02-08T22:30:00+01:00 DBf X92A4 []']);
  expect(of(ended, [session])).toEqual(['2013-02-08T22:30:00+01:00 DBf X92A4 [2]']);
});

it.each([
  ['a-final', false, ['(the last session of the contest has not ended) DBf X92A4 []']],
  ['b-final', false, ['2013-02-01T23:00:00+01:00 DBf X92A4 [2]']],
  ['a-final', true, ['2013-02-01T23:00:00+01:00 DBf X92A4 [2]']],
  ['b-final', true, ['2013-02-01T23:00:00+01:00 DBf X92A4 [2]']],
  ['semi-final', true, ['(the last session of the contest has not ended) DBf X92A4 []']],
])('X92A4: the contest ends with the %s, the finals said to be last: %s', (stage, last, expected) => {
  const form = { form: 'field', scoring: 'matchpoints' } as const;
  const final = { ...form, ...(last ? { last } : {}) };
  const conditions: SessionDoc['conditions'] = {
    name: 'pairs',
    contestants: 'pair',
    stages: [
      { stage: 'semi-final', ...form },
      { stage: 'a-final', ...final },
      { stage: 'b-final', ...final },
    ],
  };
  const session = {
    ...PAIRS,
    conditions,
    contest: { contest: 'c', stage, session: 1 },
    kept: [ENDED],
  };
  expect(of(session)).toEqual(expected);
});

it.each([
  ['2013-06-01', '2013-06-01T23:59:59Z'],
  ['08-31', '2013-08-31T23:59:59Z'],
  ['01-31', '2014-01-31T23:59:59Z'],
])('X79B3: an organiser who has set %s', (day, until) => {
  const conditions = {
    name: 'division',
    contestants: 'pair',
    stages: [{ stage: 'all', form: 'field', scoring: 'matchpoints' }],
    players: { illegalPlayersUntil: { day, paragraph: 'DBf 321D3' } },
  } as const;
  expect(deadlinesOf({ ...PAIRS, conditions })).toContainEqual(
    expect.objectContaining({ right: 'illegal-player', until, paragraph: 'DBf X79B3, DBf 321D3' }),
  );
});
