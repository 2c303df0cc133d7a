import type { BoardEvent } from '@app/session';
import { nextStop, stopsOf } from './stops';

const law = { edition: 'wbf-2017', authority: 'WBF', paragraph: '27A' } as const;

const EVENTS: readonly BoardEvent[] = [
  { type: 'CallMade', data: { seat: 'N', call: '1S' } },
  { type: 'CallMade', data: { seat: 'E', call: '1H' } },
  { type: 'InfractionNoted', data: { act: 1, seat: 'E', rule: 'insufficient-bid', law, engine: 'laws@1' } },
  { type: 'CallMade', data: { seat: 'S', call: 'Pass' } },
  { type: 'TempoNoted', data: { seat: 'S', kind: 'slow', seconds: 12, act: 3, disputed: true } },
];

describe('stops', () => {
  const stops = stopsOf(EVENTS);

  it('are the findings, with their paragraph, and the tempo notes', () =>
    expect(stops).toMatchObject([
      { at: 3, kind: 'finding', seat: 'E', title: 'Insufficient bid', citation: 'Law 27A (WBF 2017)', act: 1 },
      { at: 5, kind: 'slow', seat: 'S', title: 'Break in tempo, 12 s, disputed', citation: null, act: 3 },
    ]));

  it.each([
    [1, 3],
    [2, 3],
    [3, 5],
    [5, 3],
  ])('after event %i comes the one at %i', (at, next) => expect(nextStop(stops, at)?.at).toBe(next));

  it('there is none where nothing is noted', () => expect(nextStop([], 4)).toBeUndefined());
});
