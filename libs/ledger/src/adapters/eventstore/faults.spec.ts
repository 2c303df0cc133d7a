import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LedgerError, openLedger, type EventLog, type OpenLedger } from '@app/ledger';
import {
  accepted,
  collect,
  eventsOf,
  everything,
  idsOf,
  someEvent,
  someEvents,
  startSilentPort,
  startWireCluster,
  startWireServer,
  takeUntil,
  type WireServer,
} from '@app/testing';

const ends: (() => Promise<void>)[] = [];
const opened = async (url: string, options?: OpenLedger): Promise<EventLog> => {
  const log = await openLedger(url, options);
  ends.push(() => log.close());
  return log;
};
const started = async (options?: Parameters<typeof startWireServer>[0]): Promise<WireServer> => {
  const server = await startWireServer(options);
  ends.push(() => server.stop());
  return server;
};

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const UNREACHABLE = { name: 'LedgerError', code: 'LedgerUnreachable' };

/** How long it took until it was refused, in milliseconds. */
const refusedAfter = async (work: Promise<unknown>, refusal: object): Promise<number> => {
  const start = performance.now();
  await expect(work).rejects.toMatchObject(refusal);
  return performance.now() - start;
};

/** Far more than the time limits of the ledgers here, far less than for ever, on however busy a machine; in milliseconds. */
const IN_TIME = 60_000;

/** The outcome once the engine is reached: a ledger with short time limits gives up early, on a busy machine again and again. */
const onceReached = async <T>(attempt: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof LedgerError && error.code === 'LedgerUnreachable')) throw error;
    }
  }
};

describe.each([
  ['appends over one call', true],
  ['a call for each append', false],
])('an engine with %s', (_, batchAppend) => {
  let server: WireServer;
  let log: EventLog;
  const open = (options = 'appendTimeout=120000&connectTimeout=2000'): Promise<EventLog> =>
    opened(`${server.url}&ledger=club&${options}`);

  beforeEach(async () => {
    server = await started({ batchAppend });
    log = await open();
    await accepted(log.append('board-1', someEvents(2), 'no-stream'));
  });

  it('that never answers an append: says in time that the outcome is unknown; a repeat is written once', async () => {
    const hasty = await onceReached(() => open('appendTimeout=600&connectTimeout=200'));
    const speak = server.faults.silent('Append', 'BatchAppend');
    const events = someEvents(2);
    const refused = { ...UNREACHABLE, message: expect.stringMatching(/not known.*same ids/) as string };
    expect(await refusedAfter(hasty.append('board-1', events, 1), refused)).toBeLessThan(IN_TIME);
    speak();
    const again = await onceReached(() => accepted(hasty.append('board-1', events, 1)));
    expect(again.revision).toBe(3);
    expect(idsOf(await everything(log)).slice(2)).toEqual(idsOf(events));
  });

  it.each(['before-write', 'after-write'] as const)(
    'that loses the connection in an append, %s: writes it once',
    async (when) => {
      server.faults.dropAppends(when, 2);
      const events = someEvents(3);
      expect(await log.append('board-1', events, 1)).toMatchObject({ ok: true, revision: 4, repeated: false });
      expect(idsOf(await everything(log)).slice(2)).toEqual(idsOf(events));
    },
  );

  it('that is down: says so in time, and goes on when it is back', async () => {
    const hasty = await onceReached(() => open('appendTimeout=600&connectTimeout=200'));
    await server.stop();
    expect(await refusedAfter(hasty.append('board-1', [someEvent()], 'any'), UNREACHABLE)).toBeLessThan(IN_TIME);
    expect(await refusedAfter(hasty.head(), UNREACHABLE)).toBeLessThan(IN_TIME);
    expect(await refusedAfter(collect(hasty.readStream('board-1')), UNREACHABLE)).toBeLessThan(IN_TIME);
    expect(await refusedAfter(openLedger(`${server.url}&connectTimeout=300`), UNREACHABLE)).toBeLessThan(IN_TIME);
    await server.restart();
    expect(await log.append('board-1', [someEvent()], 1)).toMatchObject({ ok: true, revision: 2 });
    expect(await onceReached(() => everything(hasty))).toHaveLength(3);
  });

  it('that answers with a stale version: is asked again', async () => {
    server.faults.wrongVersion(2);
    expect(await log.append('board-1', [someEvent()], 1)).toMatchObject({ ok: true, revision: 2 });
    server.faults.wrongVersion(2);
    expect(await log.append('board-1', [someEvent()], 'any')).toMatchObject({ ok: true, revision: 3 });
  });

  it('that refuses for a while, or is slow: is waited for', async () => {
    const back = server.faults.unavailable();
    setTimeout(back, 300);
    expect(await log.append('board-1', [someEvent()], 1)).toMatchObject({ ok: true, revision: 2 });
    server.faults.slow(100);
    expect(await log.append('board-1', [someEvent()], 1)).toMatchObject({ ok: false, actual: 2 });
    expect(await log.append('board-1', [someEvent()], 2)).toMatchObject({ ok: true, revision: 3 });
  });

  it('whose append streams break: every append under way is written once', async () => {
    const groups = Array.from({ length: 40 }, (__, i) => ({ stream: `board-${i % 8}`, events: someEvents(2) }));
    const slow = server.faults.slow(20, 'Append', 'BatchAppend');
    const appends = groups.map(({ stream, events }) => accepted(log.append(stream, events, 'any')));
    for (let i = 0; i < 5; i++) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      server.faults.breakBatchStreams();
    }
    slow();
    expect((await Promise.all(appends)).every(({ repeated }) => !repeated)).toBe(true);
    const ids = idsOf(await everything(log)).slice(2);
    expect([...ids].sort()).toEqual(groups.flatMap(({ events }) => idsOf(events)).sort());
  });

  it('that takes no append so large: says which setting is in the way', async () => {
    const small = await started({ batchAppend, maxAppendSize: 10_000 });
    const other = await opened(`${small.url}&appendTimeout=120000`);
    const refused = { code: 'LedgerUnusable', message: expect.stringContaining('MaxAppendSize') as string };
    await expect(
      other.append('board-1', [someEvent('Noted', { text: 'x'.repeat(20_000) })], 'any'),
    ).rejects.toMatchObject(refused);
    await accepted(other.append('board-1', [someEvent()], 'no-stream'));
  });

  it('that sends us to its leader: follows', async () => {
    const cluster = await startWireCluster(2);
    ends.push(() => cluster.stop());
    const [first] = cluster.nodes;
    const single = await opened(`${first?.url ?? ''}&appendTimeout=120000`);
    await accepted(single.append('board-1', [someEvent()], 'no-stream'));
    cluster.lead(1);
    await accepted(single.append('board-1', [someEvent()], 0));
    expect(await everything(single)).toHaveLength(2);
  });
});

