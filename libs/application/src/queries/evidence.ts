import type { KeysAnswer, EvidenceAnswer } from '@app/contract';
import { type Principal, seesEverything } from '@app/documents';
import { ledgerKeys } from '../checkpoints/recorded';
import { evidenceAddress } from '../evidence/evidence-address';
import { type ProofOfOne, evidenceOf, proofOfOne } from '../evidence/evidence-of';
import { keysAnswer } from '../evidence/keys-answer';
import { mayProve } from '../evidence/may-prove';
import type { Extent } from '../evidence/tree-proofs';
import { accessPolicy } from '../visibility/access-policy';
import type { QuerySources } from './sources';

/** All keys that the ledger was ever signed with. */
export const publishedKeys = async ({ log }: Pick<QuerySources, 'log'>): Promise<KeysAnswer> => ({
  keys: await keysAnswer(await ledgerKeys(log)),
});

/** The proofs of what an address names, for a caller who may see it whole. */
export const evidenceFor = async (
  { log, models }: Pick<QuerySources, 'log' | 'models'>,
  text: string,
  principal: Principal,
): Promise<EvidenceAnswer> => {
  const address = evidenceAddress(text);
  await mayProve(log, models, accessPolicy(models, principal), address);
  return evidenceOf(log, address);
};

/** The proof of the one event that an address names, for a caller who may see it whole. */
export const proofFor = async (
  { log, models }: Pick<QuerySources, 'log' | 'models'>,
  text: string,
  principal: Principal,
): Promise<ProofOfOne> => {
  const address = evidenceAddress(text);
  await mayProve(log, models, accessPolicy(models, principal), address);
  return proofOfOne(log, address);
};

/** A caller who may not know when others act learns how far the ledger is from its checkpoints alone. */
export const extentFor = (principal: Principal): Extent => (seesEverything(principal) ? 'ledger' : 'checkpoint');
