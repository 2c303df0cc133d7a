import { createPrivateKey, createPublicKey, generateKeyPairSync, hash, verify } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LedgerError } from '../../event-log';
import { openNote, parseVerifierKey, verifierKeyText } from '../../evidence';
import { nodeCrypto } from '../node-crypto';
import { makeSigningKey, openSigningKey } from './key-file';
import { signNote } from './sign-note';
import { newSigningKey } from './signing-key';

const folder = mkdtempSync(join(tmpdir(), 'signing-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const TEXT = 'club.example/ledger\n1\nAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=\n';

describe('a signing key', () => {
  const file = join(folder, 'deeper', 'checkpoint.key');
  const made = makeSigningKey(file, 'club.example/ledger');

  it('is kept in a file of its owner alone, with its verifier key for everybody to read', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const [line, begin] = readFileSync(file, 'utf8').split('\n');
    expect([line, begin]).toEqual([made.verifierKey, '-----BEGIN PRIVATE KEY-----']);
    expect(readdirSync(join(folder, 'deeper'))).toEqual(['checkpoint.key']);
    const opened = openSigningKey(file);
    expect(opened).toMatchObject({ name: made.name, verifierKey: made.verifierKey });
    expect(opened.sign(Buffer.from('x'))).toEqual(made.sign(Buffer.from('x')));
  });

  it('has the verifier key that C2SP signed-note asks for, and OpenSSL reads its private half', async () => {
    const jwk = createPublicKey(createPrivateKey(readFileSync(file))).export({ format: 'jwk' });
    const publicKey = Buffer.from(jwk.x ?? '', 'base64url');
    const keyId = hash('sha256', Buffer.concat([Buffer.from('club.example/ledger\n\u0001'), publicKey]), 'hex');
    const typed = Buffer.concat([Buffer.of(1), publicKey]).toString('base64');
    expect(made.verifierKey).toBe(`club.example/ledger+${keyId.slice(0, 8)}+${typed}`);
    expect(made.verifierKey).toBe(await verifierKeyText(made.name, 1, publicKey, nodeCrypto));
  });

  it('is never written over', () => {
    const before = readFileSync(file, 'utf8');
    expect(() => makeSigningKey(file, 'other')).toThrow(/checkpoint\.key is there already/);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it.each(['', 'with space', 'with+plus', 'no\u00a0break', 'line\nend'])('cannot be called %j', (name) => {
    expect(() => newSigningKey(name)).toThrow(TypeError);
    expect(() => makeSigningKey(join(folder, 'named.key'), name)).toThrow(TypeError);
    expect(existsSync(join(folder, 'named.key'))).toBe(false);
  });

  it('that is not there is said not to be', () => {
    const open = () => openSigningKey(join(folder, 'none.key'));
    expect(open).toThrow(LedgerError);
    expect(open).toThrow(/^there is no key at .*none\.key$/);
  });

  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' });
  const pem = (text: string): string => text.slice(text.indexOf('\n') + 1);
  it.each<[string, (text: string) => string]>([
    ['nothing', () => ''],
    ['something else', () => 'hello'],
    ['half of it', (text) => text.slice(0, 150)],
    ['no verifier key', pem],
    ['the verifier key of another', (text) => `${newSigningKey(made.name).verifierKey}\n${pem(text)}`],
    ['another name', (text) => text.replace('club.example', 'club.exemple')],
    ['a key of another kind', () => `${made.verifierKey}\n${rsa.toString()}`],
  ])('file with %s is refused', (_, altered) => {
    const other = join(folder, 'other.key');
    writeFileSync(other, altered(readFileSync(file, 'utf8')));
    expect(() => openSigningKey(other)).toThrow(/other\.key holds no signing key/);
  });

  it('whose file cannot be read is complained of by name', () => {
    expect(() => openSigningKey(join(folder, 'deeper'))).toThrow(/deeper: the key cannot be read/);
    expect(() => makeSigningKey(join(file, 'below.key'), 'a')).toThrow(/below\.key: a key cannot be written there/);
  });
});

describe('a signed note', () => {
  const [one, two] = [newSigningKey('one'), newSigningKey('two')];

  it('has a line by every key, each a signature over the text', () => {
    const note = signNote(TEXT, [one, two]);
    expect(note.startsWith(`${TEXT}\n\u2014 one `)).toBe(true);
    const lines = note.slice(TEXT.length + 1, -1).split('\n');
    expect(lines).toHaveLength(2);
    [one, two].forEach(({ name, verifierKey }, nth) => {
      const [, hex = '', typed = ''] = /^[^+]+\+([^+]+)\+(.+)$/.exec(verifierKey) ?? [];
      const [dash, signer, base64 = ''] = (lines[nth] ?? '').split(' ');
      const signature = Buffer.from(base64, 'base64');
      expect([dash, signer, signature.subarray(0, 4).toString('hex')]).toEqual(['\u2014', name, hex]);
      const x = Buffer.from(typed, 'base64').subarray(1).toString('base64url');
      const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
      expect(verify(null, Buffer.from(TEXT), publicKey, signature.subarray(4))).toBe(true);
    });
  });

  it('opens with any of its keys', async () => {
    const note = signNote(TEXT, [one, two]);
    for (const { name, verifierKey } of [one, two]) {
      const known = parseVerifierKey(verifierKey);
      expect(await openNote(note, known ? [known] : [], nodeCrypto)).toMatchObject({ ok: true, signedBy: [name] });
    }
  });
});
