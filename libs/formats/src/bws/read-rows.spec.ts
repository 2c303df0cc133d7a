import { makePbnDeal } from '@app/bridge';
import { MOVEMENT, RECEIVED, SECTION, SESSION, accountOf, at, logged, read, received, said, seating } from './specimen';

describe('a result', () => {
  const result = (fields: Readonly<Record<string, unknown>>) =>
    read({ ReceivedData: [received(fields)] }).boards[0]?.result;

  it.each([
    ['3 NT', '=', 'N', { bid: '3NT', risk: 'undoubled', declarer: 'N', tricks: 9 }],
    ['4 S x', '-2', 'W', { bid: '4S', risk: 'doubled', declarer: 'W', tricks: 8 }],
    ['1 C xx', '+6', 'S', { bid: '1C', risk: 'redoubled', declarer: 'S', tricks: 13 }],
  ])('%s %s by %s', (Contract, Result, seat, expected) => {
    const pair = seat === 'W' ? 2 : 1;
    expect(result({ Contract, Result, 'NS/EW': seat, Declarer: pair })).toMatchObject({ kind: 'played', ...expected });
  });

  it.each([
    ['PASS', '', { kind: 'passed-out' }],
    ['', 'Not played', { kind: 'not-played', reason: 'Not played' }],
    ['', '60%-40%', { kind: 'artificial', percent: { NS: 60, EW: 40 } }],
    ['', '50%-50%', { kind: 'artificial', percent: { NS: 50, EW: 50 } }],
  ])('Contract %j with Remarks %j', (Contract, Remarks, expected) => {
    expect(result({ Contract, Remarks, Result: '' })).toMatchObject(expected);
  });

  it('has the lead, and reports one that is no card', () => {
    expect(result({ LeadCard: 'H10' })).toMatchObject({ lead: 'HT' });
    const file = read({ ReceivedData: [received({ LeadCard: 'H1' })] });
    expect(file.boards[0]?.result).toMatchObject({ lead: null, tricks: 9 });
    expect(said(file)).toContain("contradiction: ReceivedData, row 1, LeadCard: 'H1' cannot be read and is left out");
  });

  it.each([
    [{ Contract: '9 NT' }, "Contract: '9 NT' is not a contract like 4SX, or Pass"],
    [{ Result: '+9' }, "Result: '+9' is not =, +1, -1 or the like, within 13 tricks"],
    [{ 'NS/EW': 'Q' }, "NS/EW: 'Q' is not N, E, S or W"],
    [{ Board: 'x' }, "Board: 'x' is not a whole number"],
    [{ PairEW: -1 }, "PairEW: '-1' is not a whole number"],
    [{ Erased: 'maybe' }, "Erased: 'maybe' is not Yes or No"],
    [{ Contract: null }, 'Contract is empty'],
    [{ Remarks: 'Arbitral score' }, "Remarks 'Arbitral score' does not say which score was given"],
  ])('%j is refused with table, row and column', (fields, message) => {
    const file = read({ ReceivedData: [received(), received({ ID: 2, Board: 2, ...fields })] });
    const errors = said(file).filter((line) => line.startsWith('error'));
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain('ReceivedData, row 2');
    expect(errors[0]).toContain(message);
    expect(accountOf(file, 'ReceivedData')).toEqual([2, 1, 0, 1]);
    expect(file.boards).toHaveLength(1);
  });

  it('keeps what else is remarked for the reader of the report', () => {
    expect(said(read({ ReceivedData: [received({ Remarks: 'TD called' })] }))).toContain(
      "note: ReceivedData, row 1: Remarks 'TD called'",
    );
  });
});

