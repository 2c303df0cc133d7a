import type { ExpectedRevision } from '@app/ledger';
import { accepted, collect, everything, someEvent, someEvents } from './fixtures';
import type { ContractPart } from './harness';

export const appending: ContractPart = (open, harness) => {
  it('numbers the events of a stream from 0 and those of the ledger upwards', async () => {
    const log = await open();
    const first = await accepted(log.append('board-1', someEvents(2), 'no-stream'));
    const other = await accepted(log.append('board-2', [someEvent()], 'no-stream'));
    const second = await accepted(log.append('board-1', [someEvent()], 1));

    expect([first.revision, other.revision, second.revision]).toEqual([1, 0, 2]);
    expect(other.position).toBeGreaterThan(first.position);
    expect(second.position).toBeGreaterThan(other.position);
    expect(await log.head()).toBe(second.position);
    expect(first.repeated).toBe(false);
  });

  it('gives back what was handed in, with its place', async () => {
    const log = await open();
    const event = someEvent('CallMade', { seat: 'N', call: '1NT', tags: ['a', null, true, 0.5] });
    const { position } = await accepted(log.append('board-1', [event], 'any'));
    expect(await everything(log)).toEqual([{ ...event, streamId: 'board-1', revision: 0, position }]);
  });

  it.each<[expected: ExpectedRevision, existing: number, actual: number | 'no-stream']>([
    ['no-stream', 1, 0],
    [0, 0, 'no-stream'],
    [0, 2, 1],
    [2, 2, 1],
    [-1, 0, 'no-stream'],
  ])('refuses the expectation %s of a stream of %i events', async (expected, existing, actual) => {
    const log = await open();
    await log.append('board-1', someEvents(existing), 'any');
    const before = await log.head();
    expect(await log.append('board-1', [someEvent()], expected)).toEqual({
      ok: false,
      code: 'WrongExpectedRevision',
      expected,
      actual,
    });
    expect(await log.head()).toBe(before);
  });

  it.each<[expected: ExpectedRevision, existing: number]>([
    ['any', 0],
    ['any', 3],
    ['no-stream', 0],
    [2, 3],
  ])('takes the expectation %s of a stream of %i events', async (expected, existing) => {
    const log = await open();
    await log.append('board-1', someEvents(existing), 'any');
    expect(await log.append('board-1', [someEvent()], expected)).toMatchObject({ ok: true, revision: existing });
  });

  it('only checks the expectation when there is nothing to append', async () => {
    const log = await open();
    expect(await log.append('board-1', [], 'any')).toEqual({ ok: true, revision: -1, position: -1, repeated: false });
    expect(await log.append('board-1', [], 0)).toMatchObject({ ok: false, actual: 'no-stream' });
    const { position } = await accepted(log.append('board-1', someEvents(2), 'any'));
    await log.append('board-2', [someEvent()], 'any');
    expect(await log.append('board-1', [], 1)).toEqual({ ok: true, revision: 1, position, repeated: false });
    expect(await log.append('board-1', [], 'no-stream')).toMatchObject({ ok: false, actual: 1 });
    expect(await collect(log.readStream('board-1'))).toHaveLength(2);
  });

  it('takes all events of an append or none', async () => {
    const log = await open();
    const known = someEvent();
    await log.append('board-1', [known], 'any');
    const [first, last] = [someEvent(), someEvent()];
    expect(await log.append('board-2', [first, known, last], 'any')).toMatchObject({ ok: false, eventId: known.id });
    expect(await collect(log.readStream('board-2'))).toEqual([]);
    expect(await everything(log)).toHaveLength(1);
  });

  it('does not look at an event again after the call', async () => {
    const log = await open();
    const data = { call: '1C' };
    const appended = log.append('board-1', [{ ...someEvent(), data }], 'any');
    data.call = '7NT';
    await appended;
    expect(await everything(log)).toMatchObject([{ data: { call: '1C' } }]);
  });

  it('refuses everything once it is closed', async () => {
    const log = await open();
    await log.append('board-1', [someEvent()], 'any');
    const pending = log.append('board-1', [someEvent()], 'any');
    await log.close();
    await log.close();
    expect(await pending).toMatchObject({ ok: true, revision: 1 });
    const closed = { name: 'LedgerError', code: 'LedgerClosed' };
    await expect(log.append('board-1', [someEvent()], 'any')).rejects.toMatchObject(closed);
    await expect(log.head()).rejects.toMatchObject(closed);
    await expect(everything(log)).rejects.toMatchObject(closed);
    await expect(collect(log.readStream('board-1'))).rejects.toMatchObject(closed);
  });

  if (harness.openAgain === undefined) return;
  const { openAgain } = harness;
  it('still has everything when it is opened again', async () => {
    const log = await open();
    await log.append('board-1', someEvents(3), 'no-stream');
    const before = await everything(log);
    await log.close();
    const again = await openAgain();
    expect(await everything(again)).toEqual(before);
    expect(await again.append('board-1', [someEvent()], 2)).toMatchObject({ ok: true, revision: 3 });
  });
};
