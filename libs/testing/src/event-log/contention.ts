import type { EventLog } from '@app/ledger';
import { collect, everything, someEvent, someEvents } from './fixtures';
import type { ContractPart } from './harness';

export const contention: ContractPart = (open, harness) => {
  const race = async (logs: readonly EventLog[]): Promise<void> => {
    for (let revision = -1; revision < 20; revision++) {
      const expected = revision === -1 ? 'no-stream' : revision;
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, async (_, i) => logs[i % logs.length]?.append('board-1', [someEvent()], expected)),
      );
      expect(outcomes.filter((outcome) => outcome?.ok)).toHaveLength(1);
      const losers = outcomes.filter((outcome) => outcome?.ok === false);
      expect(losers).toHaveLength(49);
      for (const loser of losers) expect(loser).toMatchObject({ code: 'WrongExpectedRevision', actual: revision + 1 });
    }
  };

  const crowd = async (logs: readonly EventLog[]): Promise<void> => {
    const writers = Array.from({ length: 20 }, async (_, writer) => {
      for (let i = 0; i < 20; i++) {
        const log = logs[(writer + i) % logs.length];
        await log?.append(`board-${writer % 3}`, someEvents(1 + (i % 3), 'Noted', { writer, i }), 'any');
      }
    });
    await Promise.all(writers);
    const [log] = logs;
    if (log === undefined) throw new Error('a crowd needs a ledger');

    const all = await everything(log);
    expect(all).toHaveLength(20 * (7 * 1 + 7 * 2 + 6 * 3));
    for (const stream of [0, 1, 2]) {
      const events = await collect(log.readStream(`board-${stream}`));
      expect(events.map(({ revision }) => revision)).toEqual(events.map((_, i) => i));
      expect(all.filter(({ streamId }) => streamId === `board-${stream}`)).toEqual(events);
    }
    expect(all.every(({ position }, i) => i === 0 || position > (all[i - 1]?.position ?? Infinity))).toBe(true);
    // The events of one append lie together, in their order.
    for (const [i, { data }] of all.entries()) {
      if (data.n !== 0) expect(all[i - 1]?.data).toEqual({ ...data, n: Number(data.n) - 1 });
    }
  };

  it('lets exactly one of many writers with the same expectation win', async () => {
    await race([await open()]);
  });

  it('takes what many writers without expectation append', async () => {
    await crowd([await open()]);
  });

  it('judges every append of a crowd by itself', async () => {
    const log = await open();
    const known = someEvent();
    const outcomes = await Promise.all([
      log.append('board-1', [known], 'no-stream'),
      log.append('board-1', [someEvent()], 5),
      log.append('board-2', [known], 'any'),
      log.append('board-1', [someEvent()], 0),
      log.append('board-1', [known], 'no-stream'),
    ]);
    expect(outcomes).toMatchObject([
      { ok: true, revision: 0 },
      { code: 'WrongExpectedRevision', actual: 0 },
      { code: 'EventIdReused', eventId: known.id },
      { ok: true, revision: 1 },
      { ok: true, revision: 0, repeated: true },
    ]);
    expect(await everything(log)).toHaveLength(2);
  });

  it('rejects only the append whose event cannot be stored', async () => {
    const log = await open();
    const broken = { ...someEvent(), data: { tricks: NaN } };
    const outcomes = await Promise.allSettled([
      log.append('board-1', [someEvent()], 'any'),
      log.append('board-1', [someEvent(), broken], 'any'),
      log.append('board-1', [someEvent()], 'any'),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await everything(log)).toHaveLength(2);
  });

  if (harness.openAgain === undefined) return;
  const { openAgain } = harness;
  it('keeps both promises between several openings of one ledger', async () => {
    const logs = [await open(), await openAgain(), await openAgain()];
    await crowd(logs);
    const fresh = [await open(), await openAgain()];
    await race(fresh);
  });
};
