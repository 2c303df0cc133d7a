import { randomUUID } from 'node:crypto';
import { BatchAppendReq } from '@eventstore/db-client/generated/streams_pb';
import { encodeEvent } from '../../canonical-event';
import { appendMessages } from './append-message';

const event = (text: string, type = 'Noted') =>
  encodeEvent('board-1', { id: randomUUID(), type, data: { text }, metadata: { actor: 'Søren' } });

const correlationId = randomUUID();
const DEADLINE = 1_796_000_000_123;

const read = (stream: string, revision: number, events: readonly ReturnType<typeof event>[]) =>
  appendMessages({ correlationId, stream, revision, events, deadline: DEADLINE }).map((bytes) =>
    BatchAppendReq.deserializeBinary(bytes),
  );

const utf8 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

const proposed = (message: BatchAppendReq) =>
  message.getProposedMessagesList().map((one) => ({
    id: one.getId()?.getString(),
    type: one.getMetadataMap().get('type'),
    contentType: one.getMetadataMap().get('content-type'),
    data: utf8(one.getData_asU8()),
    metadata: utf8(one.getCustomMetadata_asU8()),
  }));

const asProposed = ({ id, type, data, metadata }: ReturnType<typeof event>) => ({
  ...{ id, type, contentType: 'application/json', data, metadata },
});

it.each([-1, 0, 127, 128, 300, 2 ** 40])(
  'writes what the classes of the client read: after revision %i',
  (revision) => {
    const events = [event(''), event('ß'.repeat(200), 'Længere'), event('x'.repeat(20_000))];
    const [message, ...others] = read('club:bræt-1', revision, events);
    expect(others).toEqual([]);
    const options = message?.getOptions();
    expect(message?.getCorrelationId()?.getString()).toBe(correlationId);
    expect(utf8(options?.getStreamIdentifier()?.getStreamName_asU8() ?? new Uint8Array())).toBe('club:bræt-1');
    expect(options?.hasNoStream()).toBe(revision === -1);
    if (revision !== -1) expect(options?.getStreamPosition()).toBe(String(revision));
    expect(options?.getDeadline()?.toDate().getTime()).toBe(DEADLINE);
    expect(message?.getIsFinal()).toBe(true);
    expect(message && proposed(message)).toEqual(events.map(asProposed));
  },
);

it('puts a large append into several messages, of which the first has the options and the last is the end', () => {
  const events = Array.from({ length: 9 }, () => event('x'.repeat(900_000)));
  const messages = read('board-1', 4, events);
  expect(messages.map((message) => message.getProposedMessagesList().length)).toEqual([3, 3, 3]);
  expect(messages.map((message) => message.getIsFinal())).toEqual([false, false, true]);
  expect(messages.map((message) => message.hasOptions())).toEqual([true, false, false]);
  expect(new Set(messages.map((message) => message.getCorrelationId()?.getString()))).toEqual(new Set([correlationId]));
  expect(messages.flatMap(proposed)).toEqual(events.map(asProposed));
});
