import type { Role } from '@app/contract';
import {
  type Evidence,
  type RecordedEvent,
  canonicalEvent,
  checkEvidence,
  leafHash,
  nodeCrypto,
  parseTlogProof,
  toBase64,
} from '@app/ledger';
import request from 'supertest';
import { makeKey, openSigner, rotateKey, settingsFrom, signCheckpoint, type Signer } from '@app/application';
import { checkpointByText, consistencyByText, merkleTreeHash, rootByPath } from '@app/testing';
import { openBoard, openedSession, passedOut, toBoard, toSession } from './support/commands';
import { answerCheck } from './support/answers';
import { type TestServer, startServer } from './support/server';

const NAME = 'club.example/ledger';

let server: TestServer;
let signer: Signer;
/** The canonical text of everything in the ledger, as the test finds it. */
const entries = async (): Promise<readonly string[]> => {
  const all: string[] = [];
  for await (const event of server.log.readAll()) all.push(canonicalEvent(event));
  return all;
};
const get = async (path: string, role: Role = 'director', headers: Readonly<Record<string, string>> = {}) =>
  request(server.url)
    .get(path)
    .set({ ...headers, authorization: await server.bearer(role) });
const bodyOf = async <T>(path: string): Promise<T> => {
  const response = await get(path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.body as T;
};

beforeAll(async () => {
  server = await startServer();
  const settings = settingsFrom({}, { data: server.folder });
  signer = await openSigner(
    settings,
    server.log,
    () => new Date(),
    () => undefined,
  );
});
afterAll(async () => {
  signer.signed.close();
  await server.close();
});

describe('before anything is signed', () => {
  it.each([
    ['/checkpoint', 404, 'NoCheckpoint'],
    ['/evidence/0', 404, 'EventUnknown'],
    ['/proofs/inclusion/0', 404, 'NoCheckpoint'],
    ['/proofs/consistency?from=0', 404, 'NoCheckpoint'],
  ])('%s says so', async (path, status, code) => {
    const response = await get(path);
    expect([response.status, response.type, response.body]).toMatchObject([
      status,
      'application/problem+json',
      { code },
    ]);
  });

  it('there are no checkpoints and no keys', async () => {
    expect(await bodyOf('/checkpoints')).toEqual({ checkpoints: [], next: null });
    expect(await bodyOf('/keys')).toEqual({ keys: [] });
  });
});

describe('a ledger that is signed', () => {
  let first = '';
  let key = '';

  beforeAll(async () => {
    await server.given(...openedSession(), ...passedOut(), toBoard('CallDirector', { by: 'N' }));
    await makeKey(signer, NAME);
    ({ note: first } = await signCheckpoint(signer));
    await rotateKey(signer, { reason: 'every year' });
    key = signer.key.current()?.verifierKey ?? '';
    await server.given(openBoard({ board: 2 }));
    await signCheckpoint(signer);
  });

  it('publishes the last checkpoint as C2SP tlog-checkpoint has it', async () => {
    const response = await get('/checkpoint');
    expect([response.status, response.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const { size, root, origin } = checkpointByText(response.text, key);
    expect([origin, root]).toEqual([NAME, merkleTreeHash((await entries()).slice(0, size)).toString('hex')]);
    expect(size).toBe(await server.log.head());
  });

  it('lists the checkpoints, page by page, the last one first', async () => {
    interface Page {
      readonly checkpoints: readonly { readonly size: number; readonly note: string; readonly key: string }[];
      readonly next: number | null;
    }
    const all = await bodyOf<Page>('/checkpoints');
    expect(all).toMatchObject({
      checkpoints: [
        { key, signedBy: [NAME] },
        { note: first, signedBy: [NAME] },
      ],
      next: null,
    });
    const newest = await bodyOf<Page>('/checkpoints?limit=1');
    expect(newest).toEqual({ checkpoints: all.checkpoints.slice(0, 1), next: 1 });
    const oldest = await bodyOf<Page>(`/checkpoints?limit=1&before=${newest.next ?? ''}`);
    expect(oldest).toEqual({ checkpoints: all.checkpoints.slice(1), next: null });
    expect(await bodyOf('/checkpoints?before=0')).toEqual({ checkpoints: [], next: null });
    for (const { note, size, key: signing } of all.checkpoints) expect(checkpointByText(note, signing).size).toBe(size);
  });

  it('lists the keys, each with the checkpoints it is for', async () => {
    const { keys } = await bodyOf<{ keys: readonly Readonly<Record<string, unknown>>[] }>('/keys');
    expect(keys).toMatchObject([
      { replaces: null, vouchedFor: null, reason: null },
      { key, to: null, replaces: keys[0]?.key, vouchedFor: true, reason: 'every year' },
    ]);
    expect(keys[1]?.from).toBe(Number(keys[0]?.to) + 1);
    expect(checkpointByText(first, String(keys[0]?.key)).size).toBeLessThanOrEqual(Number(keys[0]?.to));
  });

  it.each([
    ['/evidence/0', 1],
    ['/evidence/session-club@1', 1],
    ['/evidence/club.1.1@2', 1],
    ['/evidence/board-club.1.1@2', 1],
    ['/evidence/club.1.1', 7],
    ['/evidence/board-club.1.1', 7],
    ['/evidence/session-club', 4],
    ['/evidence/ledger-keys', 2],
  ])('%s: proves %i events to whoever has the key', async (path, count) => {
    const evidence = await bodyOf<Evidence & { keys: readonly string[] }>(path);
    expect([evidence.events.length, evidence.keys]).toEqual([count, [key]]);
    const { size, root } = checkpointByText(evidence.checkpoint, key);
    for (const { event, hashes } of evidence.events) {
      const reached = rootByPath(canonicalEvent(event), event.position, size, hashes);
      expect(reached.toString('hex')).toBe(root);
    }
    expect(await checkEvidence(evidence, evidence.keys, nodeCrypto)).toMatchObject({ ok: true, proved: count });
  });

  it.each([
    ['/evidence/3.tlog-proof', 3],
    ['/evidence/club.1.1@5.tlog-proof', null],
    ['/evidence/club.1.1.tlog-proof', null],
  ])('%s is a file to keep', async (path, position) => {
    const response = await get(path);
    expect([response.status, response.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const proof = parseTlogProof(response.text);
    if (!proof) throw new Error('no proof');
    if (position !== null) expect(proof.index).toBe(position);
    const { size, root } = checkpointByText(proof.checkpoint, key);
    const entry = (await entries())[proof.index] ?? '';
    expect(rootByPath(entry, proof.index, size, proof.hashes.map(toBase64)).toString('hex')).toBe(root);
    const { streamId, revision } = JSON.parse(entry) as RecordedEvent;
    expect(response.headers['content-disposition']).toBe(`attachment; filename="${streamId}@${revision}.tlog-proof"`);
  });

  it('of a board, that file is of what settles what it counts for', async () => {
    const { text } = await get('/evidence/club.1.1.tlog-proof');
    const entry = (await entries())[parseTlogProof(text)?.index ?? -1] ?? '{}';
    expect(JSON.parse(entry)).toMatchObject({ streamId: 'board-club.1.1', type: 'ResultAgreed' });
    const refused = await get('/evidence/club.1.2.tlog-proof');
    expect([refused.status, refused.body]).toMatchObject([
      404,
      { code: 'EventUnknown', detail: 'board-club.1.2 has no result and no ruling yet' },
    ]);
  });

  it.each([undefined, 3, 4, 5, 8, 11])('proves positions in the tree of %p events', async (size) => {
    const all = await entries();
    const query = size === undefined ? '' : `?size=${size}`;
    for (let position = 0; position < (size ?? 12); position += 1) {
      const proof = await bodyOf<{ size: number; root: string; leaf: string; hashes: readonly string[] }>(
        `/proofs/inclusion/${position}${query}`,
      );
      const entry = all[position] ?? '';
      expect(proof.leaf).toBe(leafHash(entry).toString('hex'));
      expect(proof.root).toBe(merkleTreeHash(all.slice(0, proof.size)).toString('hex'));
      expect(rootByPath(entry, position, proof.size, proof.hashes).toString('hex')).toBe(proof.root);
    }
  });

  it('proves that a checkpoint somebody has kept is the beginning of the last one', async () => {
    const kept = checkpointByText(first);
    const proof = await bodyOf<Readonly<Record<string, unknown>>>(`/proofs/consistency?from=${kept.size}`);
    const { size, root } = checkpointByText((await get('/checkpoint')).text, key);
    expect(proof).toMatchObject({ from: kept.size, fromRoot: kept.root, to: size, toRoot: root });
    expect(proof.hashes).toEqual(consistencyByText(kept.size, (await entries()).slice(0, size)));
  });

  it('says of what is newer than the checkpoint that it has to wait, and how not to', async () => {
    await server.given(openBoard({ board: 3 }));
    for (const path of ['/evidence/club.1.3', '/evidence/club.1.3@0', '/evidence/board-club.1.3@0.tlog-proof']) {
      const response = await get(path);
      expect([response.status, response.body]).toMatchObject([
        409,
        {
          code: 'NotCovered',
          detail: expect.stringMatching(/of the first \d+ events, .*ledger checkpoint$/) as unknown,
        },
      ]);
    }
    await signCheckpoint(signer);
    expect((await get('/evidence/club.1.3')).status).toBe(200);
  });

  it.each([
    ['/evidence/nonsense', 400, 'BadAddress'],
    ['/evidence/club.1.1@x', 400, 'BadAddress'],
    ['/evidence/club.1.1@-1', 400, 'BadAddress'],
    ['/evidence/01', 400, 'BadAddress'],
    ['/evidence/-1', 400, 'BadAddress'],
    ['/evidence/..%2Fclub', 400, 'BadAddress'],
    ['/evidence/session-club.tlog-proof', 400, 'BadAddress'],
    ['/evidence/999999', 404, 'EventUnknown'],
    ['/evidence/club.1.1@999', 404, 'EventUnknown'],
    ['/evidence/club.9.9', 404, 'EventUnknown'],
    ['/evidence/appeal-none', 404, 'EventUnknown'],
    ['/evidence/0?at=1', 400, 'UnknownParameter'],
    ['/checkpoints?limit=0', 400, 'BadNumber'],
    ['/checkpoints?limit=1001', 400, 'BadNumber'],
    ['/checkpoints?before=last', 400, 'BadNumber'],
    ['/checkpoints?before=1&before=x', 400, 'BadParameter'],
    ['/proofs/inclusion/x', 400, 'BadNumber'],
    ['/proofs/inclusion/1?size=1e3', 400, 'BadNumber'],
    ['/proofs/inclusion/1?size=1', 404, 'TreeUnknown'],
    ['/proofs/inclusion/1?size=99999', 404, 'TreeUnknown'],
    ['/proofs/inclusion/9007199254740993', 400, 'BadNumber'],
    ['/proofs/consistency', 400, 'BadNumber'],
    ['/proofs/consistency?from=3&to=2', 400, 'BadNumber'],
    ['/proofs/consistency?from=3&to=99999', 404, 'TreeUnknown'],
  ])('%s is refused with %i %s', async (path, status, code) => {
    const response = await get(path);
    expect([response.status, response.type, response.body]).toMatchObject([
      status,
      'application/problem+json',
      { code },
    ]);
  });

  it.each([
    ['/checkpoint', 'no-cache'],
    ['/checkpoints', 'no-cache'],
    ['/keys', 'no-cache'],
    ['/evidence/club.1.1', 'private, no-cache'],
    ['/evidence/3.tlog-proof', 'private, no-cache'],
    ['/proofs/inclusion/3', 'no-cache'],
    ['/proofs/inclusion/3?size=5', 'public, max-age=31536000, immutable'],
    ['/proofs/consistency?from=3&to=5', 'public, max-age=31536000, immutable'],
  ])('%s can be cached: %s', async (path, control) => {
    const { headers } = await get(path);
    expect(headers['cache-control']).toBe(control);
    const again = await get(path, 'director', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it.each([
    ['/evidence/0', 403, 'EvidenceKept'],
    ['/evidence/999999', 403, 'EvidenceKept'],
    ['/evidence/club.1.1', 403, 'EvidenceKept'],
    ['/evidence/club.1.1@0', 403, 'EvidenceKept'],
    ['/evidence/club.9.9', 403, 'EvidenceKept'],
    ['/evidence/session-club@1', 403, 'EvidenceKept'],
    ['/evidence/club.1.1.tlog-proof', 403, 'EvidenceKept'],
    ['/evidence/ledger-people', 403, 'EvidenceKept'],
    ['/evidence/ledger-keys', 200, undefined],
    ['/proofs/inclusion/0', 200, undefined],
  ])('to who may not see it yet, %s is %i', async (path, status, code) => {
    const response = await get(path, 'public');
    expect([response.status, (response.body as { readonly code?: string }).code]).toEqual([status, code]);
  });

  it('to the public, the tree is that of the last checkpoint', async () => {
    await server.given(toSession('AddSection', { section: 'Z' }));
    const size = (await server.log.head()) + 1;
    expect((await get(`/proofs/inclusion/3?size=${size}`)).status).toBe(200);
    expect((await get(`/proofs/inclusion/3?size=${size}`, 'public')).status).toBe(404);
  });

  it.each(['/proofs/inclusion/3?size=1000000', '/proofs/consistency?from=3&to=1000000'])(
    '%s, which is not there yet, is not cached',
    async (path) => {
      const { status, headers } = await get(path);
      expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
    },
  );

  it('answers as the OpenAPI document says', async () => {
    const { document, faults } = await answerCheck(server);
    const answers = [
      ['/checkpoints', '/checkpoints'],
      ['/keys', '/keys'],
      ['/evidence/{address}', '/evidence/club.1.1'],
      ['/proofs/inclusion/{position}', '/proofs/inclusion/3'],
      ['/proofs/consistency', '/proofs/consistency?from=3'],
    ] as const;
    for (const [path, address] of answers) {
      expect([path, faults(path, 'get', await bodyOf(address))]).toEqual([path, []]);
    }
    expect(
      Object.keys(document.paths)
        .filter((path) => /evidence|proofs|checkpoint|keys/.test(path))
        .sort(),
    ).toEqual([
      '/checkpoint',
      '/checkpoints',
      '/evidence/{address}',
      '/evidence/{address}.tlog-proof',
      '/keys',
      '/proofs/consistency',
      '/proofs/inclusion/{position}',
    ]);
  });
});
