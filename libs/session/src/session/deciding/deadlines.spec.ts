import type { SessionEvent } from '@app/contract';
import { givenSession, sessionDoc } from '@app/testing';
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

describe('a period that was never decided on', () => {
  const OFFICIAL: readonly SessionEvent[] = [
    { type: 'SessionOpened', data: { laws: 'wbf-2017', scoring: 'matchpoints' } },
    { type: 'ResultsPublished', data: { status: 'official', at: at('19:30') } },
  ];

  it('is set until half an hour after the official score (79C1)', () => {
    givenSession(...OFFICIAL)
      .when({ type: 'SetDeadline', data: deadline('21:00', '20:00') })
      .then(set(deadline('21:00', '20:00')));
    givenSession(...OFFICIAL)
      .when({ type: 'SetDeadline', data: deadline('21:00', '20:01') })
      .refused('DeadlinePassed');
  });

  it('waits as long as any that is meant', () => {
    givenSession(OFFICIAL[0] ?? set(deadline('21:00', '20:01')))
      .when({ type: 'SetDeadline', data: deadline('21:00', '20:01') })
      .then(set(deadline('21:00', '20:01')));
  });
});

describe('the Danish period', () => {
  const opened = (more: Partial<Extract<SessionEvent, { type: 'SessionOpened' }>['data']> = {}): SessionEvent => ({
    type: 'SessionOpened',
    data: { laws: 'wbf-2007', regulations: 'dbf-2013', scoring: 'matchpoints', date: '2026-02-02', ...more },
  });
  const put: SessionEvent = { type: 'ResultsPublished', data: { status: 'provisional', at: at('19:30') } };
  const OF_TWO_SESSIONS = {
    name: 'Two evenings',
    contestants: 'pair' as const,
    stages: [{ stage: 'all', form: 'field' as const, scoring: 'matchpoints' as const, sessions: 2 }],
  };

  it.each<[string, SessionEvent, DataOf<'SetDeadline'>]>([
    ['shortened to five minutes (X79A3)', opened(), deadline('19:45', '19:40')],
    ['extended by a minute', opened(), deadline('20:01', '20:00')],
    [
      'shortened after the last session of a stage',
      opened({ conditions: OF_TWO_SESSIONS, contest: { contest: 'c', stage: 'all', session: 2 } }),
      deadline('19:45', '19:40'),
    ],
  ])('is %s', (_, session, data) => {
    givenSession(session, put).when({ type: 'SetDeadline', data }).then(set(data));
  });

  it.each<[string, SessionEvent, DataOf<'SetDeadline'>]>([
    ['to less than five minutes', opened(), deadline('19:44', '19:40')],
    [
      'while the stage has more sessions',
      opened({ conditions: OF_TWO_SESSIONS, contest: { contest: 'c', stage: 'all', session: 1 } }),
      deadline('19:50', '19:40'),
    ],
  ])('is not shortened %s (X79A3)', (_, session, data) => {
    givenSession(session, put).when({ type: 'SetDeadline', data }).refused('DeadlineTooShort');
  });

  describe('where another session of the stage is played the next day', () => {
    const session = opened({ contest: { contest: 'c', stage: 'all', session: 1 } });
    const tomorrow = sessionDoc({
      id: 'tomorrow',
      contest: { contest: 'c', stage: 'all', session: 2 },
      planned: { start: '2026-02-03T10:00:00Z' },
    });

    it('is extended after the half hour (X79A1)', () => {
      const data = deadline('22:00', '21:00', { until: '2026-02-03T11:00:00Z' });
      givenSession(session, put).when({ type: 'SetDeadline', data }, [tomorrow]).then(set(data));
      givenSession(session, put).when({ type: 'SetDeadline', data }).refused('DeadlinePassed');
    });

    it('is not shortened (X79A3)', () => {
      const data = deadline('19:50', '19:40');
      givenSession(session, put).when({ type: 'SetDeadline', data }, [tomorrow]).refused('DeadlineTooShort');
    });
  });
});

describe('the time to appeal against one decision', () => {
  const about = { right: 'appeal', decision: 'board-s.1.1@9' } as const;
  const SET = [...PUBLISHED, set(deadline('21:00', '19:50', about))];

  it.each<[string, DataOf<'SetDeadline'>]>([
    ['while it runs', deadline('22:00', '20:50', about)],
    ['anew, where that is tolerated', deadline('22:00', '21:10', { ...about, tolerance: true })],
    ['against another decision', deadline('22:00', '21:10', { ...about, decision: 'appeal-a1@9' })],
  ])('is set %s', (_, data) => {
    givenSession(...SET)
      .when({ type: 'SetDeadline', data })
      .then(set(data));
  });

  it('is not set anew without that', () => {
    givenSession(...SET)
      .when({ type: 'SetDeadline', data: deadline('22:00', '21:10', about) })
      .refused('DeadlinePassed');
  });

  it.each<[string, DataOf<'SetDeadline'>]>([
    ['another right', deadline('22:00', '20:50', { ...about, right: 'score-correction' })],
    ['no decision', deadline('22:00', '20:50', { right: 'appeal', tolerance: true })],
  ])('is none of %s', (_, data) => {
    givenSession(...SET)
      .when({ type: 'SetDeadline', data })
      .refused('DeadlineImpossible');
  });
});
