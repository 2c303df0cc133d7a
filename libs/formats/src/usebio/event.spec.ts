import type { ImportedFile } from '../imported';
import { board, codes, CONTRACT, line, read } from './specimen';

describe('scoring', () => {
  const scored = (type: string, inside = ''): ImportedFile =>
    read(`<USEBIO><EVENT${type && ` EVENT_TYPE="${type}"`}>${inside}</EVENT></USEBIO>`);
  const mpLine = board(1, line(1, 2, { ...CONTRACT, NS_MATCH_POINTS: 1, EW_MATCH_POINTS: 1 }));

  it.each([
    ['MP_PAIRS', '', 'matchpoints'],
    ['mp pairs', '', 'matchpoints'],
    ['CROSS_IMP', '', 'cross-imps'],
    ['CROSS_IMPS', '', 'cross-imps'],
    ['SWISS_PAIRS', '<BOARD_SCORING_METHOD>MATCH_POINTS</BOARD_SCORING_METHOD>', 'matchpoints'],
    ['SWISS_PAIRS', '<BOARD_SCORING_METHOD>CROSS_IMPS</BOARD_SCORING_METHOD>', 'cross-imps'],
    ['BUTLER_PAIRS', '', null],
    ['AGGREGATE', '', null],
    ['TEAMS', '', null],
  ])('%s %s', (type, inside, scoring) => {
    const file = scored(type, inside);
    expect(file.scoring).toBe(scoring);
    expect(codes(file).includes('note scoring-not-known 1')).toBe(scoring === null);
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
