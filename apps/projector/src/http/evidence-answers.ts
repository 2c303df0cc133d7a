import { anything, flag, list, object, orNull, text, whole } from './schema';

/** Schemas of the answers about evidence; their types are `EvidenceAnswer`, `KeysAnswer` and so on. */

const NOTE =
  'club.example/ledger\n8\nXcnaeacGWamtVZy3Ad7ZoqudgjqtL0lgz+Nw7/RgQyg=\n\n\u2014 club.example/ledger x08go/ZJkuBS9UG/...\n';
const KEY = 'club.example/ledger+0a1b2c3d+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
const HASH = 'XcnaeacGWamtVZy3Ad7ZoqudgjqtL0lgz+Nw7/RgQyg=';
const ROOT = '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328';

const root = { ...text('RFC 6962 root, 64 hexadecimal digits'), example: ROOT };
const note = { ...text('the signed note (C2SP tlog-checkpoint)'), example: NOTE };
const verifierKey = { ...text('C2SP verifier key'), example: KEY };
const hashes = { ...list(text(), 'SHA-256 in base64, leaf to root'), example: [HASH] };
const size = whole('events in the tree');
const time = orNull(text('when it was recorded'));

export const CHECKPOINT_TEXT = { ...text('a signed note'), example: NOTE };

export const CHECKPOINTS_ANSWER = object({
  checkpoints: list(
    object({
      size,
      root,
      signedAt: time,
      key: orNull({ ...verifierKey, description: 'the key of the ledger that it is signed with' }),
      signedBy: list(text(), 'names of the ledger and of the witnesses that have co-signed it'),
      note,
    }),
    'the last one first',
  ),
  next: orNull(whole('`before` of the next page; null on the last one')),
});

export const KEYS_ANSWER = object({
  keys: list(
    object({
      key: verifierKey,
      from: whole('checkpoints of so many events ...'),
      to: orNull(whole('... to so many are signed with it; null for the key in force')),
      position: whole('of the event that records it'),
      recordedAt: time,
      replaces: orNull(verifierKey),
      vouchedFor: orNull({
        ...flag,
        description: 'whether the key it replaces has signed for it: not where that was lost; null for the first',
      }),
      reason: orNull(text()),
      note: {
        ...note,
        description:
          'the checkpoint it was recorded with, which names it: signed with it and, unless lost, with the old key',
      },
    }),
    'the one in force last',
  ),
});

const event = object({
  id: text('UUID'),
  streamId: text(),
  revision: whole(),
  position: whole('index of its leaf in the tree'),
  type: text(),
  data: anything,
  metadata: anything,
});

export const EVIDENCE_ANSWER = object({
  checkpoint: note,
  events: list(object({ event, hashes })),
  keys: list(verifierKey, 'that the checkpoint is signed with, as the ledger says: better have it from elsewhere'),
});

export const PROOF_TEXT = {
  ...text('C2SP tlog-proof'),
  example: `c2sp.org/tlog-proof@v1\nindex 3\n${HASH}\n\n${NOTE}`,
};

export const INCLUSION_ANSWER = object({ position: whole(), size, root, leaf: root, hashes });

export const CONSISTENCY_ANSWER = object({
  from: whole('events of the smaller tree'),
  fromRoot: root,
  to: whole('events of the larger one'),
  toRoot: root,
  hashes,
});
