import type { EventLog, Followed } from '@app/ledger';
import { accepted, collect, eventsOf, everything, idsOf, nextTurn, someEvent, someEvents, takeUntil } from './fixtures';
import type { ContractPart } from './harness';

const caughtUpAt =
  (position: number) =>
  (item: Followed): boolean =>
    item.kind === 'caught-up' && item.position >= position;

export const following: ContractPart = (open, harness) => {
  /** Appends without pause until told to stop; gives the ids of what it has appended. */
  const busyWriter = (log: EventLog, streamId: string): { stop(): Promise<readonly string[]> } => {
    let stopped = false;
    const ids: string[] = [];
    const done = (async () => {
      while (!stopped) {
        const events = someEvents(1 + (ids.length % 3), ids.length % 2 === 0 ? 'CallMade' : 'CardPlayed');
        await accepted(log.append(streamId, events, 'any'));
        ids.push(...idsOf(events));
        if (ids.length % 20 === 0) await nextTurn();
      }
    })();
    const stop = async (): Promise<readonly string[]> => {
      stopped = true;
      await done;
      return ids;
    };
    return { stop };
  };

  it('says at once when there is nothing to catch up with', async () => {
    const log = await open();
    expect(await takeUntil(log.subscribeAll(), () => true)).toEqual([{ kind: 'caught-up', position: -1 }]);
  });

  it('catches up, says so, and says so again after every arrival', async () => {
    const log = await open();
    await log.append('board-1', someEvents(2), 'any');
    const seen: Followed[] = [];
    for await (const item of log.subscribeAll()) {
      seen.push(item);
      const marks = seen.filter(({ kind }) => kind === 'caught-up').length;
      if (item.kind === 'event') continue;
      if (marks === 3) break;
      await log.append('board-1', [someEvent()], 'any');
    }
    expect(seen.map(({ kind }) => kind)).toEqual([
      'event',
      'event',
      'caught-up',
      'event',
      'caught-up',
      'event',
      'caught-up',
    ]);
    expect(eventsOf(seen)).toEqual(await everything(log));
    expect(seen.at(-1)).toEqual({ kind: 'caught-up', position: await log.head() });
  });

  it('begins after the position it is given', async () => {
    const log = await open();
    await log.append('board-1', someEvents(300), 'any');
    const all = await everything(log);
    const seen = await takeUntil(
      log.subscribeAll({ after: all[199]?.position ?? NaN }),
      ({ kind }) => kind === 'caught-up',
    );
    expect(eventsOf(seen)).toEqual(all.slice(200));
  });

  it('has no gap and no repeat at the seam, with followers of every speed', async () => {
    const log = await open();
    await log.append('board-0', someEvents(1000), 'any');
    const writer = busyWriter(log, 'board-1');
    const follow = async (pause: (n: number) => Promise<void> | undefined): Promise<readonly Followed[]> => {
      let n = 0;
      const seen: Followed[] = [];
      for await (const item of log.subscribeAll()) {
        seen.push(item);
        if (item.kind === 'event' && item.event.type === 'Last') break;
        await pause(++n);
      }
      return seen;
    };
    const followers = [
      follow(() => undefined),
      follow((n) => (n % 7 === 0 ? nextTurn() : undefined)),
      follow((n) => (n % 50 === 0 ? new Promise((resolve) => setTimeout(resolve, 2)) : undefined)),
    ];
    await new Promise((resolve) => setTimeout(resolve, 300));
    await writer.stop();
    // Wakes the followers that are at the end already.
    await accepted(log.append('board-1', [someEvent('Last')], 'any'));
    const all = await everything(log);
    for (const seen of await Promise.all(followers)) expect(eventsOf(seen)).toEqual(all);
  });

  it('passes over other types, and its marks count them', async () => {
    const log = await open();
    const followed = takeUntil(log.subscribeAll({ types: ['CallMade', 'Wanted'] }), caughtUpAt(3));
    await nextTurn();
    await log.append('board-1', [someEvent('Noted')], 'any');
    await log.append('board-1', [someEvent('CallMade')], 'any');
    await log.append('board-1', [someEvent('Wanted')], 'any');
    const { position } = await accepted(log.append('board-1', [someEvent('Noted')], 'any'));
    const seen = await followed;
    expect(eventsOf(seen).map(({ type }) => type)).toEqual(['CallMade', 'Wanted']);
    expect(seen.at(-1)).toEqual({ kind: 'caught-up', position });
  });

  it('ends at once when it is aborted: before it begins, while it waits, and in the middle of a page', async () => {
    const log = await open();
    await log.append('board-1', someEvents(50), 'any');
    expect(await collect(log.subscribeAll({ signal: AbortSignal.abort() }))).toEqual([]);

    const waiting = new AbortController();
    const waited: Followed[] = [];
    for await (const item of log.subscribeAll({ signal: waiting.signal, after: await log.head() })) {
      waited.push(item);
      setImmediate(() => {
        waiting.abort();
      });
    }
    expect(waited).toHaveLength(1);

    const reading = new AbortController();
    let taken = 0;
    for await (const item of log.subscribeAll({ signal: reading.signal })) {
      expect(item.kind).toBe('event');
      if (++taken === 10) reading.abort();
    }
    expect(taken).toBe(10);
  });

  it('ends when the ledger is closed', async () => {
    const log = await open();
    await log.append('board-1', [someEvent()], 'any');
    const followers = [collect(log.subscribeAll()), collect(log.subscribeAll({ types: ['Other'] }))];
    await nextTurn();
    await nextTurn();
    await log.close();
    expect((await Promise.all(followers)).map((seen) => eventsOf(seen).length)).toEqual([1, 0]);
    expect(await collect(log.subscribeAll())).toEqual([]);
  });

  it('waits for a slow follower instead of running ahead', async () => {
    const log = await open();
    const follower = log.subscribeAll()[Symbol.asyncIterator]();
    expect((await follower.next()).value).toEqual({ kind: 'caught-up', position: -1 });
    await log.append('board-1', someEvents(500), 'any');
    for (let n = 0; n < 500; n++) expect((await follower.next()).value).toMatchObject({ event: { revision: n } });
    expect((await follower.next()).value).toMatchObject({ kind: 'caught-up' });
    await follower.return?.();
    expect((await follower.next()).done).toBe(true);
  });

  it('answers several questions asked at once in their order', async () => {
    const log = await open();
    await log.append('board-1', someEvents(300), 'any');
    const follower = log.subscribeAll()[Symbol.asyncIterator]();
    const answers = await Promise.all(Array.from({ length: 300 }, () => follower.next()));
    expect(answers.map(({ value }) => (value as Followed).kind)).toEqual(answers.map(() => 'event'));
    expect(eventsOf(answers.map(({ value }) => value as Followed))).toEqual(await everything(log));
    await follower.return?.();
  });

  if (harness.openAgain === undefined) return;
  const { openAgain } = harness;
  it('follows what is appended through another opening', async () => {
    const log = await open();
    const other = await openAgain();
    await log.append('board-0', someEvents(300), 'any');
    const followed = takeUntil(
      other.subscribeAll(),
      ({ kind, ...item }) => 'event' in item && item.event.type === 'Last' && kind === 'event',
    );
    const writers = [busyWriter(log, 'board-1'), busyWriter(other, 'board-2')];
    await new Promise((resolve) => setTimeout(resolve, 200));
    for (const writer of writers) await writer.stop();
    // Nobody here rings the bell of `other`: it has to notice by itself.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await log.append('board-1', [someEvent('Last')], 'any');
    expect(eventsOf(await followed)).toEqual(await everything(log));
  });
};
