import {
  COSIGNATURE,
  checkpointText,
  cosignatureBytes,
  cosignedMessage,
  leafHash,
  newSigningKey,
  nodeCrypto,
  noteText,
  parseNote,
  parseVerifierKey,
  signNote,
  verifierKeyText,
  type SigningKey,
  type VerifierKey,
} from '@app/ledger';
import { claimOf } from './known-checkpoint';

const [OURS, OTHER, WITNESS] = ['club.example/ledger', 'other.example/ledger', 'witness.example/w1'].map(newSigningKey);
const TIME = 1_770_000_000;

const keyOf = (text: string): VerifierKey => {
  const key = parseVerifierKey(text);
  if (!key) throw new Error(text);
  return key;
};

const witnessKey = async ({ name, verifierKey }: SigningKey): Promise<VerifierKey> =>
  keyOf(await verifierKeyText(name, COSIGNATURE, keyOf(verifierKey).publicKey, nodeCrypto));

/** A checkpoint of this log, signed by it and by the witness. */
const cosigned = async (log: SigningKey, by: SigningKey): Promise<string> => {
  const text = checkpointText({ origin: log.name, size: 3, root: leafHash('root'), extensions: [] });
  const signature = cosignatureBytes({ time: TIME, signature: by.sign(cosignedMessage(TIME, text)) });
  const { name, id } = await witnessKey(by);
  return noteText({
    text,
    signatures: [...(parseNote(signNote(text, [log]))?.signatures ?? []), { name, id, signature }],
  });
};

it('takes the checkpoint of this ledger, and not one of another that has the same witness', async () => {
  if (!OURS || !OTHER || !WITNESS) throw new Error('three keys');
  const keys = [keyOf(OURS.verifierKey), await witnessKey(WITNESS)];
  const ours = { name: 'ours', note: await cosigned(OURS, WITNESS) };
  const other = { name: 'other', note: await cosigned(OTHER, WITNESS) };
  expect(await claimOf(ours, keys, nodeCrypto)).toMatchObject({ size: 3, words: 'ours' });
  expect(await claimOf(other, keys, nodeCrypto)).toMatchObject({
    kind: 'wrong-key',
    reason:
      'other cannot be believed: it is of the log other.example/ledger, and not signed with any key of that log given',
  });
});
