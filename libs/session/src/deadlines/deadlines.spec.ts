import { sessionDoc } from '@app/testing';
import { inEnglish } from '@app/messages';
import type { SessionDoc } from '../session/session-doc';
import type { RetainedEvent } from '../session/retained';
import { dbfAppealOfRuling } from './dbf-periods';
import { type Deadline, isOpen, dayAfter, later } from './deadline';
import { deadlinesOf } from './deadlines';
import type { Contest } from './contest';

/** The first of February 2013, Danish time. */
const at = (time: string, day = '2013-02-01'): string => `${day}T${time}:00+01:00`;

const published = (
  revision: number,
  time: string,
  departing: Partial<RetainedEvent<'ResultsPublished'>['data']> = {},
): RetainedEvent => ({ type: 'ResultsPublished', revision, data: { status: 'official', at: at(time), ...departing } });
const started = (revision: number, round: string, time: string): RetainedEvent => ({
  type: 'RoundStarted',
  revision,
  data: { round, at: at(time) },
});
const ended = (revision: number, round: string, time: string): RetainedEvent => ({
  type: 'RoundEnded',
  revision,
  data: { round, at: at(time) },
});
const set = (
  revision: number,
  until: string,
  decidedAt: string,
  departing: Partial<RetainedEvent<'DeadlineSet'>['data']> = {},
): RetainedEvent => ({
  type: 'DeadlineSet',
  revision,
  data: {
    right: 'score-correction',
    until: at(until),
    decidedAt: at(decidedAt),
    paragraph: 'DBf X79A3',
    reason: 'prizes',
    ...departing,
  },
});

const place = (session: number) => ({ contest: { contest: 'c', stage: 'all', session } });
/** The second session of the stage, planned for that moment. */
const goesOn = (start: string): Contest => [sessionDoc({ id: 'second', ...place(2), planned: { start } })];

const PAIRS: SessionDoc = sessionDoc({
  ...place(1),
  regulations: 'dbf-2013',
  date: '2013-02-01',
  rounds: [{ round: 'r1', section: 'A', tables: [{ table: '1', NS: '1', EW: '2', boards: [1] }] }],
});
const half = (round: string, match: string): SessionDoc['rounds'][number] => ({
  round,
  section: 'A',
  match,
  tables: [{ table: '1', NS: '1', EW: '2', boards: [1] }],
});
const TEAMS: SessionDoc = {
  ...PAIRS,
  scoring: 'team-vp',
  rounds: [half('h1', 'm1'), half('h2', 'm1'), half('h3', 'm2')],
};

const inShort = ({ until, awaits, paragraph, rests }: Deadline): string =>
  `${until ?? `(${awaits ? inEnglish(awaits) : ''})`} ${paragraph} [${rests.join(' ')}]`;
const of = (
  session: SessionDoc,
  right: Deadline['right'],
  contest: Contest = [],
  only: (one: Deadline) => boolean = ({ needs }) => needs === null,
): readonly string[] =>
  deadlinesOf(session, contest)
    .filter((one) => one.right === right && only(one))
    .map(inShort);

describe('instants', () => {
  it.each([
    ['2013-02-01T23:45:00+01:00', 30, '2013-02-02T00:15:00+01:00'],
    ['2013-02-01T19:30:00Z', 5, '2013-02-01T19:35:00Z'],
    ['2013-02-01T19:30:00.250Z', -30, '2013-02-01T19:00:00.250Z'],
  ])('%s and %i minutes: %s', (instant, minutes, expected) => {
    expect(later(instant, minutes)).toBe(expected);
  });

  it('the day after the last of a month', () => {
    expect(dayAfter('2012-02-28')).toBe('2012-02-29');
    expect(dayAfter('2013-12-31')).toBe('2014-01-01');
  });
});

