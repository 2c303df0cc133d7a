import type { ExpectedRevision, RecordedEvent } from '@app/ledger';

/** Events of one stream that follow one another in a ledger: what can be appended in one go. */
export interface Run {
  readonly streamId: string;
  readonly events: readonly RecordedEvent[];
  /** The last revision of the stream before them. */
  readonly expected: ExpectedRevision;
  /** Position of the last of them. */
  readonly position: number;
}

/** An engine elsewhere takes an append of 1 MiB where nobody told it otherwise: a character is 3 bytes at most. */
const MOST_CHARACTERS = 262_144;
const MOST_EVENTS = 500;

/**
 * Events in ledger order as runs, each as long as the order allows and an append may be. Where a run ends depends on the
 * events from its beginning on only, so that whoever begins there again makes the same run.
 */
export async function* runsOf(events: AsyncIterable<RecordedEvent>): AsyncGenerator<Run, void> {
  let run: RecordedEvent[] = [];
  let characters = 0;
  for await (const event of events) {
    const length = JSON.stringify([event.data, event.metadata]).length;
    const goesOn =
      run[0]?.streamId === event.streamId && run.length < MOST_EVENTS && characters + length <= MOST_CHARACTERS;
    if (!goesOn) {
      yield* whole(run);
      [run, characters] = [[], 0];
    }
    run.push(event);
    characters += length;
  }
  yield* whole(run);
}

function* whole(events: readonly RecordedEvent[]): Generator<Run, void> {
  const [first, last] = [events[0], events.at(-1)];
  if (first === undefined || last === undefined) return;
  const expected = first.revision === 0 ? 'no-stream' : first.revision - 1;
  yield { streamId: first.streamId, events, expected, position: last.position };
}
