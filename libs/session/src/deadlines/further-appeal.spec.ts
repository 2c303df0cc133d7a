import { sessionDoc } from '@app/testing';
import type { SessionDoc } from '../session/session-doc';
import { type AnnouncedDecision, furtherAppealPeriod } from './further-appeal';

const TOLD = '2013-02-01T22:30:00+01:00';
const DBF = sessionDoc({ regulations: 'dbf-2013', laws: 'wbf-2007' });
const FSB = sessionDoc({ regulations: 'fsb-2008', laws: 'wbf-2007' });
const DECISION = 'appeal-a1@9';

it.each<[Partial<AnnouncedDecision>, string | null, string, SessionDoc]>([
  [{ procedure: 'oral' }, '2013-02-01T23:00:00+01:00', 'DBf 253D3', DBF],
  [{ procedure: 'oral', furtherUntil: '2013-02-02T12:00:00+01:00' }, '2013-02-02T12:00:00+01:00', 'DBf 253D3', DBF],
  [{ procedure: 'written' }, '2013-02-03T22:30:00+01:00', 'DBf 255C2', DBF],
  [{ procedure: 'written', furtherUntil: '2013-02-10T12:00:00+01:00' }, '2013-02-10T12:00:00+01:00', 'DBf 255C2', DBF],
  [{ procedure: 'oral' }, null, 'FSB 107B3', FSB],
  [{ procedure: 'oral', furtherUntil: '2013-02-15T12:00:00+01:00' }, '2013-02-15T12:00:00+01:00', 'FSB 107B3', FSB],
  [{ procedure: 'oral' }, null, 'L93C', sessionDoc()],
])('%j lasts until %s [%s]', (given, until, paragraph, session) => {
  const period = furtherAppealPeriod(session, { procedure: 'oral', toldAt: TOLD, ...given });
  expect(period).toMatchObject({ right: 'appeal', until, paragraph });
  expect(period.awaits === null).toBe(until !== null);
});

it('255C2: a party with good reason has it extended, and a late appeal is tolerated only as such', () => {
  const of = (decidedAt: string, tolerance?: true) =>
    furtherAppealPeriod(
      {
        ...DBF,
        kept: [
          {
            type: 'DeadlineSet',
            revision: 7,
            data: {
              right: 'appeal',
              until: '2013-02-05T12:00:00+01:00',
              decidedAt,
              decision: DECISION,
              ...(tolerance ? { tolerance } : {}),
              paragraph: 'DBf 255C2',
              reason: 'Abroad',
            },
          },
        ],
      },
      { procedure: 'written', toldAt: TOLD, decision: DECISION },
    ).until;
  expect(of('2013-02-03T12:00:00+01:00')).toBe('2013-02-05T12:00:00+01:00');
  expect(of('2013-02-04T12:00:00+01:00')).toBe('2013-02-03T22:30:00+01:00');
  expect(of('2013-02-04T12:00:00+01:00', true)).toBe('2013-02-05T12:00:00+01:00');
});