describe('pairs', () => {
  it('that sat the other way round are recorded as they sat', () => {
    const byRemark = read({ ReceivedData: [received({ Remarks: 'Wrong direction' })] });
    const byDeclarer = read({ ReceivedData: [received({ Declarer: 2 })] });
    for (const file of [byRemark, byDeclarer]) {
      expect(file.boards[0]?.contestants).toEqual({ NS: '2', EW: '1' });
      expect(said(file)).toContain(
        'assumption: ReceivedData, row 1: the pairs sat the other way round; recorded as they sat',
      );
    }
  });

  it('have names of their own N-S and E-W where their numbers are the same', () => {
    const RoundData = [seating(1, 1, 1, 1), seating(2, 1, 2, 2)];
    const file = read({ RoundData, ReceivedData: [received({ PairEW: 1 })] });
    expect(file.boards[0]?.contestants).toEqual({ NS: 'NS1', EW: 'EW1' });
    expect(file.contestants.map(({ name, direction }) => `${name} ${direction}`)).toEqual([
      'NS1 NS',
      'EW1 EW',
      'NS2 NS',
      'EW2 EW',
    ]);
  });

  it.each([
    [2, ['NS', 'EW', 'NS', 'EW']],
    [1, [null, null, null, null]],
    [0, ['NS', 'EW', 'NS', 'EW']],
  ])('with Winners %i count on these sides', (Winners, directions) => {
    const file = read({ Section: [{ ...SECTION, Winners }], ReceivedData: [received()] });
    expect(file.contestants.map(({ direction }) => direction)).toEqual(directions);
  });

  it('other than those of the movement count, and are told', () => {
    const file = read({ ReceivedData: [received({ PairEW: 3 })] });
    expect(file.boards[0]?.contestants).toEqual({ NS: '1', EW: '3' });
    expect(said(file)).toContain(
      'contradiction: ReceivedData, row 1: 1 and 3 played, RoundData has 1, 2; who played counts',
    );
  });
});

describe('the movement', () => {
  it('has the boards of each round, also where they are listed', () => {
    const RoundData = [...MOVEMENT, seating(1, 3, 1, 3, { CustomBoards: '5,8-9' }), seating(2, 3, 0, 4)];
    const { rounds } = read({ RoundData, ReceivedData: [received()] });
    expect(
      rounds?.map(({ round, tables }) => [round, tables.map(({ table, boards }) => `${table}: ${boards.join(' ')}`)]),
    ).toEqual([
      ['1', ['1: 1 2', '2: 1 2']],
      ['2', ['1: 3 4', '2: 3 4']],
      ['3', ['1: 5 8 9']],
    ]);
  });

  it('leaves out the tables of a pair that is missing', () => {
    const file = read({ Section: [{ ...SECTION, MissingPair: 4 }], ReceivedData: [received()] });
    expect(file.rounds?.map(({ tables }) => tables.map(({ table }) => table))).toEqual([['1'], ['2']]);
  });

  it('refuses the results of an individual, too', () => {
    const file = read({ ReceivedData: [received({ South: 3, West: 4 })] });
    expect([file.boards.length, accountOf(file, 'ReceivedData')]).toEqual([0, [1, 0, 0, 1]]);
  });

  it('refuses an individual, with its row', () => {
    const file = read({ RoundData: [seating(1, 1, 1, 2, { South: 3, West: 4 })], ReceivedData: [received()] });
    expect(said(file)[0]).toBe(
      'error: RoundData, row 1: South and West have numbers of their own: an individual cannot be imported',
    );
  });
});

describe('players', () => {
  const seat = (Direction: string, fields: Readonly<Record<string, unknown>>) => ({
    ...{ Section: 1, Table: 1, Direction, Number: '', Name: '', Round: 0 },
    ...fields,
  });

  it('have the name shown at the table, else the member’s, else their number', () => {
    const file = read({
      ReceivedData: [received()],
      PlayerNumbers: [
        seat('N', { Number: '11', Name: 'Ann' }),
        seat('S', { Number: '12' }),
        seat('E', { Number: '00013' }),
        seat('W', { Number: '14' }),
      ],
      PlayerNames: [
        { ID: 12, Name: 'Bo', strID: '12' },
        { ID: 13, Name: 'Cai', strID: '00013' },
        { ID: 99, Name: 'Somebody', strID: '99' },
      ],
    });
    expect(file.boards[0]?.players).toEqual({ N: 'Ann', S: 'Bo', E: 'Cai', W: '14' });
    expect(accountOf(file, 'PlayerNames')).toEqual([3, 2, 1, 0]);
    expect(said(file)).toContain('assumption: 1 player has a number without a name; the number stands for it');
  });

  it('go with their pair through the movement, and are replaced from the round in which others sit down', () => {
    const PlayerNumbers = [
      seat('N', { Name: 'Ann' }),
      seat('S', { Name: 'Bo' }),
      seat('S', { Name: 'Dee', Round: 2 }),
      { ...seat('E', { Name: 'Eve' }), Table: 2 },
    ];
    const second = received({ ID: 2, Round: 2, Board: 3, PairEW: 4 });
    const { boards, contestants } = read({ PlayerNumbers, ReceivedData: [received(), second] });
    expect(boards.map(({ players }) => players)).toEqual([
      { N: 'Ann', S: 'Bo' },
      { N: 'Ann', S: 'Dee', E: 'Eve' },
    ]);
    expect(contestants[0]).toMatchObject({ name: '1', players: ['Ann', 'Bo', 'Dee'] });
  });

  it('at a table that the movement does not have are refused', () => {
    const file = read({ PlayerNumbers: [{ ...seat('N', { Name: 'Ann' }), Table: 9 }], ReceivedData: [received()] });
    expect(said(file)).toContain('error: PlayerNumbers, row 1: nobody sits at this table in RoundData');
    expect(accountOf(file, 'PlayerNumbers')).toEqual([1, 0, 0, 1]);
  });
});

