import { accepted, everything, someEvent, someEvents } from './fixtures';
import type { ContractPart } from './harness';

export const repeating: ContractPart = (open) => {
  it('answers a repeat as it answered the first time and writes nothing', async () => {
    const log = await open();
    await log.append('board-1', [someEvent()], 'any');
    const events = someEvents(3);
    const first = await accepted(log.append('board-1', events, 0));
    expect(await log.append('board-1', events, 0)).toEqual({ ...first, repeated: true });
    expect(await everything(log)).toHaveLength(4);
  });

  it.each(['any', 'no-stream', 1, 5] as const)(
    'knows a repeat after other appends, whatever it expects (%s)',
    async (expected) => {
      const log = await open();
      const events = someEvents(2);
      const first = await accepted(log.append('board-1', events, 'no-stream'));
      await log.append('board-1', someEvents(2), 'any');
      await log.append('board-2', someEvents(2), 'any');
      expect(await log.append('board-1', events, expected)).toEqual({ ...first, repeated: true });
      expect(await everything(log)).toHaveLength(6);
    },
  );

  it('knows a repeat by its ids: content and spelling of the id may differ', async () => {
    const log = await open();
    const event = someEvent();
    await log.append('board-1', [event], 'any');
    const again = { ...event, id: event.id.toUpperCase(), metadata: { recordedAt: 'later' } };
    expect(await log.append('board-1', [again], 'any')).toMatchObject({ ok: true, repeated: true });
    expect(await everything(log)).toMatchObject([event]);
  });

  it('knows a repeat of the beginning of an append', async () => {
    const log = await open();
    const events = someEvents(3);
    await log.append('board-1', events, 'any');
    expect(await log.append('board-1', events.slice(0, 2), 'any')).toMatchObject({ repeated: true, revision: 1 });
  });

  it('recognises a repeat that is asked for at the same time', async () => {
    const log = await open();
    const events = someEvents(2);
    const outcomes = await Promise.all([1, 2, 3].map(() => accepted(log.append('board-1', events, 'no-stream'))));
    expect(outcomes.map(({ revision }) => revision)).toEqual([1, 1, 1]);
    expect(outcomes.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await everything(log)).toHaveLength(2);
  });

  const [a, b, c] = someEvents(3);
  const other = someEvent();
  if (a === undefined || b === undefined || c === undefined) throw new Error('three events were asked for');
  it.each([
    ['with a new event after known ones', 'board-1', [a, b, other], a.id],
    ['with a new event before known ones', 'board-1', [other, a, b], a.id],
    ['in another order', 'board-1', [b, a], b.id],
    ['with one left out', 'board-1', [a, c], a.id],
    ['in another stream', 'board-2', [a, b], a.id],
    ['with one of them twice', 'board-1', [a, a], a.id],
    ['with a new one twice', 'board-3', [other, other], other.id],
  ])('refuses known ids %s', async (_, streamId, events, eventId) => {
    const log = await open();
    await log.append('board-1', [a, b, c], 'any');
    await log.append('board-2', [someEvent()], 'any');
    const before = await everything(log);
    expect(await log.append(streamId, events, 'any')).toEqual({ ok: false, code: 'EventIdReused', eventId });
    expect(await everything(log)).toEqual(before);
  });
};
