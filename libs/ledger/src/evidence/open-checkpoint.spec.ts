import { createPrivateKey, createPublicKey, hash, sign } from 'node:crypto';
import { nodeCrypto } from '../adapters/node-crypto';
import { checkpointText } from './checkpoint';
import { cosignatureBytes, cosignedMessage } from './cosignature';
import { noteText, type NoteSignature } from './note';
import { openCheckpoint } from './open-checkpoint';
import { COSIGNATURE, ED25519, verifierKeyId, type VerifierKey } from './verifier-key';

interface Signer extends VerifierKey {
  readonly sign: (text: string) => NoteSignature;
}

const TIME = 1_770_000_000;

const signer = async (name: string, type: number): Promise<Signer> => {
  const seed = hash('sha256', `${name} ${type}`, 'buffer');
  const pkcs8 = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
  const privateKey = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
  const publicKey = new Uint8Array(createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-32));
  const id = await verifierKeyId(name, type, publicKey, nodeCrypto);
  const signature = (text: string): Uint8Array =>
    type === ED25519
      ? sign(null, Buffer.from(text), privateKey)
      : cosignatureBytes({ time: TIME, signature: sign(null, cosignedMessage(TIME, text), privateKey) });
  return { name, id, type, publicKey, sign: (text) => ({ name, id, signature: signature(text) }) };
};

const opened = async (
  origin: string,
  signedBy: readonly (readonly [string, number])[],
  known: readonly (readonly [string, number])[],
) => {
  const text = checkpointText({ origin, size: 3, root: new Uint8Array(32), extensions: [] });
  const signers = await Promise.all(signedBy.map((one) => signer(...one)));
  const keys = await Promise.all(known.map((one) => signer(...one)));
  const note = noteText({ text, signatures: signers.map((one) => one.sign(text)) });
  return openCheckpoint(note, keys, nodeCrypto);
};

const OURS = ['club.example/ledger', ED25519] as const;
const OTHER = ['other.example/ledger', ED25519] as const;
const WITNESS = ['witness.example/w1', COSIGNATURE] as const;
const [origin] = OURS;

it.each([
  ['the log', [OURS], [OURS], [origin]],
  ['the log and its witness', [OURS, WITNESS], [OURS, WITNESS], [origin, WITNESS[0]]],
  ['the log, when the witness is not known', [OURS, WITNESS], [OURS, OTHER], [origin]],
  ['a witness, when nothing else is known', [OURS, WITNESS], [WITNESS], [WITNESS[0]]],
] as const)('opens a checkpoint signed by %s', async (_, by, known, signedBy) => {
  expect(await opened(origin, by, known)).toMatchObject({ ok: true, checkpoint: { origin, size: 3 }, signedBy });
});

it.each([
  ['another log that the same witness signs for', OTHER[0], [OTHER, WITNESS], [OURS, WITNESS]],
  ['a log that has not signed it itself', origin, [WITNESS], [OURS, WITNESS]],
  ['a log that another one has signed for', OTHER[0], [OURS], [OURS]],
] as const)('refuses that of %s', async (_, of, by, known) => {
  expect(await opened(of, by, known)).toMatchObject({
    ok: false,
    reason: `it is of the log ${of}, and not signed with any key of that log given`,
  });
});

it('refuses what is none', async () => {
  expect(await openCheckpoint('', [await signer(...OURS)], nodeCrypto)).toMatchObject({ ok: false });
});
