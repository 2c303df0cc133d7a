import type { Command } from '@app/contract';
import { message } from '@app/bridge';
import { type SessionWithBoards, type Simulation, previewOf, withEvent } from '@app/documents';
import { inEnglish } from '@app/messages';
import { CHIEF, documentsOf, having, playedSimulation, toBoard, toSession, tricksIn1NT } from '@app/testing';

const AT = '2026-02-01T20:00:00Z';
const law = { edition: 'wbf-2017', authority: 'WBF', paragraph: '12C1' } as const;

const outcome = (tricks: number) => {
  const side = { kind: 'assigned' as const, components: [{ result: tricksIn1NT(tricks), weight: '1' }] };
  return { NS: side, EW: side };
};

const ruling = (table: string, tricks: number, more: object = {}): Command =>
  toBoard(table, 1, {
    type: 'GiveRuling',
    data: { laws: [law], reasons: 'so', by: 'anna', rightOfAppeal: true, outcome: outcome(tricks), ...more },
  });

const reversal = (table: string, decision: number): Command =>
  toBoard(table, 1, {
    type: 'ReverseDecision',
    data: { decision, at: AT, by: 'chief', authority: 'chief-director', reasons: 'wrong' },
  });

const lodged = (simulation: Simulation, appeal: string, against: string): Simulation =>
  withEvent(simulation, {
    streamId: `appeal-${appeal}`,
    revision: 0,
    position: simulation.position,
    type: 'AppealLodged',
    data: {
      session: 's',
      against,
      appellant: '1',
      lodgedBy: ['p1', 'p2'],
      capacity: 'players',
      respondents: ['4'],
      parts: ['judgement'],
      grounds: 'we disagree',
      at: AT,
      receivedBy: 'anna',
      ladder: 'law-93',
      instance: 'chief-director',
      procedure: 'oral',
      period: { until: null, paragraph: '92B' },
      deposit: null,
    },
  });

const dependants = (
  simulation: Simulation,
  command: Command,
  stage: readonly SessionWithBoards[] = documentsOf(simulation),
) => {
  const found = previewOf(simulation, stage, command, CHIEF);
  if (!found.ok) throw new Error(inEnglish(found.refusal.message));
  return found.dependants.map(({ decision, on, how, why }) => ({ decision, on, how, why }));
};

describe('what rests on a ruling', () => {
  it('is an appeal against it, one against that, and what came of them', () => {
    const ruled = having(playedSimulation([[7, 8, 9]]), ruling('1', 10), ruling('2', 11, { builtOn: ['appeal-a1@0'] }));
    const simulation = lodged(lodged(ruled, 'a1', 'board-s.1.1@2'), 'a2', 'appeal-a1@0');
    expect(dependants(simulation, reversal('1', 2))).toEqual([
      {
        decision: 'appeal-a1@0',
        on: 'board-s.1.1@2',
        how: 'appeal',
        why: message('dependant.appeal'),
      },
      {
        decision: 'board-s.2.1@2',
        on: 'appeal-a1@0',
        how: 'built-on',
        why: message('dependant.built-on'),
      },
      { decision: 'appeal-a2@0', on: 'appeal-a1@0', how: 'appeal', why: message('dependant.appeal') },
    ]);
  });

  it('is a review of it, and what has taken its place', () => {
    const simulation = having(
      playedSimulation([[7, 8, 9]]),
      ruling('1', 10),
      ruling('2', 11, { builtOn: ['board-s.1.1@2'] }),
      reversal('1', 2),
      toBoard('2', 1, {
        type: 'ReviewRuling',
        data: { ruling: 2, because: 'board-s.1.1@2', by: 'anna', reasons: 'it stands by itself' },
      }),
    );
    // The reversal is taken back: what has looked at the ruling in between is named.
    expect(dependants(simulation, reversal('1', 4)).map(({ decision, on, how }) => [decision, on, how])).toEqual([
      ['board-s.2.1@2', 'board-s.1.1@2', 'built-on'],
      ['board-s.2.1@4', 'board-s.1.1@2', 'reviews'],
    ]);
  });
});

describe('what was put up', () => {
  const publish = toSession({ type: 'PublishResults', data: { status: 'official', at: AT } });

  it('after a score that something else comes to stand above', () => {
    const simulation = having(playedSimulation([[7, 8, 9]]), publish);
    expect(dependants(simulation, ruling('1', 10, { raisedAt: AT }))).toEqual([
      { decision: 'session-s@8', on: 'board-s.1.1@1', how: 'published', why: message('dependant.published') },
    ]);
  });

  it('before it, does not rest on it', () => {
    const simulation = having(playedSimulation([[7, 8, 9]]), publish, ruling('1', 10, { raisedAt: AT }));
    expect(dependants(simulation, reversal('1', 2))).toEqual([]);
  });
});

describe('what was decided for a state of things', () => {
  const ties = { stages: [{ stage: 'final', form: 'field', scoring: 'matchpoints', ties: { needed: [1] } }] } as const;
  const conditions = { name: 'Final', contestants: 'pair', ...ties } as const;
  const contest = { contest: 'c', stage: 'final', session: 1 };

  it('is a lot for a tie that is none any more', () => {
    // Two tables with the same result: everybody is tied.
    const simulation = having(
      playedSimulation([[7, 7]], { conditions, contest }),
      toSession({ type: 'RecordLots', data: { contestants: ['2', '1', '3', '4'], reason: 'for the prize' } }),
    );
    const [lots] = dependants(simulation, ruling('1', 10));
    expect(lots).toMatchObject({ decision: 'session-s@6', on: 'board-s.1.1@2', how: 'lots' });
    expect(lots?.why.code).toBe('dependant.lots');
  });

  it('is a period that was set, and would end otherwise without that', () => {
    const extended = {
      right: 'score-correction',
      until: '2026-02-01T22:00:00Z',
      decidedAt: AT,
      paragraph: 'L79C1',
      reason: 'late',
    } as const;
    const simulation = having(playedSimulation([[7, 8, 9]]), toSession({ type: 'SetDeadline', data: extended }));
    const publish = toSession({ type: 'PublishResults', data: { status: 'official', at: AT } });
    expect(dependants(simulation, publish)).toEqual([
      {
        decision: 'session-s@8',
        on: 'session-s@9',
        how: 'deadline',
        why: message('dependant.deadline', {
          would: { list: [{ instant: '2026-02-01T20:30:00Z' }], joined: 'and' },
          was: { list: [message('dependant.no-time-yet')], joined: 'and' },
        }),
      },
    ]);
  });

  it('says what was decided in the words of the record and as data', () => {
    const simulation = having(
      playedSimulation([[7, 8, 9]]),
      ruling('1', 10),
      ruling('1', 11, { builtOn: ['board-s.1.1@2'] }),
    );
    const again = previewOf(simulation, documentsOf(simulation), reversal('1', 2), CHIEF);
    const [later] = again.ok ? again.dependants : [];
    expect(later?.text.code).toBe('event.RulingGiven');
    expect(later?.words).toMatch(/^Ruling by anna/);
  });
});

it('a period of several about the same results is known by what it is for', () => {
  const simulation = playedSimulation([[7, 8, 9]], { regulations: 'dbf-2013' });
  const publish = toSession({ type: 'PublishResults', data: { status: 'official', at: AT } });
  const found = previewOf(simulation, documentsOf(simulation), publish, CHIEF);
  const ids = found.ok ? found.differences.deadlines.map(({ id }) => id) : [];
  expect(ids).toContain('s/score-correction/8/deadline.needs.director-and-organiser');
});
