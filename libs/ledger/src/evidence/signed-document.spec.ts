import {
  type JsonObject,
  type SigningKey,
  checkDocument,
  checkpointText,
  documentDigest,
  documentText,
  newSigningKey,
  nodeCrypto,
  openCheckpoint,
  parseCheckpoint,
  parseNote,
  parseVerifierKey,
  signDocument,
  signNote,
} from '@app/ledger';

const KEY = newSigningKey('ledger.example/club');
const DOCUMENT: JsonObject = { appeal: 'a1', names: { p1: 'Astrid' }, list: [1, 2] };

const keysOf = (...keys: readonly SigningKey[]) =>
  keys.flatMap(({ verifierKey }) => parseVerifierKey(verifierKey) ?? []);
const verdictOn = (document: JsonObject, signature: string, keys = keysOf(KEY), origin = KEY.name) =>
  checkDocument({ document, signature, origin, kind: 'case' }, keys, nodeCrypto);

let signature: string;
beforeAll(async () => {
  signature = await signDocument(DOCUMENT, 'case', KEY);
});

describe('a signed document', () => {
  it('holds under the key of its log, whatever the order of its members', async () => {
    expect(await verdictOn(DOCUMENT, signature)).toEqual({ state: 'signed', by: 'ledger.example/club/case' });
    expect(await verdictOn({ list: [1, 2], names: { p1: 'Astrid' }, appeal: 'a1' }, signature)).toMatchObject({
      state: 'signed',
    });
  });

  it.each<[string, JsonObject]>([
    ['a value', { ...DOCUMENT, appeal: 'a2' }],
    ['the order of a list', { ...DOCUMENT, list: [2, 1] }],
    ['a member more', { ...DOCUMENT, version: 1 }],
    ['a text without a canonical form', { ...DOCUMENT, appeal: '\ud800' }],
  ])('does not hold after a change of %s', async (_, document) => {
    expect(await verdictOn(document, signature)).toMatchObject({ state: 'altered' });
  });

  it('holds with no other key, and says nothing without a key of the log', async () => {
    expect(await verdictOn(DOCUMENT, signature, keysOf(newSigningKey(KEY.name)))).toMatchObject({ state: 'altered' });
    expect(await verdictOn(DOCUMENT, signature, keysOf(newSigningKey('other.example')))).toEqual({
      state: 'unknown-key',
    });
    expect(await verdictOn(DOCUMENT, signature, [])).toEqual({ state: 'unknown-key' });
  });

  it('holds with no other origin, nor with lines that nothing vouches for', async () => {
    const other = newSigningKey('other.example');
    expect(await verdictOn(DOCUMENT, signature, keysOf(KEY, other), other.name)).toMatchObject({ state: 'altered' });
    expect(await verdictOn(DOCUMENT, `${signature}\u2014 someone AAAAAAAA\n`)).toMatchObject({ state: 'altered' });
    expect(await verdictOn(DOCUMENT, 'signed by the king')).toMatchObject({ state: 'altered' });
  });

  it('is never a checkpoint, nor is a checkpoint ever one', async () => {
    const digest = await documentDigest(DOCUMENT, nodeCrypto);
    const text = documentText(KEY.name, 'case', digest);
    expect(parseCheckpoint(text)).toBeUndefined();
    expect(await openCheckpoint(signature, keysOf(KEY), nodeCrypto)).toMatchObject({ ok: false });
    // Also where the text was signed with the name of the log itself.
    expect(await openCheckpoint(signNote(text, [KEY]), keysOf(KEY), nodeCrypto)).toMatchObject({ ok: false });
    expect(await verdictOn(DOCUMENT, signNote(text, [KEY]))).toMatchObject({ state: 'altered' });
    const checkpoint = signNote(checkpointText({ origin: KEY.name, size: 1, root: digest, extensions: [] }), [KEY]);
    expect(await verdictOn(DOCUMENT, checkpoint)).toMatchObject({ state: 'altered' });
    const named = `${KEY.name}/case`;
    const [line] = parseNote(signature)?.signatures ?? [];
    expect(line?.name).toBe(named);
  });
});
