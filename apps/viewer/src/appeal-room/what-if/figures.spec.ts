import type { Differences } from '@app/contract';
import { figuresWith, moveOf, movedIn } from './figures';

const BOARD = 'board-s.1.1';
const now = {
  score: { kind: 'score', score: 420 },
  points: { NS: '4.00', EW: '2.00' },
  places: new Map([
    ['1', { place: '1', total: '60.00' }],
    ['2', { place: '2', total: '50.00' }],
    ['3', { place: '3', total: '40.00' }],
  ]),
} as const;

const row = (contestant: string, place: string, total: string) => ({ contestant, place, total });
const differences = {
  boards: [{ id: BOARD, before: null, after: { score: { kind: 'score', score: -50 } } }],
  scores: [
    { id: 'board-s.2.1', before: null, after: { points: { NS: '6', EW: '0' }, why: null } },
    { id: BOARD, before: null, after: { points: { NS: '1/3', EW: '17/3' }, why: null } },
  ],
  standings: [{ contestant: '2', before: row('2', '2', '50.00'), after: row('2', '1', '61.00') }],
} as unknown as Differences;

it('what the differences say takes the place of what is on record, and nothing else', () => {
  const after = figuresWith(now, differences, BOARD);
  expect(after.score).toEqual({ kind: 'score', score: -50 });
  expect(after.points).toEqual({ NS: '0.33', EW: '5.67' });
  expect([...after.places.values()].map(({ place }) => place)).toEqual(['1', '1', '3']);
  expect(movedIn(now, [now, after])).toEqual(['2']);
});

it.each([
  ['4.00', '4.00', null],
  ['4.00', '5.50', { way: 'up', by: '1.50' }],
  ['4.00', '3.67', { way: 'down', by: '0.33' }],
  [null, '3.67', null],
])('from %s to %s', (before, after, move) => {
  expect(moveOf(before, after)).toEqual(move);
});
