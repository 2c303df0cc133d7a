import {
  type Infer,
  anyNumber,
  anyRecord,
  flag,
  listOf,
  named,
  nullable,
  object,
  oneOf,
  says,
  anyText,
} from '../schema/schema';
import { aText, aWhole } from './values';

/** What the ledger shows of itself: checkpoints, keys, proofs, and whether it can be trusted. */

const aRoot = aText('RFC 6962 root, 64 hexadecimal digits');
const aNote = aText('the signed note (C2SP tlog-checkpoint)');
const aVerifierKey = aText('C2SP verifier key');
const someHashes = says('SHA-256 in base64, leaf to root', listOf(anyText));
const aSize = aWhole('events in the tree');
const aTime = nullable(aText('when it was recorded'));

const aCheckpoint = named(
  'Checkpoint',
  object({
    size: aSize,
    root: aRoot,
    signedAt: aTime,
    key: nullable(aText('the C2SP verifier key of the ledger that it is signed with')),
    signedBy: says('names of the ledger and of the witnesses that have co-signed it', listOf(anyText)),
    note: aNote,
  }),
);

export const aCheckpointsAnswer = named(
  'CheckpointsAnswer',
  object({
    checkpoints: says('the last one first', listOf(aCheckpoint)),
    next: nullable(aWhole('`before` of the next page; null on the last one')),
  }),
);
export type CheckpointsAnswer = Infer<typeof aCheckpointsAnswer>;

const aLedgerKey = named(
  'LedgerKey',
  object({
    key: aVerifierKey,
    from: aWhole('checkpoints of so many events ...'),
    to: nullable(aWhole('... to so many are signed with it; null for the key in force')),
    position: aWhole('of the event that records it'),
    recordedAt: aTime,
    replaces: nullable(aVerifierKey),
    vouchedFor: says(
      'whether the key it replaces has signed for it: not where that was lost; null for the first',
      nullable(flag),
    ),
    reason: nullable(anyText),
    note: aText(
      'the checkpoint it was recorded with, which names it: signed with it and, unless lost, with the old key',
    ),
  }),
);
export type KeyAnswer = Infer<typeof aLedgerKey>;

export const aKeysAnswer = named('KeysAnswer', object({ keys: says('the one in force last', listOf(aLedgerKey)) }));
export type KeysAnswer = Infer<typeof aKeysAnswer>;

const aLedgerEvent = named(
  'LedgerEvent',
  object({
    id: aText('UUID'),
    streamId: anyText,
    revision: aWhole(),
    position: aWhole('index of its leaf in the tree'),
    type: anyText,
    data: anyRecord,
    metadata: anyRecord,
  }),
);

export const anEvidenceAnswer = named(
  'EvidenceAnswer',
  object({
    checkpoint: aNote,
    events: listOf(object({ event: aLedgerEvent, hashes: someHashes })),
    keys: says(
      'that the checkpoint is signed with, as the ledger says: better have it from elsewhere',
      listOf(aVerifierKey),
    ),
  }),
);
export type EvidenceAnswer = Infer<typeof anEvidenceAnswer>;

export const anInclusionAnswer = named(
  'InclusionAnswer',
  object({ position: aWhole(), size: aSize, root: aRoot, leaf: aText('64 hexadecimal digits'), hashes: someHashes }),
);
export type InclusionAnswer = Infer<typeof anInclusionAnswer>;

export const aConsistencyAnswer = named(
  'ConsistencyAnswer',
  object({
    from: aWhole('events of the smaller tree'),
    fromRoot: aRoot,
    to: aWhole('events of the larger one'),
    toRoot: aRoot,
    hashes: someHashes,
  }),
);
export type ConsistencyAnswer = Infer<typeof aConsistencyAnswer>;

const aMismatch = named(
  'Mismatch',
  object({
    kind: oneOf('altered', 'set-back', 'replaced'),
    position: nullable(aWhole('the first event that does not hold, or may not')),
    stream: nullable(aText('of that event; for the roles that see everything')),
    reason: nullable(aText('for the roles that see everything')),
  }),
);

const aCompletePass = named(
  'CompletePass',
  object({
    finishedAt: anyText,
    events: aWhole(),
    root: aText('over these events, 64 hexadecimal digits'),
    seconds: says('how long it took, pauses included', anyNumber),
  }),
);

export const anIntegrityAnswer = named(
  'IntegrityAnswer',
  object({
    mismatch: says('what was found first; null while nothing is known to be wrong', nullable(aMismatch)),
    lastPass: says('the last check of every event; for the roles that see everything', nullable(aCompletePass)),
  }),
);
export type IntegrityAnswer = Infer<typeof anIntegrityAnswer>;
