import { sessionDoc } from '@app/testing';
import { inEnglish } from '@app/messages';
import type { SessionDoc } from '../session/session-doc';
import type { RetainedEvent } from '../session/retained';
import { type AnnouncedRuling, appealPeriodOf } from './appeal-of-ruling';

const at = (time: string, day = '2013-02-01'): string => `${day}T${time}:00Z`;
const DECISION = 'board-s.1.1@9';

const published = (revision: number, time: string, round?: string): RetainedEvent => ({
  type: 'ResultsPublished',
  revision,
  data: { status: 'official', at: at(time), ...(round === undefined ? {} : { round }) },
});
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
  more: Partial<RetainedEvent<'DeadlineSet'>['data']> = {},
): RetainedEvent => ({
  type: 'DeadlineSet',
  revision,
  data: { right: 'appeal', until: at(until), decidedAt: at(decidedAt), paragraph: 'L92B', reason: 'x', ...more },
});

const inShort = (session: SessionDoc, told: AnnouncedRuling | null): string => {
  const { until, awaits, paragraph } = appealPeriodOf(session, told);
  return `${until?.slice(11, 16) ?? `(${awaits ? inEnglish(awaits) : ''})`} ${paragraph}`;
};

const ROUND: SessionDoc['rounds'][number] = {
  round: 'r1',
  section: 'A',
  tables: [{ table: '1', NS: '1', EW: '2', boards: [1] }],
};
const plain = (...kept: readonly RetainedEvent[]): SessionDoc => sessionDoc({ rounds: [ROUND], kept });
const dbf = (...kept: readonly RetainedEvent[]): SessionDoc => ({
  ...plain(started(1, 'r1', '19:00'), ended(2, 'r1', '22:00'), ...kept),
  regulations: 'dbf-2013',
  date: '2013-02-01',
});
const withRule = (session: SessionDoc): SessionDoc => ({
  ...session,
  regulations: 'dbf-2013',
  conditions: {
    name: 'Cup',
    contestants: 'team',
    stages: [{ stage: 'round-1', form: 'knock-out', scoring: 'team-imps' }],
    deadlines: [{ right: 'appeal', minutes: 18 * 60, after: 'publication', paragraph: 'DBf 334C2' }],
  },
});

describe('the time to appeal against a ruling', () => {
  it.each<[string, SessionDoc, AnnouncedRuling | null, string]>([
    ['nobody was told', plain(), null, '(the players have not been told of the ruling) L92B'],
    ['nobody was told', dbf(), null, '(the players have not been told of the ruling) DBf X92A2'],
    ['92B: no score yet', plain(), { at: at('20:00') }, '(no official score has been made available) L92B'],
    ['92B: with the official score', plain(published(3, '22:10')), { at: at('20:00') }, '22:40 L92B'],
    ['92B: just when it is put up', plain(published(3, '22:10')), { at: at('22:10') }, '22:40 L92B'],
    ['E60: told after that', plain(published(3, '22:10')), { at: at('22:25') }, '22:55 L92B'],
    ['of a round', plain(published(3, '20:30', 'r1')), { at: at('20:00'), round: 'r1' }, '21:00 L92B'],
    ['X92A2: told in play', dbf(), { at: at('21:00') }, '22:30 DBf X92A2'],
    ['X92A2: told later', dbf(), { at: at('22:20') }, '22:50 DBf X92A2'],
    ['253B1: another time', dbf(), { at: at('21:00'), appealUntil: at('23:59') }, '23:59 DBf 253B1'],
    ['92B: another time', plain(), { at: at('21:00'), appealUntil: at('23:59') }, '23:59 L92B'],
    ['334C2', withRule(plain(published(3, '05:00'))), { at: at('04:00') }, '23:00 DBf 334C2'],
    ['334C2: told after that', withRule(plain(published(3, '05:00'))), { at: at('05:30') }, '23:30 DBf 334C2'],
  ])('%s', (_, session, told, expected) => {
    expect(inShort(session, told)).toBe(expected);
  });

  it('FSB 107B3: the time that the parties are told', () => {
    const session: SessionDoc = { ...plain(), laws: 'wbf-2007', regulations: 'fsb-2008' };
    expect(inShort(session, { at: at('21:00'), appealUntil: at('23:00') })).toBe('23:00 FSB 107B3');
  });

  it('a right that ends with an event gives half an hour to who hears of the ruling later', () => {
    const session = withRule(plain(ended(3, 'r1', '22:00')));
    const conditions = session.conditions && {
      ...session.conditions,
      deadlines: [{ right: 'appeal' as const, after: 'end-of-session' as const, paragraph: 'Invitation' }],
    };
    expect(inShort({ ...session, conditions }, { at: at('21:59') })).toBe('22:00 Invitation');
    expect(inShort({ ...session, conditions }, { at: at('22:01') })).toBe('22:31 Invitation');
  });
});

describe('as it was decided on for everybody', () => {
  it.each<[string, SessionDoc, string, string]>([
    ['X92A3: shortened, told in play', dbf(set(3, '22:10', '22:02')), '21:00', '22:10 DBf X92A2'],
    ['shortened before the players were told', dbf(set(3, '22:10', '22:02')), '22:20', '22:50 DBf X92A2'],
    ['shortened after that', dbf(set(3, '22:30', '22:25')), '22:20', '22:30 DBf X92A2'],
    ['92B: extended', plain(published(3, '22:10'), set(4, '23:00', '22:15')), '20:00', '23:00 L92B'],
  ])('%s', (_, session, told, expected) => {
    expect(inShort(session, { at: at(told) })).toBe(expected);
  });
});

describe('as it was decided on for one ruling', () => {
  const of = (...kept: readonly RetainedEvent[]) =>
    appealPeriodOf(plain(published(3, '22:10'), ...kept), { at: at('20:00'), decision: DECISION });

  it('is extended, and that of another is not', () => {
    expect(of(set(4, '23:30', '22:30', { decision: DECISION }))).toMatchObject({
      until: at('23:30'),
      decided: { revision: 4, how: 'extended', was: at('22:40') },
      problems: [],
    });
    expect(of(set(4, '23:30', '22:30', { decision: 'board-s.1.2@9' }))).toMatchObject({ until: at('22:40') });
  });

  it('comes back when it has run out only where a late appeal is tolerated', () => {
    const late = { decision: DECISION };
    expect(of(set(4, '23:30', '23:00', { ...late, tolerance: true }))).toMatchObject({
      until: at('23:30'),
      problems: [],
    });
    expect(of(set(4, '23:30', '23:00', late))).toMatchObject({ until: at('22:40'), decided: null });
    expect(of(set(4, '23:30', '23:00', late)).problems).toHaveLength(1);
  });

  it('does not touch the time of the others', () => {
    const session = plain(published(3, '22:10'), set(4, '23:30', '22:30', { decision: DECISION }));
    expect(inShort(session, { at: at('20:00') })).toBe('22:40 L92B');
  });
});
