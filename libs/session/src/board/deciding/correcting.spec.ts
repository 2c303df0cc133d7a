import type { BoardEvent, PlayedResult, SessionEvent } from '@app/contract';
import { faced, foldSession, given, opened, spread } from '@app/testing';
import { foldBoard } from '../fold';
import type { DataOf } from './common';

const at = (time: string, day = '02'): string => `2026-02-${day}T${time}:00Z`;

const FOUR_SPADES: PlayedResult = { bid: '4S', declarer: 'S', risk: 'undoubled', tricks: 10 };
const agreed = (result: PlayedResult | null = FOUR_SPADES): BoardEvent => ({ type: 'ResultAgreed', data: { result } });

/** Round 1 ended at 21:00; the official score was put up at 22:00. */
const session = (
  head: Partial<Extract<SessionEvent, { type: 'SessionOpened' }>['data']> = {},
  ...more: readonly SessionEvent[]
) =>
  foldSession([
    {
      type: 'SessionOpened',
      data: { laws: 'wbf-2017', scoring: 'matchpoints', date: '2026-02-02', ...head },
    },
    { type: 'SectionAdded', data: { section: 'A' } },
    ...['1', '2', '3', '4'].map((contestant): SessionEvent => ({
      type: 'ContestantEntered',
      data: { contestant, kind: 'pair' },
    })),
    {
      type: 'RoundScheduled',
      data: { round: '1', section: 'A', tables: [{ table: '1', NS: '1', EW: '2', boards: [1] }] },
    },
    { type: 'RoundStarted', data: { round: '1', at: at('20:00') } },
    { type: 'RoundEnded', data: { round: '1', at: at('21:00') } },
    { type: 'ResultsPublished', data: { status: 'official', at: at('22:00') } },
    ...more,
  ]);

const ELEVEN: PlayedResult = { ...FOUR_SPADES, tricks: 11 };
const WHEN_AND_WHY = {
  raisedAt: at('22:20'),
  raisedBy: '1',
  authority: 'director:anna',
  reason: 'The slip says 11',
} as const;
const correction = (departing: Partial<DataOf<'CorrectScore'>> = {}): DataOf<'CorrectScore'> => ({
  error: 'entry',
  madeBy: 'players',
  result: ELEVEN,
  ...WHEN_AND_WHY,
  ...departing,
});
const tricks = (departing: Partial<DataOf<'CorrectScore'>> = {}): DataOf<'CorrectScore'> =>
  correction({ error: 'tricks', ...departing });

type Heads = Parameters<typeof session>[0] & { readonly laws?: 'wbf-2017' | 'wbf-2007' };
const DBF: Heads = { laws: 'wbf-2007', regulations: 'dbf-2013' };
const FSB: Heads = { laws: 'wbf-2007', regulations: 'fsb-2008' };

const boardOf = ({ laws = 'wbf-2017', regulations }: Heads, ...events: readonly BoardEvent[]) =>
  given(
    opened({ round: '1', laws, ...(regulations ? { regulations } : {}) }),
    ...(events.length > 0 ? events : [agreed()]),
  );

const corrected = (
  head: Heads,
  data: DataOf<'CorrectScore'>,
  authority: 'WBF' | 'DBf',
  paragraph: string,
): BoardEvent => ({
  type: 'ScoreCorrected',
  data: { ...data, law: { edition: head.laws ?? 'wbf-2017', authority, paragraph } },
});

