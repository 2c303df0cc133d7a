import { createPublicKey, hash, verify } from 'node:crypto';

/**
 * Checks written from the texts of C2SP signed-note and tlog-checkpoint and of RFC 6962 over Node's crypto alone, so that
 * tests do not ask the code they test.
 */

const sha256 = (...parts: readonly Buffer[]): Buffer => hash('sha256', Buffer.concat(parts), 'buffer');

/** RFC 6962, 2.1: the Merkle tree hash of entries. */
export const merkleTreeHash = (entries: readonly string[]): Buffer => {
  const [first] = entries;
  if (first === undefined) return sha256();
  if (entries.length === 1) return sha256(Buffer.of(0), Buffer.from(first, 'utf8'));
  let k = 1;
  while (k * 2 < entries.length) k *= 2;
  return sha256(Buffer.of(1), merkleTreeHash(entries.slice(0, k)), merkleTreeHash(entries.slice(k)));
};

/** RFC 6962, 2.1.1, read backwards: the root that an audit path leads to from entry `index` of `size`. */
export const rootByPath = (entry: string, index: number, size: number, path: readonly string[]): Buffer => {
  const climb = (m: number, n: number, left: readonly Buffer[]): Buffer => {
    if (n === 1) {
      if (left.length > 0) throw new Error('the path is too long');
      return sha256(Buffer.of(0), Buffer.from(entry, 'utf8'));
    }
    const last = left.at(-1);
    if (!last) throw new Error('the path is too short');
    let k = 1;
    while (k * 2 < n) k *= 2;
    const rest = left.slice(0, -1);
    return m < k
      ? sha256(Buffer.of(1), climb(m, k, rest), last)
      : sha256(Buffer.of(1), last, climb(m - k, n - k, rest));
  };
  return climb(
    index,
    size,
    path.map((base64) => Buffer.from(base64, 'base64')),
  );
};

/** RFC 6962, 2.1.2: PROOF(m, D[n]), in base64. */
export const consistencyByText = (m: number, entries: readonly string[]): readonly string[] => {
  const subproof = (from: number, over: readonly string[], isWhole: boolean): readonly Buffer[] => {
    if (from === over.length) return isWhole ? [] : [merkleTreeHash(over)];
    let k = 1;
    while (k * 2 < over.length) k *= 2;
    return from <= k
      ? [...subproof(from, over.slice(0, k), isWhole), merkleTreeHash(over.slice(k))]
      : [...subproof(from - k, over.slice(k), false), merkleTreeHash(over.slice(0, k))];
  };
  return subproof(m, entries, true).map((hash) => hash.toString('base64'));
};

/** A checkpoint whose signatures by all of the given keys hold, in lines of their own; throws for any other text. */
export const checkpointByText = (note: string, ...verifierKeys: readonly string[]) => {
  const [, text = '', lines = ''] = /^((?:[^\n]+\n)+)\n((?:\u2014 [^ \n]+ [^ \n]+\n)+)$/.exec(note) ?? [];
  const signatures = lines.trimEnd().split('\n');
  for (const verifierKey of verifierKeys) {
    const [, name = '', id = '', typed = ''] = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/.exec(verifierKey) ?? [];
    const key = Buffer.from(typed, 'base64');
    if (
      sha256(Buffer.from(`${name}\n`), key)
        .subarray(0, 4)
        .toString('hex') !== id
    )
      throw new Error('not its id');
    const x = key.subarray(1).toString('base64url');
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    const holds = signatures.some((line) => {
      const [, signer, base64 = ''] = line.split(' ');
      const bytes = Buffer.from(base64, 'base64');
      const isIts = signer === name && bytes.subarray(0, 4).toString('hex') === id;
      return isIts && verify(null, Buffer.from(text), publicKey, bytes.subarray(4));
    });
    if (!holds) throw new Error(`not signed by ${verifierKey}`);
  }
  const [origin = '', size = '', root = '', ...extensions] = text.trimEnd().split('\n');
  if (!/^(0|[1-9]\d*)$/.test(size)) throw new Error('not a checkpoint');
  return {
    origin,
    size: Number(size),
    root: Buffer.from(root, 'base64').toString('hex'),
    extensions,
    signatures: signatures.length,
  };
};
