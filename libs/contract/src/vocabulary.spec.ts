import { aDate, aScoreAlone, anId, someRegulations } from './vocabulary';
import { conforms, problemsOf } from './schema/check';

describe('words', () => {
  it.each([
    ['2026-02-28', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-2-1', false],
    ['yesterday', false],
  ])('%s is a date: %s', (text, is) => {
    expect(conforms(aDate, text)).toBe(is);
  });

  it.each([
    ['dbf-2013', true],
    ['fsb-2008', true],
    ['dbf-2031', false],
    ['DBF-2013', false],
  ])('%s are regulations: %s', (text, are) => {
    expect(conforms(someRegulations, text)).toBe(are);
  });

  it.each([
    ['q21', true],
    ['Final-1', true],
    ['-a', false],
    ['a.b', false],
    ['', false],
    ['x'.repeat(65), false],
  ])('%j is an id: %s', (text, is) => {
    expect(conforms(anId, text)).toBe(is);
  });

  it.each([
    [-7600, true],
    [0, true],
    [420, true],
    [425, false],
    [42.5, false],
    [7610, false],
    ['420', false],
  ])('%j is a score of a board: %s', (score, is) => {
    expect(conforms(aScoreAlone, score)).toBe(is);
    expect(problemsOf(aScoreAlone, score)).toHaveLength(is ? 0 : 1);
  });
});
