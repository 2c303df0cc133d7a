import {
  COSIGNATURE,
  bringsIn,
  evidenceReason,
  genuineKey,
  toHex,
  type EvidenceCrypto,
  type VerifierKey,
} from '../../evidence';
import type { Reason } from '../../evidence/reason';
import type { Claim } from './claim';
import type { OwnRecord } from './entry-source';
import { takenOut, type Finding } from './finding';
import { signedCheckpoint } from './notes';
import { finding } from './reasons';
import { keyRecord } from './own-records';

/** A key of the ledger; the position at which it was recorded is in every tree that it signs. */
interface KeyInForce {
  readonly key: VerifierKey;
  readonly text: string;
  readonly from: number;
  /** The key before it has not signed the change. */
  readonly lost: boolean;
  /** The origin before, where the ledger began a new one with this key; null where it did not. */
  readonly formerOrigin: string | null;
}

/** The keys of a ledger in the order they came into force, as it tells them itself. */
export interface KeyHistory {
  readonly keys: readonly KeyInForce[];
  /** By their positions: what the events must be, and what is wrong with the first that is wrong; none after that one is read. */
  readonly records: ReadonlyMap<number, OwnRecord & { readonly finding?: Finding }>;
  readonly claims: readonly Claim[];
  /** The first key that does not follow from those given, where any were. */
  readonly stranger: KeyInForce | undefined;
  readonly cautions: readonly Reason[];
}

/** Keys given from elsewhere. */
export interface GivenKeys {
  /** Verifier keys of ledgers, as text. */
  readonly ofLedger: ReadonlySet<string>;
  readonly all: readonly VerifierKey[];
  readonly witnesses: readonly VerifierKey[];
}

export const givenKeys = async (texts: readonly string[], crypto: EvidenceCrypto): Promise<GivenKeys | Reason> => {
  const keys: VerifierKey[] = [];
  for (const text of texts) {
    const key = await genuineKey(text, crypto);
    if (key === undefined) return evidenceReason('ledger.no-verifier-key', { key: JSON.stringify(text) });
    keys.push(key);
  }
  const isWitness = ({ type }: VerifierKey): boolean => type === COSIGNATURE;
  const ofLedger = texts.filter((_, nth) => keys[nth] !== undefined && !isWitness(keys[nth]));
  return { ofLedger: new Set(ofLedger), all: keys, witnesses: keys.filter(isWitness) };
};

/**
 * Follows the changes of key from the first on. Where keys are given, the last of them that the ledger has vouches for all
 * before it, because it signed a tree that they are part of; each one after it must be signed in by the one before.
 */
export const keyHistory = async (
  records: AsyncIterable<OwnRecord>,
  given: GivenKeys,
  crypto: EvidenceCrypto,
): Promise<KeyHistory> => {
  const keys: KeyInForce[] = [];
  const met = new Map<number, OwnRecord & { readonly finding?: Finding }>();
  const claims: Claim[] = [];
  for await (const record of records) {
    const change = await changeOf(record, keys.at(-1), given, crypto);
    met.set(record.position, 'kind' in change ? { ...record, finding: change } : record);
    if ('kind' in change) break;
    keys.push(change.inForce);
    claims.push(change.claim);
  }
  const cautions = keys.flatMap(cautionsOf);
  return { keys, records: met, claims, stranger: strangerAmong(keys, given), cautions };
};

const strangerAmong = (keys: readonly KeyInForce[], { ofLedger }: GivenKeys): KeyInForce | undefined => {
  if (ofLedger.size === 0) return undefined;
  const trusted = keys.findLastIndex(({ text }) => ofLedger.has(text));
  return trusted === -1 ? keys[0] : keys.slice(trusted + 1).find(({ lost }) => lost);
};

export const notTrusted = ({ text }: KeyInForce): Finding => ({
  kind: 'wrong-key',
  ...finding('ledger.stranger-key', { key: text }),
});

const cautionsOf = ({ from, lost, formerOrigin, key }: KeyInForce): readonly Reason[] => [
  ...(lost ? [finding('ledger.warning.key-lost', { position: from })] : []),
  ...(formerOrigin === null
    ? []
    : [finding('ledger.warning.new-origin', { position: from, origin: key.name, former: formerOrigin })]),
];

interface Change {
  readonly inForce: KeyInForce;
  readonly claim: Claim;
}

const changeOf = async (
  record: OwnRecord,
  before: KeyInForce | undefined,
  { witnesses }: GivenKeys,
  crypto: EvidenceCrypto,
): Promise<Change | Finding> => {
  const { position } = record;
  const said = keyRecord(record);
  const key = said && (await genuineKey(said.key, crypto));
  if (said === undefined || key === undefined) return { kind: 'contradiction', ...finding('ledger.no-change-of-key') };
  if (said.replaces !== (before?.text ?? null)) {
    return {
      kind: 'contradiction',
      ...finding('ledger.key-replaces-other', {
        replaced: said.replaces ?? finding('ledger.none'),
        before: before?.text ?? finding('ledger.none'),
      }),
    };
  }
  const head = await signedCheckpoint(said.note, key, witnesses, crypto);
  if ('code' in head) return { kind: 'unsigned', ...finding('ledger.key-vouches-not', { why: head }) };
  if (head.size > position) {
    return takenOut(head.size, position);
  }
  if (head.origin !== key.name) {
    return {
      kind: 'contradiction',
      ...finding('ledger.checkpoint-other-log', { origin: head.origin, name: key.name }),
    };
  }
  if (!bringsIn(head, said.key)) {
    return {
      kind: 'unsigned',
      ...finding('ledger.change-of-key-unnamed', { key: said.key }),
    };
  }
  if (before !== undefined && head.size <= before.from) {
    // Otherwise what once brought in a key could be used again, to vouch for keys that nobody had then.
    return {
      kind: 'contradiction',
      ...finding('ledger.change-of-key-beyond', { size: head.size, from: before.from }),
    };
  }
  const formerOrigin = before === undefined || before.key.name === key.name ? null : before.key.name;
  const lost = before !== undefined && 'code' in (await signedCheckpoint(said.note, before.key, [], crypto));
  const words = finding('ledger.change-of-key-checkpoint', { position });
  return {
    inForce: { key, text: said.key, from: position, lost, formerOrigin },
    claim: { size: head.size, root: toHex(head.root), words, at: position },
  };
};
