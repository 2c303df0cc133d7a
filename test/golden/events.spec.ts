import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type StoredEvent, APPEAL_EVENTS, BOARD_EVENTS, LEDGER_EVENTS, SESSION_EVENTS, decodeAppealEvent, decodeBoardEvent, decodeLedgerEvent, decodeSessionEvent } from '@app/contract';

/**
 * Events as earlier versions wrote them. These files are never changed: an event that once was stored must be read
 * for ever. A new version of the format gets a folder of its own beside `v1`.
 */
const V1 = join(__dirname, 'events', 'v1');

type Golden = StoredEvent & { readonly streamId: string; readonly revision: number };

const names = readdirSync(V1)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length));

const golden = (name: string): Golden => JSON.parse(readFileSync(join(V1, `${name}.json`), 'utf8')) as Golden;

const decoderOf = (streamId: string) => {
  switch (streamId.slice(0, streamId.indexOf('-'))) {
    case 'board':
      return decodeBoardEvent;
    case 'session':
      return decodeSessionEvent;
    case 'appeal':
      return decodeAppealEvent;
    case 'ledger':
      return decodeLedgerEvent;
  }
  throw new Error(`no category of streams: ${streamId}`);
};

describe('golden events, v1', () => {
  it('hold one of every type there is, and no others', () => {
    const types = [BOARD_EVENTS, SESSION_EVENTS, APPEAL_EVENTS, LEDGER_EVENTS].flatMap((events) => Object.keys(events));
    expect([...names].sort()).toEqual(types.sort());
  });

  it.each(names)('%s decodes, unchanged', (name) => {
    const event = golden(name);
    expect(event.type).toBe(name);
    expect(decoderOf(event.streamId)(event)).toEqual({ ok: true, value: { type: name, data: event.data } });
  });

  it.each(names)('%s is refused with a field nobody knows', (name) => {
    const event = golden(name);
    const data = { ...(event.data as object), unheardOf: 1 };
    expect(decoderOf(event.streamId)({ ...event, data })).toEqual({
      ok: false,
      error: `${name}: unheardOf: unknown field`,
    });
  });

  it('a type nobody knows is refused by name', () => {
    expect(decodeBoardEvent({ type: 'CardEaten', data: {} })).toEqual({
      ok: false,
      error: 'no event type CardEaten is known here',
    });
  });
});
