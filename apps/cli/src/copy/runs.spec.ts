import type { RecordedEvent } from '@app/ledger';
import { collect } from '@app/testing';
import fc from 'fast-check';
import { type Run, runsOf } from './runs';

/** A ledger in which the events of these streams come in this order; each event has a text of so many characters. */
const ledgerOf = (streams: readonly string[], characters = 1): readonly RecordedEvent[] => {
  const next = new Map<string, number>();
  return streams.map((streamId, position) => {
    const revision = next.get(streamId) ?? 0;
    next.set(streamId, revision + 1);
    const id = `00000000-0000-4000-8000-${String(position).padStart(12, '0')}`;
    return { streamId, revision, position, id, type: 'Noted', data: { text: 'x'.repeat(characters) }, metadata: {} };
  });
};

async function* streamed(events: readonly RecordedEvent[]): AsyncGenerator<RecordedEvent, void> {
  for (const event of events) yield await Promise.resolve(event);
}

const runs = (events: readonly RecordedEvent[]): Promise<readonly Run[]> => collect(runsOf(streamed(events)));

const shapes = (all: readonly Run[]) =>
  all.map(({ streamId, events, expected, position }) => [streamId, events.length, expected, position]);

it('puts together what follows one another in one stream', async () => {
  expect(shapes(await runs(ledgerOf(['a', 'a', 'b', 'a', 'b', 'b'])))).toEqual([
    ['a', 2, 'no-stream', 1],
    ['b', 1, 'no-stream', 2],
    ['a', 1, 1, 3],
    ['b', 2, 0, 5],
  ]);
});

it('makes no run of nothing', async () => {
  expect(await runs([])).toEqual([]);
});

it.each([
  ['500 events', 1_201, 1, [500, 500, 201]],
  ['a quarter of a million characters', 6, 100_000, [2, 2, 2]],
  ['one event that is longer by itself', 3, 600_000, [1, 1, 1]],
] as const)('ends a run after %s', async (_, events, characters, lengths) => {
  const all = await runs(ledgerOf(Array<string>(events).fill('a'), characters));
  expect(all.map((run) => run.events.length)).toEqual(lengths);
});

it('keeps the order, and makes the same runs from wherever one begins', async () => {
  const streams = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(streams, fc.nat(60), async (names, nth) => {
      const events = ledgerOf(names);
      const all = await runs(events);
      expect(all.flatMap((run) => run.events)).toEqual(events);
      const from = all.slice(0, nth).flatMap((run) => run.events).length;
      expect(shapes(await runs(events.slice(from)))).toEqual(shapes(all.slice(nth)));
    }),
  );
});
