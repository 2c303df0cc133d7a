import { timeText } from '../shared/numbers';
import type { Check } from '../verify/check';
import { checkGrowth, checkSignature, headOf, withoutEvents } from '../verify/head';
import { type Keyring, keysIn } from '../verify/keyring';
import { pastedKeys, rememberSeen, seenLedgers } from '../verify/remembered';
import { type Served, askConsistency } from '../verify/served';
import type { BrowserCrypto } from '../verify/web-crypto';

const keyringFor = ({ keys }: Served): Keyring => {
  const pasted = pastedKeys();
  return pasted === null ? { keys, whose: 'server' } : { keys: keysIn(pasted), whose: 'visitor' };
};

/**
 * Checks that the ledger has signed its last checkpoint and that this continues what this browser has seen before, and
 * remembers it where both hold. The events themselves are another check.
 */
export const checkRoot = async (served: Served, crypto: BrowserCrypto): Promise<readonly Check[]> => {
  const { head } = served;
  const seen = seenLedgers().get(head.origin);
  const known = seen === undefined ? null : headOf(seen.note);
  const before = seen && known ? { head: known, at: timeText(seen.at) } : null;
  const checks = await Promise.all([
    checkSignature(head, keyringFor(served), crypto).then(withoutEvents),
    checkGrowth(before, head, askConsistency, crypto),
  ]);
  if (checks.every(({ state }) => state !== 'fails')) {
    rememberSeen(head.origin, { note: head.note, at: new Date().toISOString() });
  }
  return checks;
};