describe('the Laws: half an hour after the official score', () => {
  const plain = (kept: readonly RetainedEvent[]): SessionDoc => sessionDoc({ kept });

  it('79C1, 92B: waits for it; a provisional score is none, and to call it final begins nothing', () => {
    const waiting = plain([published(1, '22:00', { status: 'provisional' })]);
    expect(of(waiting, 'score-correction')).toEqual(['(no official score has been made available) L79C1 []']);
    const session = plain([
      published(1, '22:00', { status: 'provisional' }),
      published(2, '22:20'),
      published(3, '23:00', { status: 'final' }),
    ]);
    expect(of(session, 'score-correction')).toEqual(['2013-02-01T22:50:00+01:00 L79C1 [2]']);
    expect(of(session, 'ruling')).toEqual(['2013-02-01T22:50:00+01:00 L92B [2]']);
    expect(of(session, 'appeal')).toEqual(['2013-02-01T22:50:00+01:00 L92B [2]']);
  });

  it('the Swedish supplement has nothing else; each publication has its own', () => {
    const session = { ...plain([published(1, '22:00'), published(2, '22:40')]), regulations: 'fsb-2008' };
    expect(of(session, 'score-correction')).toEqual([
      '2013-02-01T22:30:00+01:00 L79C1 [1]',
      '2013-02-01T23:10:00+01:00 L79C1 [2]',
    ]);
  });
});

describe('DBf X79: errors in the score', () => {
  it('X79A2: half an hour after the results of the session', () => {
    expect(of(PAIRS, 'score-correction')).toEqual(['(the results of the session are not published) DBf X79A2 []']);
    const session = { ...PAIRS, kept: [published(3, '22:40')] };
    expect(of(session, 'score-correction')).toEqual(['2013-02-01T23:10:00+01:00 DBf X79A2 [3]']);
  });

  it('X79A2: results of matches are those of the session when the last of them is there', () => {
    const [ofFirst, ofLast] = [published(3, '21:00', { round: 'h2' }), published(4, '22:40', { round: 'h3' })];
    expect(of({ ...TEAMS, kept: [ofFirst] }, 'score-correction')).toEqual([
      '(the results of the session are not published) DBf X79A2 []',
    ]);
    expect(of({ ...TEAMS, kept: [ofFirst, ofLast] }, 'score-correction')).toEqual([
      '2013-02-01T23:10:00+01:00 DBf X79A2 [4]',
    ]);
    expect(of({ ...TEAMS, rounds: [], kept: [] }, 'score-correction')).toHaveLength(1);
  });

  it.each<[string, readonly string[]]>([
    [at('10:00', '2013-02-02'), ['2013-02-02T10:00:00+01:00 DBf X79A1 [3]']],
    [at('23:30'), ['(the results of the last session of the day are not published) DBf X79A2 [3]']],
    [at('19:00', '2013-02-08'), ['2013-02-01T23:10:00+01:00 DBf X79A2 [3]']],
  ])('X79A1: the stage goes on at %s: %j', (start, expected) => {
    const session = { ...PAIRS, kept: [published(3, '22:40')] };
    expect(of(session, 'score-correction', goesOn(start))).toEqual(expected);
  });

  it('X79A1: until play begins the next day, published or not', () => {
    expect(of(PAIRS, 'score-correction', goesOn(at('10:00', '2013-02-02')))).toEqual([
      '2013-02-02T10:00:00+01:00 DBf X79A1 []',
    ]);
  });

  it('X79A4: changes have a period of their own, and the first is not moved', () => {
    const session = { ...PAIRS, kept: [published(3, '22:40'), published(5, '23:05')] };
    expect(of(session, 'score-correction')).toEqual([
      '2013-02-01T23:10:00+01:00 DBf X79A2 [3]',
      '2013-02-01T23:35:00+01:00 DBf X79A4 [5 3]',
    ]);
    expect(deadlinesOf(session)[1]).toMatchObject({
      publication: 5,
      only: { code: 'deadline.only.errors-not-shown', params: {} },
    });
  });

  it('X79A4: a change that is published while play goes on has no shorter period than the session', () => {
    const session = {
      ...TEAMS,
      kept: [published(1, '14:00', { round: 'h1' }), published(2, '14:30', { round: 'h1' }), published(3, '18:00')],
    };
    expect(of(session, 'score-correction')).toEqual([
      '2013-02-01T18:30:00+01:00 DBf X79A2 [3]',
      '2013-02-01T18:30:00+01:00 DBf X79A4 [2 3]',
    ]);
  });

  it('X79B2: a week, from the session of pairs, and from the last half of a match', () => {
    const week = ({ needs }: Deadline): boolean => needs !== null;
    expect(of(PAIRS, 'score-correction', [], week)).toEqual(['(the results are not published) DBf X79B2 []']);
    const kept = [
      published(1, '14:00', { round: 'h1' }),
      published(2, '16:00', { round: 'h2' }),
      published(3, '18:00'),
    ];
    expect(of({ ...TEAMS, kept }, 'score-correction', [], week)).toEqual([
      '2013-02-08T18:00:00+01:00 DBf X79B2 [3]',
      '2013-02-08T16:00:00+01:00 DBf X79B2 [2]',
    ]);
  });
});

