import { lenient, said, strict, tagsOnly, words } from './for-specs';

const DEAL = { Declarer: null, Contract: null, Result: null, Scoring: 'MP' };
const COLUMNS =
  'Table\\2R;Round\\2R;PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer\\1R;Result\\2R;Lead\\3L;' +
  'Score_NS\\6R;Score_EW\\6R;MP_NS\\4R;MP_EW\\4R;Percentage_NS\\3R;Percentage_EW\\3R';
const ROWS = [
  '1 1 1 4 3NT S 10 H8 "430" - 3.0 1.0 75 25',
  '2 1 2 5 3NT S 9 - 400 - 1.0 3.0 25 75',
  '3 1 3 6 4S X 10 - 420 - 2 2 50 50',
];
const withTable = (
  rows: readonly string[],
  { columns = COLUMNS, tags = {}, more = '' }: { columns?: string; tags?: Record<string, string>; more?: string } = {},
): string => tagsOnly({ ...DEAL, ...tags }, [`[ScoreTable "${columns}"]`, ...rows, more].join('\n').trim());

const PLAYED = [...ROWS.slice(0, 2), '3 1 3 6 Pass - - - 0 - 0 4 0 100'];

it('gives a record for each row, with the deal of the game, which is none beside them', () => {
  const file = lenient(withTable(PLAYED));
  expect(said(strict(withTable(PLAYED)))).toEqual([]);
  expect(file).toMatchObject({ recordsRead: 3, scoring: 'matchpoints' });
  expect(file.boards.map(({ record, line }) => [record, line])).toEqual([
    [1, 8],
    [2, 9],
    [3, 10],
  ]);
  expect(file.boards[0]).toMatchObject({
    ...{ board: 1, table: '1', round: '1', dealer: 'N', vulnerability: 'None', calls: null, cards: null },
    contestants: { NS: '1', EW: '4' },
    result: { kind: 'played', bid: '3NT', risk: 'undoubled', declarer: 'S', tricks: 10, lead: 'H8', line: 8 },
    stated: {
      ...{ score: '430', matchpoints: { NS: '3.0', EW: '1.0' }, percent: { NS: '75', EW: '25' } },
      line: 8,
    },
  });
  expect(file.boards[1]?.hands).toEqual(file.boards[0]?.hands);
  expect(file.boards[2]).toMatchObject({ contestants: { NS: '3', EW: '6' }, result: { kind: 'passed-out' } });
  expect(file.contestants.map(({ name, kind, direction }) => [name, kind, direction])).toEqual(
    ['1', '4', '2', '5', '3', '6'].map((name) => [name, 'pair', null]),
  );
});

it('gives each row the stage, the session and the day of its game', () => {
  const tags = { Stage: 'Final:2', Session: '3', Date: '2026.05.04 19:00' };
  const { boards } = lenient(withTable(PLAYED, { tags }));
  expect(boards.map(({ stage, session, date }) => [stage, session, date])).toEqual(
    PLAYED.map(() => ['Final:2', '3', '2026-05-04']),
  );
});

it.each([
  [ROWS[2] ?? '', 'Declarer "X" in a row of ScoreTable cannot be read'],
  ['3 1 3 6 9S N 10 - 420 - 2 2 50 50', 'Contract "9S" in a row of ScoreTable cannot be read'],
  ['3 1 3 6 4S N 14 - 420 - 2 2 50 50', 'Result "14" in a row of ScoreTable cannot be read'],
  ['3 1 3 - 4S N 10 - 420 - 2 2 50 50', 'a row of ScoreTable does not say who sat N-S and E-W'],
  ['3 1 3 6 - - - - 425 - 2 2 50 50', 'no board has the score "425", and there is no contract'],
  ['3 1 3 6 4S N 10', 'a row of ScoreTable has not 14 elements, one for each column'],
  ['3 1 3 6 - - - - - - ^2 - - -', 'an artificial score whose percentages cannot be told from the row'],
])('refuses the row %s, and takes the others', (row, why) => {
  const file = lenient(withTable([...ROWS.slice(0, 2), row]));
  expect(file.recordsRead).toBe(3);
  expect(file.boards.map(({ record }) => record)).toEqual([1, 2]);
  expect(file.report.filter(({ kind }) => kind === 'error')).toMatchObject([{ record: 3, line: 10, board: '1' }]);
  expect(words({ ...file, report: file.report.filter(({ kind }) => kind === 'error') })).toBe(why);
});

