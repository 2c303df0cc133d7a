import { sessionDoc } from '@app/testing';
import type { SessionDoc } from '../session/session-doc';
import type { RetainedEvent } from '../session/retained';
import type { Contest } from './contest';
import { deadlinesOf } from './deadlines';

/** The first of February 2013, Danish time. */
const at = (time: string, day = '2013-02-01'): string => `${day}T${time}:00+01:00`;

const published = (revision: number, time: string): RetainedEvent => ({
  type: 'ResultsPublished',
  revision,
  data: { status: 'official', at: at(time) },
});

const place = (session: number) => ({ contest: { contest: 'c', stage: 'all', session } });
const NEXT_DAY: Contest = [sessionDoc({ id: 'second', ...place(2), planned: { start: at('19:00', '2013-02-02') } })];

const PAIRS: SessionDoc = sessionDoc({
  ...place(1),
  regulations: 'dbf-2013',
  date: '2013-02-01',
  rounds: [{ round: 'r1', section: 'A', tables: [{ table: '1', NS: '1', EW: '2', boards: [1] }] }],
});

describe('dbf-2023: 72 hours from the publication of the session, for everybody and with consent', () => {
  const amended: SessionDoc = { ...PAIRS, regulations: 'dbf-2023', kept: [published(2, '22:00')] };
  const corrections = (session: SessionDoc) =>
    deadlinesOf(session, NEXT_DAY)
      .filter(({ right }) => right === 'score-correction')
      .map(({ until, paragraph }) => [until, paragraph]);

  it('also where the stage goes on the next day', () => {
    expect(corrections(amended)).toEqual([
      [at('22:00', '2013-02-04'), 'DBf X79A'],
      [at('22:00', '2013-02-04'), 'DBf X79B2'],
    ]);
  });

  it('waits for the publication', () => {
    expect(corrections({ ...amended, kept: [] }).map(([until]) => until)).toEqual([null, null]);
  });

  it('calls of the director are as in 2013', () => {
    const calls = (session: SessionDoc) => deadlinesOf(session, []).filter(({ right }) => right === 'ruling');
    expect(calls(amended)).toEqual(calls({ ...amended, regulations: 'dbf-2013' }));
  });
});

describe('ebu-2025: 20 minutes to appeal, and the Laws for the rest', () => {
  it.each([
    ['appeal', '22:20', 'EBU 2.5.5'],
    ['ruling', '22:30', 'L92B'],
    ['score-correction', '22:30', 'L79C1'],
  ] as const)('%s', (right, until, paragraph) => {
    const session: SessionDoc = { ...PAIRS, regulations: 'ebu-2025', kept: [published(2, '22:00')] };
    expect(deadlinesOf(session).filter((one) => one.right === right)).toMatchObject([{ until: at(until), paragraph }]);
  });
});
