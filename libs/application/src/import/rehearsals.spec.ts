import type { BoardEvent } from '@app/contract';
import type { PlannedBoard } from '@app/formats';
import { rehearsalsOf } from './rehearsals';

const call = (seat: string): BoardEvent => ({ type: 'CallMade', data: { seat, call: 'Pass' } }) as BoardEvent;

const board = (record: number): PlannedBoard =>
  ({ record: { record }, events: [call('N'), call('E'), call('S')], eventsOf: [1, 0, 2] }) as unknown as PlannedBoard;

/** Bytes of one board as it is held, packed, with fewer to spare than another would need. */
const ROOM_FOR_ONE = 200;

describe('rehearsalsOf', () => {
  it('gives the events of a record by command', () => {
    const rehearsals = rehearsalsOf();
    rehearsals.hold(board(1));
    expect(rehearsals.of(1)).toEqual([[call('N')], [], [call('E'), call('S')]]);
    expect(rehearsals.of(2)).toBeNull();
  });

  it('holds no more than it may', () => {
    const rehearsals = rehearsalsOf(ROOM_FOR_ONE);
    rehearsals.hold(board(1));
    rehearsals.hold(board(2));
    expect(rehearsals.of(1)).not.toBeNull();
    expect(rehearsals.of(2)).toBeNull();
  });
});
