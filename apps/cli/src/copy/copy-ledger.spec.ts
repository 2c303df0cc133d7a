import { type EventLog, type NewEvent, memoryLedger, toHex } from '@app/ledger';
import { accepted, everything, nextTurn, someEvent, someEvents } from '@app/testing';
import fc from 'fast-check';
import { type Copied, type NotCopied, copyLedger } from './copy-ledger';

const quiet = () => undefined;

const copy = (from: EventLog, to: EventLog, together = 1): Promise<Copied | NotCopied> =>
  copyLedger({ from, to, together, progress: quiet });

type Written = readonly (readonly [stream: string, events: readonly NewEvent[]])[];

/** A history of so many appends of 1 to 5 events to three streams. */
const history = (appends: number): Written =>
  Array.from({ length: appends }, (_, nth) => [`board-${(nth * nth) % 3}`, someEvents(1 + ((nth * 7) % 5))]);

const ledgerWith = async (written: Written): Promise<EventLog> => {
  const log = memoryLedger();
  for (const [stream, events] of written) await accepted(log.append(stream, events, 'any'));
  return log;
};

const rootOf = async (log: EventLog): Promise<string> => toHex(await log.tree.root((await log.head()) + 1));

it.each([1, 3, 64])(
  'gives the other ledger the same events in the same places, %i runs at a time',
  async (together) => {
    const from = await ledgerWith(history(50));
    const to = memoryLedger();
    const events = (await from.head()) + 1;
    expect(await copy(from, to, together)).toEqual({
      ok: true,
      before: 0,
      events,
      root: await rootOf(from),
      newer: 0,
      others: 0,
    });
    expect(await everything(to)).toEqual(await everything(from));
  },
);

it('copies an empty ledger, and changes nothing the second time', async () => {
  const empty = { ok: true, before: 0, events: 0, newer: 0, others: 0 };
  expect(await copy(memoryLedger(), memoryLedger())).toMatchObject(empty);
  const from = await ledgerWith(history(5));
  const to = memoryLedger();
  await copy(from, to);
  const events = (await from.head()) + 1;
  expect(await copy(from, to)).toMatchObject({ ok: true, before: events, events });
});

it('goes on from wherever an earlier copy came to, in the middle of an append, too', async () => {
  const written = history(12);
  const from = await ledgerWith(written);
  const all = await everything(from);
  await fc.assert(
    fc.asyncProperty(fc.nat(all.length), async (size) => {
      const to = memoryLedger();
      for (const event of all.slice(0, size)) await accepted(to.append(event.streamId, [event], 'any'));
      expect(await copy(from, to)).toMatchObject({ ok: true, before: size, events: all.length });
      expect(await everything(to)).toEqual(all);
    }),
  );
});

it('writes nothing into another ledger, and finds the first position where they part', async () => {
  const written = history(12);
  const from = await ledgerWith(written);
  const all = await everything(from);
  await fc.assert(
    fc.asyncProperty(fc.nat(all.length - 1), fc.boolean(), async (position, elsewhere) => {
      const to = memoryLedger();
      for (const event of all.slice(0, position)) await accepted(to.append(event.streamId, [event], 'any'));
      const there = all[position];
      const stream = elsewhere ? 'board-other' : (there?.streamId ?? '');
      await accepted(to.append(stream, someEvents(3), 'any'));
      const before = await everything(to);

      const revision = elsewhere ? 0 : (there?.revision ?? 0);
      expect(await copy(from, to)).toMatchObject({
        ok: false,
        copied: 0,
        difference:
          position + 3 <= all.length
            ? { position, from: `${there?.streamId ?? ''}@${there?.revision ?? ''}`, to: `${stream}@${revision}` }
            : { position },
      });
      expect(await everything(to)).toEqual(before);
    }),
  );
});

it.each([
  [
    'the same event with other contents',
    true,
    'both have board-1@0, with other contents; ledger verify tells which was changed',
  ],
  ['an event of their own', false, 'each has an event of its own as board-1@0'],
] as const)('says where both have %s in the same place', async (_, sameId, words) => {
  const event = someEvent('Noted', { n: 1 });
  const other = sameId ? { ...event, data: { n: 2 } } : someEvent('Noted', { n: 1 });
  const from = await ledgerWith([['board-1', [event]]]);
  const to = await ledgerWith([['board-1', [other]]]);
  expect(await copy(from, to)).toMatchObject({ ok: false, reason: `they part at position 0: ${words}` });
});

