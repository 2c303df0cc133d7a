import { aDate, anId } from './words';
import { hasShape } from './shape';

describe('words', () => {
  it.each([
    ['2026-02-28', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-2-1', false],
    ['yesterday', false],
  ])('%s is a date: %s', (text, is) => {
    expect(hasShape(aDate, text)).toBe(is);
  });

  it.each([
    ['q21', true],
    ['Final-1', true],
    ['-a', false],
    ['a.b', false],
    ['', false],
    ['x'.repeat(65), false],
  ])('%j is an id: %s', (text, is) => {
    expect(hasShape(anId, text)).toBe(is);
  });
});
