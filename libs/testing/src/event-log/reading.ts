import type { EventLog, RecordedEvent } from '@app/ledger';
import { collect, everything, nextTurn, someEvent, someEvents } from './fixtures';
import type { ContractPart } from './harness';

/** Several pages of any adapter. */
const MANY = 700;

export const reading: ContractPart = (open) => {
  const filled = async (): Promise<{
    log: EventLog;
    stream: readonly RecordedEvent[];
    all: readonly RecordedEvent[];
  }> => {
    const log = await open();
    for (let i = 0; i < MANY / 7; i++) {
      await log.append('board-1', someEvents(4, i % 2 === 0 ? 'CallMade' : 'CardPlayed'), 'any');
      await log.append('board-2', someEvents(3, 'Noted'), 'any');
    }
    const all = await everything(log);
    return { log, all, stream: all.filter(({ streamId }) => streamId === 'board-1') };
  };

  it('has nothing to read when it is empty', async () => {
    const log = await open();
    expect(await log.head()).toBe(-1);
    expect(await everything(log)).toEqual([]);
    expect(await collect(log.readStream('board-1'))).toEqual([]);
    expect(await collect(log.readStream('board-1', { direction: 'backwards' }))).toEqual([]);
  });

  it('reads a stream in both directions, from a revision, up to a limit', async () => {
    const { log, stream } = await filled();
    const read = async (options: Parameters<EventLog['readStream']>[1]): Promise<readonly RecordedEvent[]> =>
      collect(log.readStream('board-1', options));
    const back = [...stream].reverse();

    expect(await read({})).toEqual(stream);
    expect(await read({ direction: 'backwards' })).toEqual(back);
    expect(await read({ from: 130 })).toEqual(stream.slice(130));
    expect(await read({ from: 130, direction: 'backwards' })).toEqual(back.slice(-131));
    expect(await read({ limit: 300 })).toEqual(stream.slice(0, 300));
    expect(await read({ from: 128, limit: 1 })).toEqual(stream.slice(128, 129));
    expect(await read({ from: 5, limit: 3, direction: 'backwards' })).toEqual([stream[5], stream[4], stream[3]]);
    expect(await read({ limit: 1, direction: 'backwards' })).toEqual([stream.at(-1)]);
  });

  it('finds nothing beyond the ends of a stream', async () => {
    const { log, stream } = await filled();
    const read = async (options: Parameters<EventLog['readStream']>[1]): Promise<readonly RecordedEvent[]> =>
      collect(log.readStream('board-1', options));
    expect(await read({ from: stream.length })).toEqual([]);
    expect(await read({ from: stream.length + 10, direction: 'backwards', limit: 1 })).toEqual([stream.at(-1)]);
    expect(await read({ from: 0, direction: 'backwards' })).toEqual([stream[0]]);
    expect(await read({ from: -1, direction: 'backwards' })).toEqual([]);
    expect(await read({ limit: 0 })).toEqual([]);
    expect(await collect(log.readStream('board'))).toEqual([]);
  });

  it('reads the ledger after a position, up to a limit, by types', async () => {
    const { log, all } = await filled();
    expect(all).toHaveLength(MANY);
    const at = (index: number): number => all[index]?.position ?? NaN;
    const calls = all.filter(({ type }) => type === 'CallMade');

    expect(await collect(log.readAll({ after: -1 }))).toEqual(all);
    expect(await collect(log.readAll({ after: at(0) }))).toEqual(all.slice(1));
    expect(await collect(log.readAll({ after: at(300), limit: 200 }))).toEqual(all.slice(301, 501));
    expect(await collect(log.readAll({ limit: 0 }))).toEqual([]);
    expect(await collect(log.readAll({ after: at(MANY - 1) }))).toEqual([]);
    expect(await collect(log.readAll({ after: at(MANY - 1) + 100 }))).toEqual([]);
    expect(await collect(log.readAll({ types: ['CallMade'] }))).toEqual(calls);
    expect(await collect(log.readAll({ types: ['CallMade', 'Unheard'], limit: 150 }))).toEqual(calls.slice(0, 150));
    expect(await collect(log.readAll({ types: ['CallMade'], after: calls[20]?.position ?? NaN }))).toEqual(
      calls.slice(21),
    );
    expect(await collect(log.readAll({ types: ['Noted', 'CallMade', 'CardPlayed'] }))).toEqual(all);
    expect(await collect(log.readAll({ types: [] }))).toEqual([]);
    expect(await collect(log.readAll({ types: ['Unheard'] }))).toEqual([]);
  });

  it('reads one thing several times at once, and can be left half way', async () => {
    const { log, all } = await filled();
    const source = log.readAll();
    for await (const event of source) if (event.position === all[10]?.position) break;
    const [one, two] = await Promise.all([collect(source), collect(source)]);
    expect(one).toEqual(all);
    expect(two).toEqual(all);
  });

  it('comes to an end while others go on appending', async () => {
    const { log, all } = await filled();
    let writing = true;
    const writer = (async () => {
      while (writing) await log.append('board-9', [someEvent()], 'any');
    })();
    const seen: RecordedEvent[] = [];
    for await (const event of log.readAll()) {
      seen.push(event);
      if (seen.length % 100 === 0) await nextTurn();
    }
    writing = false;
    await writer;
    expect(seen.slice(0, MANY)).toEqual(all);
    expect(seen).toEqual((await everything(log)).slice(0, seen.length));
  });

  it('leaves others their turn while it reads', async () => {
    const { log } = await filled();
    let turns = 0;
    const timer = setInterval(() => turns++, 0);
    for (let i = 0; i < 20; i++) await everything(log);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(0);
  });
};
