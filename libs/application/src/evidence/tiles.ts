import { type EventLog, type Tile, TILE_WIDTH, canonicalEvent } from '@app/ledger';
import { lastCheckpoint } from '../checkpoints/recorded';
import { problem } from '../problems/problem-reasons';
import { QueryRefusal } from '../access/query-refusal';

/** What the length before an entry can say: 16 bits (C2SP tlog-tiles). */
const LONGEST_ENTRY = 65_535;

/** Only what the published checkpoint covers, so that nobody is given a hash or an entry that no signature is over. */
const refuseUnlessPublished = async (log: EventLog, level: number, index: number, width: number): Promise<void> => {
  const size = (await lastCheckpoint(log))?.size ?? 0;
  if ((index * TILE_WIDTH + width) * TILE_WIDTH ** level <= size) return;
  throw new QueryRefusal('TileUnknown', problem('tile-not-covered', { size }));
};

/** The entry with its length before it. */
const entryBytes = (entry: Buffer, position: number): Buffer => {
  if (entry.length > LONGEST_ENTRY) {
    throw new QueryRefusal(
      'EntryTooLong',
      problem('entry-too-long', { position, bytes: entry.length, most: LONGEST_ENTRY }),
    );
  }
  const length = Buffer.alloc(2);
  length.writeUInt16BE(entry.length);
  return Buffer.concat([length, entry]);
};

const bundle = async (log: EventLog, index: number, width: number): Promise<Buffer> => {
  const entries: Buffer[] = [];
  for await (const event of log.readAll({ after: index * TILE_WIDTH - 1, limit: width })) {
    entries.push(entryBytes(Buffer.from(canonicalEvent(event)), event.position));
  }
  return Buffer.concat(entries);
};

/**
 * A tile of hashes, 32 bytes each, or a bundle of entries, each with its length before it in 16 bits, big-endian (C2SP
 * tlog-tiles). Rejects with a `QueryRefusal` for what the published checkpoint does not cover, and for a bundle with an
 * entry longer than 65,535 bytes.
 */
export const tileBytes = async (log: EventLog, { level, index, width }: Tile): Promise<Buffer> => {
  await refuseUnlessPublished(log, level === 'entries' ? 0 : level, index, width);
  if (level === 'entries') return bundle(log, index, width);
  return Buffer.concat(await log.tree.hashes(level, index * TILE_WIDTH, width));
};
