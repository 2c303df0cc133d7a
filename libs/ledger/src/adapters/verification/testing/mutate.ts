import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '../../sqlite/driver';
import type { EvidenceCrypto } from '../../../evidence';
import { nodeCrypto } from '../../node-crypto';
import { verifyConnection } from '../../sqlite/verify';
import type { LedgerVerification } from '../verification';
import { alterationsOf } from './alterations';
import { flipped, randomFrom } from './random';
import { makeSpecimen, rowsOf, type Row, type Specimen } from './specimen';

/**
 * `mutate events|files SEED COUNT`: alters a ledger so many times and verifies it as a whole each time, against one checkpoint
 * that was kept. A process of its own, because it is several times as fast outside of jest. Writes one line, an `Outcome`.
 */
export interface Outcome {
  readonly ok: LedgerVerification;
  /** Times that something else would be read than was recorded, and all of them were found out. */
  readonly foundOut: number;
  /** Of flipped bits: times that nothing that is read was touched, and the ledger was found to be sound. */
  readonly harmless: number;
}

interface Trigger {
  readonly name: string;
}

type Verify = (altered: Database) => Promise<LedgerVerification>;

/** Ed25519 is most of the work and gives the same for the same; here everything but a few events is the same each time. */
const remembering = (crypto: EvidenceCrypto): EvidenceCrypto => {
  const known = new Map<string, Promise<boolean>>();
  return {
    ...crypto,
    verifyEd25519: (...given) => {
      const name = given.map((bytes) => Buffer.from(bytes).toString('latin1')).join('\n');
      const verified = known.get(name) ?? crypto.verifyEd25519(...given);
      if (known.size < 10_000) known.set(name, verified);
      return verified;
    },
  };
};

/** Alters events by every means in turn; what must be found follows from the alteration. */
const alterEvents = async (specimen: Specimen, verify: Verify, seed: number, count: number) => {
  const db = new Database(specimen.image);
  const kinds = Object.entries(alterationsOf(specimen, db));
  const random = randomFrom(seed);
  // That they are missing is a fault as well, but one that is named only where every event is in order.
  for (const { name } of db.prepare<[], Trigger>(`SELECT name FROM sqlite_schema WHERE type = 'trigger'`).all())
    db.exec(`DROP TRIGGER ${name}`);
  let foundOut = 0;
  for (let nth = 0; foundOut < count; nth++) {
    const [kind, alter] = kinds[nth % kinds.length] ?? [];
    db.exec('BEGIN');
    const mutation = alter?.(random);
    const found = mutation && (await verify(db));
    db.exec('ROLLBACK');
    if (mutation === undefined || found === undefined) continue;
    const place = found.ok ? 'nothing' : { position: found.position, until: found.until ?? found.position };
    if (JSON.stringify(place) !== JSON.stringify(mutation.expected)) {
      throw new Error(
        `seed ${seed}, mutation ${nth}: ${String(kind)}, ${mutation.words}: ` +
          `expected ${JSON.stringify(mutation.expected)}, found ${JSON.stringify(found)}`,
      );
    }
    foundOut += 1;
  }
  db.close();
  return { foundOut, harmless: 0 };
};

/** Flips a bit anywhere in the file; what must be found is what a plain reader finds to be different. */
const flipFiles = async (specimen: Specimen, verify: Verify, seed: number, count: number) => {
  const random = randomFrom(seed);
  let [foundOut, harmless] = [0, 0];
  for (let nth = 0; nth < count; nth++) {
    const bit = random(specimen.image.length * 8);
    const image = new Database(flipped(specimen.image, bit));
    const rows = readPlainly(image);
    const found = await verify(image);
    image.close();
    const place = rows && firstDifference(specimen.rows, rows);
    const isRight =
      rows === undefined
        ? !found.ok
        : place === undefined
          ? isSound(specimen, found)
          : !found.ok && found.position === place;
    if (!isRight) {
      throw new Error(
        `seed ${seed}, file ${nth}, bit ${bit}: a reader finds ${String(place)}, found ${JSON.stringify(found)}`,
      );
    }
    if (place !== undefined || rows === undefined) foundOut += 1;
    else if (found.ok) harmless += 1;
  }
  return { foundOut, harmless };
};

/** Undefined where SQLite refuses. */
const readPlainly = (image: Database): readonly Row[] | undefined => {
  try {
    return rowsOf(image);
  } catch {
    return undefined;
  }
};

/** All events are in order; the rest of the file need not be. */
const isSound = ({ rows }: Specimen, found: LedgerVerification): boolean =>
  found.ok ? found.events === rows.length : found.position === undefined;

/** The first position at which two readings differ in anything; undefined where they are the same. */
const firstDifference = (before: readonly Row[], after: readonly Row[]): number | undefined => {
  const texts = (all: readonly Row[]): readonly string[] => all.map((row) => JSON.stringify(row));
  const [one, other] = [texts(before), texts(after)];
  const place = one.findIndex((text, nth) => text !== other[nth]);
  if (place !== -1) return place;
  return other.length === one.length ? undefined : one.length;
};

const WAYS = { events: alterEvents, files: flipFiles } as const;

const main = async (way: keyof typeof WAYS, seed: number, count: number): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-mutations-'));
  try {
    const specimen = await makeSpecimen(folder);
    const crypto = remembering(nodeCrypto);
    const options = { checkpoints: [{ name: 'kept', note: specimen.kept }], keys: [specimen.keys[1].verifierKey] };
    const verify: Verify = (db) =>
      verifyConnection({ db, file: 'altered.db', close: () => undefined }, options, crypto);
    const whole = new Database(specimen.image);
    const ok = await verify(whole);
    whole.close();
    const outcome: Outcome = { ok, ...(await WAYS[way](specimen, verify, seed, count)) };
    process.stdout.write(`${JSON.stringify(outcome)}\n`);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const [, , way, seed, count] = process.argv;
void main(way === 'files' ? 'files' : 'events', Number(seed), Number(count));
