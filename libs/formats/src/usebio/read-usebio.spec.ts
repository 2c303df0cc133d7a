import { inEnglish } from '@app/messages';
import { expectAccount } from '../for-specs';
import { board, codes, CONTRACT, event, last, line, PAIRS, read, tags, usebio } from './specimen';

it('reads the event', () => {
  const file = usebio(
    `${tags({ EVENT_DESCRIPTION: 'Club &amp; Co', DATE: '27/07/2022' })}<PARTICIPANTS>${PAIRS}</PARTICIPANTS>${board(1, line(1, 2))}`,
  );
  expect(file).toMatchObject({ format: 'usebio', event: 'Club & Co', date: '2022-07-27', scoring: 'matchpoints' });
  expect(codes(file)).toEqual([]);
  expect(codes(usebio(`<DATE>yesterday</DATE>${board(1, line(1, 2))}`))).toContain('contradiction date-unreadable 1');
});

it('reads a line', () => {
  const file = event(board(7, line(1, 2, { ...CONTRACT, NS_MATCH_POINTS: '3', EW_MATCH_POINTS: '1.0' })));
  expect(file.boards).toEqual([
    expect.objectContaining({
      record: 1,
      line: 2,
      board: 7,
      table: null,
      contestants: { NS: '1', EW: '2' },
      players: { N: 'a1', S: 'b1', E: 'a2', W: 'b2' },
      result: {
        kind: 'played',
        bid: '4S',
        risk: 'undoubled',
        declarer: 'N',
        tricks: 10,
        lead: 'H2',
        irregular: false,
        line: 2,
      },
      stated: { score: '420', matchpoints: { NS: '3', EW: '1.0' }, line: 2 },
    }),
  ]);
});

it.each([
  [
    { CONTRACT: 'PASS', SCORE: 0 },
    { kind: 'passed-out', line: 2 },
  ],
  [{ CONTRACT: 'NP' }, { kind: 'not-played', reason: 'marked as not played', line: 2 }],
  [{ SCORE: 'A6040' }, { kind: 'artificial', percent: { NS: 60, EW: 40 }, line: 2 }],
])('result %j', (fields, result) => expect(event(board(1, line(1, 2, fields))).boards[0]?.result).toEqual(result));

it('reads cross-IMPs, Butler and team points as stated', () => {
  const points = {
    NS_CROSS_IMP_POINTS: '-3.67',
    EW_CROSS_IMP_POINTS: '3.67',
    NS_BUTLER_POINTS: 2,
    EW_BUTLER_POINTS: -2,
  };
  expect(event(board(1, line(1, 2, { ...CONTRACT, ...points }))).boards[0]?.stated).toEqual({
    score: '420',
    crossImps: { NS: '-3.67', EW: '3.67' },
    imps: { NS: '2', EW: '-2' },
    line: 2,
  });
});

it.each([
  [{ SCORE: 420 }, 420],
  [{ SCORE: '-140' }, -140],
  [{ SCORE: '+90.0', CONTRACT: '-' }, 90],
  [{ SCORE: 0, TRICKS: 9 }, 0],
])('a score without a contract: %j', async (fields, score) => {
  const file = event(board(1, line(1, 2, { ...fields, NS_MATCH_POINTS: 1 }), line(3, 4)));
  expect(file.boards.map(({ result }) => result)).toMatchObject([
    { kind: 'score-only', score, line: 2 },
    { bid: '4S' },
  ]);
  expect(file.boards[0]?.stated).toEqual({ matchpoints: { NS: '1' }, line: 2 });
  expect(codes(file)).toEqual(['note score-alone 2']);
  await expectAccount(file);
});

