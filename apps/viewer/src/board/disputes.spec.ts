import type { BoardEvent } from '@app/contract';
import { disputesOf } from './disputes';

const LAW = { edition: 'wbf-2017', authority: 'WBF', paragraph: '16B' } as const;

const opened: BoardEvent = {
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
};
const call: BoardEvent = { type: 'CallMade', data: { seat: 'N', call: 'Pass' } };
const director = (act?: number): BoardEvent => ({
  type: 'DirectorCalled',
  data: { by: 'E', ...(act !== undefined && { act }) },
});
const slow = (act: number): BoardEvent => ({ type: 'TempoNoted', data: { seat: 'N', kind: 'slow', act } });
const ruling = (more: Partial<Extract<BoardEvent, { type: 'RulingGiven' }>['data']> = {}): BoardEvent => ({
  type: 'RulingGiven',
  data: { laws: [LAW], reasons: 'so', by: 'd', rightOfAppeal: true, ...more },
});

it.each<[string, readonly BoardEvent[], readonly object[]]>([
  [
    'what it says, and of that what the director was called about',
    [opened, call, call, call, director(2), ruling({ about: [1, 2, 3] })],
    [{ ruling: 5, acts: [1, 2, 3], main: 2 }],
  ],
  [
    'what it says, the last of it where the director was called about nothing',
    [opened, call, call, director(), ruling({ about: [1, 2] })],
    [{ ruling: 4, acts: [1, 2], main: 2 }],
  ],
  [
    'what it rests on, where it does not say',
    [opened, call, call, director(1), ruling({ grounds: { directorCalls: [3] } })],
    [{ ruling: 4, acts: [1], main: 1 }],
  ],
  [
    'what had been found, where what it rests on is about no call and no card',
    [opened, call, slow(1), director(0), ruling({ grounds: { directorCalls: [3] } }), slow(1)],
    [{ ruling: 4, acts: [1], main: 1 }],
  ],
  ['nothing that can be pointed at', [opened, director(), ruling()], []],
])('a ruling is about %s', (_, events, disputes) => expect(disputesOf(events)).toEqual(disputes));
