import {
  type EventLog,
  type Evidence,
  type JsonObject,
  type SigningKey,
  checkpointText,
  memoryLedger,
  newCommandId,
  newSigningKey,
  signNote,
  toBase64,
} from '@app/ledger';
import { ok } from '@app/bridge';
import { type AskConsistency, type Head, headOf } from './head';

export const KEY = newSigningKey('ledger.example/club');

/** A ledger of so many remarks at one table, in memory. */
export const ledgerOf = async (...remarks: readonly string[]): Promise<EventLog> => {
  const log = memoryLedger();
  const opened = {
    session: 's',
    section: 'A',
    table: '2',
    board: 7,
    attempt: 1,
    laws: 'wbf-2017',
    regulations: null,
    dealer: 'S',
    vulnerability: 'All',
    contestants: { NS: '1', EW: '2' },
  };
  const events: readonly (readonly [string, JsonObject])[] = [
    ['BoardOpened', opened],
    ...remarks.map((text) => ['RemarkMade', { by: 'N', text }] as const),
  ];
  await log.append(
    'board-s.2.7',
    events.map(([type, data]) => ({ id: newCommandId(), type, data, metadata: {} })),
    'no-stream',
  );
  return log;
};

/** The checkpoint over the first `size` events. */
export const noteOf = async (log: EventLog, size: number, key: SigningKey = KEY): Promise<string> =>
  signNote(checkpointText({ origin: KEY.name, size, root: await log.tree.root(size), extensions: [] }), [key]);

export const read = (note: string): Head => {
  const head = headOf(note);
  if (!head) throw new Error('not a checkpoint');
  return head;
};

export const askIn =
  (log: EventLog): AskConsistency =>
  async (from, to) =>
    ok((await log.tree.consistency(from, to)).map(toBase64));

/** Proofs for the whole board under the checkpoint over so many events. */
export const evidenceFor = async (log: EventLog, size: number): Promise<Evidence> => {
  const events: Evidence['events'][number][] = [];
  for await (const event of log.readStream('board-s.2.7'))
    events.push({ event, hashes: (await log.tree.inclusion(event.position, size)).map(toBase64) });
  return { checkpoint: await noteOf(log, size), events };
};