describe('a wrong entry', () => {
  const consent = ['director', 'organiser'] as const;
  const sure = { consent, beyondDoubt: true };

  it.each<[string, Heads, DataOf<'CorrectScore'>, 'WBF' | 'DBf', string]>([
    ['20 minutes after publication', {}, correction(), 'WBF', '79C1'],
    ['at the very end', {}, correction({ raisedAt: at('22:30') }), 'WBF', '79C1'],
    ['by an official', {}, correction({ madeBy: 'official' }), 'WBF', '79C1'],
    ['of the direction', {}, correction({ result: { ...FOUR_SPADES, declarer: 'W' } }), 'WBF', '79C1'],
    ['of the contract', {}, correction({ result: { ...FOUR_SPADES, bid: '4H' } }), 'WBF', '79C1'],
    ['of a board that was passed out', {}, correction({ result: null }), 'WBF', '79C1'],
    ['2007', { laws: 'wbf-2007' }, correction(), 'WBF', '79C1'],
    ['FSB', FSB, correction(), 'WBF', '79C1'],
    ['X79A2', DBF, correction(), 'DBf', 'X79A2'],
    ['40 minutes after, 79C2', {}, correction({ raisedAt: at('22:40'), ...sure }), 'WBF', '79C2'],
    ['six days after, X79B2', DBF, correction({ raisedAt: at('12:00', '08'), ...sure }), 'DBf', 'X79B2'],
  ])('is put right: %s', (_, head, data, authority, paragraph) => {
    boardOf(head)
      .when({ type: 'CorrectScore', data }, { session: session(head) })
      .then(corrected(head, data, authority, paragraph));
  });

  it.each<[string, Heads, DataOf<'CorrectScore'>]>([
    ['40 minutes after publication', {}, correction({ raisedAt: at('22:40') })],
    ['and nobody is sure', {}, correction({ raisedAt: at('22:40'), consent })],
    ['and the organiser does not agree', {}, correction({ raisedAt: at('22:40'), beyondDoubt: true })],
    [
      'and no regulation has a case for it (2007)',
      { laws: 'wbf-2007' },
      correction({ raisedAt: at('22:40'), ...sure }),
    ],
    ['FSB', FSB, correction({ raisedAt: at('22:40'), ...sure })],
    ['X79B2: one of two', DBF, correction({ raisedAt: at('22:40'), consent: ['organiser'], beyondDoubt: true })],
    ['a week after', DBF, correction({ raisedAt: at('22:01', '09'), ...sure })],
  ])('comes too late: %s', (_, head, data) => {
    boardOf(head)
      .when({ type: 'CorrectScore', data }, { session: session(head) })
      .refused('CorrectionTooLate');
  });

  it('X79A4: of changed results, in their own period', () => {
    const changed: SessionEvent = { type: 'ResultsPublished', data: { status: 'official', at: at('22:50') } };
    const after = session(DBF, changed);
    const data = correction({ raisedAt: at('23:10'), firstShown: after.revision });
    boardOf(DBF)
      .when({ type: 'CorrectScore', data }, { session: after })
      .then(corrected(DBF, data, 'DBf', 'X79A4'));
    boardOf(DBF)
      .when({ type: 'CorrectScore', data: correction({ raisedAt: at('23:10') }) }, { session: after })
      .refused('CorrectionTooLate');
  });

  describe('334D1: eighteen hours after the report', () => {
    const cup = (paragraph: string): Heads => ({
      ...DBF,
      conditions: {
        name: 'Cup',
        contestants: 'pair',
        stages: [{ stage: 'all', form: 'field', scoring: 'matchpoints' }],
        deadlines: [{ right: 'score-correction', minutes: 18 * 60, after: 'publication', paragraph }],
      },
    });
    const head = cup('DBf 334D1');

    it('in time', () => {
      const data = correction({ raisedAt: at('16:00', '03') });
      boardOf(head)
        .when({ type: 'CorrectScore', data }, { session: session(head) })
        .then(corrected(head, data, 'DBf', '334D1'));
    });

    it('too late', () => {
      boardOf(head)
        .when({ type: 'CorrectScore', data: correction({ raisedAt: at('16:01', '03') }) }, { session: session(head) })
        .refused('CorrectionTooLate');
    });

    it("conditions of somebody's own set the period of 79C1", () => {
      boardOf(head)
        .when({ type: 'CorrectScore', data: correction() }, { session: session(cup('Invitation 3')) })
        .then(corrected(head, correction(), 'WBF', '79C1'));
    });
  });

  it('is under the law that is named', () => {
    const law = { edition: 'wbf-2017', authority: 'WBF', paragraph: '81C3' } as const;
    boardOf({})
      .when({ type: 'CorrectScore', data: correction({ law }) }, { session: session() })
      .then({ type: 'ScoreCorrected', data: { ...correction(), law } });
  });
});

