import type { EvidenceAnswer, BoardEvent } from '@app/contract';
import {
  type EventLog,
  type RecordedEvent,
  LedgerError,
  fromBase64,
  tlogProofText,
  toBase64,
  toHex,
} from '@app/ledger';
import { type LedgerCheckpoint, keyInForce, lastCheckpoint, ledgerKeys } from '../checkpoints/recorded';
import type { EvidenceAddress } from './evidence-address';
import { problem } from '../problems/problem-reasons';
import { EvidenceProblem } from './evidence-problem';

/** What settles what a board counts for. */
const DECISIVE: readonly string[] = [
  'ResultAgreed',
  'ResultEntered',
  'ScoreEntered',
  'BoardNotPlayed',
  'ScoreCorrected',
  'TricksTransferred',
  'ScoreAdjusted',
  'RulingGiven',
  'RulingReversed',
] satisfies readonly BoardEvent['type'][];

/** The last event of a board that gives it a result, a score or a ruling; undefined where there is none yet. */
const decisiveEvent = (board: readonly RecordedEvent[]): RecordedEvent | undefined =>
  board.findLast(({ type }) => DECISIVE.includes(type));

/** The last checkpoint, of which the ledger is still the one that was signed. */
export const publishedCheckpoint = async (log: EventLog): Promise<LedgerCheckpoint> => {
  const last = await lastCheckpoint(log);
  if (!last) {
    throw new EvidenceProblem('NoCheckpoint', problem('no-checkpoint'));
  }
  const events = (await log.head()) + 1;
  if (last.size <= events && toHex(await log.tree.root(last.size)) === last.root) return last;
  throw new LedgerError(
    'LedgerCorrupt',
    `the ledger is no longer the one whose checkpoint was signed at ${last.size} events: find out where with ledger verify`,
  );
};

const streamIn = async (log: EventLog, stream: string): Promise<readonly RecordedEvent[]> => {
  const events: RecordedEvent[] = [];
  for await (const event of log.readStream(stream)) events.push(event);
  if (events.length > 0) return events;
  throw new EvidenceProblem('EventUnknown', problem('no-stream', { stream }));
};

const eventAt = async (log: EventLog, position: number): Promise<RecordedEvent> => {
  for await (const event of log.readAll({ after: position - 1, limit: 1 })) return event;
  throw new EvidenceProblem('EventUnknown', problem('no-event-at', { position }));
};

const eventOf = async (log: EventLog, stream: string, revision: number): Promise<RecordedEvent> => {
  for await (const event of log.readStream(stream, { from: revision, limit: 1 })) return event;
  throw new EvidenceProblem('EventUnknown', problem('no-event', { event: `${stream}@${revision}` }));
};

const eventsAt = async (log: EventLog, address: EvidenceAddress): Promise<readonly RecordedEvent[]> => {
  switch (address.kind) {
    case 'position':
      return [await eventAt(log, address.position)];
    case 'event':
      return [await eventOf(log, address.stream, address.revision)];
    case 'stream':
      return streamIn(log, address.stream);
  }
};

/** The event itself, or what settles what a board counts for. */
const oneEventAt = async (log: EventLog, address: EvidenceAddress): Promise<RecordedEvent> => {
  const events = await eventsAt(log, address);
  const isBoard = address.kind === 'stream' && address.stream.startsWith('board-');
  const [only, ...others] = isBoard ? [decisiveEvent(events)] : events;
  if (only && others.length === 0) return only;
  throw isBoard
    ? new EvidenceProblem('EventUnknown', problem('no-decision-yet', { stream: address.stream }))
    : new EvidenceProblem('BadAddress', problem('one-event', { events: events.length }));
};

const hashesIn = async (log: EventLog, { position }: RecordedEvent, { size }: LedgerCheckpoint) => {
  if (position < size) return (await log.tree.inclusion(position, size)).map(toBase64);
  throw new EvidenceProblem('NotCovered', problem('not-covered', { size, position }));
};

/** The key that a checkpoint is signed with, as the ledger says. */
export const signingKeys = async (log: EventLog, { size }: LedgerCheckpoint): Promise<readonly string[]> => {
  const inForce = keyInForce(await ledgerKeys(log), size);
  return inForce ? [inForce.key] : [];
};

/**
 * Events with their proofs in the tree of the last checkpoint. Rejects with an `EvidenceProblem`: `EventUnknown`,
 * `NoCheckpoint`, or `NotCovered` where an event is newer than the checkpoint; and with a `LedgerError`.
 */
export const evidenceOf = async (log: EventLog, address: EvidenceAddress): Promise<EvidenceAnswer> => {
  const events = await eventsAt(log, address);
  const checkpoint = await publishedCheckpoint(log);
  const proved = [];
  for (const event of events) proved.push({ event, hashes: await hashesIn(log, event, checkpoint) });
  return { checkpoint: checkpoint.note, events: proved, keys: await signingKeys(log, checkpoint) };
};

/** An event with its proof as one text (C2SP tlog-proof). */
export interface ProofOfOne {
  readonly event: RecordedEvent;
  readonly text: string;
}

/**
 * The proof of one event: of the one addressed, or of the one that holds what a board counts for, the last result, score or
 * ruling on it. Rejects as `evidenceOf` does.
 */
export const proofOfOne = async (log: EventLog, address: EvidenceAddress): Promise<ProofOfOne> => {
  const event = await oneEventAt(log, address);
  const checkpoint = await publishedCheckpoint(log);
  const hashes = (await hashesIn(log, event, checkpoint)).flatMap((hash) => fromBase64(hash) ?? []);
  return { event, text: tlogProofText({ index: event.position, hashes, checkpoint: checkpoint.note }) };
};
