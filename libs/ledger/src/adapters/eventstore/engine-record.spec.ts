import fc from 'fast-check';
import { Empty, StreamIdentifier, UUID } from '@eventstore/db-client/generated/shared_pb';
import { ReadResp } from '@eventstore/db-client/generated/streams_pb';
import { decodeReadMessage } from './engine-record';

/** What a `ReadResp` is made of. */
const event = fc.record({
  id: fc.uuid(),
  streamId: fc.string({ unit: 'grapheme', maxLength: 40 }),
  revision: fc.maxSafeNat(),
  commit: fc.bigInt(0n, 2n ** 64n - 1n),
  prepare: fc.bigInt(0n, 2n ** 64n - 1n),
  type: fc.string({ unit: 'grapheme', maxLength: 20 }),
  isJson: fc.boolean(),
  data: fc.uint8Array({ maxLength: 400 }),
  metadata: fc.uint8Array({ maxLength: 40 }),
});
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never;

const written = (one: Event): Buffer => {
  const record = new ReadResp.ReadEvent.RecordedEvent();
  const id = new UUID();
  id.setString(one.id);
  record.setId(id);
  const stream = new StreamIdentifier();
  stream.setStreamName(Buffer.from(one.streamId));
  record.setStreamIdentifier(stream);
  record.setStreamRevision(String(one.revision));
  record.setCommitPosition(String(one.commit));
  record.setPreparePosition(String(one.prepare));
  const map = record.getMetadataMap();
  map.set('created', '17643984000000000');
  map.set('content-type', one.isJson ? 'application/json' : 'application/octet-stream');
  map.set('type', one.type);
  record.setData(one.data);
  record.setCustomMetadata(one.metadata);
  const read = new ReadResp.ReadEvent();
  read.setEvent(record);
  read.setCommitPosition(String(one.commit));
  const message = new ReadResp();
  message.setEvent(read);
  return Buffer.from(message.serializeBinary());
};

it('reads of an event what the classes of the client have written', () => {
  fc.assert(
    fc.property(event, (one) => {
      const { commit, prepare, data, metadata, ...rest } = one;
      const position = { commit, prepare };
      expect(decodeReadMessage(written(one))).toEqual({
        kind: 'event',
        event: { ...rest, position, data: Buffer.from(data), metadata: Buffer.from(metadata) },
      });
    }),
  );
});

it('refuses a message that is cut off, wherever that is', () => {
  for (const whole of fc.sample(event, { numRuns: 3, seed: 1 }).map(written)) {
    for (let length = 1; length < whole.length; length++) {
      expect(() => decodeReadMessage(whole.subarray(0, length))).toThrow(RangeError);
    }
  }
});

const checkpoint = (): ReadResp => {
  const [message, position] = [new ReadResp(), new ReadResp.Checkpoint()];
  position.setCommitPosition('9223372036854775807');
  position.setPreparePosition('12');
  message.setCheckpoint(position);
  return message;
};

const confirmation = (): ReadResp => {
  const [message, confirmed] = [new ReadResp(), new ReadResp.SubscriptionConfirmation()];
  confirmed.setSubscriptionId('a');
  message.setConfirmation(confirmed);
  return message;
};

const notFound = (): ReadResp => {
  const [message, nothing] = [new ReadResp(), new ReadResp.StreamNotFound()];
  message.setStreamNotFound(nothing);
  return message;
};

const without = (): ReadResp => {
  const [message, read] = [new ReadResp(), new ReadResp.ReadEvent()];
  read.setNoPosition(new Empty());
  message.setEvent(read);
  return message;
};

it.each([
  ['a checkpoint', checkpoint, { kind: 'checkpoint', position: { commit: 2n ** 63n - 1n, prepare: 12n } }],
  ['a confirmation', confirmation, { kind: 'confirmation' }],
  ['what the ledger does not need', notFound, { kind: 'other' }],
  ['an event without its record', without, { kind: 'other' }],
])('reads %s', (_, message, expected) => {
  expect(decodeReadMessage(Buffer.from(message().serializeBinary()))).toEqual(expected);
});