describe('wrong contestants', () => {
  const swapped: DataOf<'CorrectScore'> = {
    error: 'entry',
    madeBy: 'official',
    contestants: { NS: '3', EW: '2' },
    ...WHEN_AND_WHY,
  };

  it('give the score to those who played, and who was seated stays on record', () => {
    boardOf({})
      .when({ type: 'CorrectScore', data: swapped }, { session: session() })
      .then(corrected({}, swapped, 'WBF', '79C1'));
  });

  it.each([
    ['nobody', { NS: '9', EW: '2' }, 'ContestantUnknown'],
    ['one pair twice', { NS: '2', EW: '2' }, 'SameContestant'],
    ['those who have it', { NS: '1', EW: '2' }, 'NothingToCorrect'],
  ] as const)('are not %s', (_, contestants, code) => {
    boardOf({})
      .when({ type: 'CorrectScore', data: { ...swapped, contestants } }, { session: session() })
      .refused(code);
  });

  it('come back by another correction', () => {
    const back = { ...swapped, contestants: { NS: '1', EW: '2' } };
    boardOf({}, agreed(), corrected({}, swapped, 'WBF', '79C1'))
      .when({ type: 'CorrectScore', data: back }, { session: session() })
      .then(corrected({}, back, 'WBF', '79C1'));
  });
});

describe('nothing is corrected', () => {
  it.each<[string, readonly BoardEvent[], DataOf<'CorrectScore'>]>([
    ['without a result', [opened()], correction()],
    ['where nothing is said', [agreed()], { error: 'entry', madeBy: 'players', ...WHEN_AND_WHY }],
    ['where it is the same', [agreed()], correction({ result: FOUR_SPADES })],
    ['where it was passed out already', [agreed(null)], correction({ result: null })],
  ])('%s', (_, events, data) => {
    boardOf({}, ...events)
      .when({ type: 'CorrectScore', data }, { session: session() })
      .refused('NothingToCorrect');
  });

  it('but a board that is down as not played has got a result', () => {
    const data = correction();
    boardOf({}, { type: 'BoardNotPlayed', data: { reason: 'No time' } })
      .when({ type: 'CorrectScore', data }, { session: session() })
      .then(corrected({}, data, 'WBF', '79C1'));
  });

  it('and tricks that a ruling has transferred are beside it', () => {
    const to: BoardEvent = {
      type: 'TricksTransferred',
      data: {
        to: 'NS',
        tricks: 1,
        law: { edition: 'wbf-2017', authority: 'WBF', paragraph: '64A2' },
        authority: 'director:anna',
      },
    };
    boardOf({}, agreed(), to)
      .when({ type: 'CorrectScore', data: correction({ result: FOUR_SPADES }) }, { session: session() })
      .refused('NothingToCorrect');
    const fewer = correction({ result: { ...FOUR_SPADES, tricks: 9 } });
    const board = foldBoard([opened(), agreed(), to, corrected({}, fewer, 'WBF', '79C1')]);
    expect(board?.result).toMatchObject({ result: { tricks: 10 } });
  });
});

