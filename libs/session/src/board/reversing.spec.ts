import type { Edition, LawRef, Regulations } from '@app/bridge';
import type { BoardCommand, BoardEvent, RefusalCode, SessionEvent } from '@app/contract';
import { calls, foldSession, given, opened } from '@app/testing';
import { foldBoard } from './fold';

const MADE = { bid: '4S', declarer: 'N', risk: 'undoubled', tricks: 10 } as const;
const AT = '2013-02-01T22:10:00Z';

const lawOf = (paragraph: string, edition: Edition = 'wbf-2017'): LawRef => ({
  edition,
  authority: paragraph.startsWith('X') ? 'DBf' : 'WBF',
  paragraph,
});

type Reverse = Extract<BoardCommand, { type: 'ReverseDecision' }>['data'];
type Reversed = Extract<BoardEvent, { type: 'RulingReversed' }>['data'];

const WHY = { at: AT, authority: 'director', by: 'anna', reasons: 'The book says so' } as const;
const reverse = (decision: number, more: Partial<Reverse> = {}): BoardCommand => ({
  type: 'ReverseDecision',
  data: { decision, ...WHY, ...more },
});
const reversed = (decision: number, more: Partial<Reversed> = {}): BoardEvent => ({
  type: 'RulingReversed',
  data: { decision, ...WHY, law: lawOf('81C3'), ...more },
});

const table = { kind: 'table' } as const;
const outcome = { NS: table, EW: table };
const ruled: BoardEvent = {
  type: 'RulingGiven',
  data: { laws: [lawOf('12C1b')], reasons: 'It paid', by: 'anna', rightOfAppeal: true },
};
const score = (more: object): BoardEvent => ({
  type: 'ScoreAdjusted',
  data: { kind: 'assigned', outcome, authority: 'director:anna', ...more },
});
const corrected: BoardEvent = {
  type: 'ScoreCorrected',
  data: {
    error: 'entry',
    madeBy: 'players',
    result: null,
    raisedAt: AT,
    raisedBy: '1',
    law: lawOf('79C1'),
    authority: 'director:anna',
    reason: 'A slip',
  },
};
const tricks: BoardEvent = {
  type: 'TricksTransferred',
  data: { to: 'EW', tricks: 1, law: lawOf('64A2'), authority: 'director:anna' },
};
const ruledTricks: BoardEvent = { ...tricks, data: { ...tricks.data, ruling: 6 } };

const entered: BoardEvent = { type: 'ResultEntered', data: { result: null, source: 'slip' } };

/** Calls 1 to 4, result at 5. */
const PLAYED: readonly BoardEvent[] = [
  opened(),
  ...calls('N:4S E:- S:- W:-'),
  { type: 'ResultAgreed', data: { result: MADE } },
];