it.each([
  ['3 1 3 6 - - - - 420 - 2 2 50 50', 420],
  ['3 1 3 6 - - - - - 420 2 2 50 50', -420],
])('takes a score without its contract: %s', (row, score) => {
  const file = lenient(withTable([...ROWS.slice(0, 2), row]));
  expect(file.boards[2]).toMatchObject({
    result: { kind: 'score-only', score, line: 10 },
    stated: { matchpoints: { NS: '2', EW: '2' } },
  });
  expect(file.boards[2]?.stated).not.toHaveProperty('score');
  expect(said(file)).toEqual(['note score-alone']);
  expect(said(strict(withTable([...ROWS.slice(0, 2), row])))).toEqual(['note score-alone']);
});

it.each([
  ['percentages', '3 1 3 6 - - - - - - ^2.4 ^1.6 ^60 ^40', { NS: 60, EW: 40 }],
  ['matchpoints of the top', '3 1 3 6 - - - - - - ^2.4 ^1.6 - -', { NS: 60, EW: 40 }],
])('artificial scores: %s', (_, row, percent) =>
  expect(lenient(withTable([...ROWS.slice(0, 2), row])).boards[2]).toMatchObject({
    result: { kind: 'artificial', percent },
    stated: { matchpoints: { NS: '2.4', EW: '1.6' } },
  }),
);

it('artificial scores in IMPs, boards that were not played, tricks against the contract', () => {
  const columns = 'PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS;IMP_NS;IMP_EW';
  const rows = ['1 2 - - - - ^3.00 ^-3.00', '3 4 - - - - - -', '5 6 4Sx N +1 690 1 -1'];
  const text = withTable(rows, { columns, tags: { Scoring: 'IMP;Cross' } });
  const file = lenient(text);
  expect(file.boards.map(({ result }) => result)).toMatchObject([
    { kind: 'artificial', percent: { NS: 60, EW: 40 } },
    { kind: 'not-played' },
    { kind: 'played', bid: '4S', risk: 'doubled', tricks: 11 },
  ]);
  expect(file.boards[2]?.stated).toMatchObject({ score: '690', crossImps: { NS: '1', EW: '-1' } });
  expect(said(file)).toEqual([
    'note scoring-parameter',
    'assumption artificial-from-imps',
    'note score-row-not-played',
    'note score-row-spelling',
  ]);
  expect(strict(text).boards).toHaveLength(2);
});

describe('a game with a result of its own', () => {
  const own = { Declarer: 'S', Contract: '3NT', Result: '9' };

  it('is one of the rows: by its pairs', () => {
    const file = lenient(withTable(PLAYED, { tags: { ...own, PairNS: '2', PairEW: '5' } }));
    expect(file.recordsRead).toBe(3);
    expect(file.boards.map(({ contestants: { NS }, line }) => [NS, line])).toEqual([
      ['2', 1],
      ['1', 13],
      ['3', 15],
    ]);
    expect(said(file)).toEqual([]);
  });

  it('is one of the rows: by its result, which is an assumption', () => {
    const file = lenient(withTable(PLAYED, { tags: own }));
    expect(file.boards).toHaveLength(3);
    expect(file.boards[0]).toMatchObject({ contestants: { NS: '2', EW: '5' }, stated: { matchpoints: { NS: '1.0' } } });
    expect(said(file)).toEqual(['assumption score-row-of-game']);
  });

  it('is taken beside the rows where it is none of them', () => {
    const file = lenient(withTable(PLAYED, { tags: { ...own, Result: '3' } }));
    expect(file.boards).toHaveLength(4);
    expect(said(file)).toEqual(['note score-row-of-game']);
  });

  it('that is refused has its rows refused, each counted', () => {
    const file = lenient(withTable(PLAYED, { tags: { Contract: '9NT' } }));
    expect([file.recordsRead, file.boards.length]).toEqual([4, 0]);
    expect(new Set(file.report.filter(({ kind }) => kind === 'error').map(({ record }) => record)).size).toBe(4);
  });
});

it('pairs that have the same number on both sides count apart', () => {
  const rows = ['1 1 1 2 3NT S 10 - 430 - 1 1 50 50', '2 1 2 1 3NT S 10 - 430 - 1 1 50 50'];
  const { boards, contestants } = lenient(withTable(rows));
  expect(boards.map((board) => board.contestants)).toEqual([
    { NS: 'NS1', EW: 'EW2' },
    { NS: 'NS2', EW: 'EW1' },
  ]);
  expect(contestants.map(({ name, direction }) => [name, direction])).toEqual([
    ['NS1', 'NS'],
    ['EW2', 'EW'],
    ['NS2', 'NS'],
    ['EW1', 'EW'],
  ]);
});

