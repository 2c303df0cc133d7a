import { type SessionClues, sessionOfStage } from './session-of-stage';

const STAGES = ['play-off', 'semi-final', 'final'];

const found = (clues: Partial<SessionClues>, stages = STAGES): string | null => {
  const at = sessionOfStage(stages, { stage: null, session: null, within: [], ...clues });
  return at && `${at.stage} ${at.session} by ${at.by}`;
};

it.each([
  ['Final:8', 'final 8 by file'],
  ['SemiF:2', 'semi-final 2 by file'],
  ['Semi-Final', 'semi-final 1 by file'],
  ['Spring cup Semifinal, Segment 2 of 3', 'semi-final 2 by file'],
  ['PLAY OFF session 03', 'play-off 3 by file'],
  ['2. final', 'final 1 by file'],
  ['Quarterfinal', null],
  ['Fi', null],
])('the file says %s', (stage, expected) => {
  expect(found({ stage })).toBe(expected);
});

it('what the file says goes before the folders, and a number of its own before that of the stage', () => {
  expect(found({ stage: 'Final', within: ['cup', 'semi-final', '2'] })).toBe('final 2 by file');
  expect(found({ stage: 'Final:1', session: 'Session 3' })).toBe('final 3 by file');
});

it.each([
  [['cup 2026', 'Semi-final', 'Session 2', 'table 4'], 'semi-final 2 by folder'],
  [['cup 2026', 'Semi-final', '2', 'open'], 'semi-final 2 by folder'],
  [['cup 2026', 'Semi-final 3', 'table 4'], 'semi-final 3 by folder'],
  [['cup 2026', '1 play-off', 'table 4'], 'play-off 1 by folder'],
  [['cup 2026', 'final', 'rounds', 'Segment 02 of 8'], 'final 2 by folder'],
  [['cup 2026', 'Finäl'], 'final 1 by folder'],
  [['cup 2026', 'table 4'], null],
])('it lies in %j', (within, expected) => {
  expect(found({ within })).toBe(expected);
});

it('a contest of one stage needs no name of it', () => {
  expect(found({ within: ['evening', 'Session 2', 'a'] }, ['all'])).toBe('all 2 by only');
  expect(found({}, ['all'])).toBe('all 1 by only');
});

it('a short form that two stages begin with names neither', () => {
  expect(found({ stage: 'Semi:1' }, ['semi-final', 'semi-final-b'])).toBeNull();
});
