import type { AppendOutcome, ExpectedRevision, NewEvent, RecordedEvent } from '@app/ledger';
import fc from 'fast-check';
import { collect, everything, someEvents } from './fixtures';
import type { ContractPart } from './harness';

/** The ledger as simply as it can be said: one array. Positions are left out: only their order is promised. */
type Kept = Omit<RecordedEvent, 'position'>;

const STREAMS = ['board-1', 'board-2', 'session-1'] as const;

type Step =
  | {
      readonly kind: 'append';
      readonly stream: number;
      readonly count: number;
      readonly expected: number | 'any' | 'no-stream' | 'right';
    }
  /** Appends again a slice of what an earlier step has handed in, with a new event at the end or without. */
  | {
      readonly kind: 'again';
      readonly stream: number;
      readonly step: number;
      readonly from: number;
      readonly grown: boolean;
    };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('append' as const),
      stream: fc.nat(STREAMS.length - 1),
      count: fc.nat(3),
      expected: fc.oneof(
        { weight: 4, arbitrary: fc.constant('right' as const) },
        fc.constantFrom('any' as const, 'no-stream' as const),
        fc.nat(4),
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('again' as const),
      stream: fc.nat(STREAMS.length - 1),
      step: fc.nat(20),
      from: fc.nat(1),
      grown: fc.boolean(),
    }),
  },
);

export const likeAnArray: ContractPart = (open, { histories = 60 }) => {
  it('does what an array would do', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const log = await open();
        const model: Kept[] = [];
        const handedIn: (readonly NewEvent[])[] = [];
        for (const next of steps) {
          const streamId = STREAMS[next.stream] ?? STREAMS[0];
          const events =
            next.kind === 'append'
              ? someEvents(next.count)
              : [
                  ...(handedIn[next.step % Math.max(handedIn.length, 1)] ?? []).slice(next.from),
                  ...someEvents(next.grown ? 1 : 0),
                ];
          const expected =
            next.kind === 'again' ? 'any' : next.expected === 'right' ? lastRevision(model, streamId) : next.expected;
          handedIn.push(events);
          const outcome = await log.append(streamId, events, expected);
          expect(withoutPosition(outcome)).toEqual(appendToModel(model, streamId, events, expected));
        }
        const all = await everything(log);
        expect(all.map(withoutPosition)).toEqual(model);
        for (const streamId of STREAMS) {
          const stream = all.filter((event) => event.streamId === streamId);
          expect(await collect(log.readStream(streamId))).toEqual(stream);
          expect(await collect(log.readStream(streamId, { direction: 'backwards' }))).toEqual([...stream].reverse());
        }
        await log.close();
      }),
      { numRuns: histories },
    );
  });
};

const withoutPosition = (value: object): object => {
  const rest: Record<string, unknown> = { ...value };
  delete rest.position;
  return rest;
};

const lastRevision = (model: readonly Kept[], streamId: string): number | 'no-stream' =>
  model.findLast((event) => event.streamId === streamId)?.revision ?? 'no-stream';

type ModelOutcome =
  { readonly ok: true; readonly revision: number; readonly repeated: boolean } | Exclude<AppendOutcome, { ok: true }>;

const appendToModel = (
  model: Kept[],
  streamId: string,
  events: readonly NewEvent[],
  expected: ExpectedRevision,
): ModelOutcome => {
  const actual = lastRevision(model, streamId);
  const places = events.map(({ id }) => model.find((event) => event.id === id));
  const known = places.findIndex((place) => place !== undefined);
  if (known !== -1) {
    const first = places[0]?.revision ?? NaN;
    const inPlace = places.every((place, i) => place?.streamId === streamId && place.revision === first + i);
    return inPlace
      ? { ok: true, revision: first + events.length - 1, repeated: true }
      : { ok: false, code: 'EventIdReused', eventId: events[known]?.id ?? '' };
  }
  if (expected !== 'any' && expected !== actual) return { ok: false, code: 'WrongExpectedRevision', expected, actual };
  const after = actual === 'no-stream' ? -1 : actual;
  model.push(...events.map((event, i) => ({ ...event, streamId, revision: after + 1 + i })));
  return { ok: true, revision: after + events.length, repeated: false };
};
