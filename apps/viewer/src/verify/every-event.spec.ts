import { type EventLog, type RecordedEvent, canonicalEvent, concatBytes } from '@app/ledger';
import { err, ok } from '@app/bridge';
import { loadTexts } from '../texts';
import { loadLibraryMessages } from '../library-messages';
import { type LedgerPages, checkEveryEvent } from './every-event';
import { ledgerOf, noteOf, read } from './for-specs';
import type { Head } from './head';
import { type BrowserCrypto, browserCrypto } from './web-crypto';

const EVENTS = 600;

let crypto: BrowserCrypto;
let log: EventLog;
let head: Head;
let events: readonly RecordedEvent[];
beforeAll(async () => {
  await Promise.all([loadTexts('ledger'), loadLibraryMessages()]);
  const found = await browserCrypto();
  if (!found) throw new Error('no WebCrypto');
  crypto = found;
  log = await ledgerOf(...Array.from({ length: EVENTS - 1 }, (_, i) => `remark ${i}`));
  head = read(await noteOf(log, EVENTS));
  const all: RecordedEvent[] = [];
  for await (const event of log.readAll()) all.push(event);
  events = all;
});

const bundle = (page: readonly RecordedEvent[]): Uint8Array =>
  concatBytes(
    ...page.map((event) => {
      const entry = new TextEncoder().encode(canonicalEvent(event));
      return concatBytes(new Uint8Array([entry.length >> 8, entry.length & 255]), entry);
    }),
  );

const altered = (position: number): readonly RecordedEvent[] =>
  events.map((event) => (event.position === position ? { ...event, data: { by: 'N', text: 'a lie' } } : event));

/** The ledger as a server shows it. */
const pagesOf = (shown: readonly RecordedEvent[], visible: readonly RecordedEvent[] | null = null): LedgerPages => ({
  leaves: async (tile, width) => ok(concatBytes(...(await log.tree.hashes(0, tile * 256, width)))),
  entries: visible ? null : (tile, width) => Promise.resolve(ok(bundle(shown.slice(tile * 256, tile * 256 + width)))),
  async *visible() {
    yield await Promise.resolve(visible ?? []);
  },
});

const check = (pages: LedgerPages, of: Head = head) => checkEveryEvent(of, pages, crypto, () => undefined);

it('holds where every event is what was hashed, and says how far it is', async () => {
  const progress: number[] = [];
  const checked = await checkEveryEvent(head, pagesOf(events), crypto, (done) => progress.push(done));
  expect(checked).toMatchObject({ state: 'holds', says: expect.stringContaining('all 600 events') as string });
  expect(progress).toEqual([256, 512, 600]);
});

it.each([0, 255, 256, 300, 599])('names the altered event at position %i', async (position) => {
  const checked = await check(pagesOf(altered(position)));
  expect(checked.state).toBe('fails');
  expect(checked.says).toMatch(
    new RegExp(`^Board 7, table 2, event ${position + 1}, position ${position} of the ledger`),
  );
});

it.each([1, 255, 256, 257, 511, 512, 599])('makes the root over %i events', async (size) => {
  expect(await check(pagesOf(events), read(await noteOf(log, size)))).toMatchObject({ state: 'holds' });
});

it('does not hold where the hashes do not make the signed root', async () => {
  const other = { ...head, root: head.root.map((byte) => byte ^ 1) };
  const checked = await check(pagesOf(events), other);
  expect(checked).toMatchObject({ state: 'fails', says: expect.stringContaining('do not make the root') as string });
});

it('says how many events were not visible, and finds an altered one among those that are', async () => {
  const checked = await check(pagesOf(events, events.slice(0, 100)));
  expect(checked).toMatchObject({
    state: 'partly',
    says: expect.stringMatching(/The 100 events .* 500 events were not/) as string,
  });
  expect(await check(pagesOf(events, altered(7).slice(0, 100)))).toMatchObject({ state: 'fails' });
});

it('stops where events cannot be fetched, and says which', async () => {
  const problem = { title: 'away', detail: '', code: null };
  const pages = pagesOf(events);
  const failing: LedgerPages = {
    ...pages,
    entries: (tile, width) =>
      tile === 1 ? Promise.resolve(err(problem)) : (pages.entries?.(tile, width) ?? Promise.resolve(err(problem))),
  };
  expect(await check(failing)).toMatchObject({ state: 'fails', says: expect.stringContaining('256 to 511') as string });
});