describe('what became of a result', () => {
  const erased = received({ Erased: true });

  it('an erased one that another follows was corrected', () => {
    const [board] = read({ ReceivedData: [erased, received({ ID: 2, Result: '+1', TimeLog: at('19:20:00') })] }).boards;
    expect(board?.result).toMatchObject({ tricks: 10, line: 2 });
    expect(board?.earlier).toMatchObject([{ result: { tricks: 9, line: 1 }, until: '2026-01-19T19:20:00Z' }]);
  });

  it('one that was corrected and then erased was withdrawn', () => {
    const file = read({ ReceivedData: [erased, received({ ID: 2, Result: '+1', Erased: true })] });
    expect(file.boards[0]?.result).toBeNull();
    expect(file.boards[0]?.earlier?.map(({ result }) => result)).toMatchObject([{ tricks: 9 }, { tricks: 10 }]);
    expect(accountOf(file, 'ReceivedData')).toEqual([2, 2, 0, 0]);
  });

  it('the order is that of ID, not of the rows', () => {
    const [board] = read({ ReceivedData: [received({ ID: 7, Result: '+1' }), erased] }).boards;
    expect(board?.result).toMatchObject({ tricks: 10 });
  });

  it('the same again is one result', () => {
    const file = read({ ReceivedData: [received(), received({ ID: 2 })] });
    expect(file.boards[0]?.earlier).toBeUndefined();
    expect(said(file)).toContain('note: ReceivedData, row 2: says the same as row 1');
  });

  it('two that differ without an erasure are a contradiction, and the later one counts', () => {
    const file = read({ ReceivedData: [received(), received({ ID: 2, Result: '-1' })] });
    expect(file.boards[0]?.result).toMatchObject({ tricks: 8 });
    expect(said(file)).toContain(
      'contradiction: ReceivedData, row 2: another result than row 1, which is not erased; the later one counts',
    );
  });

  it('an earlier one that was never erased stands again when the later one is', () => {
    const file = read({ ReceivedData: [received(), received({ ID: 2, Result: '-1', Erased: true })] });
    expect(file.boards[0]?.result).toMatchObject({ tricks: 9 });
    expect(said(file)).toContain(
      'assumption: ReceivedData, row 2 is erased, row 1 before it is not: that one stands again',
    );
  });

  it('an erased row that cannot be read is told, and refuses no result that stands', () => {
    const file = read({ ReceivedData: [received({ Erased: true, Contract: '9 Q' }), received({ ID: 2 })] });
    expect(file.boards).toHaveLength(1);
    expect(accountOf(file, 'ReceivedData')).toEqual([2, 1, 0, 1]);
  });
});

