import fc from 'fast-check';
import {
  appealStream,
  boardStream,
  parseAppealStream,
  parseBoardStream,
  parseSessionStream,
  sessionStream,
} from './streams';

const anId = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/);

it('the name of a board is read back as its address, with or without the category', () => {
  fc.assert(
    fc.property(
      anId,
      anId,
      fc.integer({ min: 1, max: 999 }),
      fc.integer({ min: 1, max: 99 }),
      (session, table, board, attempt) => {
        const address = { session, table, board, attempt };
        const name = boardStream(address);
        expect(parseBoardStream(name)).toEqual(address);
        // A session may itself be called `board-...`; then the short name means another one.
        if (!session.startsWith('board-')) expect(parseBoardStream(name.slice('board-'.length))).toEqual(address);
      },
    ),
  );
});

it.each([
  '',
  'board-',
  'board-s.1',
  'board-s.1.0',
  'board-s.1.01',
  'board-s.1.1.0',
  'board-s.1.1.1.1',
  'board-s 1.1.1',
  'board-s..1',
])('%j is no board', (name) => {
  expect(parseBoardStream(name)).toBeNull();
});

it('sessions', () => {
  expect(parseSessionStream(sessionStream('q21'))).toBe('q21');
  expect(parseSessionStream('board-q21.1.1')).toBeNull();
});

it('appeals', () => {
  expect(parseAppealStream(appealStream('a1'))).toBe('a1');
  expect(parseAppealStream('session-q21')).toBeNull();
});