describe('ReverseDecision', () => {
  it.each<[string, readonly BoardEvent[]]>([
    ['a ruling', [ruled, score({ ruling: 6 })]],
    ['a score without a ruling', [score({})]],
    ['a correction', [corrected]],
    ['a transfer of tricks', [tricks]],
  ])('takes back %s', (_, events) => {
    given(...PLAYED, ...events)
      .when(reverse(6))
      .then(reversed(6));
  });

  it('takes back a reversal, and that once more', () => {
    given(...PLAYED, ruled, reversed(6))
      .when(reverse(7))
      .then(reversed(7));
    given(...PLAYED, ruled, reversed(6), reversed(7))
      .when(reverse(6))
      .then(reversed(6));
  });

  it('takes back a result that was on the wrong board (79C1), and the board can have another', () => {
    given(...PLAYED)
      .when(reverse(5))
      .then(reversed(5, { law: lawOf('79C1') }));
    given(...PLAYED, reversed(5))
      .when({ type: 'EnterResult', data: { result: null, source: 'slip' } })
      .then(entered);
  });

  const onAppeal = score({ appeal: 'appeal-a1@9' });
  const restored = reversed(8, { authority: 'committee', appeal: 'appeal-a2@9' });

  it.each<[string, readonly BoardEvent[], number, RefusalCode]>([
    ['what decides nothing', [], 1, 'RulingUnknown'],
    ['a result that a score lies upon', [tricks], 5, 'ScoreBuiltUpon'],
    ['a result whose place another has', [reversed(5), entered], 6, 'RulingNotInForce'],
    ['the score of a ruling', [ruled, score({ ruling: 6 })], 7, 'RulingUnknown'],
    ['the tricks of a ruling', [ruled, ruledTricks], 7, 'RulingUnknown'],
    ['a draft', [{ ...ruled, type: 'RulingDrafted' }], 6, 'RulingUnknown'],
    ['what has fallen already', [ruled, reversed(6)], 6, 'RulingNotInForce'],
    [
      'a ruling whose place another has taken',
      [ruled, { ...ruled, data: { ...ruled.data, amends: 6 } }],
      6,
      'RulingNotInForce',
    ],
    ['what an appeal was decided to', [onAppeal], 6, 'DecisionOfAppeal'],
    ['a ruling that an appeal has changed', [ruled, onAppeal], 6, 'DecisionOfAppeal'],
    ['what a further appeal has restored', [ruled, score({ ruling: 6 }), onAppeal, restored], 9, 'DecisionOfAppeal'],
  ])('does not take back %s', (_, events, decision, code) => {
    given(...PLAYED, ...events)
      .when(reverse(decision))
      .refused(code);
  });

  it('reaches no ruling that an appeal let stand, or restored, but where the committee recommends it (93B3)', () => {
    const upheld: BoardEvent = { type: 'RulingUpheld', data: { ruling: 6, appeal: 'appeal-a1@9' } };
    for (const history of [[upheld], [onAppeal, restored]]) {
      given(...PLAYED, ruled, score({ ruling: 6 }), ...history)
        .when(reverse(6))
        .refused('DecisionOfAppeal');
    }
    const recommendedBy = 'appeal-a1@10';
    given(...PLAYED, ruled, score({ ruling: 6 }), upheld)
      .when(reverse(6, { recommendedBy }))
      .then(reversed(6, { recommendedBy }));
  });

  it('reaches another ruling than the one that was appealed, and corrections always', () => {
    const against: BoardEvent = score({ appeal: 'appeal-a1@9', against: 6 });
    given(...PLAYED, ruled, ruled, against)
      .when(reverse(7))
      .then(reversed(7));
    given(...PLAYED, ruled, ruled, against)
      .when(reverse(6))
      .refused('DecisionOfAppeal');
    given(...PLAYED, corrected, onAppeal)
      .when(reverse(6))
      .then(reversed(6));
  });

  it("81D: the chief director's reversal is his own to take back", () => {
    const history = [...PLAYED, ruled, reversed(6, { authority: 'chief-director' })];
    given(...history)
      .when(reverse(7))
      .refused('NotAuthorised');
    given(...history)
      .when(reverse(7, { authority: 'chief-director' }))
      .then(reversed(7, { authority: 'chief-director' }));
  });

  it("nor is what he has brought back an assistant's to take away again", () => {
    const history = [...PLAYED, ruled, reversed(6), reversed(7, { authority: 'chief-director' })];
    given(...history)
      .when(reverse(6))
      .refused('NotAuthorised');
    given(...history)
      .when(reverse(6, { authority: 'chief-director' }))
      .then(reversed(6, { authority: 'chief-director' }));
  });

  it('brings no ruling back to a place that another has taken since', () => {
    const amendment: BoardEvent = { ...ruled, data: { ...ruled.data, amends: 6 } };
    const history = [...PLAYED, ruled, amendment, reversed(7), amendment];
    given(...history)
      .when(reverse(8))
      .refused('RulingNotInForce');
    given(...history, reversed(9))
      .when(reverse(8))
      .then(reversed(8));
  });

  it('says that the score of a ruling falls with the ruling', () => {
    given(...PLAYED, ruled, ruledTricks)
      .when(reverse(6))
      .then(reversed(6));
    const board = foldBoard([...PLAYED, ruled, ruledTricks, reversed(6)]);
    expect(board?.result).toEqual({ kind: 'agreed', result: MADE });
  });
});