describe('calls and cards that were keyed in', () => {
  const BiddingData = logged('Bid', ['N:1NT', 'E:PASS', 'S:3NT!', 'W:PASS', 'N:PASS', 'E:PASS']);
  const PlayData = logged('Card', ['E:S2', 'S:SA', 'W:S10', 'N:S3']);

  it('are the auction and the play of the board', () => {
    const [board] = read({ ReceivedData: [RECEIVED], BiddingData, PlayData }).boards;
    expect(board?.calls?.map(({ seat, call }) => `${seat}:${call}`)).toEqual([
      ...['N:1NT', 'E:Pass', 'S:3NT', 'W:Pass', 'N:Pass', 'E:Pass'],
    ]);
    expect(board?.calls?.[2]).toMatchObject({ alerted: true, line: 3 });
    expect(board?.cards?.map(({ seat, card }) => `${seat}:${card}`)).toEqual(['E:S2', 'S:SA', 'W:ST', 'N:S3']);
  });

  it('lose what was erased, or keyed in again', () => {
    const [first, ...rest] = BiddingData;
    const rows = [{ ...first, Bid: '2NT' }, { ...first, Bid: '2NT', Erased: true }, first ?? {}, ...rest];
    const file = read({ ReceivedData: [RECEIVED], BiddingData: rows });
    expect(file.boards[0]?.calls?.[0]).toMatchObject({ call: '1NT' });
    expect(accountOf(file, 'BiddingData')).toEqual([8, 6, 2, 0]);
    expect(said(file)).toContain('note: BiddingData: 2 rows, first 1, erased or keyed in anew: left out');
  });

  it('of a result that was erased give way to those after it', () => {
    const before = logged('Bid', ['N:PASS', 'E:PASS', 'S:PASS', 'W:PASS']);
    const after = logged('Bid', ['N:3NT', 'E:PASS', 'S:PASS', 'W:PASS'], { TimeLog: at('19:15:00') });
    const ReceivedData = [received({ Contract: 'PASS', Erased: true }), received({ ID: 2, TimeLog: at('19:30:00') })];
    const [board] = read({ ReceivedData, BiddingData: [...before, ...after] }).boards;
    expect(board?.calls?.map(({ call }) => call)).toEqual(['3NT', 'Pass', 'Pass', 'Pass']);
  });

  it('that lead to another contract are left out; the result stands', () => {
    const file = read({ ReceivedData: [received({ Contract: '4 H' })], BiddingData });
    expect(file.boards[0]).toMatchObject({ calls: null, result: { bid: '4H' } });
    expect(accountOf(file, 'BiddingData')).toEqual([6, 0, 6, 0]);
    expect(said(file)[0]).toContain('the 6 calls keyed in lead to 3NT by N, not to the result');
  });

  it('with a gap are no auction', () => {
    const rows = BiddingData.map((row, index) => (index === 1 ? { ...row, Bid: '8C' } : row));
    const file = read({ ReceivedData: [RECEIVED], BiddingData: rows });
    expect(file.boards[0]?.calls).toBeNull();
    expect(accountOf(file, 'BiddingData')).toEqual([6, 0, 5, 1]);
    expect(said(file)).toContain("error: BiddingData, row 2, Bid: '8C' is not a call like 1NT, PASS or X");
  });

  it('with a card that comes twice are no play', () => {
    const file = read({ ReceivedData: [RECEIVED], PlayData: logged('Card', ['E:S2', 'S:S2']) });
    expect(file.boards[0]?.cards).toBeNull();
    expect(accountOf(file, 'PlayData')).toEqual([2, 0, 2, 0]);
  });

  it('make a record of their own where there is no result yet', () => {
    const file = read({ BiddingData });
    expect(file).toMatchObject({ recordsRead: 1, boards: [{ result: null, contestants: { NS: '1', EW: '2' } }] });
  });
});

describe('hand records', () => {
  const SUITS = ['Spades', 'Hearts', 'Diamonds', 'Clubs'];
  const hands = (...all: readonly (readonly string[])[]) =>
    Object.fromEntries(
      ['North', 'East', 'South', 'West'].flatMap((seat, nth) =>
        SUITS.map((suit, which): [string, string] => [`${seat}${suit}`, all[nth]?.[which] ?? '']),
      ),
    );
  const RANKS = 'AKQJ1098765432';
  const DEAL = hands([RANKS], ['', RANKS], ['', '', RANKS], ['', '', '', RANKS]);

  it('are the deals of their section', () => {
    const file = read({ HandRecord: [{ Section: 1, Board: 1, ...DEAL }] });
    expect(file.deals.map((deal) => makePbnDeal(deal.hands))).toEqual([
      'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432',
    ]);
  });

  it('without 52 cards are refused, with what is wrong', () => {
    const file = read({ HandRecord: [{ Section: 1, Board: 1, ...DEAL, NorthSpades: 'AK' }], ReceivedData: [RECEIVED] });
    expect(said(file)[0]).toContain('error: HandRecord, row 1: ');
    expect(accountOf(file, 'HandRecord')).toEqual([1, 0, 0, 1]);
  });

  it('show that a card was keyed in for another player', () => {
    const file = read({
      HandRecord: [{ Section: 1, Board: 1, ...DEAL }],
      ReceivedData: [RECEIVED],
      PlayData: logged('Card', ['E:S2']),
    });
    expect(file.boards[0]?.cards).toBeNull();
    expect(said(file)[0]).toContain('PlayData, row 1: E does not hold S2 in HandRecord');
  });
});

