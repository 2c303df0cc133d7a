import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { canonicalEvent } from '../../canonical-event';
import type { JsonObject, NewEvent, RecordedEvent } from '../../event-log';
import { eventIdOf, newCommandId } from '../ids';
import { memoryLedger } from '../memory';
import { checkQuickly } from './check';
import { Database } from './driver';
import { openSqliteLedger } from './ledger';
import { checkStructure } from './structure';
import { verifyLedger } from './verify';

let folder = '';
let files = 0;
const newFile = (): string => join(folder, `${++files}.db`);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'packed-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const HASH = 'wxVjklBQp_vu1Ww2bsL-YGXarJ4Zu2YXK9FFRp_q9ts';

/** As a command of an import leaves it. */
const metadataOf = (line: number, more: JsonObject = {}): JsonObject => {
  const commandId = newCommandId();
  return {
    $causationId: commandId,
    $correlationId: '01890a5d-ac96-774b-bcce-b302099a8057',
    actor: { id: 'import', role: 'scorer' },
    commandHash: HASH.slice(line % 10) + HASH.slice(0, line % 10),
    commandId,
    occurredAt: '2026-03-01T12:00:00.000Z',
    recordedAt: '2026-03-01T20:00:00.123Z',
    schemaVersion: 1,
    source: `an evening 12:30.pbn:${line}`,
    ...more,
  };
};

const event = (data: JsonObject, metadata: JsonObject, type = 'CardPlayed'): NewEvent => ({
  id: eventIdOf(newCommandId(), 0),
  type,
  data,
  metadata,
});

const record = (cards: number): readonly NewEvent[] =>
  Array.from({ length: cards }, (_, nth) => event({ seat: 'N', card: `S${nth}` }, metadataOf(nth)));

const eventsIn = async (file: string): Promise<readonly RecordedEvent[]> => {
  const log = openSqliteLedger(file);
  const events: RecordedEvent[] = [];
  for await (const one of log.readAll()) events.push(one);
  await log.close();
  return events;
};

const written = async (appends: readonly (readonly NewEvent[])[]): Promise<string> => {
  const file = newFile();
  const log = openSqliteLedger(file);
  for (const [nth, events] of appends.entries()) await log.append(`board-${nth % 2}`, events, 'any');
  await log.close();
  return file;
};

const sizes = (file: string): readonly number[] => {
  const db = new Database(file, { readonly: true });
  const found = db.prepare<[], number>('SELECT length(body) FROM event ORDER BY position').pluck().all();
  db.close();
  return found;
};

const root = async (file: string): Promise<string> => {
  const log = openSqliteLedger(file);
  const hash = Buffer.from(await log.tree.root((await log.head()) + 1)).toString('hex');
  await log.close();
  return hash;
};

describe('a record of many events', () => {
  it('is stored in less than a third of its canonical form, and is read as it was written', async () => {
    const events = record(60);
    const file = await written([events, record(60), record(3)]);
    const read = await eventsIn(file);
    expect(read.slice(0, 60).map(({ id, type, data, metadata }) => ({ id, type, data, metadata }))).toEqual(events);
    const canonical = read.map((one) => canonicalEvent(one).length);
    const stored = sizes(file);
    const packed = stored.slice(1, 60).reduce((sum, one) => sum + one, 0);
    expect(packed).toBeLessThan(canonical.slice(1, 60).reduce((sum, one) => sum + one, 0) / 3);
    // The first of each append is whole, and so are those of a small one.
    expect([0, 60, 120, 121, 122].map((at) => stored[at])).toEqual([0, 60, 120, 121, 122].map((at) => canonical[at]));
  });

  it('has the same tree as in memory, and verifies', async () => {
    const appends = [record(20), record(9), record(30)];
    const file = await written(appends);
    const memory = memoryLedger();
    for (const [nth, events] of appends.entries()) await memory.append(`board-${nth % 2}`, events, 'any');
    expect(await root(file)).toBe(Buffer.from(await memory.tree.root(59)).toString('hex'));
    expect(await verifyLedger(file)).toMatchObject({ ok: true });
    expect(checkStructure(file)).toBeNull();
    expect(await checkQuickly(file, { last: 59, heads: [] })).toMatchObject({ ok: true, events: 59 });
  });

  it('is told to be altered at the first event whose canonical form is not what was hashed', async () => {
    const file = await written([record(5), record(30)]);
    const bodies = sizes(file).length;
    for (let position = 5; position < bodies; position += 4) {
      const db = new Database(file);
      db.exec('DROP TRIGGER IF EXISTS event_is_never_changed');
      const body =
        db.prepare<[number], string>('SELECT body FROM event WHERE position = ?').pluck().get(position) ?? '';
      for (let at = position % 3; at < body.length; at += 7) {
        const changed = body.slice(0, at) + String.fromCharCode(body.charCodeAt(at) ^ 1) + body.slice(at + 1);
        db.prepare('UPDATE event SET body = ? WHERE position = ?').run(changed, position);
        const found = checkStructure(file);
        expect([at, found?.position]).toEqual([at, expect.any(Number)]);
        expect(await verifyLedger(file)).toMatchObject({ ok: false, position });
      }
      db.prepare('UPDATE event SET body = ? WHERE position = ?').run(body, position);
      db.close();
    }
  });
});

it('whatever events say, they are read as they were written, with the same leaves', async () => {
  const word = fc.oneof(
    fc.constantFrom(HASH, newCommandId(), '+1 = ', 'a:12', '2026-03-01T12:00:00.000Z'),
    fc.string(),
  );
  const metadata = fc
    .dictionary(fc.constantFrom('source', 'commandId', '$causationId', 'note', 'commandHash'), word)
    .map((more) => metadataOf(1, more));
  const any = fc.record({ data: fc.dictionary(word, word), metadata, type: fc.constantFrom('CardPlayed', 'É "x"') });
  await fc.assert(
    fc.asyncProperty(fc.array(any, { minLength: 8, maxLength: 20 }), async (all) => {
      const events = all.map(({ data, metadata: about, type }) => event(data, about, type));
      const file = await written([events]);
      const read = await eventsIn(file);
      expect(read.map(({ data, metadata: about, type }) => ({ data, metadata: about, type }))).toEqual(all);
      expect(await verifyLedger(file)).toMatchObject({ ok: true });
    }),
    { numRuns: 40 },
  );
});

describe('a file of an earlier version', () => {
  const earlier = async (): Promise<string> => {
    const file = await written([record(3)]);
    const db = new Database(file);
    db.pragma('user_version = 1');
    db.close();
    return file;
  };
  const versionOf = (file: string): unknown => {
    const db = new Database(file, { readonly: true });
    const version = db.pragma('user_version', { simple: true });
    db.close();
    return version;
  };

  it('is read and written to, and is of the new one once something is packed', async () => {
    const file = await earlier();
    const log = openSqliteLedger(file);
    await log.append('board-0', record(2), 'any');
    expect(versionOf(file)).toBe(1);
    await log.append('board-0', record(20), 'any');
    await log.close();
    expect(versionOf(file)).toBe(2);
    expect(await eventsIn(file)).toHaveLength(25);
    expect(await verifyLedger(file)).toMatchObject({ ok: true });
  });
});
