import { message } from '@app/bridge';
import { inEnglish } from '@app/messages';
import { sessionDoc } from '@app/testing';
import type { SessionDoc } from '../session/session-doc';
import type { RetainedEvent } from '../session/retained';
import { type ToCorrect, correctionAllowed, tooLateToCorrect } from './correction';

const published = (revision: number, at: string, round?: string): RetainedEvent => ({
  type: 'ResultsPublished',
  revision,
  data: { status: 'official', at, ...(round === undefined ? {} : { round }) },
});
const KEPT = [published(1, '2013-02-01T22:00:00Z')];

const inShort = (session: SessionDoc, at: string, round: string | null = null): string => {
  const { allowed, needsOrganiser, paragraph } = correctionAllowed(session, round, at);
  return `${allowed ? (needsOrganiser ? 'organiser' : 'yes') : 'no'} [${paragraph}]`;
};

it.each<[Partial<SessionDoc>, string, string]>([
  [{}, '2013-02-01T22:30:00Z', 'yes [L79C1]'],
  [{}, '2013-02-01T22:31:00Z', 'organiser [L79C2]'],
  [{ laws: 'wbf-2007' }, '2013-02-01T22:31:00Z', 'no [L79C2]'],
  [{ laws: 'wbf-2007', regulations: 'fsb-2008' }, '2013-02-01T22:31:00Z', 'no [L79C2]'],
  [{ regulations: 'dbf-2013' }, '2013-02-01T22:30:00Z', 'yes [DBf X79A2]'],
  [{ regulations: 'dbf-2013' }, '2013-02-08T22:00:00Z', 'organiser [DBf X79B2]'],
  [{ regulations: 'dbf-2013' }, '2013-02-08T22:01:00Z', 'no [DBf X79B]'],
])('%j at %s: %s', (departing, at, expected) => {
  expect(inShort(sessionDoc({ ...departing, kept: KEPT }), at)).toBe(expected);
});

it('everything may be put right while nothing is published', () => {
  expect(correctionAllowed(sessionDoc(), null, '2013-02-01T22:00:00Z')).toEqual({
    allowed: true,
    needsOrganiser: false,
    onlyOf: null,
    paragraph: 'L79C1',
    why: message('deadline.correction.no-end-yet', { awaits: message('deadline.awaits.official-score') }),
  });
});

it('X79A4: in the period of a change, only what the change has brought', () => {
  const kept = [...KEPT, published(2, '2013-02-01T22:50:00Z')];
  const right = correctionAllowed(sessionDoc({ regulations: 'dbf-2013', kept }), null, '2013-02-01T23:00:00Z');
  expect(right).toMatchObject({ allowed: true, needsOrganiser: false, onlyOf: 2, paragraph: 'DBf X79A4' });
  expect(inEnglish(right.why)).toContain('did not show');
});

it('a round that has an official score of its own goes by it; the others by that of the session', () => {
  const session = sessionDoc({ kept: [published(1, '2013-02-01T20:00:00Z', 'r1')] });
  expect(inShort(session, '2013-02-01T20:31:00Z', 'r1')).toBe('organiser [L79C2]');
  expect(inShort(session, '2013-02-01T20:29:00Z', 'r1')).toBe('yes [L79C1]');
  expect(inShort(session, '2013-02-01T20:31:00Z', 'r2')).toBe('yes [L79C1]');
});

it('says until when', () => {
  const session = sessionDoc({ regulations: 'dbf-2013', kept: KEPT });
  const until = { instant: '2013-02-01T22:30:00Z' };
  expect(correctionAllowed(session, null, '2013-02-01T22:10:00Z').why).toEqual(
    message('deadline.correction.in-time', { until }),
  );
  expect(correctionAllowed(session, null, '2013-02-03T22:10:00Z').why).toEqual(
    message('deadline.correction.needs-consent', {
      over: message('deadline.correction.over-at', { until }),
      until: { instant: '2013-02-08T22:00:00Z' },
      needs: message('deadline.needs.director-and-organiser'),
    }),
  );
});

describe('after the period', () => {
  const entry = (...consent: NonNullable<ToCorrect['consent']>): ToCorrect => ({ error: 'entry', consent });
  const sure = (to: ToCorrect): ToCorrect => ({ ...to, beyondDoubt: true });
  const [DURING, AFTER, A_WEEK_AFTER] = ['2013-02-01T22:20:00Z', '2013-02-01T22:40:00Z', '2013-02-08T22:00:01Z'];

  it.each<[string, Partial<SessionDoc>, string, ToCorrect, string | null]>([
    ['20 minutes after publication', {}, DURING, entry(), null],
    ['20 minutes after, of the tricks', {}, DURING, { error: 'tricks' }, null],
    ['40 minutes after: 79C2 of 2017', {}, AFTER, sure(entry('organiser')), null],
    ['and the organiser does not agree', {}, AFTER, sure(entry('director')), 'the consent of the organiser'],
    ['and there is a doubt', {}, AFTER, entry('organiser'), 'beyond reasonable doubt'],
    ['and it is the tricks', {}, AFTER, { ...sure(entry('organiser')), error: 'tricks' }, 'begun in time'],
    ['2007: no case is named', { laws: 'wbf-2007' }, AFTER, sure(entry('director', 'organiser')), '(L79C2)'],
    ['FSB', { laws: 'wbf-2007', regulations: 'fsb-2008' }, AFTER, sure(entry('organiser')), 'the period ran out at'],
    ['X79B2: both', { regulations: 'dbf-2013' }, AFTER, sure(entry('director', 'organiser')), null],
    ['X79B2: the organiser alone', { regulations: 'dbf-2013' }, AFTER, sure(entry('organiser')), 'of the director'],
    ['X79B1', { regulations: 'dbf-2013' }, A_WEEK_AFTER, sure(entry('director', 'organiser')), '(X79B1) (DBf X79B)'],
  ])('%s', (_, departing, at, toCorrect, missing) => {
    const right = correctionAllowed(sessionDoc({ ...departing, kept: KEPT }), null, at);
    const why = tooLateToCorrect(right, toCorrect);
    if (missing === null) expect(why).toBeNull();
    else expect(why && inEnglish(why)).toContain(missing);
  });
});

it('X79A1: until play goes on the next day', () => {
  const contest = (number: number) => ({ contest: { contest: 'c', stage: 'all', session: number } });
  const session = sessionDoc({ regulations: 'dbf-2013', date: '2013-02-01', kept: KEPT, ...contest(1) });
  const start = '2013-02-02T10:00:00Z';
  const others = [sessionDoc({ id: 't', planned: { start }, ...contest(2) })];
  expect(correctionAllowed(session, null, start, others)).toMatchObject({
    allowed: true,
    needsOrganiser: false,
    paragraph: 'DBf X79A1',
  });
  expect(correctionAllowed(session, null, '2013-02-02T10:00:01Z', others)).toMatchObject({
    needsOrganiser: true,
    paragraph: 'DBf X79B2',
  });
});
