import { canonicalEvent } from '../../canonical-event';
import { LedgerError, type EventLog, type RecordedEvent } from '../../event-log';
import { leafHash } from '../hashes';
import { nodeCrypto } from '../node-crypto';
import { openLedger } from '../open';
import { auditLedger } from './audit';
import type { Entry, EntrySource, OwnRecord } from './entry-source';
import { wrong, type Finding } from './finding';
import { finding } from './reasons';
import type { LedgerVerification, VerifyOptions } from './verification';

interface VerifyEngine extends VerifyOptions {
  /** The local copy that is compared with the engine. */
  readonly localCopy: string;
}

/**
 * Proves a ledger that an engine keeps, with the events of the engine itself: revisions without gaps, every signed tree head
 * that of the tree as it was then. Then the local copy is compared with it, event by event. Rejects with a `LedgerError`
 * when the engine cannot be read, and with a `TypeError` for a key that is none.
 */
export const verifyEngine = async (
  url: string,
  { localCopy, ...options }: VerifyEngine,
): Promise<LedgerVerification> => {
  const log = await openLedger(url, { create: false, localCopy });
  try {
    const copy = comparedWith(log);
    const verified = await auditLedger(engineEntries(url, log, copy.meet), options, nodeCrypto);
    const position = copy.differsAt();
    if (!verified.ok || position === undefined) return verified;
    const differs = finding('ledger.copy-differs', { copy: localCopy, position });
    return wrong({ kind: 'copy', ...differs }, verified.events, position);
  } finally {
    await log.close();
  }
};

/** Reads the copy in step with the engine. */
const comparedWith = (log: EventLog) => {
  const copied = log.readAll()[Symbol.asyncIterator]();
  let position: number | undefined;
  let ended = false;
  return {
    differsAt: () => position,
    meet: async (text: string): Promise<void> => {
      if (position !== undefined || ended) return;
      const next = await unlessCorrupt(copied.next());
      if (next === undefined || next.done === true) ended = true;
      else if (canonicalEvent(next.value) !== text) position = next.value.position;
    },
  };
};

const engineEntries = (url: string, log: EventLog, meet: (text: string) => Promise<void>): EntrySource => ({
  // Where the engine ends is known when it is reached.
  head: -1,
  async *pages() {
    let position = 0;
    try {
      // The engine's driver is read in by whoever has a ledger on an engine, and by nobody else.
      const { readRemote } = await import('../eventstore/read-remote');
      for await (const event of readRemote(url)) {
        const text = canonicalEvent(event);
        await meet(text);
        position = event.position + 1;
        yield [entryOf(event, text)];
      }
    } catch (error) {
      if (!isCorrupt(error)) throw error;
      const found: Finding = { kind: 'engine', ...finding('ledger.in-engine', { error: error.message }) };
      yield [{ position, streamId: null, leaf: '', finding: found }];
    }
  },
  async *own(streamId) {
    const events = log.readStream(streamId)[Symbol.asyncIterator]();
    for (;;) {
      const next = await unlessCorrupt(events.next());
      if (next === undefined || next.done === true) return;
      yield recordOf(next.value);
    }
  },
  subtree: () => undefined,
  damage: () => undefined,
});

const entryOf = ({ position, streamId }: RecordedEvent, text: string): Entry => ({
  position,
  streamId,
  leaf: leafHash(text).toString('hex'),
  finding: undefined,
});

const recordOf = (event: RecordedEvent): OwnRecord => {
  const text = canonicalEvent(event);
  return { position: event.position, leaf: leafHash(text).toString('hex'), text };
};

const isCorrupt = (error: unknown): error is LedgerError =>
  error instanceof LedgerError && error.code === 'LedgerCorrupt';

/** Undefined when the ledger is found to be corrupt: reading the engine itself says where. */
const unlessCorrupt = async <T>(reading: Promise<T>): Promise<T | undefined> => {
  try {
    return await reading;
  } catch (error) {
    if (isCorrupt(error)) return undefined;
    throw error;
  }
};
