import { type OpenBoard, toSeeTo, unconfirmed } from './to-see-to';

const open = (number: number, some: Partial<OpenBoard> = {}): OpenBoard => ({
  board: `board-s.1.${number}`,
  number,
  section: 'A',
  round: '1',
  table: '1',
  phase: 'ended',
  finished: true,
  confirmed: false,
  options: [],
  questions: [],
  reviews: [],
  directorCalls: [],
  untold: [],
  flagged: [],
  ...some,
});

it('who waits at the table goes before what is looked at after the play', () => {
  const boards = [
    open(1, { reviews: [{ law: '72C', act: 3, side: null }] }),
    open(2, { options: [{ law: '27A1', for: 'S', choices: ['accept'], act: 2, until: 'S calls' }] }),
    open(3, { directorCalls: [{ at: 7, by: 'N' }], untold: [9] }),
    open(4, { flagged: [{ at: 5, because: 'board-s.1.4@3' }] }),
  ];
  expect(toSeeTo(boards).map(({ kind, board, at, law }) => [kind, board.number, at, law])).toEqual([
    ['director-called', 3, 7, null],
    ['option', 2, 2, '27A1'],
    ['flagged', 4, 5, null],
    ['untold', 3, 9, null],
    ['review', 1, 3, '72C'],
  ]);
});

it('only results wait to be confirmed, board by board', () => {
  const boards = [open(3), open(1, { confirmed: true }), open(2, { finished: false }), open(2)];
  expect(unconfirmed(boards).map(({ number }) => number)).toEqual([2, 3]);
});
