import type { Command } from '@app/contract';
import { type Simulation, EMPTY_SIMULATION, previewOf, stageState, standingsView } from '@app/documents';
import { inEnglish } from '@app/messages';
import { CHIEF, documentsOf, having, playedSimulation, toBoard, toSession, tricksIn1NT } from '@app/testing';

const law = { edition: 'wbf-2017', authority: 'WBF', paragraph: '12C1' } as const;
const AT = '2026-02-01T20:00:00Z';

const assigned = (tricks: number) => ({
  kind: 'assigned' as const,
  components: [{ result: tricksIn1NT(tricks), weight: '1' }],
});

const ruling = (table: string, board: number, tricks: number, more: object = {}): Command =>
  toBoard(table, board, {
    type: 'GiveRuling',
    data: {
      laws: [law],
      reasons: 'damaged',
      by: 'anna',
      rightOfAppeal: true,
      outcome: { NS: assigned(tricks), EW: assigned(tricks) },
      ...more,
    },
  });

const reversal = (table: string, board: number, decision: number): Command =>
  toBoard(table, board, {
    type: 'ReverseDecision',
    data: { decision, at: AT, by: 'chief', authority: 'chief-director', reasons: 'wrong' },
  });

/** Two boards at three tables. */
const club = (): Simulation =>
  playedSimulation([
    [7, 8, 9],
    [7, 7, 7],
  ]);

const fine = {
  contestant: '1',
  kind: 'procedural',
  offence: 'slow',
  amount: { value: '2', unit: 'matchpoints' },
  from: 'total',
  paragraph: 'L90',
  reason: 'slow',
} as const;

const preview = (simulation: Simulation, command: Command) => {
  const found = previewOf(simulation, documentsOf(simulation), command, CHIEF);
  if (!found.ok) throw new Error(`${found.refusal.code}: ${inEnglish(found.refusal.message)}`);
  return found;
};

describe('a preview of a ruling', () => {
  it('tells the score of every table, the places, the decisions, and stores nothing', () => {
    const simulation = club();
    // Seven tricks become ten: the top of three, 4-2-0 before, 2-0-4 after.
    const { differences, events } = preview(simulation, ruling('1', 1, 10));
    expect(events.map(({ streamId, revision, type }) => [streamId, revision, type])).toEqual([
      ['board-s.1.1', 2, 'RulingGiven'],
      ['board-s.1.1', 3, 'ScoreAdjusted'],
    ]);
    expect(differences.boards.map(({ id, before, after }) => [id, before?.score.kind, after?.score.kind])).toEqual([
      ['board-s.1.1', 'score', 'adjusted'],
    ]);
    expect(differences.scores).toEqual([
      {
        id: 'board-s.1.1',
        before: { points: { NS: '0', EW: '4' }, why: null },
        after: { points: { NS: '4', EW: '0' }, why: null },
      },
      {
        id: 'board-s.2.1',
        before: { points: { NS: '2', EW: '2' }, why: null },
        after: { points: { NS: '0', EW: '4' }, why: null },
      },
      {
        id: 'board-s.3.1',
        before: { points: { NS: '4', EW: '0' }, why: null },
        after: { points: { NS: '2', EW: '2' }, why: null },
      },
    ]);
    expect(differences.standings.map(({ contestant }) => contestant).sort()).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(differences.decisions.map(({ id, before, after }) => [id, before, after?.kind, after?.inForce])).toEqual([
      ['board-s.1.1@2', null, 'ruling', true],
      ['board-s.1.1@3', null, 'adjustment', true],
    ]);
    expect(simulation.streams.get('board-s.1.1')?.events).toHaveLength(2);
  });

  it('goes on into the session, where the penalty of a ruling is imposed', () => {
    const { events, differences } = preview(club(), ruling('1', 1, 10, { penalties: [fine] }));
    expect(events.map(({ streamId, type }) => `${streamId} ${type}`)).toEqual([
      'board-s.1.1 RulingGiven',
      'board-s.1.1 ScoreAdjusted',
      'session-s RulingFollowed',
      'session-s PenaltyImposed',
    ]);
    expect(differences.penalties).toEqual([
      {
        id: 'session-s@9',
        before: null,
        after: {
          contestant: '1',
          kind: 'procedural',
          offence: 'slow',
          amount: '2',
          unit: 'matchpoints',
          paragraph: 'L90',
        },
      },
    ]);
  });

  it('needs no more of the stage than what it touches', () => {
    const simulation = club();
    const streams = new Map([...simulation.streams].filter(([name]) => name === 'session-s' || name === 'board-s.1.1'));
    const whole = preview(simulation, ruling('1', 1, 10));
    const small = previewOf({ ...simulation, streams }, documentsOf(simulation), ruling('1', 1, 10), CHIEF);
    expect(small).toMatchObject({ differences: whole.differences, dependants: whole.dependants });
  });

  it('is a refusal where the command would be refused', () => {
    const simulation = club();
    expect(previewOf(simulation, documentsOf(simulation), ruling('1', 1, 10, { amends: 1 }), CHIEF)).toMatchObject({
      ok: false,
      refusal: { code: 'RulingUnknown' },
    });
    const committee = { id: 'c', role: 'committee' } as const;
    expect(previewOf(simulation, documentsOf(simulation), ruling('1', 1, 10), committee)).toMatchObject({
      refusal: { code: 'NotAuthorised' },
    });
  });
});

