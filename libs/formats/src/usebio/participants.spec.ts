import type { ImportedFile } from '../imported';
import { board, codes, CONTRACT, line, pair, PAIRS, read, tags, usebio } from './specimen';

describe('participants', () => {
  const list = (inside: string, before = ''): ImportedFile =>
    usebio(`${before}<PARTICIPANTS>${inside}</PARTICIPANTS>${board(1, line(1, 2))}`);

  it('have totals and places as the file states them', () => {
    const totals = tags({ TOTAL_SCORE: '128.77', PERCENTAGE: '47.69%', PLACE: '3=', DIRECTION: '' });
    expect(list(pair(1, totals) + pair(2)).contestants[0]).toEqual({
      name: '1',
      kind: 'pair',
      direction: null,
      players: ['a1', 'b1'],
      total: '128.77',
      percentage: '47.69',
      place: '3=',
      line: 1,
    });
  });

  it('reports totals that are no number and adjustments without a reason', () => {
    const file = list(pair(1, tags({ TOTAL_SCORE: 'x', ADJUSTMENT: '-1.5' })) + pair(2, tags({ ADJUSTMENT: 0 })));
    expect(codes(file)).toEqual(['note adjustment 1', 'contradiction total-unreadable 1']);
  });

  it('refuses a number for the second time, and none', () => {
    const file = list(`${pair(1)}\n${pair(1)}\n${pair('')}${pair(2)}`);
    expect(file.contestants.map(({ name }) => name)).toEqual(['1', '2']);
    expect(codes(file)).toEqual(['error pair-number-twice 2', 'error no-pair-number 3']);
  });

  it('with two winners N-S and E-W may share a number', () => {
    const both = ['N/S', 'E/W'].map((direction) => pair(1, tags({ DIRECTION: direction }))).join('');
    const file = usebio(`<WINNER_TYPE>2</WINNER_TYPE><PARTICIPANTS>${both}</PARTICIPANTS>${board(1, line(1, 1))}`);
    expect(file.contestants.map(({ name, direction }) => [name, direction])).toEqual([
      ['NS1', 'NS'],
      ['EW1', 'EW'],
    ]);
    expect(file.boards[0]?.contestants).toEqual({ NS: 'NS1', EW: 'EW1' });
    expect(codes(file)).toEqual([]);
  });

  it('the direction counts only with two winners, and follows from the results where it is left open', () => {
    const directions = (winners: number, direction: string) => {
      const file = list(pair(1, tags({ DIRECTION: direction })) + pair(2), tags({ WINNER_TYPE: winners }));
      return [file.contestants.map((one) => one.direction), codes(file)];
    };
    expect(directions(1, 'NS')).toEqual([[null, null], []]);
    expect(directions(2, 'NS')).toEqual([['NS', 'EW'], ['assumption direction-from-results 1']]);
  });

  it('may be missing, which is reported', () => {
    const file = usebio(board(1, line(1, 2)));
    expect(file.boards[0]?.contestants).toEqual({ NS: '1', EW: '2' });
    expect(codes(file)).toEqual(['contradiction no-participants 1']);
  });

  it('are told apart by section where several sections have their own', () => {
    const section = (id: string): string =>
      `<SECTION SECTION_ID="${id}"><PARTICIPANTS>${PAIRS}</PARTICIPANTS>${board(1, line(1, 2))}</SECTION>`;
    const file = usebio(section('A') + section('B'));
    expect(file.contestants.map(({ name }) => name).slice(3, 6)).toEqual(['A4', 'B1', 'B2']);
    expect(file.boards.map(({ section: id, contestants }) => [id, contestants.NS])).toEqual([
      ['A', 'A1'],
      ['B', 'B1'],
    ]);
    expect(usebio(`<SESSION>${section('A')}</SESSION>`).boards[0]).toMatchObject({
      section: null,
      contestants: { NS: '1', EW: '2' },
    });
  });
});

describe('teams', () => {
  const team = (id: number): string =>
    `<TEAM TEAM_ID="${id}" TEAM_NAME="T${id}"><TOTAL_SCORE>${id}</TOTAL_SCORE>${pair(1)}${pair(2)}</TEAM>`;
  const teams = (inside: string, type = 'SWISS_TEAMS'): ImportedFile =>
    read(
      `<USEBIO Version="1.3"><EVENT EVENT_TYPE="${type}"><PARTICIPANTS>${team(7)}${team(8)}</PARTICIPANTS>${inside}</EVENT></USEBIO>`,
    );
  const match = (...boards: readonly string[]): string =>
    `<MATCH>${tags({ ROUND_NUMBER: 2, TEAM: 7, OPPOSING_TEAM: 8 })}${boards.join('')}</MATCH>`;

  it('DIRECTION says which way the TEAM of the match sat', () => {
    const file = teams(
      match(board(1, line(1, 2, { ...CONTRACT, DIRECTION: 'NS' }), line(1, 2, { ...CONTRACT, DIRECTION: 'EW' }))),
    );
    expect(file.scoring).toBe('team-imps');
    expect(file.boards.map(({ contestants, round, players }) => [contestants, round, players.N])).toEqual([
      [{ NS: '7', EW: '8' }, '2', 'a1'],
      [{ NS: '8', EW: '7' }, '2', 'a1'],
    ]);
    expect(file.contestants).toMatchObject([
      { name: '7', kind: 'team', players: ['a1', 'b1', 'a2', 'b2'], total: null },
      { name: '8', kind: 'team' },
    ]);
    expect(codes(file)).toEqual(['note totals-not-compared 1']);
  });

  it('without DIRECTION only the teams of the match are known', () => {
    const [one] = teams(match(board(1, `<TRAVELLER_LINE>${tags(CONTRACT)}</TRAVELLER_LINE>`))).boards;
    expect(one).toMatchObject({ contestants: {}, teams: { home: '7', visit: '8' } });
  });

  it.each([
    ['TEAMS', '<BOARD_SCORING_METHOD>IMPS</BOARD_SCORING_METHOD>', 'team-imps'],
    ['TEAMS', '<BOARD_SCORING_METHOD>POINT_A_BOARD</BOARD_SCORING_METHOD>', 'board-a-match'],
  ])('%s %s', (type, method, scoring) => expect(teams(method + match(), type).scoring).toBe(scoring));
});
