import { inEnglish } from '@app/messages';
import type { ImportedFile } from '../imported';
import { board, codes, CONTRACT, line, pair, read, tags } from './specimen';

describe('scoring', () => {
  const scored = (type: string, inside = ''): ImportedFile =>
    read(`<USEBIO><EVENT${type && ` EVENT_TYPE="${type}"`}>${inside}</EVENT></USEBIO>`);
  const mpLine = board(1, line(1, 2, { ...CONTRACT, NS_MATCH_POINTS: 1, EW_MATCH_POINTS: 1 }));

  const method = (text: string): string => `<BOARD_SCORING_METHOD>${text}</BOARD_SCORING_METHOD>`;
  const teams = '<PARTICIPANTS><TEAM><TEAM_ID>1</TEAM_ID></TEAM></PARTICIPANTS>';
  it.each([
    ['MP_PAIRS', '', 'matchpoints'],
    ['mp pairs', '', 'matchpoints'],
    ['PAIRS', method('MP'), 'matchpoints'],
    ['PAIRS', method('AGGREGATE'), 'total-points'],
    ['CROSS_IMP', '', 'cross-imps'],
    ['CROSS_IMPS', '', 'cross-imps'],
    ['BUTLER_PAIRS', '', 'butler'],
    ['AGGREGATE', '', 'total-points'],
    ['INDIVIDUAL', method('BUTLER'), 'butler'],
    ['SWISS_PAIRS', method('MATCH_POINTS'), 'matchpoints'],
    ['SWISS_PAIRS', method('CROSS_IMPS'), 'cross-imps'],
    ['SWISS_PAIRS_CROSS_IMPS', '', 'cross-imps'],
    ['SWISS_PAIRS_BUTLER_IMPS', '', 'butler'],
    ['TEAMS', teams, 'team-imps'],
    ['TEAMS_OF_FOUR', teams, 'team-imps'],
    ['MULTIPLE_TEAMS', teams, 'team-imps'],
    ['SWISS_TEAMS', teams + method('IMPS'), 'team-imps'],
    ['HEAD_TO_HEAD', teams + method('POINT_A_BOARD'), 'board-a-match'],
    ['Unheard of', method('XIMPS'), 'cross-imps'],
  ])('%s %s is %s', (type, inside, scoring) => {
    const file = scored(type, inside);
    expect(file.scoring).toBe(scoring);
    expect(codes(file)).not.toContain('note scoring-not-known 1');
  });

  it.each([
    ['TEAMS', '', 'note scoring-not-known 1'],
    ['TEAMS', method('PERCENTAGE') + teams, 'note scoring-not-known 1'],
    ['INDIVIDUAL', '', 'note scoring-not-known 1'],
    ['SWISS_PAIRS', '', 'note scoring-not-known 1'],
    ['Unheard of', '', 'note event-type-unknown 1'],
  ])('%s %s leaves it open, and says so', (type, inside, code) => {
    const file = scored(type, inside);
    expect(file.scoring).toBeNull();
    expect(codes(file)).toContain(code);
  });

  it.each([
    ['Unheard of', ['note event-type-unknown 1', 'assumption scoring-from-lines 1']],
    ['SWISS_PAIRS', ['assumption scoring-from-lines 1']],
  ])('%s is scored as the points in the lines are, with an assumption', (type, expected) => {
    const butler = board(1, line(1, 2, { ...CONTRACT, NS_BUTLER_POINTS: 1, EW_BUTLER_POINTS: -1 }));
    const file = scored(type, butler);
    expect(file.scoring).toBe('butler');
    expect(codes(file)).toEqual([...expected, expect.stringContaining('no-participants')]);
  });

  it.each(['SWISS_TEAMS', 'SWISS_PAIRS_BUTLER_IMPS'])(
    'the ranking of %s is in victory points: not compared',
    (type) => {
      const ranked =
        pair(1, tags({ TOTAL_SCORE: '83.5', PLACE: 1 })) + pair(2, tags({ TOTAL_SCORE: '76.5', PLACE: 2 }));
      const file = scored(type, `<PARTICIPANTS>${ranked}</PARTICIPANTS>${mpLine}`);
      expect(codes(file)).toContain('note totals-not-compared 1');
      expect(file.contestants).toMatchObject([
        { total: null, place: null },
        { total: null, place: null },
      ]);
    },
  );

  it('names points that stand in fields it does not read, with their number', () => {
    const odd = line(1, 2, { ...CONTRACT, NS_AGGREGATE: 420, EW_AGGREGATE: -420, NS_PLAYER_COUNT: 2 });
    const file = scored('MP_PAIRS', board(1, odd, odd) + '<MATCH><TEAM_VPS>12.5</TEAM_VPS></MATCH>');
    const notRead = file.report.filter(({ code }) => code === 'points-not-read');
    expect(notRead.map(({ message }) => inEnglish(message))).toEqual([
      'NS_AGGREGATE: 2 numbers are not compared with ours',
      'EW_AGGREGATE: 2 numbers are not compared with ours',
      'TEAM_VPS: 1 number is not compared with ours',
    ]);
  });

  it('IMPs of no named kind are cross-IMPs in an event of cross-IMPs', () => {
    const imps = board(1, line(1, 2, { ...CONTRACT, NS_IMPS: '1.5', EW_IMPS: '-1.5' }));
    expect(scored('CROSS_IMPS', imps).boards[0]?.stated).toMatchObject({ crossImps: { NS: '1.5', EW: '-1.5' } });
    expect(scored('BUTLER_PAIRS', imps).boards[0]?.stated).toMatchObject({ imps: { NS: '1.5', EW: '-1.5' } });
  });

  it('without EVENT_TYPE it is taken from the points in the lines', () => {
    const file = scored('', mpLine);
    expect(file.scoring).toBe('matchpoints');
    expect(codes(file)).toContain('assumption scoring-from-lines 1');
  });

  it('reports lines that hold other points', () => {
    expect(codes(scored('CROSS_IMP', mpLine))).toContain('contradiction scoring-disagrees 1');
  });
});
