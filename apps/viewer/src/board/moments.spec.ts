import type { BoardEvent } from '@app/contract';
import { foldBoard, viewBoard } from '@app/session';
import { momentsOf } from './moments';

const events: readonly BoardEvent[] = [
  {
    type: 'BoardOpened',
    data: {
      session: 's',
      section: 'A',
      table: '1',
      board: 1,
      attempt: 1,
      laws: 'wbf-2017',
      dealer: 'N',
      vulnerability: 'None',
      contestants: { NS: '1', EW: '2' },
    },
  },
  { type: 'CallMade', data: { seat: 'N', call: '1S' } },
  { type: 'CallMade', data: { seat: 'E', call: '2H' } },
  { type: 'AlertGiven', data: { by: 'W', act: 2 } },
  { type: 'CallMade', data: { seat: 'S', call: 'Pass' } },
];

it('each is what a fold from the beginning gives, in whatever order they are asked for', () => {
  const momentAt = momentsOf(events);
  for (const at of [3, 5, 1, 4, 2, 5]) {
    const board = foldBoard(events.slice(0, at));
    expect(momentAt(at)?.view).toEqual(board && viewBoard(board));
  }
});

it('there is none before the board is opened', () => {
  expect(momentsOf([])(0)).toBeNull();
  expect(momentsOf(events)(0)).toBeNull();
});

it('shares with the one before what an event has left alone', () => {
  const momentAt = momentsOf(events);
  const before = momentAt(4);
  const after = momentAt(5);
  expect(after?.view.auction).not.toBe(before?.view.auction);
  expect(after?.view.auction[1]).toBe(before?.view.auction[1]);
  expect(after?.view.hands).toBe(before?.view.hands);
});