describe('what rests on a decision', () => {
  it('is told before it is reversed', () => {
    const simulation = having(
      club(),
      ruling('1', 1, 10, { penalties: [fine] }), // board-s.1.1@2, its score @3; session-s@8, its penalty @9
      toBoard('1', 1, { type: 'TellRuling', data: { ruling: 2, at: AT, to: ['1', '4'] } }),
      toSession({ type: 'PublishResults', data: { status: 'official', at: AT } }),
      ruling('2', 2, 8, { builtOn: ['board-s.1.1@2'], raisedAt: AT }),
      ruling('3', 2, 9, { builtOn: ['board-s.2.2@2'], raisedAt: AT }),
      ruling('2', 1, 9, { raisedAt: AT }),
    );
    const { dependants, differences } = preview(simulation, reversal('1', 1, 2));
    expect(dependants.map(({ decision, on, how }) => [decision, on, how])).toEqual([
      ['board-s.1.1@4', 'board-s.1.1@2', 'told'],
      ['board-s.2.2@2', 'board-s.1.1@2', 'built-on'],
      ['session-s@9', 'board-s.1.1@2', 'penalty'],
      ['board-s.3.2@2', 'board-s.2.2@2', 'built-on'],
      ['session-s@10', 'board-s.1.1@2', 'published'],
    ]);
    expect(differences.penalties).toMatchObject([{ id: 'session-s@9', after: null }]);
    expect(differences.decisions.map(({ id, before, after }) => [id, before?.inForce, after?.inForce])).toEqual([
      ['board-s.1.1@2', true, false],
      ['board-s.1.1@3', true, false],
      ['board-s.1.1@5', undefined, true],
    ]);
  });

  it('is a later ruling on the same board too, however weakly', () => {
    const simulation = having(club(), ruling('1', 1, 10), ruling('1', 1, 9));
    expect(preview(simulation, reversal('1', 1, 2)).dependants.map(({ decision, how }) => [decision, how])).toEqual([
      ['board-s.1.1@4', 'same-board'],
    ]);
  });
});

it('a stage that is scored on is scored as if anew', () => {
  const simulation = having(club(), ruling('1', 1, 10));
  const { after } = preview(club(), ruling('1', 1, 10));
  expect(standingsView(after.standings)).toEqual(standingsView(stageState(documentsOf(simulation)).standings));
});

it('a match of teams is told with its IMPs and victory points', () => {
  const session = 'm';
  const seated = (table: string, NS: string, EW: string, tricks: number): readonly Command[] => [
    toBoard(table, 1, { type: 'OpenBoard', data: { contestants: { NS, EW } } }, session),
    toBoard(table, 1, { type: 'EnterResult', data: { result: tricksIn1NT(tricks), source: 'slip' } }, session),
  ];
  const simulation = having(
    EMPTY_SIMULATION,
    toSession(
      { type: 'OpenSession', data: { laws: 'wbf-2007', regulations: 'dbf-2013', scoring: 'team-vp' } },
      session,
    ),
    toSession({ type: 'AddSection', data: { section: 'A' } }, session),
    toSession({ type: 'EnterContestant', data: { contestant: 'x', kind: 'team' } }, session),
    toSession({ type: 'EnterContestant', data: { contestant: 'y', kind: 'team' } }, session),
    ...seated('o', 'x', 'y', 9),
    ...seated('p', 'y', 'x', 7),
  );
  const transfer = toBoard(
    'o',
    1,
    {
      type: 'TransferTricks',
      data: {
        to: 'EW',
        tricks: 2,
        law: { edition: 'wbf-2007', authority: 'WBF', paragraph: '64A1' },
        authority: 'director:anna',
      },
    },
    session,
  );
  // 150 against 90 is 2 IMPs; two tricks less, and the board is drawn.
  const { differences } = preview(simulation, transfer);
  expect(differences.matches).toEqual([
    {
      id: 'm/1/x-y',
      before: {
        teams: { home: 'x', away: 'y' },
        points: { home: '2', away: '-2' },
        victoryPoints: { home: '16', away: '14' },
      },
      after: {
        teams: { home: 'x', away: 'y' },
        points: { home: '0', away: '0' },
        victoryPoints: { home: '15', away: '15' },
      },
    },
  ]);
  expect(differences.scores.map(({ id, after }) => [id, after?.points])).toEqual([
    ['board-m.o.1', { NS: '0', EW: '0' }],
    ['board-m.p.1', { NS: '0', EW: '0' }],
  ]);
});
