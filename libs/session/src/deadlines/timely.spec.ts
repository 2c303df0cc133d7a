import { message } from '@app/bridge';
import { sessionDoc } from '@app/testing';
import type { SessionDoc } from '../session/session-doc';
import type { RetainedEvent } from '../session/retained';
import { timelinessOf } from './timely';

const published = (revision: number, at: string): RetainedEvent => ({
  type: 'ResultsPublished',
  revision,
  data: { status: 'official', at },
});
const KEPT = [published(1, '2013-02-01T22:00:00Z'), published(2, '2013-02-01T22:50:00Z')];

const at = (time: string, departing: Partial<SessionDoc>, firstShown: number | null = null) =>
  timelinessOf(sessionDoc(departing), {
    round: null,
    at: `2013-02-01T${time}Z`,
    rights: ['score-correction'],
    firstShown,
  });

it.each([
  ['22:30:00', 'in-time'],
  ['22:30:01', 'late'],
])('79C1: taken up at %s is %s', (time, timely) => {
  const params = { paragraph: { paragraph: 'L79C1' }, until: { instant: '2013-02-01T22:30:00Z' } };
  const period = message('deadline.period.until', params);
  expect(at(time, { kept: KEPT.slice(0, 1) })).toEqual({ timely, period });
});

it('is in time as long as the period has not begun', () => {
  expect(at('22:00:00', {})).toMatchObject({ timely: 'in-time', period: { code: 'deadline.period.open' } });
});

it('X79B2: what takes consent is late', () => {
  const { timely } = at('22:31:00', { regulations: 'dbf-2013', kept: KEPT.slice(0, 1) });
  expect(timely).toBe('late');
});

it('X79A4: the period of a change is for what that change has brought', () => {
  const danish = { regulations: 'dbf-2013', kept: KEPT };
  expect([at('23:00:00', danish).timely, at('23:00:00', danish, 2).timely]).toEqual(['late', 'in-time']);
});

it('has no period where the rights have none', () => {
  const taken = { round: null, at: '2013-02-01T22:00:00Z', rights: [], firstShown: null };
  expect(timelinessOf(sessionDoc(), taken)).toEqual({ timely: 'no-period', period: null });
});
