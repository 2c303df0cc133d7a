import {
  type EventLog,
  type SigningKey,
  checkpointText,
  memoryLedger,
  newSigningKey,
  signNote,
  toBase64,
  eventIdOf,
  newCommandId,
} from '@app/ledger';

/** A log whose checkpoints are signed as it grows. */
export interface ALog {
  readonly log: EventLog;
  readonly key: SigningKey;
  /** Appends events; `text` makes one history differ from another. */
  readonly grow: (events: number, text?: string) => Promise<void>;
  /** The checkpoint of its first `size` events. */
  readonly checkpoint: (size: number) => Promise<string>;
  /** The body of add-checkpoint from `old` to `size`. */
  readonly request: (old: number, size: number) => Promise<string>;
}

export const LOG_NAME = 'ledger.example/club';

export const aLog = (signing: SigningKey = newSigningKey(LOG_NAME), log: EventLog = memoryLedger()): ALog => {
  const checkpoint = async (size: number): Promise<string> =>
    signNote(checkpointText({ origin: signing.name, size, root: await log.tree.root(size), extensions: [] }), [
      signing,
    ]);
  return {
    log,
    key: signing,
    grow: async (events, text = 'so') => {
      if (events === 0) return;
      const commandId = newCommandId();
      const made = Array.from({ length: events }, (_, n) => ({
        id: eventIdOf(commandId, n),
        type: 'Noted',
        data: { n, text },
        metadata: {},
      }));
      await log.append('notes', made, 'any');
    },
    checkpoint,
    request: async (old, size) => {
      const proof = (await log.tree.consistency(old, size)).map((hash) => `${toBase64(hash)}\n`).join('');
      return `old ${old}\n${proof}\n${await checkpoint(size)}`;
    },
  };
};