it('names of two players are seated, sections are part of the number', () => {
  const columns = 'Section;PairId_NS;PairId_EW;Names_NS;Names_EW;Contract;Declarer;Result';
  const file = lenient(withTable(['A 1 2 "Ann A;Bob B" "Smith - Jones" Pass - -'], { columns }));
  expect(file.boards).toMatchObject([{ contestants: { NS: 'A1', EW: 'A2' }, players: { N: 'Ann A', S: 'Bob B' } }]);
  expect(file.contestants).toMatchObject([
    { name: 'A1', players: ['Ann A', 'Bob B'] },
    { name: 'A2', players: [] },
  ]);
  expect(said(file)).toEqual(['assumption seats-of-partners']);
});

it('a ranking is that of the pairs with results', () => {
  const totals = [
    '[TotalScoreTable "-Rank;PairId;Names;NrBoards;TotalMP;MeanPercentage"]',
    ...['1 1 "a;b" 1 3.00 75.00', '2 4 - 1 1 25.00', '9 99 - 1 0 0'],
  ];
  const file = lenient(withTable(PLAYED, { more: totals.join('\n') }));
  expect(file.contestants.slice(0, 3)).toMatchObject([
    { name: '1', total: '3.00', percentage: '75.00', place: '1' },
    { name: '4', total: '1', percentage: '25.00', place: '2' },
    { name: '2', total: null, percentage: null, place: null },
  ]);
  expect(said(file)).toEqual(['note ranking-of-others']);
});

it.each([
  ['frequencies', withTable(['1 430 2'], { columns: 'Rank;Score_NS;Multiplicity' }), 'names no pairs'],
  ['results of teams', withTable(PLAYED, { tags: { HomeTeam: 'A', VisitTeam: 'B' } }), 'who met whom'],
  ['opinions', tagsOnly({}, '[ActionTable "Rank;Call"]\n1 1H'), 'opinions'],
  ['times', tagsOnly({}, '[PlayTimeTable "Time"]\n12'), 'times of thought'],
  ['what a score is worth', tagsOnly({}, '[InstantScoreTable "ScoreRange_NS;IMP_NS"]\n*,0 -1'), 'another field'],
  ['an analysis', tagsOnly({}, '[OptimumResultTable "Declarer;Denomination;Result"]\nN NT 9'), 'double-dummy'],
])('%s: no results are taken, and that is said', (_, text, why) => {
  const file = strict(text);
  expect(said(file)).toEqual([
    ...Array<string>(said(file).length - 1).fill('note nothing-recorded'),
    'note table-left-out',
  ]);
  expect(file.report.map((_item, nth) => words(file, nth)).join()).toContain(why);
});

describe('a row whose table has a game of its own in the file', () => {
  const of = (table: string, tags: Readonly<Record<string, string>>): string =>
    tagsOnly({ Table: table, Round: '1', Scoring: 'MP', PairNS: table, PairEW: `1${table}`, ...tags });
  const rows = ['1 1 1 11 3NT S 10', '2 1 2 12 3NT S 9', '3 1 3 13 Pass - -'];
  const first = tagsOnly(
    { Table: '1', Round: '1', Scoring: 'MP', PairNS: '1', PairEW: '11' },
    ['[ScoreTable "Table;Round;PairId_NS;PairId_EW;Contract;Declarer;Result"]', ...rows].join('\n'),
  );

  it.each([
    ['is that game where it says the same', { Result: '9' }, { Contract: 'Pass' }, 3],
    ['also where the declarer is not who should have been', { Result: '9', Declarer: '^S' }, { Contract: 'Pass' }, 3],
    ['is another record where it says something else', { Result: '8' }, { Contract: 'Pass' }, 4],
    ['is another record where the game is of another round', { Result: '9', Round: '2' }, { Contract: 'Pass' }, 4],
  ])('%s', (_, second, third, records) => {
    const file = lenient(first, of('2', second), of('3', third));
    expect(file.recordsRead).toBe(records);
    expect(file.boards.map(({ table }) => table).sort()).toEqual(
      records === 3 ? ['1', '2', '3'] : ['1', '2', '2', '3'],
    );
  });
});
