import { lineOf } from './command-line';

const director = { id: 'd', role: 'director' } as const;
const device = { id: 't', role: 'table', session: 'club', table: '3' } as const;

it.each([
  ['POST', '/sessions', 'sessions '],
  ['POST', '/sessions/club/rounds', 'sessions club'],
  ['POST', '/sessions/club/boards/3/12', 'table club 3'],
  ['POST', '/sessions/club/boards/3/12/calls', 'table club 3'],
  ['POST', '/appeals/a1', 'appeals a1'],
  ['POST', '/appeals/a1/decision', 'appeals a1'],
  ['POST', '/sessions/club/what-if', null],
  ['POST', '/boards/club.3.12/what-if', null],
  ['POST', '/previews', null],
  ['POST', '/commands', null],
  ['GET', '/sessions/club', null],
])('%s %s is in the line %j', (method, path, line) => {
  expect(lineOf({ method, path }, director)).toBe(line);
});

it('whatever a device sends is in the line of its own table', () => {
  expect(lineOf({ method: 'POST', path: '/sessions/club/boards/4/1/calls' }, device)).toBe('table club 3');
});
