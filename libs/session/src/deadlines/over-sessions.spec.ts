import { inEnglish } from '@app/messages';
import { sessionDoc } from '@app/testing';
import type { RetainedEvent } from '../session/retained';
import type { SessionDoc } from '../session/session-doc';
import { appealPeriodOf } from './appeal-of-ruling';
import type { Contest } from './contest';
import { correctionAllowed } from './correction';
import { deadlinesOf } from './deadlines';

/** In Danish time, on the first of February 2013 where no other day is named. */
const at = (time: string, day = '01'): string => `2013-02-${day}T${time}:00+01:00`;

type Round = SessionDoc['rounds'][number];

const round = (name: string, more: Partial<Round> = {}): Round => ({
  round: name,
  section: 'A',
  tables: [{ table: '1', NS: '1', EW: '2', boards: [1] }],
  ...more,
});

const published = (time: string): RetainedEvent => ({
  type: 'ResultsPublished',
  revision: 9,
  data: { status: 'official', at: time },
});
const started = (time: string, name = 'r1'): RetainedEvent => ({
  type: 'RoundStarted',
  revision: 5,
  data: { round: name, at: time },
});
const ended = (time: string, name = 'r1'): RetainedEvent => ({
  type: 'RoundEnded',
  revision: 6,
  data: { round: name, at: time },
});

/** Of the only stage of a contest of pairs. */
const session = (number: number, more: Partial<SessionDoc>): SessionDoc =>
  sessionDoc({
    id: `s${number}`,
    regulations: 'dbf-2013',
    contest: { contest: 'c', stage: 'all', session: number },
    rounds: [round('r1')],
    ...more,
  });

const inShort = (own: SessionDoc, contest: Contest, right: string): string =>
  deadlinesOf(own, contest)
    .filter((one) => one.right === right && one.needs === null)
    .map(({ until, awaits, paragraph }) => `${until ?? (awaits ? inEnglish(awaits) : '')} ${paragraph}`)
    .join('; ');

describe('X79A: errors in the score, over the sessions of a stage', () => {
  const today = { date: '2013-02-01' };
  const afternoon = session(1, { ...today, kept: [published(at('13:10'))] });
  const evening = session(2, { ...today, kept: [published(at('17:10'))] });

  it('two sessions of one day end half an hour after the results of the second', () => {
    for (const one of [afternoon, evening]) {
      expect(inShort(one, [afternoon, evening], 'score-correction')).toBe(`${at('17:40')} DBf X79A2`);
    }
    expect(correctionAllowed(afternoon, null, at('15:00'), [evening])).toMatchObject({ allowed: true });
    expect(correctionAllowed(afternoon, null, at('17:41'), [evening])).toMatchObject({ paragraph: 'DBf X79B2' });
  });

  it('before the second is published the first waits for it', () => {
    expect(inShort(afternoon, [session(2, today)], 'score-correction')).toBe(
      'the results of the last session of the day are not published DBf X79A2',
    );
  });

  it('the first has its half hour where its results come last', () => {
    const late = session(1, { ...today, kept: [published(at('17:30'))] });
    expect(inShort(late, [evening], 'score-correction')).toBe(`${at('18:00')} DBf X79A2`);
  });

  it('today, today, tomorrow at ten: both of today end when play begins tomorrow', () => {
    const tomorrow = session(3, { planned: { start: at('10:00', '02') } });
    for (const one of [afternoon, evening]) {
      expect(inShort(one, [afternoon, evening, tomorrow], 'score-correction')).toBe(`${at('10:00', '02')} DBf X79A1`);
    }
  });

  it('a day without a time waits for play to begin; what was planned counts, whenever it began', () => {
    const tomorrow = session(3, { date: '2013-02-02' });
    expect(inShort(evening, [tomorrow], 'score-correction')).toBe('the next session has not begun DBf X79A1');
    const begun = { ...tomorrow, kept: [started(at('10:12', '02'))] };
    expect(inShort(evening, [begun], 'score-correction')).toBe(`${at('10:12', '02')} DBf X79A1`);
    const planned = { ...begun, planned: { start: at('10:00', '02') } };
    expect(inShort(evening, [planned], 'score-correction')).toBe(`${at('10:00', '02')} DBf X79A1`);
  });

  it('sessions of another stage, of another contest, and of another week end nothing', () => {
    const others = [
      session(3, { date: '2013-02-08' }),
      session(2, { ...today, id: 'final', contest: { contest: 'c', stage: 'final', session: 1 } }),
      session(2, { ...today, id: 'other', contest: { contest: 'd', stage: 'all', session: 2 } }),
    ];
    expect(inShort(afternoon, others, 'score-correction')).toBe(`${at('13:40')} DBf X79A2`);
  });

  it('the day is that of the venue, however instants are written', () => {
    const late = session(1, { timeZone: 'Europe/Copenhagen', kept: [published('2013-02-01T22:50:00Z')] });
    const next = session(2, { timeZone: 'Europe/Copenhagen', planned: { start: '2013-02-01T23:30:00Z' } });
    expect(inShort(late, [next], 'score-correction')).toBe('2013-02-01T23:30:00Z DBf X79A1');
  });
});

