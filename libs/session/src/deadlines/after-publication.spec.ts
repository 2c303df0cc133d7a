import type { BoardCommand, BoardEvent, SessionCommand, SessionEvent } from '@app/contract';
import { inEnglish } from '@app/messages';
import { calls, foldSession, given, givenSession, givenStreams, opened, sessionDoc } from '@app/testing';
import { sessionEventInWords } from '../session/event-messages';
import { decideBoard } from '../board/decide';
import { foldBoard } from '../board/fold';
import { decideSession } from '../session/decide';

/** On the first of February 2013, in Danish time, where no other day is named. */
const at = (time: string, day = '01'): string => `2013-02-${day}T${time}:00+01:00`;

type Opening = Partial<Extract<SessionEvent, { type: 'SessionOpened' }>['data']>;

const DBF: Opening = { laws: 'wbf-2007', regulations: 'dbf-2013', date: '2013-02-01' };
const W2007: Opening = { laws: 'wbf-2007' };

/** Official at ten; the round ended at half past nine. */
const official = (opening: Opening = {}, ...more: readonly SessionEvent[]): readonly SessionEvent[] => [
  { type: 'SessionOpened', data: { laws: 'wbf-2017', scoring: 'matchpoints', ...opening } },
  { type: 'SectionAdded', data: { section: 'A' } },
  ...['1', '2'].map((contestant): SessionEvent => ({ type: 'ContestantEntered', data: { contestant, kind: 'pair' } })),
  {
    type: 'RoundScheduled',
    data: { round: 'r1', section: 'A', tables: [{ table: '1', NS: '1', EW: '2', boards: [1] }] },
  },
  { type: 'RoundEnded', data: { round: 'r1', at: at('21:30') } },
  { type: 'ResultsPublished', data: { status: 'official', at: at('22:00') } },
  ...more,
];

const penalty = {
  contestant: '1',
  kind: 'procedural',
  offence: 'phone',
  amount: { value: '1', unit: 'matchpoints' },
  from: 'total',
  paragraph: 'L90',
  reason: 'it rang',
} as const;
const imposed: SessionEvent = { type: 'PenaltyImposed', data: penalty };
const withdrawn = { board: 1, reason: 'fouled' };

type Taken = Readonly<Record<string, unknown>>;
/** A command with when it came up. */
const command = (type: SessionCommand['type'], data: object, taken: Taken = {}): SessionCommand =>
  ({ type, data: { ...data, ...taken } }) as SessionCommand;

const DECISIONS: readonly [string, object][] = [
  ['ImposePenalty', penalty],
  ['VaryPenalty', { penalty: 7, amount: { value: '2', unit: 'matchpoints' }, paragraph: 'L90', reason: 'again' }],
  ['RescindPenalty', { penalty: 7, reason: 'wrong' }],
  ['DisqualifyContestant', { contestant: '1', paragraph: 'L91B', reason: 'cheating', approvedBy: 'organiser' }],
];
const CORRECTIONS: readonly [string, object][] = [
  ['CorrectEntry', { contestant: '1', handicap: '-2', reason: 'misread' }],
  ['DefineField', { board: 1, groups: [{ name: 'a', tables: ['1'] }], reason: 'turned' }],
  ['WithdrawBoard', withdrawn],
  ['SetCarryOver', { contestant: '1', amount: '3', paragraph: 'DBf 207A' }],
  ['RecordLots', { contestants: ['1', '2'], reason: 'level' }],
  ['ReportMatchNotPlayed', { match: 'r1', contestants: ['1', '2'], absent: '2', paragraph: 'DBf 202C', reason: 'ill' }],
  [
    'ChangeConditions',
    {
      conditions: {
        name: 'pairs',
        contestants: 'pair',
        stages: [{ stage: 'all', form: 'field', scoring: 'matchpoints' }],
      },
    },
  ],
];

