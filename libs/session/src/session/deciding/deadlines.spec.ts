import { givenSession } from '@app/testing';
import type { SessionEvent } from '../events';
import type { DataOf } from './common';

const at = (time: string): string => `2026-02-02T${time}:00Z`;

/** Results are published at revisions 1 and 2. */
const PUBLISHED: readonly SessionEvent[] = [
  { type: 'SessionOpened', data: { laws: 'wbf-2017', scoring: 'matchpoints' } },
  { type: 'ResultsPublished', data: { status: 'provisional', at: at('19:30') } },
  { type: 'ResultsPublished', data: { status: 'provisional', at: at('19:40') } },
];

const deadline = (until: string, decidedAt: string, more: Partial<DataOf<'SetDeadline'>> = {}) => ({
  right: 'score-correction' as const,
  until: at(until),
  decidedAt: at(decidedAt),
  paragraph: 'DBf X79A3',
  reason: 'A slip is missing',
  ...more,
});
const set = (data: DataOf<'SetDeadline'>): SessionEvent => ({ type: 'DeadlineSet', data });

/** Until 20:00, and then extended until 21:00. */
const EXTENDED = [...PUBLISHED, set(deadline('20:00', '19:30')), set(deadline('21:00', '19:50'))];

describe('a period', () => {
  it.each<[string, DataOf<'SetDeadline'>]>([
    ['extended while it runs', deadline('22:00', '20:30')],
    ['extended at its very end', deadline('22:00', '21:00')],
    ['shortened while it runs', deadline('20:40', '20:30')],
    ['ended at once', deadline('20:30', '20:30')],
    ['of another right set later', deadline('23:00', '22:00', { right: 'appeal' })],
    ['of a publication with one of its own (DBf X79A4)', deadline('23:00', '22:00', { publication: 2 })],
    ['set in another zone', deadline('22:00', '20:30', { until: '2026-02-02T22:00:00+01:00' })],
  ])('is %s', (_, data) => {
    givenSession(...EXTENDED)
      .when({ type: 'SetDeadline', data })
      .then(set(data));
  });

  it('does not end before it is set', () => {
    givenSession(...PUBLISHED)
      .when({ type: 'SetDeadline', data: deadline('19:59', '20:00') })
      .refused('DeadlineBeforeDecision');
  });

  it('is not set anew when it has run out', () => {
    givenSession(...EXTENDED)
      .when({ type: 'SetDeadline', data: deadline('22:00', '21:01') })
      .refused('DeadlinePassed');
    givenSession(...EXTENDED)
      .when({ type: 'SetDeadline', data: deadline('22:00', '21:01', { decidedAt: '2026-02-02T22:01:00+01:00' }) })
      .refused('DeadlinePassed');
  });

  it('is that of something: a round, a publication', () => {
    givenSession(...PUBLISHED)
      .when({ type: 'SetDeadline', data: deadline('20:00', '19:45', { round: '1' }) })
      .refused('RoundUnknown');
    givenSession(...PUBLISHED)
      .when({ type: 'SetDeadline', data: deadline('20:00', '19:45', { publication: 0 }) })
      .refused('PublicationUnknown');
  });
});