describe('DBf X92: calls and appeals', () => {
  it('X92A1: half an hour after the session of pairs', () => {
    expect(of(PAIRS, 'ruling')).toEqual(['(the session has not ended) DBf X92A1 []']);
    const session = { ...PAIRS, kept: [ended(2, 'r1', '22:30')] };
    expect(of(session, 'ruling')).toEqual(['2013-02-01T23:00:00+01:00 DBf X92A1 [2]']);
    expect(of(session, 'appeal')).toEqual(['2013-02-01T23:00:00+01:00 DBf X92A2 [2]']);
  });

  it('the session ends when the last section does', () => {
    const second = { ...half('b1', 'b1'), section: 'B' };
    const session = { ...PAIRS, rounds: [...PAIRS.rounds, second], kept: [ended(2, 'r1', '22:30')] };
    expect(of(session, 'ruling')).toEqual(['(the session has not ended) DBf X92A1 []']);
    const whole = { ...session, kept: [...session.kept, ended(3, 'b1', '22:41')] };
    expect(of(whole, 'ruling')).toEqual(['2013-02-01T23:11:00+01:00 DBf X92A1 [3]']);
  });

  it.each<[string, string, string]>([
    ['a longer pause: until play goes on', at('20:01'), '2013-02-01T20:01:00+01:00 DBf X92A1a [2]'],
    ['the next day too', at('10:00', '2013-02-02'), '2013-02-02T10:00:00+01:00 DBf X92A1a [2]'],
    ['not the day after that', at('10:00', '2013-02-03'), '2013-02-01T20:00:00+01:00 DBf X92A1 [2]'],
    ['just half an hour', at('20:00'), '2013-02-01T20:00:00+01:00 DBf X92A1 [2]'],
    ['less: with the next one', at('19:59'), '(the next session has not ended) DBf X92A1b [2]'],
  ])('X92A1a-b: %s', (_, start, expected) => {
    expect(of({ ...PAIRS, kept: [ended(2, 'r1', '19:30')] }, 'ruling', goesOn(start))).toEqual([expected]);
  });

  it('X92A1a-b: halves of matches', () => {
    const session = {
      ...TEAMS,
      kept: [
        started(1, 'h1', '10:00'),
        ended(2, 'h1', '12:00'),
        started(3, 'h2', '12:15'),
        ended(4, 'h2', '14:15'),
        started(5, 'h3', '15:15'),
      ],
    };
    expect(of(session, 'ruling')).toEqual([
      '2013-02-01T15:15:00+01:00 DBf X92A1b [2 3 4 5]',
      '2013-02-01T15:15:00+01:00 DBf X92A1a [4 5]',
      '(round h3 has not ended) DBf X92A1 []',
    ]);
  });

  it('goes by the planned start while the next half has not begun', () => {
    const session = { ...TEAMS, kept: [ended(2, 'h1', '12:00')] };
    expect(of(session, 'ruling')[0]).toBe('(round h2 has not begun) DBf X92A1 [2]');
    const [h1, ...others] = session.rounds;
    const h2 = { ...half('h2', 'm1'), planned: { start: at('13:00') } };
    const planned = { ...session, rounds: [h1 ?? h2, h2, ...others.slice(1)] };
    expect(of(planned, 'ruling')[0]).toBe('2013-02-01T13:00:00+01:00 DBf X92A1a [2]');
  });

  it.each([
    ['while half h1 is played', '11:00', '2013-02-01T13:00:00+01:00'],
    ['in the long pause: as if play had ended then', '12:10', '2013-02-01T13:00:00+01:00'],
    ['in the evening', '21:00', '2013-02-01T21:30:00+01:00'],
  ])('X92A2: a ruling that is given %s', (_, time, until) => {
    const rounds = TEAMS.rounds.slice(0, 2);
    const kept = [
      started(1, 'h1', '10:00'),
      ended(2, 'h1', '12:00'),
      started(3, 'h2', '13:00'),
      ended(4, 'h2', '15:00'),
    ];
    expect(dbfAppealOfRuling({ ...TEAMS, rounds, kept }, at(time))).toMatchObject({ until, paragraph: 'DBf X92A2' });
  });
});