it('refuses a ledger that has gone on by itself', async () => {
  const written = history(4);
  const [from, to] = [await ledgerWith(written), await ledgerWith([...written, ['board-9', someEvents(2)]])];
  const size = (await from.head()) + 1;
  expect(await copy(from, to)).toMatchObject({
    ok: false,
    before: size + 2,
    copied: 0,
    difference: { position: size, from: null, to: 'board-9@0', sameId: false },
    reason: `it has all ${size} events and 2 more: it has gone on by itself`,
  });
});

/** A ledger that does something of its own before its nth append. */
const disturbed = (log: EventLog, nth: number, disturb: () => Promise<unknown>): EventLog => {
  let appends = 0;
  return {
    ...log,
    append: async (...append) => {
      if (appends++ === nth) await disturb();
      return log.append(...append);
    },
  };
};

it.each([
  ['to a stream that is copied', 'board-1'],
  ['to a stream of its own', 'board-other'],
] as const)('notices that somebody else writes meanwhile, %s', async (_, stream) => {
  const from = await ledgerWith(history(20));
  const to = memoryLedger();
  const watched = disturbed(to, 5, () => to.append(stream, someEvents(1), 'any'));
  const result = await copy(from, watched);
  expect(result).toMatchObject({ ok: false, before: 0, difference: { to: expect.stringContaining(stream) as string } });
  expect(result.ok ? '' : result.reason).toMatch(/^somebody else has written to it meanwhile, at position \d+: /);
});

it('says that somebody else has written after the last event', async () => {
  const from = await ledgerWith(history(3));
  const to = memoryLedger();
  await copy(from, to);
  const watched: EventLog = {
    ...to,
    head: async () => {
      const head = await to.head();
      if (head === (await from.head())) await to.append('board-other', someEvents(2), 'any');
      return head;
    },
  };
  expect(await copy(from, watched)).toMatchObject({ ok: true, others: 2 });
});

it('goes on when an append of an earlier copy that was killed comes through late', async () => {
  const written = history(20);
  const from = await ledgerWith(written);
  const all = await everything(from);
  await fc.assert(
    fc.asyncProperty(fc.nat(10), fc.integer({ min: 1, max: 5 }), async (nth, length) => {
      const to = memoryLedger();
      // The earlier copy saw less of the ledger, so its last append may be shorter.
      const late = disturbed(to, nth, async () => {
        const size = (await to.head()) + 1;
        const first = all[size];
        const events = all.slice(size, size + length).filter(({ streamId }) => streamId === first?.streamId);
        const run = events.filter(({ position }, i) => position === size + i);
        if (first) await to.append(first.streamId, run, 'any');
      });
      expect(await copy(from, late)).toMatchObject({ ok: true, events: all.length });
      expect(await everything(to)).toEqual(all);
    }),
  );
});

it('lets two copies at work at the same time make one', async () => {
  const from = await ledgerWith(history(40));
  const to = memoryLedger();
  const slow: EventLog = {
    ...to,
    append: async (...append) => {
      await nextTurn();
      return to.append(...append);
    },
  };
  const results = await Promise.all([copy(from, to), copy(from, slow), copy(from, to)]);
  expect(results.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect(await everything(to)).toEqual(await everything(from));
});

it('copies what is written meanwhile as far as it comes by it, and counts the rest', async () => {
  const from = await ledgerWith(history(10));
  const to = memoryLedger();
  const growing = disturbed(to, 3, () => from.append('session-late', someEvents(4), 'any'));
  const first = await copy(from, growing);
  expect(first).toMatchObject({ ok: true });
  if (first.ok) expect(first.events + first.newer).toBe((await from.head()) + 1);
  expect(await copy(from, to)).toMatchObject({ ok: true, newer: 0, root: await rootOf(from) });
});

it('finds an event that was changed in the ledger it is read from', async () => {
  const from = await ledgerWith(history(9));
  const changed: EventLog = {
    ...from,
    async *readAll(options) {
      for await (const event of from.readAll(options)) {
        yield event.position === 7 ? { ...event, data: { n: 'changed' } } : event;
      }
    },
  };
  const result = await copy(changed, memoryLedger());
  expect(result).toMatchObject({ ok: false, difference: { position: 7 } });
  expect(result.ok ? '' : result.reason).toMatch(/^an event has not come over as its leaf has it, at position 7: /);
});

it('says which event cannot be taken because its id is that of another', async () => {
  const event = someEvent();
  const from = await ledgerWith([['board-1', [event]]]);
  const twice: EventLog = {
    ...memoryLedger(),
    append: () => Promise.resolve({ ok: false, code: 'EventIdReused', eventId: event.id }),
  };
  expect(await copy(from, twice)).toMatchObject({
    ok: false,
    reason: `board-1@0 has the id of another event: ${event.id}`,
  });
});