const outcome = (history: readonly SessionEvent[], given: SessionCommand): string => {
  const decision = decideSession(given, foldSession(history));
  if (!decision.ok) return decision.refusal.code;
  const { inTimeBy, exception } = decision.events[0]?.data as { inTimeBy?: string; exception?: string };
  return exception === undefined ? (inTimeBy ?? 'free') : `exception: ${exception}`;
};

describe.each([...DECISIONS, ...CORRECTIONS])('%s', (type, data) => {
  const of = (taken: Taken = {}) => command(type as SessionCommand['type'], data, taken);
  const base = official({}, imposed);

  it('is free before anything is official, and asks for the moment afterwards', () => {
    const before = base.filter((event) => event.type !== 'ResultsPublished');
    const shifted = 'penalty' in data ? { ...data, penalty: 6 } : data;
    expect(outcome(before, command(type as SessionCommand['type'], shifted))).toBe('free');
    const provisional = base.map((event) =>
      event.type === 'ResultsPublished' ? { ...event, data: { ...event.data, status: 'provisional' as const } } : event,
    );
    expect(outcome(provisional, of())).toBe('free');
    expect(outcome(base, of())).toBe('MomentMissing');
  });

  it('is done within the half hour, and after it by an exception alone', () => {
    expect(outcome(base, of({ raisedAt: at('22:30') }))).toMatch(/^L(92B|79C1)$/);
    expect(outcome(base, of({ raisedAt: at('22:31') }))).toBe('ChangeTooLate');
    expect(outcome(base, of({ raisedAt: at('22:31'), exception: 'agreed by all' }))).toBe('exception: agreed by all');
    expect(outcome(base, of({ exception: 'agreed by all' }))).toBe('exception: agreed by all');
  });
});

describe('corrections after the period', () => {
  const sure = { consent: ['organiser'], beyondDoubt: true };
  it.each<[string, Opening, Taken, string]>([
    ['79C2 of 2017 takes the organiser, and no doubt', {}, { raisedAt: at('23:00'), ...sure }, 'L79C2'],
    ['not without his consent', {}, { raisedAt: at('23:00'), beyondDoubt: true }, 'ChangeTooLate'],
    ['79C2 of 2007 has nothing of that kind', W2007, { raisedAt: at('23:00'), ...sure }, 'ChangeTooLate'],
    [
      'DBf X79B2: a week, with both',
      DBF,
      { raisedAt: at('22:00', '08'), consent: ['director', 'organiser'], beyondDoubt: true },
      'DBf X79B2',
    ],
    ['not with one of them', DBF, { raisedAt: at('22:00', '08'), ...sure }, 'ChangeTooLate'],
    [
      'nor after the week',
      DBF,
      { raisedAt: at('22:01', '08'), consent: ['director', 'organiser'], beyondDoubt: true },
      'ChangeTooLate',
    ],
  ])('%s', (_, opening, taken, expected) => {
    expect(outcome(official(opening), command('WithdrawBoard', withdrawn, taken))).toBe(expected);
  });
});