describe('conditions of contest', () => {
  const ruled = (deadlines: NonNullable<NonNullable<SessionDoc['conditions']>['deadlines']>): SessionDoc => ({
    ...TEAMS,
    conditions: {
      name: 'Cup',
      contestants: 'team',
      stages: [{ stage: 'all', form: 'knock-out', scoring: 'team-imps' }],
      deadlines,
    },
  });
  const CUP = ruled([
    { right: 'report-of-result', minutes: 18 * 60, after: 'end-of-session', paragraph: 'DBf 334B1' },
    { right: 'ruling', after: 'publication', paragraph: 'DBf 334C1' },
    { right: 'appeal', minutes: 18 * 60, after: 'publication', paragraph: 'DBf 334C2' },
    { right: 'score-correction', minutes: 18 * 60, after: 'publication', paragraph: 'DBf 334D1' },
  ]);

  it('334: eighteen hours to report, and from the report on', () => {
    expect(of(CUP, 'report-of-result')).toEqual(['(the session has not ended) DBf 334B1 []']);
    expect(of(CUP, 'ruling')).toEqual(['(the results are not published) DBf 334C1 []']);
    const session = { ...CUP, kept: [ended(1, 'h3', '22:00'), published(2, '23:00')] };
    expect(of(session, 'report-of-result')).toEqual(['2013-02-02T16:00:00+01:00 DBf 334B1 [1]']);
    expect(of(session, 'ruling')).toEqual(['2013-02-01T23:00:00+01:00 DBf 334C1 [2]']);
    expect(of(session, 'appeal')).toEqual(['2013-02-02T17:00:00+01:00 DBf 334C2 [2]']);
    expect(of(session, 'score-correction')).toEqual(['2013-02-02T17:00:00+01:00 DBf 334D1 [2]']);
  });

  it('334D2: what takes the organiser (X79B) stays, and so do rights that they do not name', () => {
    const session = { ...CUP, kept: [published(2, '23:00')] };
    expect(of(session, 'score-correction', [], ({ needs }) => needs !== null)).toEqual([
      '2013-02-08T23:00:00+01:00 DBf X79B2 [2]',
    ]);
    expect(of(session, 'illegal-player')).toHaveLength(1);
  });

  it.each<[Parameters<typeof ruled>[0][number]['after'], readonly string[]]>([
    [
      'end-of-round',
      ['2013-02-01T12:10:00+01:00 x [1]', '(round h2 has not ended) x []', '(round h3 has not ended) x []'],
    ],
    [
      'start-of-next-round',
      ['2013-02-01T12:25:00+01:00 x [2]', '2013-02-01T14:10:00+01:00 x []', '2013-02-02T10:10:00+01:00 x []'],
    ],
    ['start-of-next-session', ['2013-02-02T10:10:00+01:00 x []']],
  ])('ten minutes after the %s', (after, expected) => {
    const session = ruled([{ right: 'ruling', minutes: 10, after, paragraph: 'x' }]);
    const kept = [ended(1, 'h1', '12:00'), started(2, 'h2', '12:15')];
    const [h1, h2] = session.rounds;
    const h3 = { ...half('h3', 'm2'), planned: { start: at('14:00') } };
    const rounds = [...(h1 && h2 ? [h1, h2] : []), h3];
    expect(of({ ...session, rounds, kept }, 'ruling', goesOn(at('10:00', '2013-02-02')))).toEqual(expected);
  });
});