describe('the number of tricks that was agreed on', () => {
  const inRound = at('20:40');

  it.each<[string, Heads, DataOf<'CorrectScore'>, string]>([
    ['2017, in the round', {}, tricks({ raisedAt: inRound }), '79B2'],
    ['2007, in the round', { laws: 'wbf-2007' }, tricks({ raisedAt: inRound }), '79B2'],
    ['2017, after the round: fully sure', {}, tricks({ beyondDoubt: true }), '79B3'],
    ['2007, after the round', { laws: 'wbf-2007' }, tricks(), '79B2'],
  ])('is another: %s', (_, head, data, paragraph) => {
    boardOf(head)
      .when({ type: 'CorrectScore', data }, { session: session(head) })
      .then(corrected(head, data, 'WBF', paragraph));
  });

  it('79B1: where somebody claimed', () => {
    const data = tricks({ raisedAt: inRound });
    given(
      opened({ round: '1', contract: { bid: '4S', declarer: 'S', risk: 'undoubled' } }),
      faced('W', 'S7'),
      spread('N'),
      { type: 'TricksClaimed', data: { by: 'S', tricks: 10 } },
      { type: 'ClaimAccepted', data: { by: 'W' } },
      agreed(),
    )
      .when({ type: 'CorrectScore', data }, { session: session() })
      .then(corrected({}, data, 'WBF', '79B1'));
  });

  it('79B3: stays for both sides after the round of 2017, unless the director is fully sure', () => {
    boardOf({}).when({ type: 'CorrectScore', data: tricks() }, { session: session() }).refused('ScoreNotAllowed');
  });

  it('goes by the record of the table where the session has none', () => {
    const bare = foldSession([{ type: 'SessionOpened', data: { laws: 'wbf-2017', scoring: 'matchpoints' } }]);
    boardOf({}, agreed())
      .when({ type: 'CorrectScore', data: tricks() }, { session: bare })
      .then(corrected({}, tricks(), 'WBF', '79B2'));
    boardOf({}, agreed(), { type: 'TableRoundEnded', data: {} })
      .when({ type: 'CorrectScore', data: tricks() }, { session: bare })
      .refused('ScoreNotAllowed');
  });

  it('is no wrong entry: the organiser does not help when the period is over', () => {
    const data = tricks({ raisedAt: at('22:40'), consent: ['organiser'], beyondDoubt: true });
    boardOf({}).when({ type: 'CorrectScore', data }, { session: session() }).refused('CorrectionTooLate');
  });

  it.each<[string, Partial<DataOf<'CorrectScore'>>]>([
    ['the contract', { result: { ...FOUR_SPADES, bid: '4H', tricks: 11 } }],
    ['the declarer', { result: { ...FOUR_SPADES, declarer: 'N', tricks: 11 } }],
    ['who played', { contestants: { NS: '3', EW: '2' } }],
    ['whether it was played', { result: null }],
  ])('says nothing of %s', (_, departing) => {
    boardOf({})
      .when({ type: 'CorrectScore', data: tricks({ raisedAt: inRound, ...departing }) }, { session: session() })
      .refused('ScoreNotAllowed');
  });
});

describe('a transfer of tricks', () => {
  const transfer = (to: 'NS' | 'EW', count: number): DataOf<'TransferTricks'> => ({
    to,
    tricks: count,
    law: { edition: 'wbf-2017', authority: 'WBF', paragraph: '64A2' },
    authority: 'director:anna',
  });

  it.each([
    ['NS', 3, 13],
    ['EW', 10, 0],
    ['EW', 1, 9],
  ] as const)('to %s, of %i: declarer has %i', (to, count, left) => {
    const data = transfer(to, count);
    boardOf({}).when({ type: 'TransferTricks', data }).then({ type: 'TricksTransferred', data });
    const board = foldBoard([opened(), agreed(), { type: 'TricksTransferred', data }]);
    expect(board?.result).toMatchObject({ result: { tricks: left } });
  });

  it.each([
    ['NS', 4],
    ['EW', 11],
  ] as const)('to %s, of %i, is more than the others have', (to, count) => {
    boardOf({})
      .when({ type: 'TransferTricks', data: transfer(to, count) })
      .refused('TricksImpossible');
  });

  it('counts what has gone over before', () => {
    boardOf({}, agreed(), { type: 'TricksTransferred', data: transfer('NS', 2) })
      .when({ type: 'TransferTricks', data: transfer('NS', 2) })
      .refused('TricksImpossible');
  });

  it.each<[string, readonly BoardEvent[]]>([
    ['no result', [opened()]],
    ['a board that was passed out', [agreed(null)]],
    ['a board that was not played', [{ type: 'BoardNotPlayed', data: { reason: 'No time' } }]],
  ])('is nothing for %s', (_, events) => {
    boardOf({}, ...events)
      .when({ type: 'TransferTricks', data: transfer('NS', 1) })
      .refused('NothingToCorrect');
  });

  it('does not reach what an appeal has decided', () => {
    const onAppeal: BoardEvent = {
      type: 'ScoreAdjusted',
      data: {
        kind: 'artificial',
        percent: { NS: 60, EW: 40 },
        authority: 'oral-committee:x',
        appeal: 'appeal-a1@9',
      },
    };
    boardOf({}, agreed(), onAppeal)
      .when({ type: 'TransferTricks', data: transfer('NS', 1) })
      .refused('DecisionOfAppeal');
  });
});
