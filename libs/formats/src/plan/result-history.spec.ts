import { type RowsByTable, at, read, received } from '../bws/specimen';
import { type Naming, slug } from '../placement';
import { planImport } from './plan';

const naming: Naming = { player: (name) => `p-${slug(name, 'x')}`, contestant: (name) => slug(name, 'x') };
const planned = (tables: RowsByTable) =>
  planImport(read(tables), { session: 's', laws: 'wbf-2017', source: 'evening.bws', naming });

type Fields = Readonly<Record<string, unknown>>;

/** The events of the first board after it was opened, and what it comes to. */
const courseOf = async (...rows: readonly Fields[]) => {
  const { boards, refused } = await planned({
    ReceivedData: rows.map((row, index) => received({ ID: index + 1, ...row })),
  });
  expect(refused).toBe(0);
  return boards[0]?.events.slice(1) ?? [];
};
const typesOf = async (...rows: readonly Fields[]): Promise<readonly string[]> =>
  (await courseOf(...rows)).map(({ type }) => type);

it('a result that nothing follows is entered', async () => {
  expect(await typesOf({})).toEqual(['ResultEntered']);
});

it('entered and corrected: the correction says what it is now, when it came up, and by which row', async () => {
  const [entered, corrected] = await courseOf({ Erased: true }, { Result: '+1', TimeLog: at('19:20:00') });
  expect(entered).toMatchObject({ type: 'ResultEntered', data: { result: { bid: '3NT', tricks: 9 } } });
  expect(corrected).toMatchObject({
    type: 'ScoreCorrected',
    data: {
      error: 'entry',
      result: { bid: '3NT', tricks: 10 },
      raisedAt: '2026-01-19T19:20:00Z',
      reason: 'evening.bws:2',
    },
  });
});

it('entered, corrected and withdrawn: both decisions are taken back, the later one first, and none is lost', async () => {
  const events = await courseOf({ Erased: true }, { Result: '+1', Erased: true });
  expect(events.map(({ type }) => type)).toEqual([
    'ResultEntered',
    'ScoreCorrected',
    'RulingReversed',
    'RulingReversed',
  ]);
  expect(events.slice(2)).toMatchObject([{ data: { decision: 2 } }, { data: { decision: 1 } }]);
});

it('entered and withdrawn', async () => {
  expect(await typesOf({ Erased: true })).toEqual(['ResultEntered', 'RulingReversed']);
});

it('of a board that was entered for other pairs the pairs are corrected', async () => {
  const [, corrected] = await courseOf({ PairEW: 4, Erased: true }, { PairEW: 2 });
  expect(corrected).toMatchObject({ type: 'ScoreCorrected', data: { contestants: { NS: '1', EW: '2' } } });
  expect(corrected?.data).not.toHaveProperty('result');
});

it.each([
  ['a pass-out', { Contract: 'PASS', Result: '' }, ['ResultEntered', 'ScoreCorrected']],
  [
    'a board not played',
    { Contract: '', Remarks: 'Not played' },
    ['ResultEntered', 'RulingReversed', 'BoardNotPlayed'],
  ],
  ['an artificial score', { Contract: '', Remarks: '60%-40%' }, ['ResultEntered', 'RulingReversed', 'ScoreAdjusted']],
])('from a result to %s', async (_, row, types) => {
  expect(await typesOf({ Erased: true }, row)).toEqual(types);
});

it.each([
  ['a board not played', { Contract: '', Remarks: 'Not played' }, ['BoardNotPlayed', 'ScoreCorrected']],
  ['an artificial score', { Contract: '', Remarks: '60%-40%' }, ['ScoreAdjusted', 'RulingReversed', 'ResultEntered']],
])('from %s to a result', async (_, row, types) => {
  expect(await typesOf({ ...row, Erased: true }, {})).toEqual(types);
});

it('an auction that was keyed in goes with the result in its contract; an earlier one in another is entered', async () => {
  const calls = ['N:3NT', 'E:PASS', 'S:PASS', 'W:PASS'].map((text, index) => {
    const [Direction, Bid] = text.split(':');
    return { ...received(), ID: index + 1, Counter: index + 1, Direction, Bid, Erased: false };
  });
  const ReceivedData = [received({ Contract: '4 S', Erased: true }), received({ ID: 2 })];
  const { boards } = await planned({ ReceivedData, BiddingData: calls });
  expect(boards[0]?.events.slice(5)).toMatchObject([
    { type: 'ResultEntered', data: { result: { bid: '4S' } } },
    { type: 'ScoreCorrected', data: { result: { bid: '3NT' } } },
  ]);
});

it('schedules the rounds of the movement, once', async () => {
  const { session } = await planned({ ReceivedData: [received()] });
  expect(session.filter(({ type }) => type === 'ScheduleRound')).toMatchObject([
    {
      data: { round: '1', section: 'main', tables: [{ table: '1', NS: '1', EW: '2', boards: [1, 2] }, { table: '2' }] },
    },
    { data: { round: '2' } },
  ]);
});

it('takes the results of a round that cannot be scheduled, and tells why it cannot', async () => {
  const Section = [{ ID: 1, Letter: 'A', Session: 1, ScoringType: 4 }];
  const seat = (Table: number) => ({
    ...{ Section: 1, Table, Round: 1, NSPair: 1, EWPair: 2 },
    LowBoard: 1,
    HighBoard: 2,
  });
  const { session, boards, report } = await planned({
    Section,
    RoundData: [seat(1), seat(2), seat(3)],
    ReceivedData: [received()],
  });
  expect(session.map(({ type }) => type)).not.toContain('ScheduleRound');
  expect(boards).toHaveLength(1);
  expect(report).toContainEqual(expect.objectContaining({ kind: 'contradiction', code: 'round-not-scheduled' }));
});