describe('decisions', () => {
  const decided = (...kept: readonly RetainedEvent[]) =>
    deadlinesOf({ ...PAIRS, kept: [published(3, '22:00'), ...kept] })
      .filter(({ right, needs }) => right === 'score-correction' && needs === null)
      .map(({ until, decided: how, problems }) => [until?.slice(11, 16), how?.how ?? null, problems.length]);

  it.each([
    ['extended', '22:45', '22:10', ['22:45', 'extended', 0]],
    ['X79A3: shortened to five minutes', '22:05', '22:01', ['22:05', 'shortened', 0]],
    ['X79A3: shortened to less', '22:04', '22:01', ['22:04', 'shortened', 1]],
    ['shortened to an end that has passed', '22:10', '22:15', ['22:10', 'shortened', 1]],
    ['extended when it had run out', '23:00', '22:31', ['23:00', 'extended', 1]],
  ])('%s', (_, until, decidedAt, expected) => {
    expect(decided(set(4, until, decidedAt))).toEqual([expected]);
  });

  it('the last one counts, against the one before', () => {
    expect(decided(set(4, '22:45', '22:10'), set(5, '22:40', '22:35'))).toEqual([['22:40', 'shortened', 0]]);
  });

  it('X79A4: each publication has its own, and is set by itself', () => {
    expect(decided(published(4, '22:20'), set(5, '22:35', '22:21', { publication: 4 }))).toEqual([
      ['22:30', null, 0],
      ['22:35', 'shortened', 0],
    ]);
    expect(decided(published(4, '22:20'), set(5, '22:25', '22:21'))).toEqual([
      ['22:25', 'shortened', 0],
      ['22:50', null, 0],
    ]);
  });

  it('before anything was published it simply sets the end, and names what set it', () => {
    const [one] = deadlinesOf({ ...PAIRS, kept: [set(4, '22:45', '20:00')] });
    expect(one).toMatchObject({
      until: at('22:45'),
      awaits: null,
      decided: { revision: 4, how: 'set', was: null, paragraph: 'DBf X79A3' },
    });
  });

  it('a right that nothing else gives an end', () => {
    const session = { ...PAIRS, kept: [set(4, '22:45', '20:00', { right: 'report-of-result' })] };
    expect(of(session, 'report-of-result')).toEqual(['2013-02-01T22:45:00+01:00 DBf X79A3 []']);
  });

  it('X92A3: of halves, the one that it names, or those that were running', () => {
    const kept = [
      started(1, 'h1', '10:00'),
      ended(2, 'h1', '12:00'),
      started(3, 'h2', '13:00'),
      ended(4, 'h2', '15:00'),
      started(5, 'h3', '15:30'),
      ended(6, 'h3', '17:30'),
    ];
    const until = (departing: Partial<RetainedEvent<'DeadlineSet'>['data']>): readonly (string | undefined)[] =>
      deadlinesOf({ ...TEAMS, kept: [...kept, set(7, '17:40', '17:31', { right: 'appeal', ...departing })] })
        .filter(({ right }) => right === 'appeal')
        .map((one) => one.until?.slice(11, 16));
    expect(until({})).toEqual(['13:00', '15:30', '17:40']);
    expect(until({ round: 'h3' })).toEqual(['13:00', '15:30', '17:40']);
    expect(until({ round: 'h1' })).toEqual(['17:40', '15:30', '18:00']);
  });
});

it.each([
  [null, '2030-01-01T00:00:00Z', true],
  [at('22:30'), '2013-02-01T21:30:00Z', true],
  [at('22:30'), '2013-02-01T21:30:01Z', false],
])('a period until %s is open at %s: %s', (until, moment, open) => {
  expect(isOpen({ until }, moment)).toBe(open);
});