describe('decisions under DBf', () => {
  const late: SessionEvent = {
    type: 'DeadlineSet',
    data: { right: 'ruling', until: at('23:30'), decidedAt: at('21:40'), paragraph: 'DBf X92A1', reason: 'absent' },
  };
  it('X79B1: taken up within the time of appeals, when that of the score is over', () => {
    const taken = { raisedAt: at('23:00') };
    expect(outcome(official(DBF, late), command('ImposePenalty', penalty, taken))).toBe('DBf X79B1');
    expect(outcome(official(DBF), command('ImposePenalty', penalty, taken))).toBe('ChangeTooLate');
  });

  it('X79B3: an illegal player, until the day that the organiser has set and with his consent', () => {
    const conditions = {
      name: 'division',
      contestants: 'pair',
      stages: [{ stage: 'all', form: 'field', scoring: 'matchpoints' }],
      players: { illegalPlayersUntil: { day: '08-31', paragraph: 'DBf 321D3' } },
    } as const;
    const disqualify = (taken: Taken) =>
      command('DisqualifyContestant', { contestant: '1', paragraph: 'DBf 241D', reason: 'not entered' }, taken);
    const history = official({ ...DBF, conditions });
    const raisedAt = '2013-06-01T12:00:00Z';
    expect(outcome(history, disqualify({ raisedAt, consent: ['organiser'], approvedBy: 'o' }))).toBe(
      'DBf X79B3, DBf 321D3',
    );
    expect(outcome(history, disqualify({ raisedAt, approvedBy: 'o' }))).toBe('ChangeTooLate');
    expect(outcome(history, command('ImposePenalty', penalty, { raisedAt, consent: ['organiser'] }))).toBe(
      'ChangeTooLate',
    );
  });

  it('X79C1: when a later stage has begun, it goes on by the result as it was', () => {
    const conditions = {
      name: 'pairs',
      contestants: 'pair',
      stages: [
        { stage: 'semi', form: 'field', scoring: 'matchpoints' },
        { stage: 'final', form: 'field', scoring: 'matchpoints' },
      ],
    } as const;
    const opening = { ...DBF, conditions, contest: { contest: 'c', stage: 'semi', session: 1 } };
    const final = sessionDoc({
      id: 'final',
      contest: { contest: 'c', stage: 'final', session: 1 },
      kept: [{ type: 'RoundStarted', revision: 5, data: { round: 'r1', at: at('22:10') } }],
    });
    const data = { ...withdrawn, raisedAt: at('22:20') };
    givenSession(...official(opening))
      .when({ type: 'WithdrawBoard', data }, [final])
      .then({ type: 'BoardWithdrawn', data: { ...data, inTimeBy: 'DBf X79A2, X79C1' } });
  });

  it('X79C1: what is carried over stays, once play in the stage has begun', () => {
    const carried = { contestant: '1', amount: '3', paragraph: 'DBf 207A' };
    const running: readonly SessionEvent[] = [
      ...official(DBF).slice(0, 5),
      { type: 'CarryOverSet', data: carried },
      { type: 'RoundStarted', data: { round: 'r1', at: at('19:00') } },
    ];
    expect(outcome(running, command('SetCarryOver', { ...carried, amount: '4' }))).toBe('StageBegun');
    expect(outcome(running, command('SetCarryOver', carried))).toBe('free');
    expect(outcome(running, command('SetCarryOver', { ...carried, contestant: '2' }))).toBe('free');
    expect(outcome(running, command('SetCarryOver', { ...carried, amount: '4', exception: 'a slip' }))).toBe(
      'exception: a slip',
    );
    expect(outcome(running.slice(0, -1), command('SetCarryOver', { ...carried, amount: '4' }))).toBe('free');
  });
});

describe('on a board', () => {
  const session = foldSession(official());
  const score = { NS: { kind: 'artificial', grade: 'plus' }, EW: { kind: 'artificial', grade: 'minus' } } as const;
  const assign = (taken: Taken = {}) =>
    ({ type: 'AssignScore', data: { outcome: score, authority: 'director', ...taken } }) as const;

  it('a score is assigned in time, or by an exception', () => {
    given(opened()).when(assign(), { session }).refused('MomentMissing');
    given(opened())
      .when(assign({ raisedAt: at('22:31') }), { session })
      .refused('ChangeTooLate');
    const raisedAt = at('22:15');
    given(opened())
      .when(assign({ raisedAt }), { session })
      .then({
        type: 'ScoreAdjusted',
        data: { kind: 'assigned', outcome: score, authority: 'director', raisedAt, inTimeBy: 'L92B' },
      });
  });

  it('an artificial score has the moment and the exception on record', () => {
    const data = {
      grades: { NS: 'plus', EW: 'minus' },
      authority: 'director',
      exception: 'the organiser asked',
    } as const;
    given(opened())
      .when({ type: 'AwardArtificialScore', data }, { session })
      .then({
        type: 'ScoreAdjusted',
        data: {
          kind: 'artificial',
          outcome: score,
          authority: 'director',
          exception: 'the organiser asked',
          law: { edition: 'wbf-2017', authority: 'WBF', paragraph: '12C2' },
        },
      });
  });
});

