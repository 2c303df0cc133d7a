import type { Result } from '@app/bridge';
import {
  type Checkpoint,
  equalBytes,
  fromBase64,
  isConsistent,
  openNote,
  parseCheckpoint,
  parseNote,
  parseVerifierKey,
} from '@app/ledger/evidence';
import type { Problem } from '../ledger/api';
import { verifyMessages } from '../strings/verify';
import { type Check, fails, holds, open, partly } from './check';
import type { Keyring } from './keyring';
import type { BrowserCrypto } from './web-crypto';

/** A signed tree head, read and not yet believed. */
export interface Head extends Checkpoint {
  /** The signed note, word for word. */
  readonly note: string;
  /** Who else has signed it, by the names on it. */
  readonly witnesses: readonly string[];
}

/** Reads a C2SP checkpoint; null for anything else. */
export const headOf = (note: string): Head | null => {
  const parsed = parseNote(note);
  const checkpoint = parsed && parseCheckpoint(parsed.text);
  if (!checkpoint) return null;
  const names = new Set(parsed.signatures.map(({ name }) => name));
  return { ...checkpoint, note, witnesses: [...names].filter((name) => name !== checkpoint.origin) };
};

/** Whether the ledger has signed a checkpoint, as far as its keys are known. */
export const checkSignature = async (
  { note, origin, size }: Head,
  { keys, whose }: Keyring,
  crypto: BrowserCrypto,
): Promise<Check> => {
  if (keys.length === 0) return open(verifyMessages.signature.noKey, verifyMessages.signature.noKeyMeans);
  if (!crypto.knowsEd25519) return open(verifyMessages.signature.unknown, verifyMessages.signature.unknownMeans);
  const opened = await openNote(
    note,
    keys.flatMap((key) => parseVerifierKey(key) ?? []),
    crypto,
  );
  if (!opened.ok) return fails(verifyMessages.signature.fails(opened), verifyMessages.signature.failsMeans(whose));
  if (!opened.signedBy.includes(origin))
    return fails(verifyMessages.signature.notItsOwn(origin), verifyMessages.signature.failsMeans(whose));
  const says = verifyMessages.signature.holds(opened.signedBy, size);
  return whose === 'visitor'
    ? holds(says, verifyMessages.signature.means)
    : holds(says, verifyMessages.signature.trusts(whose), verifyMessages.signature.pasteOne);
};

/** Of a checkpoint by itself: a signature over a root says nothing of events that nobody has hashed. */
export const withoutEvents = (signature: Check): Check =>
  signature.state === 'holds' ? partly(verifyMessages.signature.only(signature.says), ...signature.means) : signature;

/** Asks for a consistency proof (RFC 6962, 2.1.2), in base64. */
export type AskConsistency = (from: number, to: number) => Promise<Result<readonly string[], Problem>>;

/** Whether the tree of one head is the beginning of that of another; words where there is no proof. */
const isBeginning = async (
  one: Head,
  other: Head,
  ask: AskConsistency,
  crypto: BrowserCrypto,
): Promise<boolean | string> => {
  if (one.size === other.size) return equalBytes(one.root, other.root);
  const proof = await ask(one.size, other.size);
  if (!proof.ok) return [proof.error.title, proof.error.detail].filter((part) => part !== '').join(': ');
  const hashes = proof.value.map(fromBase64);
  if (hashes.includes(undefined)) return false;
  return isConsistent(
    {
      from: one.size,
      fromRoot: one.root,
      to: other.size,
      toRoot: other.root,
      hashes: hashes.flatMap((hash) => hash ?? []),
    },
    crypto,
  );
};

/** What the ledger shows now against what this browser has seen of it before. */
export const checkGrowth = async (
  seen: { readonly head: Head; readonly at: string } | null,
  now: Head,
  ask: AskConsistency,
  crypto: BrowserCrypto,
): Promise<Check> => {
  if (!seen) return open(verifyMessages.growth.first, verifyMessages.growth.firstMeans);
  const { head: before, at } = seen;
  if (now.size < before.size)
    return fails(verifyMessages.growth.shrunk(before.size, now.size, at), verifyMessages.growth.keep(now.size));
  const same = await isBeginning(before, now, ask, crypto);
  if (typeof same === 'string')
    return fails(verifyMessages.growth.unproved(before.size, at, same), verifyMessages.growth.refused);
  if (!same) return fails(verifyMessages.growth.rewritten(before.size, at), verifyMessages.growth.keep(null));
  return partly(verifyMessages.growth.holds(before.size, now.size - before.size, at), verifyMessages.growth.means);
};

/** Whether a checkpoint from elsewhere is of the ledger that this page shows. */
export const checkSameLedger = async (
  elsewhere: Head,
  here: Head,
  ask: AskConsistency,
  crypto: BrowserCrypto,
): Promise<Check> => {
  if (elsewhere.origin !== here.origin)
    return open(verifyMessages.same.other(elsewhere.origin, here.origin), verifyMessages.same.otherMeans);
  const [one, other] = elsewhere.size <= here.size ? [elsewhere, here] : [here, elsewhere];
  const same = await isBeginning(one, other, ask, crypto);
  if (typeof same === 'string') return open(verifyMessages.same.unproved(same), verifyMessages.same.otherMeans);
  return same ? holds(verifyMessages.same.holds) : fails(verifyMessages.same.fails, verifyMessages.growth.keep(null));
};
