import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  EMPTY_FRONTIER,
  addLeaf,
  canonicalEvent,
  checkpointText,
  eventIdOf,
  leafHash,
  newCommandId,
  newSigningKey,
  nodeCrypto,
  nodeHash,
  openLedger,
  openNote,
  parseVerifierKey,
  signNote,
  type EventLog,
  type Frontier,
  type NewEvent,
} from '@app/ledger';
import { fillLedger } from './history';
import { size } from './size';

const LARGE = size(1_000_000, 2_000);
const ROUNDS = size(15, 3);
/** Roots, proofs and signatures of which the median is taken. */
const TREE_RUNS = size(200, 20);
const SIGNATURE_RUNS = size(2_000, 20);
const SIZES = [
  { events: 1, appends: size(150, 5) },
  { events: 10, appends: size(100, 5) },
  { events: 100, appends: size(30, 5) },
] as const;

/** Milliseconds. */
const timed = async (work: () => unknown): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? NaN;

/** Median of so many runs, in microseconds. */
const micros = async (runs: number, work: (run: number) => unknown): Promise<number> => {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) times.push(await timed(() => work(run)));
  return Math.round(median(times) * 10_000) / 10;
};

/** A call at the table, as the command API would record it. */
const calls = (count: number): readonly NewEvent[] => {
  const commandId = newCommandId();
  const metadata = {
    actor: 'table-3',
    commandId,
    occurredAt: '2026-02-02T19:00:00.000Z',
    recordedAt: '2026-02-02T19:00:00.000Z',
    schemaVersion: 1,
  };
  const data = { artificial: false, call: '2NT', explanation: 'balanced, 20-21', seat: 'N' };
  return Array.from({ length: count }, (_, nth) => ({
    id: eventIdOf(commandId, nth),
    type: 'CallMade',
    data,
    metadata,
  }));
};

/** What evidence costs of an append: the canonical form, the leaf, and the tree as far as it changes. */
const shareOfAppend = async (log: EventLog, events: number, appends: number) => {
  let frontier: Frontier<Buffer> = EMPTY_FRONTIER;
  const [durable, evidence]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const batches = Array.from({ length: appends }, () => calls(events));
    durable.push(
      await timed(async () => {
        for (const batch of batches) await log.append(`board-bench.${events}`, batch, 'any');
      }),
    );
    evidence.push(
      await timed(() => {
        for (const event of batches.flat())
          frontier = addLeaf(
            frontier,
            leafHash(canonicalEvent({ ...event, streamId: 'board-bench.1', revision: 1 })),
            nodeHash,
          );
      }),
    );
  }
  const per = (times: readonly number[]): number => Math.round((median(times) / (appends * events)) * 10_000) / 10;
  return {
    events,
    appendMicrosPerEvent: per(durable),
    evidenceMicrosPerEvent: per(evidence),
    share: Number((median(evidence) / median(durable)).toFixed(3)),
  };
};

/** Roots and proofs of a large ledger: at first the hashes of its subtrees are made, then a few of them are read. */
const largeTree = async (file: string) => {
  const events = await fillLedger(file, LARGE);
  const log = await openLedger(`sqlite:${file}`);
  try {
    const firstRootMs = Math.round(await timed(() => log.tree.root(events)));
    const place = (run: number): number => (run * 99_991) % events;
    return {
      events,
      firstRootMs,
      rootMicros: await micros(TREE_RUNS, (run) => log.tree.root(events - run)),
      inclusionMicros: await micros(TREE_RUNS, (run) => log.tree.inclusion(place(run), events)),
      consistencyMicros: await micros(TREE_RUNS, (run) => log.tree.consistency(place(run), events)),
    };
  } finally {
    await log.close();
  }
};

/** Signing and checking a checkpoint, against Ed25519 over as many bytes alone. */
const checkpoints = async () => {
  const key = newSigningKey('ledger.example');
  const verifierKey = parseVerifierKey(key.verifierKey);
  if (verifierKey === undefined) throw new Error('a signing key has a verifier key');
  const text = checkpointText({
    origin: 'ledger.example',
    size: LARGE,
    root: nodeHash(leafHash('a'), leafHash('b')),
    extensions: [],
  });
  const note = signNote(text, [key]);
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const signature = sign(null, Buffer.from(text), privateKey);
  const signed = await micros(SIGNATURE_RUNS, () => signNote(text, [key]));
  const signFloor = await micros(SIGNATURE_RUNS, () => sign(null, Buffer.from(text), privateKey));
  const checked = await micros(SIGNATURE_RUNS, () => openNote(note, [verifierKey], nodeCrypto));
  const checkFloor = await micros(SIGNATURE_RUNS, () => verify(null, Buffer.from(text), publicKey, signature));
  return {
    signMicros: signed,
    signRatio: Number((signFloor / signed).toFixed(2)),
    checkMicros: checked,
    checkRatio: Number((checkFloor / checked).toFixed(2)),
  };
};

/** What evidence costs: when it is recorded, when it is asked for, and when it is signed and checked. */
export const benchEvidence = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-bench-'));
  try {
    const log = await openLedger(`sqlite:${join(folder, 'appends.db')}`);
    const append = [];
    for (const { events, appends } of SIZES) append.push(await shareOfAppend(log, events, appends));
    await log.close();
    return { append, tree: await largeTree(join(folder, 'large.db')), checkpoints: await checkpoints() };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