describe('a result that comes in when results are official', () => {
  const sure = { consent: ['organiser'], beyondDoubt: true };
  const RESULTS: readonly [BoardCommand['type'], object, readonly BoardEvent[]][] = [
    ['EnterResult', { result: null, source: 'slip' }, []],
    ['EnterScore', { score: 420, source: 'list' }, []],
    ['ReportNotPlayed', { reason: 'no time' }, []],
    ['AgreeResult', { result: null }, calls('N:- E:- S:- W:-')],
  ];
  /** What becomes of it, in a session with this history, at a table of the first round. */
  const entered = (
    history: readonly SessionEvent[],
    taken: Taken = {},
    [type, data, before]: (typeof RESULTS)[number] = RESULTS[0] ?? ['EnterResult', {}, []],
  ): string => {
    const board = foldBoard([opened({ round: 'r1' }), ...before]);
    const command = { type, data: { ...data, ...taken } } as BoardCommand;
    const decision = decideBoard(
      command,
      board,
      { session: 's', table: '1', board: 1, attempt: 1 },
      foldSession(history),
    );
    if (!decision.ok) return decision.refusal.code;
    const { inTimeBy, exception } = decision.events[0]?.data as { inTimeBy?: string; exception?: string };
    return exception === undefined ? (inTimeBy ?? 'free') : `exception: ${exception}`;
  };

  it.each(RESULTS)('%s is an error of the entry: within the period, or by an exception', (...result) => {
    expect(entered(official().slice(0, -1), {}, result)).toBe('free');
    expect(entered(official(), {}, result)).toBe('MomentMissing');
    expect(entered(official(), { raisedAt: at('22:30') }, result)).toBe('L79C1');
    expect(entered(official(), { raisedAt: at('22:31') }, result)).toBe('ChangeTooLate');
    expect(entered(official(), { exception: 'found in the bag' }, result)).toBe('exception: found in the bag');
  });

  it('comes later with the consent that 79C2 and DBf X79B2 ask for', () => {
    expect(entered(official(), { raisedAt: at('23:00'), ...sure })).toBe('L79C2');
    expect(entered(official(W2007), { raisedAt: at('23:00'), ...sure })).toBe('ChangeTooLate');
    const both = { consent: ['director', 'organiser'], beyondDoubt: true };
    expect(entered(official(DBF), { raisedAt: at('22:00', '08'), ...both })).toBe('DBf X79B2');
    expect(entered(official(DBF), { raisedAt: at('22:01', '08'), ...both })).toBe('ChangeTooLate');
  });

  it('is no error where the round was played when they had been put up (DBf 212A2a)', () => {
    const started = (time: string): SessionEvent => ({ type: 'RoundStarted', data: { round: 'r1', at: at(time) } });
    const running = official().filter(({ type }) => type !== 'RoundEnded');
    expect(entered([...running, started('22:10')])).toBe('free');
    expect(entered([...running, started('19:00')])).toBe('MomentMissing');
    const planned = (day: string): readonly SessionEvent[] =>
      running.map((event) =>
        event.type === 'RoundScheduled'
          ? { ...event, data: { ...event.data, planned: { start: at('19:00', day) } } }
          : event,
      );
    expect(entered(planned('05'))).toBe('free');
    expect(entered(planned('01'))).toBe('MomentMissing');
    // It was played before its time: what is on record of it comes before the plan.
    expect(entered([...planned('05'), started('19:00')])).toBe('MomentMissing');
  });

  it('goes by the results of its own round where those alone were put up', () => {
    const put = (round: string): SessionEvent => ({
      type: 'ResultsPublished',
      data: { status: 'official', at: at('22:00'), round },
    });
    const before = official().slice(0, -1);
    expect(entered([...before, put('r1')])).toBe('MomentMissing');
    expect(entered([...before, put('r2')])).toBe('free');
  });
});

