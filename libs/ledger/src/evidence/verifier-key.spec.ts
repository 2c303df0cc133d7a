import { nodeCrypto } from '../adapters/node-crypto';
import { toHex } from './bytes';
import { COSIGNATURE, ED25519, parseVerifierKey, verifierKeyId, verifierKeyText } from './verifier-key';

/** Keys in use: of the example of signed notes, of Go's checksum database. */
const KNOWN = [
  'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
  'sum.golang.org+033de0ae+Ac4zctda0e5eza+HJyk9SxEdh+s3Ux18htTTAD8OuAn8',
];

it.each(KNOWN)('reads and writes %s', async (text) => {
  const key = parseVerifierKey(text);
  if (key === undefined) throw new Error('it is a key');
  expect(key.type).toBe(ED25519);
  expect(key.publicKey).toHaveLength(32);
  expect(await verifierKeyId(key.name, key.type, key.publicKey, nodeCrypto)).toEqual(key.id);
  expect(await verifierKeyText(key.name, key.type, key.publicKey, nodeCrypto)).toBe(text);
});

it('tells the keys of a witness from those of a log', async () => {
  const publicKey = new Uint8Array(32).fill(7);
  const texts = [ED25519, COSIGNATURE].map((type) => verifierKeyText('club.example/w1', type, publicKey, nodeCrypto));
  const [log, witness] = (await Promise.all(texts)).map(parseVerifierKey);
  expect(log?.type).toBe(ED25519);
  expect(witness).toMatchObject({ name: 'club.example/w1', type: COSIGNATURE, publicKey });
  expect(witness && toHex(witness.id)).not.toBe(log && toHex(log.id));
});

it('takes keys of other kinds for keys', () => {
  expect(parseVerifierKey('w+01234567+BgEC')).toMatchObject({ type: 6, publicKey: Uint8Array.of(1, 2) });
});

it.each([
  '',
  'PeterNeumann',
  'PeterNeumann+c74f20a3',
  '+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
  'Peter Neumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
  'Peter\u2003Neumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
  'PeterNeumann+C74F20A3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
  'PeterNeumann+c74f20+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
  'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10T',
  'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TWAAAA',
  'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW\n',
  'PeterNeumann+c74f20a3+',
  ' PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
])('takes %j for no key', (text) => {
  expect(parseVerifierKey(text)).toBeUndefined();
});
