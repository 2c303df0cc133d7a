import { Database, canonicalJson, openLedger } from '@app/ledger';

/** So many events are looked at for what their texts hold. */
const SAMPLE = 10_000;

type Pages = readonly [name: string, pages: number, unused: number];

const round = (value: number): number => Number(value.toFixed(1));

/** Bytes of each part of the canonical form of an event, on average. */
const canonicalParts = async (file: string): Promise<Readonly<Record<string, number>>> => {
  const log = await openLedger(`sqlite:${file}`);
  const sums = new Map<string, number>();
  const add = (part: string, text: string): void => {
    sums.set(part, (sums.get(part) ?? 0) + Buffer.byteLength(text));
  };
  let events = 0;
  try {
    for await (const { id, type, streamId, data, metadata } of log.readAll({ limit: SAMPLE })) {
      events += 1;
      add('data', canonicalJson(data));
      add('id', id);
      add('type', type);
      add('streamId', streamId);
      for (const [key, value] of Object.entries(metadata)) add(`metadata.${key}`, `"${key}":${canonicalJson(value)},`);
    }
  } finally {
    await log.close();
  }
  return Object.fromEntries([...sums].map(([part, bytes]) => [part, round(bytes / events)]));
};

/**
 * What the bytes of a ledger file are, per event: by table and index (whole pages, `dbstat`), within the rows by column,
 * and what the canonical form of an event is made of.
 */
export const ledgerBytes = async (file: string) => {
  const db = new Database(file, { readonly: true });
  try {
    const [events, body] = db
      .prepare<[], [number, number]>('SELECT count(*), avg(length(CAST(body AS BLOB))) FROM event')
      .raw()
      .get() ?? [NaN, NaN];
    const pages = db
      .prepare<[], Pages>('SELECT name, sum(pgsize), sum(unused) FROM dbstat GROUP BY name ORDER BY sum(pgsize) DESC')
      .raw()
      .all();
    const total = pages.reduce((sum, [, bytes]) => sum + bytes, 0);
    const unused = pages.reduce((sum, [, , free]) => sum + free, 0);
    return {
      perEvent: round(total / events),
      pages: Object.fromEntries(pages.slice(0, 5).map(([name, bytes]) => [name, round(bytes / events)])),
      unusedInPages: round(unused / events),
      columns: { body: round(body), leaf: 32, id: 16 },
      canonical: await canonicalParts(file),
    };
  } finally {
    db.close();
  }
};