describe('the time to put an error right (81C3)', () => {
  interface Setting {
    readonly laws: Edition;
    readonly regulations?: Regulations;
  }

  /** Official at 22:00. */
  const published: SessionEvent = {
    type: 'ResultsPublished',
    data: { status: 'official', at: '2013-02-01T22:00:00Z' },
  };
  const ended: SessionEvent = { type: 'RoundEnded', data: { round: '1', at: '2013-02-01T21:50:00Z' } };
  const scheduled: SessionEvent = {
    type: 'RoundScheduled',
    data: { round: '1', section: 'A', tables: [{ table: '1', NS: '1', EW: '2', boards: [1] }] },
  };
  /** Corrections until 22:10, for the sake of the prizes. */
  const shortened: SessionEvent = {
    type: 'DeadlineSet',
    data: {
      right: 'score-correction',
      until: '2013-02-01T22:10:00Z',
      decidedAt: '2013-02-01T22:00:00Z',
      paragraph: 'L79C1',
      reason: 'Prizes',
    },
  };
  const evening = ({ laws, regulations }: Setting, ...events: readonly SessionEvent[]) =>
    foldSession([
      { type: 'SessionOpened', data: { laws, scoring: 'matchpoints', ...(regulations ? { regulations } : {}) } },
      scheduled,
      ended,
      published,
      ...events,
    ]);
  const history = ({ laws, regulations }: Setting, ...events: readonly BoardEvent[]): readonly BoardEvent[] => [
    opened({ laws, round: '1', ...(regulations ? { regulations } : {}) }),
    ...PLAYED.slice(1),
    ruled,
    ...events,
  ];

  const WBF_2017 = { laws: 'wbf-2017' } as const;
  const WBF_2007 = { laws: 'wbf-2007' } as const;
  const DBF = { laws: 'wbf-2007', regulations: 'dbf-2013' } as const;

  // 79C1 and 92B: half an hour each. X92A1: half an hour from the end of play, 22:20; X79A2 from publication, 22:30.
  it.each<[string, Setting, readonly SessionEvent[], Partial<Reverse>, string | null]>([
    ['2017, within both', WBF_2017, [], { at: '2013-02-01T22:30:00Z' }, '81C3'],
    ['2017, after both', WBF_2017, [], { at: '2013-02-01T22:31:00Z' }, null],
    ['2017, within that of appeals alone', WBF_2017, [shortened], { at: '2013-02-01T22:20:00Z' }, '81C3'],
    ['2007, within 79C', WBF_2007, [], { at: '2013-02-01T22:30:00Z' }, '81C3'],
    ['2007, within that of appeals alone', WBF_2007, [shortened], { at: '2013-02-01T22:20:00Z' }, null],
    [
      '2007, the chief director whom an appeal may reach',
      WBF_2007,
      [shortened],
      { at: '2013-02-01T22:20:00Z', authority: 'chief-director' },
      '93A',
    ],
    [
      '2007, the chief director when none may',
      WBF_2007,
      [shortened],
      { at: '2013-02-01T22:31:00Z', authority: 'chief-director' },
      null,
    ],
    ['taken up in time', WBF_2007, [], { at: '2013-02-02T10:00:00Z', raisedAt: '2013-02-01T22:25:00Z' }, '81C3'],
    ['taken up too late', WBF_2017, [], { at: '2013-02-02T10:00:00Z', raisedAt: '2013-02-01T22:40:00Z' }, null],
    ['at the moment, whatever is said later', WBF_2017, [], { raisedAt: '2013-02-02T22:40:00Z' }, '81C3'],
    ['DBf, within X79A2', DBF, [], { at: '2013-02-01T22:25:00Z' }, '81C3'],
    ['DBf, after it', DBF, [], { at: '2013-02-01T22:31:00Z' }, null],
    [
      'DBf, corrections shortened, within X92A1',
      DBF,
      [{ ...shortened, data: { ...shortened.data, until: '2013-02-01T22:05:00Z' } }],
      { at: '2013-02-01T22:15:00Z' },
      'X79B1',
    ],
    [
      'DBf, taken up within X92A1',
      DBF,
      [{ ...shortened, data: { ...shortened.data, until: '2013-02-01T22:05:00Z' } }],
      { at: '2013-02-05T20:00:00Z', raisedAt: '2013-02-01T22:15:00Z' },
      'X79B1',
    ],
  ])('%s', (_, setting, events, more, paragraph) => {
    const expectation = given(...history(setting)).when(reverse(6, more), { session: evening(setting, ...events) });
    if (paragraph === null) expectation.refused('ReversalTooLate');
    else expectation.then(reversed(6, { ...more, law: lawOf(paragraph, setting.laws) }));
  });

  it('a ruling that the players were told of late has the time of its own appeal', () => {
    const told: BoardEvent = {
      type: 'RulingTold',
      data: { ruling: 6, at: '2013-02-01T22:40:00Z', to: ['1', '2'], appealUntil: '2013-02-01T23:10:00Z' },
    };
    const at = '2013-02-01T23:00:00Z';
    given(...history(WBF_2017, told))
      .when(reverse(6, { at }), { session: evening(WBF_2017) })
      .then(reversed(6, { at }));
    given(...history(WBF_2017, told))
      .when(reverse(6, { at: '2013-02-01T23:11:00Z' }), { session: evening(WBF_2017) })
      .refused('ReversalTooLate');
  });

  it('there is no end to it while nothing is published', () => {
    given(...history(WBF_2007))
      .when(reverse(6), { session: foldSession([scheduled]) })
      .then(reversed(6, { law: lawOf('81C3', 'wbf-2007') }));
  });
});

describe('the period of changed results', () => {
  const official = (at: string): SessionEvent => ({ type: 'ResultsPublished', data: { status: 'official', at } });
  const opening: SessionEvent = { type: 'SessionOpened', data: { laws: 'wbf-2017', scoring: 'matchpoints' } };
  const session = foldSession([opening, official('2013-02-01T22:00:00Z'), official('2013-02-01T22:40:00Z')]);
  const late = { at: '2013-02-01T22:45:00Z' };

  it('is for what the change was the first to show', () => {
    given(...PLAYED, ruled)
      .when(reverse(6, late), { session })
      .refused('ReversalTooLate');
    given(...PLAYED, ruled)
      .when(reverse(6, { ...late, firstShown: 2 }), { session })
      .then(reversed(6, { ...late, firstShown: 2 }));
  });
});
