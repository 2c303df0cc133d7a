import { generateKeyPairSync, sign } from 'node:crypto';
import fc from 'fast-check';
import { nodeCrypto } from '../adapters/node-crypto';
import { cosignatureBytes, cosignedMessage } from './cosignature';
import { noteText, openNote, parseNote, type NoteSignature } from './note';
import { COSIGNATURE, ED25519, parseVerifierKey, verifierKeyId, type VerifierKey } from './verifier-key';

/** The example of C2SP signed-note and of Go's package note. */
const TEXT = "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n";
const NOTE = `${TEXT}\n\u2014 PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n`;

const key = (text: string): VerifierKey => {
  const parsed = parseVerifierKey(text);
  if (parsed === undefined) throw new Error(`${text} is no key`);
  return parsed;
};
const PETER = key('PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW');
const GO = key('sum.golang.org+033de0ae+Ac4zctda0e5eza+HJyk9SxEdh+s3Ux18htTTAD8OuAn8');

/** A fresh key of a log or a witness, and what it signs. */
const signer = async (name: string, type: number) => {
  const pair = generateKeyPairSync('ed25519');
  const publicKey = new Uint8Array(pair.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32));
  const known: VerifierKey = { name, type, publicKey, id: await verifierKeyId(name, type, publicKey, nodeCrypto) };
  const signature = (text: string): NoteSignature => {
    const time = 1_679_315_147;
    const bytes =
      type === ED25519
        ? sign(null, Buffer.from(text), pair.privateKey)
        : cosignatureBytes({ time, signature: sign(null, cosignedMessage(time, text), pair.privateKey) });
    return { name, id: known.id, signature: bytes };
  };
  return { known, signature };
};

describe('openNote', () => {
  it('opens the known example', async () => {
    expect(await openNote(NOTE, [GO, PETER], nodeCrypto)).toEqual({ ok: true, text: TEXT, signedBy: ['PeterNeumann'] });
  });

  it.each<[what: string, note: string, keys: readonly VerifierKey[], words: string]>([
    ['an altered text', NOTE.replace('answer', 'Answer'), [PETER], 'the signature of PeterNeumann does not hold'],
    ['an altered signature', NOTE.replace('ZJkuBS', 'ZJkuBT'), [PETER], 'the signature of PeterNeumann does not hold'],
    [
      'an altered id',
      NOTE.replace('x08go/', 'x08gp/'),
      [PETER],
      'with none of the keys it is checked with (PeterNeumann+c74f20a3)',
    ],
    [
      'an unknown key',
      NOTE,
      [GO],
      'signed by PeterNeumann+c74f20a3, with none of the keys it is checked with (sum.golang.org+033de0ae)',
    ],
    ['no key at all', NOTE, [], 'there is no key to check the signatures with'],
    ['another key of the same name and id', NOTE, [{ ...PETER, publicKey: GO.publicKey }], 'does not hold'],
    ['another key of the same id', NOTE, [{ ...PETER, name: 'Peter' }], 'with none of the keys'],
    ['a key of another kind', NOTE, [{ ...PETER, type: 6 }], 'with none of the keys'],
    ['a key of a witness with a signature of a log', NOTE, [{ ...PETER, type: COSIGNATURE }], 'does not hold'],
    ['no note', TEXT, [PETER], 'not a signed note'],
  ])('refuses %s', async (_, note, keys, words) => {
    expect(await openNote(note, keys, nodeCrypto)).toMatchObject({
      ok: false,
      reason: expect.stringContaining(words) as unknown,
    });
  });

  it('passes over keys it does not know, not over a wrong signature of one it knows', async () => {
    const [log, witness, stranger] = [
      await signer('club.example', ED25519),
      await signer('w1.example', COSIGNATURE),
      await signer('stranger.example', 0x7f),
    ];
    const text = 'club.example\n0\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n';
    const signatures = [stranger, log, witness].map((who) => who.signature(text));
    const keys = [log.known, witness.known];
    expect(await openNote(noteText({ text, signatures }), keys, nodeCrypto)).toMatchObject({
      ok: true,
      text,
      signedBy: ['club.example', 'w1.example'],
    });
    const wrong = [log.signature(text), { ...witness.signature(text), signature: new Uint8Array(72) }];
    expect(await openNote(noteText({ text, signatures: wrong }), keys, nodeCrypto)).toMatchObject({ ok: false });
    const short = [log.signature(text), { ...witness.signature(text), signature: new Uint8Array(7) }];
    expect(await openNote(noteText({ text, signatures: short }), keys, nodeCrypto)).toMatchObject({ ok: false });
    expect(await openNote(noteText({ text, signatures: wrong }), [log.known], nodeCrypto)).toMatchObject({ ok: true });
  });

  it('knows what a witness signs: the time as well', async () => {
    const witness = await signer('w1.example', COSIGNATURE);
    const later = witness.signature('text\n');
    const signature = Uint8Array.from(later.signature, (byte, i) => (i === 7 ? byte + 1 : byte));
    const note = noteText({ text: 'text\n', signatures: [{ ...later, signature }] });
    expect(await openNote(note, [witness.known], nodeCrypto)).toMatchObject({ ok: false });
  });
});

describe('parseNote', () => {
  it('is undone by noteText', () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9./]*$/);
    const signature = fc.record({
      name,
      id: fc.uint8Array({ minLength: 4, maxLength: 4 }),
      signature: fc.uint8Array({ minLength: 1, maxLength: 80 }),
    });
    const text = fc.array(fc.stringMatching(/^[ -~é]*$/)).map((lines) => `${lines.join('\n')}\n`);
    fc.assert(
      fc.property(text, fc.array(signature, { minLength: 1, maxLength: 20 }), (body, signatures) => {
        expect(parseNote(noteText({ text: body, signatures }))).toEqual({ text: body, signatures });
      }),
    );
  });

  const LINE = '\u2014 a AAAAAAA=\n';
  it.each([
    '',
    '\n',
    'text',
    'text\n',
    'text\n\n',
    `text\n${LINE}`,
    `text\n\n${LINE.trimEnd()}`,
    `text\n\n${LINE}\n`,
    `text\n\n${LINE}rest\n`,
    `text\r\n\r\n${LINE}`,
    `te\u0000xt\n\n${LINE}`,
    `te\txt\n\n${LINE}`,
    `te\ud800xt\n\n${LINE}`,
    'text\n\n- a AAAAAAA=\n',
    'text\n\n\u2014  AAAAAAA=\n',
    'text\n\n\u2014 a+b AAAAAAA=\n',
    'text\n\n\u2014 a\u00a0b AAAAAAA=\n',
    'text\n\n\u2014 a AAAAAA==\n',
    'text\n\n\u2014 a AAAAAAB=\n',
    'text\n\n\u2014 a AAAAAAA= \n',
    'text\n\n\u2014 a\n',
    `text\n\n${LINE.repeat(101)}`,
  ])('takes %j for no note', (text) => {
    expect(parseNote(text)).toBeUndefined();
  });

  it('takes as many signatures as anybody needs, and a text with empty lines', () => {
    expect(parseNote(`one\n\ntwo\n\n${LINE.repeat(100)}`)).toMatchObject({ text: 'one\n\ntwo\n' });
  });
});
