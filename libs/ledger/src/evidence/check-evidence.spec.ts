import { generateKeyPairSync, sign } from 'node:crypto';
import { memoryLedger } from '../adapters/memory';
import { nodeCrypto } from '../adapters/node-crypto';
import type { RecordedEvent } from '../event-log';
import { toBase64, toHex } from './bytes';
import { checkEvidence } from './check-evidence';
import { checkpointText } from './checkpoint';
import type { Evidence, ProvedEvent } from './evidence';
import { noteText } from './note';
import { ED25519, verifierKeyId, verifierKeyText } from './verifier-key';

const ORIGIN = 'club.example/ledger';
const pair = generateKeyPairSync('ed25519');
const publicKey = new Uint8Array(pair.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32));

const signed = async (text: string): Promise<string> => {
  const id = await verifierKeyId(ORIGIN, ED25519, publicKey, nodeCrypto);
  return noteText({
    text,
    signatures: [{ name: ORIGIN, id, signature: sign(null, Buffer.from(text), pair.privateKey) }],
  });
};

/** A ledger of ten events, a checkpoint of it, and proofs for those at 3 and 8. */
const evidenceOf = async () => {
  const log = memoryLedger();
  const ids = Array.from({ length: 10 }, (_, i) => `018f3b1c-0000-7000-8000-00000000000${i}`);
  await log.append(
    'board-1',
    ids.map((id, n) => ({ id, type: 'CallMade', data: { n }, metadata: {} })),
    'any',
  );
  const all: RecordedEvent[] = [];
  for await (const event of log.readAll()) all.push(event);
  const root = await log.tree.root(10);
  const prove = async (event: RecordedEvent): Promise<ProvedEvent> => ({
    event,
    hashes: (await log.tree.inclusion(event.position, 10)).map(toBase64),
  });
  const checkpoint = await signed(checkpointText({ origin: ORIGIN, size: 10, root, extensions: [] }));
  const events = await Promise.all([8, 3].map((position) => prove(all[position] ?? never())));
  const keys = [await verifierKeyText(ORIGIN, ED25519, publicKey, nodeCrypto)];
  return { evidence: { checkpoint, events }, keys, root };
};

const never = (): never => {
  throw new Error('unreachable');
};

it('says what was proved, by whom it is signed and for which tree', async () => {
  const { evidence, keys, root } = await evidenceOf();
  expect(await checkEvidence(evidence, keys, nodeCrypto)).toEqual({
    ok: true,
    origin: ORIGIN,
    size: 10,
    proved: 2,
    root: toHex(root),
    signedBy: [ORIGIN],
  });
  expect(await checkEvidence({ ...evidence, events: [] }, keys, nodeCrypto)).toMatchObject({ ok: true, proved: 0 });
});

/** Alters the first proved event, the one at position 8. */
const altered =
  (alter: (proved: ProvedEvent) => object) =>
  ({ checkpoint, events: [first, ...rest] }: Evidence): Evidence => ({
    checkpoint,
    events: [{ ...(first ?? never()), ...alter(first ?? never()) }, ...rest],
  });
const alteredEvent = (change: object) => altered(({ event }) => ({ event: { ...event, ...change } }));

it.each<[what: string, alter: (evidence: Evidence) => Evidence, position: number | null, words: string]>([
  ['altered data', alteredEvent({ data: { n: 7 } }), 8, 'altered'],
  ['altered metadata', alteredEvent({ metadata: { a: 1 } }), 8, 'altered'],
  ['another type', alteredEvent({ type: 'CallMades' }), 8, 'altered'],
  ['another stream', alteredEvent({ streamId: 'board-2' }), 8, 'altered'],
  ['another revision', alteredEvent({ revision: 7 }), 8, 'altered'],
  ['another position', alteredEvent({ position: 7 }), 7, 'damaged'],
  ['a position beyond the checkpoint', alteredEvent({ position: 10 }), 10, 'the first 10 events'],
  ['no position', alteredEvent({ position: null }), null, 'damaged'],
  ['a revision in letters', alteredEvent({ revision: '8' }), 8, 'not an event'],
  ['an id that is none', alteredEvent({ id: 'x' }), 8, 'not an event'],
  ['what canonical JSON cannot say', alteredEvent({ data: undefined }), 8, 'not an event'],
  ['a member more', alteredEvent({ remark: 'by the director' }), 8, 'not an event'],
  ['an altered proof', altered(({ hashes }) => ({ hashes: [...hashes].reverse() })), 8, 'altered'],
  ['a proof cut short', altered(({ hashes }) => ({ hashes: hashes.slice(1) })), 8, 'damaged'],
  ['a proof that is no base64', altered(({ hashes }) => ({ hashes: [...hashes.slice(1), '?'] })), 8, 'damaged'],
  [
    'the first of several',
    ({ checkpoint, events }) => ({ checkpoint, events: events.map((proved) => ({ ...proved, hashes: [] })) }),
    3,
    'damaged',
  ],
  [
    'an altered checkpoint',
    ({ checkpoint, events }) => ({ checkpoint: checkpoint.replace('\n10\n', '\n11\n'), events }),
    null,
    'does not hold',
  ],
  ['no checkpoint', ({ events }) => ({ checkpoint: '', events }), null, 'not a signed note'],
])('refuses %s', async (_, alter, position, words) => {
  const { evidence, keys } = await evidenceOf();
  expect(await checkEvidence(alter(evidence), keys, nodeCrypto)).toMatchObject({
    ok: false,
    position,
    reason: expect.stringContaining(words) as unknown,
  });
});

it('refuses keys that are none and keys it does not know', async () => {
  const { evidence, keys } = await evidenceOf();
  const [key = ''] = keys;
  const slip = key.replace(/\+[0-9a-f]{8}\+/, '+00000000+');
  for (const wrong of ['x', slip]) {
    expect(await checkEvidence(evidence, [key, wrong], nodeCrypto)).toMatchObject({
      ok: false,
      position: null,
      reason: `${JSON.stringify(wrong)} is not a verifier key (C2SP signed-note)`,
    });
  }
  const stranger = await verifierKeyText('stranger.example', ED25519, publicKey, nodeCrypto);
  for (const keysKnown of [[], [stranger]]) {
    expect(await checkEvidence(evidence, keysKnown, nodeCrypto)).toMatchObject({ ok: false, position: null });
  }
});

it('refuses a signed note that is no checkpoint', async () => {
  const { evidence, keys } = await evidenceOf();
  const checkpoint = await signed('I owe you a dinner\n');
  expect(await checkEvidence({ ...evidence, checkpoint }, keys, nodeCrypto)).toMatchObject({
    ok: false,
    reason: 'the checkpoint cannot be believed: what is signed is not a checkpoint (C2SP tlog-checkpoint)',
  });
});