describe('X92A: calls and appeals, over the sessions of a stage', () => {
  const first = session(1, { rounds: [round('r1', { planned: { start: at('10:00'), end: at('12:30') } })] });
  const over = { ...first, kept: [started(at('10:00')), ended(at('12:45'))] };
  const next = (start: string, more: Partial<SessionDoc> = {}): SessionDoc =>
    session(2, { planned: { start }, ...more });

  it.each([
    [
      '35 minutes as planned, though play ended late: half an hour, being later',
      at('13:05'),
      `${at('13:15')} DBf X92A1a`,
    ],
    ['an hour: until play goes on', at('13:30'), `${at('13:30')} DBf X92A1a`],
    ['25 minutes as planned: with the next session', at('12:55'), 'the next session has not ended DBf X92A1b'],
  ])('X92A1a goes by the planned pause: %s', (_, start, expected) => {
    expect(inShort(over, [next(start)], 'ruling')).toBe(expected);
  });

  it('X92A1b: a short pause has the period of the session behind it', () => {
    const second = next(at('12:55'), { kept: [ended(at('15:00'))] });
    expect(inShort(over, [second], 'ruling')).toBe(`${at('15:30')} DBf X92A1b`);
    const third = session(3, { planned: { start: at('16:00') } });
    expect(inShort(over, [second, third], 'ruling')).toBe(`${at('16:00')} DBf X92A1b`);
  });

  it('X92A1: halves of a match over two sessions', () => {
    const teams = (number: number, more: Partial<SessionDoc>): SessionDoc =>
      session(number, { scoring: 'team-vp', ...more });
    const saturday = teams(1, { kept: [started(at('14:00')), ended(at('17:00'))] });
    const sunday = teams(2, { rounds: [round('r2', { planned: { start: at('10:00', '02') } })] });
    expect(inShort(saturday, [sunday], 'ruling')).toBe(`${at('10:00', '02')} DBf X92A1a`);
    expect(inShort(sunday, [saturday], 'ruling')).toBe('round r2 has not ended DBf X92A1');
  });

  it('X92A2: a ruling that the players have during the next session has the period of that', () => {
    const second = next(at('13:30'), { kept: [started(at('13:30')), ended(at('16:00'))] });
    expect(appealPeriodOf(over, { at: at('14:00') }, [second])).toMatchObject({
      until: at('16:30'),
      round: null,
      paragraph: 'DBf X92A2',
      rests: [],
    });
    expect(appealPeriodOf(over, { at: at('13:00') }, [second])).toMatchObject({ until: at('13:30') });
  });

  it('X92A4: the last session of the contest is that of all, on which stage ever', () => {
    const form = { form: 'field', scoring: 'matchpoints' } as const;
    const conditions: SessionDoc['conditions'] = {
      name: 'pairs',
      contestants: 'pair',
      stages: [
        { stage: 'all', ...form },
        { stage: 'final', ...form },
      ],
      players: { illegalPlayersUntil: { day: '08-31', paragraph: 'DBf 351A3' } },
    };
    const final = sessionDoc({
      ...session(1, { kept: [ended(at('22:00', '09'))] }),
      id: 'final',
      conditions,
      contest: { contest: 'c', stage: 'final', session: 1 },
      date: '2013-02-09',
    });
    const semi = { ...over, conditions, timeZone: 'Europe/Copenhagen' };
    expect(inShort(semi, [final], 'illegal-player')).toBe(`${at('22:30', '09')} DBf X92A4`);
    expect(deadlinesOf(semi, [final])).toContainEqual(
      expect.objectContaining({ paragraph: 'DBf X79B3, DBf 351A3', until: '2013-08-31T21:59:59Z' }),
    );
  });
});