describe('refused lines leave the others in place', () => {
  it.each([
    [line(1, 2, { ...CONTRACT, CONTRACT: '9S' }), 'contract-unreadable', "CONTRACT '9S' is none"],
    [line(1, 2, {}), 'contract-unreadable', 'no CONTRACT and no SCORE'],
    [line(1, 2, { SCORE: 425 }), 'score-alone', "no board has the score '425', and there is no contract"],
    [line(1, 2, { SCORE: '3.5' }), 'score-alone', "no board has the score '3.5', and there is no contract"],
    [line(1, 2, { SCORE: 7610 }), 'score-alone', "no board has the score '7610', and there is no contract"],
    [line(1, 2, { ...CONTRACT, PLAYED_BY: 'Q' }), 'declarer-unreadable', "PLAYED_BY 'Q' is no seat"],
    [line(1, 2, { ...CONTRACT, TRICKS: 14 }), 'tricks-unreadable', "TRICKS '14' is no number from 0 to 13"],
    [
      line(1, 2, { ...CONTRACT, SCORE: 'lots' }),
      'score-unreadable',
      "SCORE 'lots' is neither a number nor an artificial score",
    ],
    [line('', 2), 'no-pair-number', 'no NS_PAIR_NUMBER'],
  ])('%s', (bad, code, message) => {
    const file = event(board(1, line(3, 4), bad), board(2, line(1, 2)));
    expect(file.recordsRead).toBe(3);
    expect(file.boards.map(({ record }) => record)).toEqual([1, 3]);
    expect(last(file)).toBe(message);
    expect(file.report.at(-1)).toMatchObject({ kind: 'error', code, line: 3, record: 2, board: '1' });
  });

  it('a board without number', () => {
    const file = event(board('x', line(1, 2)), board(2, line(1, 2)));
    expect(file.boards.map(({ board: number }) => number)).toEqual([2]);
    expect(codes(file)).toEqual(['error no-board-number 2']);
  });
});

describe('contradictions', () => {
  it.each([
    ['an unknown pair', [line(1, 9)], 'pair-unknown', "EW pair '9' is not among the participants"],
    ['a pair against itself', [line(1, 1)], 'pair-on-both-sides', "'1' sits both N-S and E-W"],
    [
      'a pair twice',
      [line(1, 2), line(3, 1)],
      'pair-twice-on-board',
      "pair '1' has a result on this board in line 2 already",
    ],
    [
      'a lead that is no card',
      [line(1, 2, { ...CONTRACT, LEAD: '1H' })],
      'lead-unreadable',
      "LEAD '1H' is no card; left out",
    ],
    [
      'points that are no number',
      [line(1, 2, { ...CONTRACT, NS_MATCH_POINTS: 'x' })],
      'points-unreadable',
      "matchpoints NS 'x' is no number; left out",
    ],
    [
      'an artificial score beside a contract',
      [line(1, 2, { ...CONTRACT, SCORE: 'A5050' })],
      'artificial-with-contract',
      "an artificial score beside the contract '4S'; the artificial score is taken",
    ],
    [
      'cross-IMPs that do not cancel',
      [line(1, 2, { ...CONTRACT, NS_CROSS_IMP_POINTS: 3.67, EW_CROSS_IMP_POINTS: -3 })],
      'points-do-not-sum',
      'cross-IMPs 3.67 and -3 make 0.67, not 0',
    ],
  ])('%s', (_, lines, code, message) => {
    const file = event(board(1, ...lines));
    expect(file.boards).toHaveLength(lines.length);
    const found = file.report.find((item) => item.code === code);
    expect(found).toMatchObject({ kind: 'contradiction', board: '1' });
    expect(found && inEnglish(found.message)).toBe(message);
    expect(file.report.some(({ kind }) => kind === 'error')).toBe(false);
  });

  const mps = (
    ns: number | string,
    ew: number | string,
    fields: Readonly<Record<string, string | number>> = CONTRACT,
  ) => ({
    ...fields,
    NS_MATCH_POINTS: ns,
    EW_MATCH_POINTS: ew,
  });

  it('matchpoints that miss the top of the board', () => {
    const file = event(board(1, line(1, 2, mps(4, 0)), line(3, 4, mps(1, 3)), line(5, 6, mps(2, 1))));
    expect(last(file)).toBe('matchpoints 2 and 1 make 3, the board has 4');
    const rounded = event(board(1, line(1, 2, mps('3.33', '6.67')), line(3, 4, mps('3.33', '6.66'))));
    expect(codes(rounded)).toEqual([]);
  });

  it('an artificial score whose points say otherwise', () => {
    const ordinary = [line(1, 2, mps(4, 6))];
    const adjusted = (ns: number, ew: number, score: string) =>
      codes(event(board(1, ...ordinary, line(3, 4, mps(ns, ew, { SCORE: score })))));
    expect(adjusted(5, 5, 'A5050')).toEqual([]);
    expect(adjusted(6, 6, 'A6060')).toEqual([]);
    expect(adjusted(6, 4, 'A5050')).toEqual([
      'contradiction artificial-disagrees 3',
      'contradiction artificial-disagrees 3',
    ]);
    expect(last(event(board(1, ...ordinary, line(3, 4, mps(5, 4, { SCORE: 'A5050' })))))).toBe(
      'EW is given 50%, which is 5 of 10; the points say 4',
    );
  });
});

