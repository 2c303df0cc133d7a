import { reasonsBy } from './reason';

/** Why evidence is not believed, in English; `{name}` stands for a parameter. */
export const EVIDENCE_REASONS = {
  'ledger.beyond-checkpoint': 'the checkpoint is of the first {size} events, so it says nothing of this one',
  'ledger.checkpoint-not-believed': 'the checkpoint cannot be believed: {why}',
  'ledger.document-altered':
    'it is not the document that was signed: something in it, or the signature, was altered since',
  'ledger.document-lines': 'its signature has lines that nothing vouches for',
  'ledger.document-no-note': 'its signature is not a signed note (C2SP signed-note)',
  'ledger.no-checkpoint': 'what is signed is not a checkpoint (C2SP tlog-checkpoint)',
  'ledger.no-event': 'this is not an event as a ledger keeps it, so nothing can be said of it',
  'ledger.no-key': 'there is no key to check the signatures with',
  'ledger.no-note': 'this is not a signed note (C2SP signed-note)',
  'ledger.no-verifier-key': '{key} is not a verifier key (C2SP signed-note)',
  'ledger.not-as-held':
    'this is not what the ledger held here when the checkpoint was signed: the event or its proof was altered since',
  'ledger.other-log': 'it is of the log {origin}, and not signed with any key of that log given',
  'ledger.proof-damaged': 'its proof is damaged: it is not one for this position and this checkpoint',
  'ledger.signature-wrong':
    'the signature of {name} does not hold: the text was altered after signing, or signed with another key',
  'ledger.unknown-keys': 'it is signed by {signers}, with none of the keys it is checked with ({keys})',
} as const;

export const evidenceReason = reasonsBy(EVIDENCE_REASONS);
