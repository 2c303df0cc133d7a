import type { Position } from '@eventstore/db-client';
import { textAt } from '../../canonical-event';
import { LedgerError, type RecordedEvent } from '../../event-log';
import { connectEngine, type Engine } from './connect';
import type { EngineRecord } from './engine-record';
import { refuseTruncation } from './feed';
import { ownStreams, type EngineEvent } from './own-streams';
import { isAfter } from './position';
import { readPage } from './read';
import { parseEventStoreUrl } from './url';
import { retrying } from './within';

interface ReadRemote {
  /** Only events after this position; all before are read and checked all the same, because positions are counted. */
  readonly after?: number;
}

/** Events asked for at once. */
const PAGE = 500;

/**
 * The events of a ledger straight from its engine, past any local copy, with the positions they have in every copy: up
 * to the end of the engine as it is when that is reached. Every event of the engine is looked at, so a stream that was
 * deleted or truncated shows: by its tombstone, its metadata, or a revision that does not follow on the one before.
 * What even its metadata does not tell any more, only a checkpoint kept elsewhere shows. Memory grows with the number
 * of streams, not of events. Rejects with a `LedgerError`: `LedgerCorrupt` for the first event that is not in order.
 */
export async function* readRemote(url: string, { after = -1 }: ReadRemote = {}): AsyncGenerator<RecordedEvent, void> {
  const parsed = parseEventStoreUrl(url);
  if (parsed === undefined) throw new LedgerError('LedgerUnusable', 'only a ledger on an engine can be read from it');
  const engine = connectEngine(parsed);
  try {
    const own = ownStreams(parsed.shown, parsed.name);
    const ends = new Map<string, number>();
    let position = -1;
    for await (const event of everything(engine)) {
      const seen = own.look(event);
      if (seen.kind === 'truncation') await refuseTruncation(engine, seen.stream);
      if (seen.kind !== 'event') continue;
      const { streamId, revision } = seen.event;
      const expected = (ends.get(streamId) ?? -1) + 1;
      if (revision !== expected) {
        const text = `revision ${revision} of stream ${streamId} comes where revision ${expected} belongs`;
        throw new LedgerError('LedgerCorrupt', `${parsed.shown}: ${text} (position ${position + 1} of the ledger)`);
      }
      ends.set(streamId, revision);
      position++;
      if (position > after) yield recorded(seen.event, position);
    }
  } finally {
    await engine.close();
  }
}

async function* everything(engine: Engine): AsyncGenerator<EngineRecord, void> {
  let from: Position | undefined;
  for (;;) {
    const before = from;
    const page = await retrying(performance.now() + engine.url.appendTimeout, () =>
      readPage(engine, { from: before ?? 'start', direction: 'forwards', count: PAGE }),
    );
    // A page begins with the last event of the one before.
    const fresh: readonly EngineRecord[] = page.filter(({ position }) => isAfter(position, before));
    yield* fresh;
    const last: EngineRecord | undefined = fresh.at(-1);
    if (last === undefined) return;
    from = last.position;
  }
}

/** The members as the canonical form has them: what another engine would give back. */
const recorded = ({ encoded, revision }: EngineEvent, position: number): RecordedEvent => {
  const event = JSON.parse(textAt(encoded, revision)) as Omit<RecordedEvent, 'position'>;
  const { streamId, id, type, data, metadata } = event;
  return { streamId, revision, position, id, type, data, metadata };
};
