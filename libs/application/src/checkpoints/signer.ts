import { type LedgerEvent, SCHEMA_VERSION } from '@app/contract';
import { type EventLog, type JsonObject, type NewEvent, type SigningKey, derivedId, eventIdOf } from '@app/ledger';
import { CheckpointProblem } from './checkpoint-problem';
import type { BegunKey, KeyStore } from './key-store';
import { keyInForce, ledgerKeys } from './recorded';
import type { SignedHeads } from './signed-heads';

/** What it takes to sign checkpoints of a ledger. */
export interface Signer {
  readonly log: EventLog;
  readonly key: KeyStore;
  readonly signed: SignedHeads;
  readonly now: () => Date;
  /** Adds the signature lines of witnesses to a note, as far as they answer. */
  readonly cosign: (note: string) => Promise<string>;
}

/** How often something is tried anew after another signer was faster. */
export const ATTEMPTS = 20;

/**
 * The key in force for a tree of so many events. Finishes a change of keys that was broken off. Rejects with a
 * `CheckpointProblem` where there is no key, or where it is not here.
 */
export const keyFor = async ({ log, key }: Signer, size: number): Promise<SigningKey> => {
  const inForce = keyInForce(await ledgerKeys(log), size)?.key;
  if (inForce === undefined) {
    refuseStrangeKey(key);
    throw new CheckpointProblem('NoKey', 'the ledger has no key to sign with yet: ledger keys make');
  }
  const held = heldKey(key, inForce);
  if (held) return held;
  throw new CheckpointProblem(
    'KeyElsewhere',
    `the checkpoints of this ledger are signed with ${inForce}, which is not in ${key.name}; ` +
      'bring it there, or where nobody has it any longer: ledger keys rotate --lost',
  );
};

/** A key that is here, and was never recorded in the ledger, is no key to sign this ledger with. */
export const refuseStrangeKey = (key: KeyStore): void => {
  if (!key.current()) return;
  throw new CheckpointProblem(
    'KeyUnknown',
    `${key.name} holds a key that this ledger was never signed with: it is the key of another ledger, ` +
      'or the ledger was put back to an earlier state; move the key away to begin with a new one',
  );
};

/** The key with this verifier key; one that was begun takes its place first. Null where it is not here. */
const heldKey = (key: KeyStore, verifierKey: string): SigningKey | null => {
  // In this order: another process may let it take its place between the two.
  const next = begunKey(key.begun(), verifierKey);
  const current = key.current();
  if (current?.verifierKey === verifierKey) return current;
  if (next) key.adopt(next);
  return next;
};

/** Among the keys that were begun the one with this verifier key, or null. */
export const begunKey = (begun: readonly BegunKey[], verifierKey: string): SigningKey | null =>
  begun.find(({ key }) => key?.verifierKey === verifierKey)?.key ?? null;

/**
 * An event of the ledger about itself. Its id follows from the names, so that what two signers record at once, or one
 * of them twice, is there once.
 */
export const eventAbout = (event: LedgerEvent, now: Date, ...names: readonly string[]): NewEvent => {
  const command = derivedId(new Date(0), event.type, ...names);
  const recordedAt = now.toISOString();
  const metadata: JsonObject = {
    $correlationId: command,
    $causationId: command,
    commandId: command,
    actor: { id: 'ledger', role: 'organiser' },
    occurredAt: recordedAt,
    recordedAt,
    schemaVersion: SCHEMA_VERSION,
  };
  return { id: eventIdOf(command, 0), type: event.type, data: event.data, metadata };
};