describe('who leaves, and who takes their place', () => {
  const started = (round: string, time: string): SessionEvent => ({
    type: 'RoundStarted',
    data: { round, at: at(time) },
  });
  it.each([
    ['WithdrawContestant', { contestant: '1', from: 'r1', reason: 'ill' }],
    ['ReplaceContestant', { contestant: '1', by: '2', from: 'r1', reason: 'ill' }],
  ] as const)('%s goes by the periods, but from a round that is still to be played', (type, data) => {
    expect(outcome(official().slice(0, -1), command(type, data))).toBe('free');
    expect(outcome(official(), command(type, data))).toBe('MomentMissing');
    expect(outcome(official(), command(type, data, { raisedAt: at('22:20') }))).toBe('L92B');
    expect(outcome(official(), command(type, data, { raisedAt: at('22:31') }))).toBe('ChangeTooLate');
    expect(outcome([...official(), started('r1', '22:40')], command(type, data))).toBe('free');
  });
});

describe('final results', () => {
  const final = { status: 'final', at: at('22:31') } as const;
  const command = (data: object = {}) => ({ type: 'PublishResults', data: { ...final, ...data } }) as const;

  it('wait for the periods', () => {
    givenSession(...official())
      .when(command({ at: at('22:30') }))
      .refused('NotFinalYet');
    givenSession(...official())
      .when(command())
      .then({ type: 'ResultsPublished', data: final });
    const exception = 'the prizes are given';
    givenSession(...official())
      .when(command({ at: at('22:05'), exception }))
      .then({ type: 'ResultsPublished', data: { ...final, at: at('22:05'), exception, subjectToAppeal: true } });
  });

  it('say until when a period is open, or that it has no end yet', () => {
    const words = (history: readonly SessionEvent[], moment: string): string => {
      const decision = decideSession(command({ at: moment }), foldSession(history));
      return decision.ok ? '' : inEnglish(decision.refusal.message);
    };
    expect(words(official(), at('22:30'))).toContain('is open until');
    expect(words(official().slice(0, -1), at('22:30'))).toContain('has no end yet');
  });

  it('wait for appeals', () => {
    const lodged = {
      type: 'AppealLodged',
      data: {
        session: 's',
        against: 'board-s.1.1@5',
        appellant: '1',
        respondents: ['2'],
        lodgedBy: ['p1'],
        at: at('22:20'),
        grounds: 'wrong',
        asksFor: 'right',
        parts: ['judgement'],
      },
    } as const;
    const streams = { 'session-s': official(), 'appeal-a1': [lodged as never] };
    const publish = { to: 'session', session: 's', command: command() } as const;
    givenStreams(streams).when(publish).refused('NotFinalYet', 'appeal a1 is pending');
    const over = { type: 'AppealWithdrawn', data: { by: ['p1'], at: at('22:25'), reason: 'no' } };
    givenStreams({ ...streams, 'appeal-a1': [lodged as never, over as never] })
      .when(publish)
      .then({ type: 'ResultsPublished', data: final });
  });
});

it('is told with what lets it be done', () => {
  const told = (taken: Taken): string =>
    sessionEventInWords({ type: 'BoardWithdrawn', data: { ...withdrawn, ...taken } });
  expect(told({ inTimeBy: 'DBf X79B2' })).toMatch(/\(in time by DBf X79B2\)$/);
  expect(told({ exception: 'agreed by all' })).toMatch(/\(by exception: agreed by all\)$/);
});