describe('a file that is refused as a whole', () => {
  it.each([
    ['', 'error not-xml 1'],
    ['[Event "x"]', 'error not-xml 1'],
    ['<USEBIO>\n<EVENT>', 'error not-xml 2'],
    ['<html/>', 'error not-usebio 1'],
    ['<USEBIO/>', 'error no-event 1'],
  ])('%j', (text, code) => {
    expect(codes(read(text))).toEqual([code]);
    expect(read(text)).toMatchObject({ boards: [], recordsRead: 0, deals: [], contestants: [] });
  });

  it('names what is missing', () => {
    expect(codes(usebio(''))).toEqual(['contradiction no-participants 1', 'error no-results 1']);
  });
});

it('reports a board that has two travellers', () => {
  expect(codes(event(board(1, line(1, 2)), board(1, line(3, 4))))).toEqual(['contradiction board-twice 3']);
});

it('reads an unknown version all the same, and only the first EVENT', () => {
  const one = `<EVENT EVENT_TYPE="MP_PAIRS"><PARTICIPANTS>${PAIRS}</PARTICIPANTS>${board(1, line(1, 2))}</EVENT>`;
  const file = read(`<USEBIO Version="9">${one}${one}</USEBIO>`);
  expect(file.boards).toHaveLength(1);
  expect(codes(file)).toEqual(['note version-unknown 1', 'error second-event 3']);
});

describe('what has to be in memory is limited', () => {
  it('elements besides complete boards', () => {
    expect(codes(usebio('<PARTICIPANTS>' + '<PAIR/>'.repeat(500_000)))).toEqual(['error not-xml 1']);
    const { report } = usebio(board(1, '<A/>'.repeat(500_000)));
    expect(report.map(({ message }) => inEnglish(message))).toEqual([
      expect.stringContaining('more than 500000 elements'),
    ]);
    const boards = '<BOARD><A/><A/><A/><A/><A/></BOARD>'.repeat(100_000);
    expect(codes(usebio(`<PARTICIPANTS>${PAIRS}</PARTICIPANTS>${boards}`))).toEqual(['error no-results 1']);
  });

  it('characters without a tag', () => {
    expect(codes(event(board(1, line(1, 2), `<A>${'x'.repeat(1_100_000)}</A>`)))).toEqual(['error not-xml 2']);
  });

  it('deals', () => {
    const deals = board(1, '<HAND/>').repeat(20_000) + board(2, '<HAND/>').repeat(3);
    const file = usebio(deals);
    expect(codes(file).filter((code) => code.startsWith('error too-many'))).toEqual(['error too-many-deals 20001']);
  });
});
