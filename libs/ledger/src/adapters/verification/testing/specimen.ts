import { createPrivateKey, createPublicKey, sign as signEd25519 } from 'node:crypto';
import { join } from 'node:path';
import { Database } from '../../sqlite/driver';
import type { JsonObject } from '../../../event-log';
import { ED25519, checkpointText, newKeyLine, verifierKeyText } from '../../../evidence';
import { leafHash } from '../../hashes';
import { derivedId } from '../../ids';
import { nodeCrypto } from '../../node-crypto';
import { openLedger } from '../../open';
import { signNote } from '../../signing/sign-note';
import type { SigningKey } from '../../signing/signing-key';

/** An event as the file has it. */
export interface Row {
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  readonly id: Buffer;
  readonly leaf: Buffer;
  readonly body: string;
}

/** A ledger of some forty events with its keys and checkpoints, to be altered. */
export interface Specimen {
  readonly image: Buffer;
  readonly rows: readonly Row[];
  /** Sizes of all checkpoints in it and of the one that is kept, ascending. */
  readonly sizes: readonly number[];
  readonly kept: string;
  readonly keys: readonly [SigningKey, SigningKey];
  readonly stranger: SigningKey;
}

/** The name of its keys. */
export const ORIGIN = 'ledger.test';

/** The same key in every run, so that a failure can be met again. */
const keyFrom = async (seed: string): Promise<SigningKey> => {
  const pkcs8 = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), leafHash(seed)]);
  const privateKey = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
  const publicKey = Buffer.from(createPublicKey(privateKey).export({ format: 'jwk' }).x ?? '', 'base64url');
  return {
    name: ORIGIN,
    verifierKey: await verifierKeyText(ORIGIN, ED25519, publicKey, nodeCrypto),
    sign: (message) => signEd25519(null, message, privateKey),
  };
};

/** Makes the ledger in a folder; the image is the file without the triggers that keep it from being edited. */
export const makeSpecimen = async (folder: string): Promise<Specimen> => {
  const file = join(folder, 'ledger.db');
  const log = await openLedger(`sqlite:${file}`);
  const keys = [await keyFrom('first'), await keyFrom('second')] as const;
  const sizes: number[] = [];
  let nth = 0;
  const append = (stream: string, type: string, data: JsonObject) => {
    const metadata = { actor: `table-${nth % 3}`, occurredAt: '2026-02-02T19:00:00.000Z' };
    return log.append(stream, [{ id: derivedId(new Date(nth), String(nth++)), type, data, metadata }], 'any');
  };
  const head = async (signers: readonly SigningKey[], extensions: readonly string[] = []) => {
    const size = (await log.head()) + 1;
    const root = await log.tree.root(size);
    const note = signNote(checkpointText({ origin: ORIGIN, size, root, extensions }), signers);
    return { size, root: Buffer.from(root).toString('hex'), note };
  };
  const rotate = async (key: SigningKey, before: SigningKey | null): Promise<void> => {
    const { size, note } = await head(before === null ? [key] : [key, before], [newKeyLine(key.verifierKey)]);
    sizes.push(size);
    await append('ledger-keys', 'KeyRotated', { key: key.verifierKey, replaces: before?.verifierKey ?? null, note });
  };
  const sign = async (key: SigningKey): Promise<void> => {
    const signed = await head([key]);
    sizes.push(signed.size);
    await append('ledger-checkpoints', 'CheckpointSigned', signed);
  };
  const play = async (events: number): Promise<void> => {
    for (let i = 0; i < events; i++) {
      const board = `board-${(nth * 7) % 4}`;
      const explanation = nth === 7 ? `n\u00e6r "${nth}"` : `about ${nth}`;
      await append(board, i % 5 === 0 ? 'CardPlayed' : 'CallMade', { explanation, call: `${(nth % 7) + 1}NT` });
    }
  };
  await play(3);
  await rotate(keys[0], null);
  await play(10);
  await sign(keys[0]);
  await play(7);
  await rotate(keys[1], keys[0]);
  await play(3);
  await sign(keys[1]);
  await play(5);
  await sign(keys[1]);
  await play(4);
  const { size, note: kept } = await head([keys[1]]);
  sizes.push(size);
  await log.close();

  const db = new Database(file);
  db.pragma('journal_mode = DELETE');
  db.exec('VACUUM');
  const rows = rowsOf(db);
  const image = db.serialize();
  db.close();
  return { image, rows, sizes, kept, keys, stranger: await keyFrom('stranger') };
};

/** What a plain reader finds in a ledger file. */
export const rowsOf = (db: Database): readonly Row[] =>
  db
    .prepare<[], Row>(
      `SELECT position AS position, stream.name AS stream, revision AS revision, event_type.name AS type, event.id AS id,
              leaf AS leaf, body AS body FROM event
       LEFT JOIN stream ON stream.id = event.stream LEFT JOIN event_type ON event_type.id = event.type ORDER BY position`,
    )
    .all();