describe('several sections', () => {
  const Section = [SECTION, { ...SECTION, ID: 2, Letter: 'B' }];
  const ReceivedData = [RECEIVED, received({ ID: 2, Section: 2 })];

  it('keep their contestants, rounds and tables apart', () => {
    const file = read({ Section, RoundData: [...MOVEMENT, seating(1, 1, 1, 2, { Section: 2 })], ReceivedData });
    expect(file.boards.map(({ section, round, contestants }) => [section, round, contestants.NS])).toEqual([
      ['A', 'A 1', 'A1'],
      ['B', 'B 1', 'B1'],
    ]);
    expect(file.rounds?.map(({ section, round }) => `${section}: ${round}`)).toEqual(['A: A 1', 'A: A 2', 'B: B 1']);
  });

  it('of several sessions are named with their session', () => {
    const file = read({
      Session: [SESSION, { ID: 2, Name: 'Afternoon', Date: null }],
      Section: [SECTION, { ...SECTION, ID: 2, Session: 2 }],
      ReceivedData,
    });
    expect(file.boards.map(({ section }) => section)).toEqual(['Club night A', 'Afternoon A']);
    expect(said(file)).toContain(
      'assumption: the file has several sessions, Club night, Afternoon: they become sections of one session, with contestants of their own',
    );
  });
});

describe('teams', () => {
  it('meet at two tables, the lower of which is the open room', () => {
    const file = read({
      Section: [{ ...SECTION, ScoringType: 4 }],
      RoundData: [seating(1, 1, 1, 2), seating(2, 1, 2, 1)],
      ReceivedData: [RECEIVED, received({ ID: 2, Table: 2, PairNS: 2, PairEW: 1, Declarer: 2 })],
    });
    expect(file.scoring).toBe('team-imps');
    expect(file.boards.map(({ room, contestants }) => `${room}: ${contestants.NS}, ${contestants.EW}`)).toEqual([
      'open: Team 1, Team 2',
      'closed: Team 2, Team 1',
    ]);
    expect(file.contestants.map(({ kind }) => kind)).toEqual(['team', 'team']);
  });
});

it('contracts that were keyed in before the play was over are told, and are no results', () => {
  const IntermediateData = [
    received({ Result: '' }),
    received({ Board: 2, Result: '' }),
    received({ Contract: '4 S' }),
  ];
  const file = read({ ReceivedData: [RECEIVED], IntermediateData });
  expect(file.boards).toHaveLength(1);
  expect(accountOf(file, 'IntermediateData')).toEqual([3, 3, 0, 0]);
  expect(said(file).filter((line) => line.includes('IntermediateData'))).toEqual([
    'note: IntermediateData, row 2: contract 3NT at table 1 of section 1 in round 1, board 2, but no result followed',
    'note: IntermediateData, row 3: contract 4S at table 1 of section 1 in round 1, board 1, was keyed in first; the result is in another',
  ]);
});

it('settings are told, and every row of every table is accounted for', () => {
  const file = read({
    ReceivedData: [RECEIVED],
    Settings: [{ Section: 0, ShowResults: true, ScorePoints: 1 }],
    Clients: [{ ID: 1, Computer: 'PC' }],
    SomethingElse: [{ x: 1 }],
  });
  expect(said(file)).toContain(
    'assumption: Settings, row 1: the devices were set to Section=0, ShowResults=Yes, ScorePoints=1',
  );
  expect(accountOf(file, 'Settings')).toEqual([1, 1, 0, 0]);
  expect(accountOf(file, 'Clients')).toEqual([1, 0, 1, 0]);
  expect(accountOf(file, 'SomethingElse')).toEqual([1, 0, 1, 0]);
  expect(file.report.map(({ code }) => code)).toContain('table-account');
});

it('an unknown ScoringType is told, and nothing is taken for it', () => {
  const file = read({ Section: [{ ...SECTION, ScoringType: 3 }], ReceivedData: [RECEIVED] });
  expect(file.scoring).toBeNull();
  expect(said(file)).toContain('note: ScoringType 3 is not known here; --scoring says how to score');
});