describe('a subscription', () => {
  it.each<[string, (server: WireServer) => Promise<void> | void]>([
    [
      'dropped',
      (server) => {
        server.faults.dropSubscriptions();
      },
    ],
    [
      'ended',
      (server) => {
        server.faults.dropSubscriptions('end');
      },
    ],
    [
      'disconnected',
      (server) => {
        server.faults.disconnect();
      },
    ],
    ['restarted', (server) => server.restart()],
  ])('that is %s again and again has no gap and no repeat', async (__, disturb) => {
    const server = await started();
    const log = await opened(`${server.url}&appendTimeout=120000&connectTimeout=5000`);
    const followed = takeUntil(log.subscribeAll(), (item) => item.kind === 'event' && item.event.type === 'Last');
    let writing = true;
    const writer = (async () => {
      for (let i = 0; writing; i++) await accepted(log.append(`board-${i % 3}`, someEvents(1 + (i % 3)), 'any'));
    })();
    for (let i = 0; i < 5; i++) {
      await new Promise((resolve) => setTimeout(resolve, 150));
      await disturb(server);
    }
    writing = false;
    await writer;
    await accepted(log.append('board-1', [someEvent('Last')], 'any'));
    expect(eventsOf(await followed)).toEqual(await everything(log));
    const fresh = await opened(server.url);
    expect(await everything(fresh)).toEqual(await everything(log));
  });

  it('that is never confirmed is asked for again', async () => {
    const server = await started();
    const speak = server.faults.silent('Subscribe');
    const log = await opened(`${server.url}&appendTimeout=120000&connectTimeout=1000`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    speak();
    await accepted(log.append('board-1', someEvents(2), 'no-stream'));
  });

  it('that falls silent is asked for again when something does not come', async () => {
    const server = await started();
    const log = await opened(`${server.url}&appendTimeout=120000&connectTimeout=1000`);
    await accepted(log.append('board-1', someEvents(2), 'no-stream'));
    server.faults.dropSubscriptions('silence');
    await accepted(log.append('board-1', someEvents(2), 1));
  });

  it('that falls silent is missed also when nobody here asks or appends', async () => {
    const server = await started();
    const log = await opened(`${server.url}&connectTimeout=1000`);
    await accepted(log.append('board-1', someEvents(2), 'no-stream'));
    const followed = takeUntil(log.subscribeAll(), (item) => item.kind === 'event' && item.event.type === 'Last');
    const other = await opened(server.url);
    server.faults.dropSubscriptions('silence');
    await accepted(other.append('board-1', [someEvent('Last')], 1));
    expect(eventsOf(await followed)).toHaveLength(3);
  });

  it('that falls silent misses nothing that others have put into the copy', async () => {
    const server = await started();
    const folder = mkdtempSync(join(tmpdir(), 'ledger-silent-'));
    const localCopy = join(folder, 'copy.db');
    const log = await opened(server.url, { localCopy });
    const followed = takeUntil(log.subscribeAll(), (item) => item.kind === 'event' && item.event.type === 'Last');
    await accepted(log.append('board-1', someEvents(2), 'no-stream'));
    server.faults.dropSubscriptions('silence');
    const other = await opened(server.url, { localCopy });
    await accepted(other.append('board-1', [someEvent('Last')], 1));
    expect(await log.head()).toBe(2);
    expect(eventsOf(await followed)).toHaveLength(3);
    rmSync(folder, { recursive: true });
  });

  it('outlasts an engine that is away, and marks the end only when it is known', async () => {
    const server = await started();
    const log = await onceReached(() => opened(`${server.url}&appendTimeout=300&connectTimeout=200`));
    const events = someEvents(2);
    await onceReached(() => accepted(log.append('board-1', events, 'any')));
    await server.stop();
    let marks = 0;
    const followed = takeUntil(log.subscribeAll(), ({ kind }) => {
      if (kind === 'caught-up') marks++;
      return kind === 'caught-up';
    });
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(marks).toBe(0);
    let given = 0;
    expect(await takeUntil(log.subscribeAll(), () => ++given === 2)).toMatchObject([
      { kind: 'event' },
      { kind: 'event' },
    ]);
    await server.restart();
    expect(await followed).toMatchObject([{}, {}, { kind: 'caught-up', position: 1 }]);
  });
});

it('gives up on a port that says nothing', async () => {
  const silent = await startSilentPort();
  ends.push(() => silent.stop());
  expect(await refusedAfter(openLedger(`${silent.url}&connectTimeout=300`), UNREACHABLE)).toBeLessThan(IN_TIME);
  const many = silent.url.replace('?', ',127.0.0.1:1?');
  expect(await refusedAfter(openLedger(`${many}&connectTimeout=300`), UNREACHABLE)).toBeLessThan(IN_TIME);
});

it('finds another node of the cluster when the leader dies', async () => {
  const cluster = await startWireCluster(3);
  ends.push(() => cluster.stop());
  const log = await opened(`${cluster.url}&appendTimeout=120000&connectTimeout=5000`);
  const followed = takeUntil(log.subscribeAll(), (item) => item.kind === 'event' && item.event.type === 'Last');
  for (const node of [0, 1, 2]) {
    await accepted(log.append('board-1', someEvents(2), 'any'));
    cluster.lead(node);
    await cluster.stopNode(node);
    await accepted(log.append('board-1', someEvents(2), 'any'));
    await cluster.restartNode(node);
  }
  await accepted(log.append('board-1', [someEvent('Last')], 'any'));
  expect(eventsOf(await followed)).toHaveLength(13);
});

it('does not end the process when the append stream of one of several ledgers breaks', async () => {
  const [one, other] = [await started(), await started()];
  const logs = [
    await opened(`${one.url}&appendTimeout=120000&connectTimeout=5000`),
    await opened(`${other.url}&appendTimeout=120000`),
  ];
  other.faults.slow(100, 'BatchAppend');
  for (let i = 0; i < 5; i++) {
    const appends = logs.map((log) => accepted(log.append('board-1', someEvents(1), 'any')));
    await new Promise((resolve) => setTimeout(resolve, 30));
    one.faults.breakBatchStreams();
    await Promise.all(appends);
  }
  for (const log of logs) expect(await everything(log)).toHaveLength(5);
});
