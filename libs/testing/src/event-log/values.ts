import type { JsonObject } from '@app/ledger';
import { collect, everything, someEvent } from './fixtures';
import type { ContractPart } from './harness';

export const values: ContractPart = (open) => {
  const kept = async (data: JsonObject, streamId = 'board-1', type = 'Noted'): Promise<JsonObject | undefined> => {
    const log = await open();
    await log.append(streamId, [someEvent(type, data)], 'any');
    const [event] = await everything(log);
    expect(event).toMatchObject({ streamId, type });
    expect(await collect(log.readStream(streamId))).toEqual([event]);
    expect(await collect(log.readAll({ types: [type] }))).toEqual([event]);
    return event?.data;
  };

  it.each<[string, JsonObject]>([
    ['text of many scripts', { text: 'Grün, żółć, 橋牌, бридж, ♠♥♦♣, 👩‍👩‍👧, \u202eabc, e\u0301' }],
    ['control characters and quotes', { text: '\u0000\u0001\b\t\n\f\r"\\/\u2028\u2029\u007f\ufeff' }],
    ['strange keys', { '': 1, ' ': 2, '\u0000': 3, constructor: 4, toString: 5, 'a.b[0]': 6, '€': 7, '😀': 8 }],
    ['numbers', { all: [0, -1, 0.1, 1e21, 5e-324, 1.7976931348623157e308, 9007199254740992, -9007199254740991] }],
    ['nesting', { a: [[[]], [{}], { b: { c: [null, false, true, ''] } }] }],
    ['nothing', {}],
  ])('keeps %s', async (_, data) => {
    expect(await kept(data)).toEqual({ n: 0, ...data });
  });

  it('keeps a member named __proto__ for what it is', async () => {
    const data = JSON.parse('{"__proto__":{"polluted":true}}') as JsonObject;
    expect(JSON.stringify(await kept({ inner: data }))).toContain('{"__proto__":{"polluted":true}}');
  });

  it('keeps names of streams and types in any script', async () => {
    await kept({}, 'board-ß∂♠.3.4', 'Kontrakt♥Geändert');
    await kept({}, "board-'; DROP TABLE event; --", "it's");
    await kept({}, 'b'.repeat(2000), 'T'.repeat(500));
  });

  it('keeps large events among small ones', async () => {
    const log = await open();
    const sizes = [10, 900_000, 10, 400_000, 400_000, 10];
    for (const size of sizes) await log.append('board-1', [someEvent('Noted', { text: 'ü'.repeat(size) })], 'any');
    const lengths = (await everything(log)).map(({ data }) => JSON.stringify(data.text).length - 2);
    expect(lengths).toEqual(sizes);
    expect(await collect(log.readStream('board-1', { direction: 'backwards' }))).toHaveLength(sizes.length);
  });

  it.each([
    ['NaN', { data: { a: [1, NaN] } }, 'data.a[1]'],
    ['an undefined member', { data: { a: { b: undefined } } }, 'data.a.b'],
    ['a lone surrogate', { metadata: { actor: 'x\ud800' } }, 'metadata.actor'],
    ['a Date', { data: { at: new Date(0) } }, 'data.at is a Date'],
    ['an id that is no UUID', { id: 'event-1' }, 'event-1'],
    ['an empty type', { type: '' }, 'type'],
    ['a type with a lone surrogate', { type: '\udfff' }, 'type'],
    ['more than a mebibyte', { data: { text: 'x'.repeat(1_100_000) } }, 'longer than'],
  ])('refuses %s and says where', async (_, broken, words) => {
    const log = await open();
    const event = { ...someEvent(), ...(broken as object) };
    const error: unknown = await log.append('board-1', [event], 'any').catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'TypeError' });
    expect(String(error)).toContain(words);
    expect(await log.head()).toBe(-1);
  });

  it('refuses a stream without a name', async () => {
    const log = await open();
    await expect(log.append('', [someEvent()], 'any')).rejects.toMatchObject({ name: 'TypeError' });
  });
};
