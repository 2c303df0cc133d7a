import { HASH_LENGTH, TILE_WIDTH, tilePath } from '@app/ledger';
import { bytesWithin, why } from '@app/application';
import { Failure } from '../failure';
import { commandText } from '../output/command-texts';
import type { Hashes } from './tree-in-tiles';

const TIMEOUT_MS = 30_000;
const MOST_OF_A_NOTE = 1024 * 1024;
/** 256 entries of 65,535 bytes, each after its length. */
const MOST_OF_A_BUNDLE = TILE_WIDTH * (2 + 65_535);

/** A log as it is served over HTTP (C2SP tlog-tiles). Everything rejects with a `Failure`. */
export interface RemoteLog {
  readonly checkpoint: () => Promise<string>;
  readonly tile: (level: number, index: number, width: number) => Promise<Hashes>;
  /** Entries one after the other, each after its length; null where the log cannot say them so. */
  readonly bundle: (index: number, width: number) => Promise<Buffer | null>;
}

/** @param token bearer token for the entries */
export const remoteLog = (url: string, token?: string): RemoteLog => {
  const base = url.endsWith('/') ? url : `${url}/`;
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };

  /** Null for what is not there. */
  const get = async (
    path: string,
    most: number,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Buffer | null> => {
    const address = new URL(path, base);
    try {
      const response = await fetch(address, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
      const body = await bytesWithin(response, most);
      if (response.ok) return body;
      if (response.status === 404) return null;
      const error = commandText('mirror.answers', {
        status: response.status,
        body: body.subarray(0, 500).toString('utf8'),
      });
      throw new Failure(commandText('mirror.cannot-fetch', { address: address.href, error }));
    } catch (error) {
      throw error instanceof Failure
        ? error
        : new Failure(commandText('mirror.cannot-fetch', { address: address.href, error: why(error) }));
    }
  };

  /** A partial one may have gone once it is full. */
  const partialOrFull = async (
    level: number | 'entries',
    index: number,
    width: number,
    most: number,
  ): Promise<Buffer | null> => {
    const headers = level === 'entries' ? authorization : {};
    const found = await get(tilePath(level, index, width), most, headers);
    return found ?? (width === TILE_WIDTH ? null : get(tilePath(level, index), most, headers));
  };

  return {
    checkpoint: async () => {
      const note = await get('checkpoint', MOST_OF_A_NOTE);
      if (note) return note.toString('utf8');
      throw new Failure(commandText('mirror.not-there', { address: `${base}checkpoint` }));
    },
    tile: async (level, index, width) => {
      const bytes = await partialOrFull(level, index, width, TILE_WIDTH * HASH_LENGTH);
      if (bytes === null || bytes.length < width * HASH_LENGTH) {
        const address = `${base}${tilePath(level, index, width)}`;
        throw new Failure(commandText(bytes === null ? 'mirror.tile-not-there' : 'mirror.tile-cut-short', { address }));
      }
      return Array.from({ length: width }, (_, i) => bytes.subarray(i * HASH_LENGTH, (i + 1) * HASH_LENGTH));
    },
    bundle: (index, width) => partialOrFull('entries', index, width, MOST_OF_A_BUNDLE),
  };
};
