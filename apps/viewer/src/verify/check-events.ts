import { type Evidence, checkEvidence } from '@app/ledger/evidence';
import { verifyMessages } from '../strings/verify';
import { type Check, fails, holds } from './check';
import { eventInWords, placeInWords } from './event-text';
import type { Keyring } from './keyring';
import type { BrowserCrypto } from './web-crypto';

/** A browser without Ed25519 can still follow every proof to the root; that the root is signed is then not claimed. */
const proofsOnly = (crypto: BrowserCrypto): BrowserCrypto =>
  crypto.knowsEd25519 ? crypto : { ...crypto, verifyEd25519: () => Promise.resolve(true) };

/**
 * Whether every event is in the tree of the checkpoint, at its place, exactly as it is given.
 * @param what the events together: 'board 5, table 3'
 */
export const checkEvents = async (
  evidence: Evidence,
  { keys }: Keyring,
  crypto: BrowserCrypto,
  what: string,
): Promise<Check> => {
  const verdict = await checkEvidence(evidence, keys, proofsOnly(crypto));
  if (verdict.ok)
    return holds(
      verifyMessages.events.holds(verdict.proved, what, verdict.size),
      verifyMessages.events.means,
      verifyMessages.events.not,
    );
  const event = evidence.events.find((one) => one.event.position === verdict.position)?.event;
  if (!event) return fails(verifyMessages.events.checkpoint(verdict), verifyMessages.events.checkpointMeans);
  return fails(
    verifyMessages.events.fails(placeInWords(event), eventInWords(event), event.position, verdict),
    verifyMessages.events.failsMeans,
  );
};
