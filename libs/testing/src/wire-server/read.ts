import { randomUUID } from 'node:crypto';
import type { ServerWritableStream } from '@grpc/grpc-js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb';
import {
  caughtUpMessage,
  checkpointMessage,
  confirmationMessage,
  eventMessage,
  streamNotFoundMessage,
} from './messages';
import { admit, type WireNode } from './node';
import { placeOf, queryOf, select, type Query } from './query';
import { firstIndex, type WireRecord } from './record';
import { streamDeleted, unavailable } from './refusal';

type ReadCall = ServerWritableStream<ReadReq, ReadResp>;

/** Streams/Read: one method for a stream and for $all, for a number of events and for a subscription. */
export const read =
  (node: WireNode) =>
  (call: ReadCall): void => {
    const options = call.request.getOptions();
    if (options === undefined) return;
    const query = queryOf(options);
    void (async () => {
      const refusal = await admit(node, query.subscription ? 'Subscribe' : 'Read', call.metadata);
      if (refusal) call.emit('error', refusal);
      else if (query.subscription) await subscribe(node, call, query);
      else await readOnce(node, call, query);
    })();
  };

const readOnce = async ({ log }: WireNode, call: ReadCall, query: Query): Promise<void> => {
  const send = sender(call);
  const { stream } = query;
  const found = stream === undefined ? { kind: 'found' as const, records: log.all() } : log.read(stream);
  switch (found.kind) {
    case 'stream-deleted':
      call.emit('error', streamDeleted(stream ?? ''));
      return;
    case 'stream-not-found':
      await send(streamNotFoundMessage(stream ?? ''));
      break;
    case 'found':
      for (const record of select(found.records, query)) if (!(await send(eventMessage(record)))) return;
  }
  call.end();
};

/** Events at a time of a subscription that catches up. */
const PAGE = 500;

/**
 * A subscription begins after the place named, unlike a read, and does not mind a stream that is not there yet. It tells
 * once that it has caught up, and with a filter how far it has looked.
 */
const subscribe = async (node: WireNode, call: ReadCall, query: Query): Promise<void> => {
  const { stream, from, filter } = query;
  const place = placeOf(stream);
  const send = sender(call);
  const records = (): readonly WireRecord[] | 'stream-deleted' => {
    if (stream === undefined) return node.log.all();
    const found = node.log.read(stream);
    return found.kind === 'found' ? found.records : found.kind === 'stream-deleted' ? found.kind : [];
  };
  const atStart = records();
  const last = atStart === 'stream-deleted' ? undefined : atStart.at(-1);
  let after = from === 'start' ? -1 : from === 'end' ? (last ? place(last) : -1) : from;
  let looked = 0;
  let live = false;
  const watch = watchCall(node, call);

  await send(confirmationMessage(randomUUID()));
  for (;;) {
    const present = records();
    if (present === 'stream-deleted') {
      call.emit('error', streamDeleted(stream ?? ''));
      return;
    }
    const begin = firstIndex(present, (record) => place(record) > after);
    const page = present.slice(begin, begin + PAGE);
    for (const record of page) {
      after = place(record);
      if (!filter || filter.passes(record)) await send(eventMessage(record));
      if (filter && ++looked % filter.checkpointEvery === 0) await send(checkpointMessage(record.position));
      if (watch.over()) return;
    }
    if (page.length > 0) continue;
    if (!live) await send(caughtUpMessage());
    live = true;
    if (!(await watch.written())) return;
  }
};

interface Watch {
  readonly over: () => boolean;
  /** Resolves when something has been written since the last call, with false when the call is over. */
  readonly written: () => Promise<boolean>;
}

const watchCall = ({ log, openSubscriptions }: WireNode, call: ReadCall): Watch => {
  let over = false;
  let fresh = false;
  let wake = (): void => undefined;
  const leave = log.onWritten(() => {
    fresh = true;
    wake();
  });
  const drop = (how: 'error' | 'end' | 'silence'): void => {
    finish();
    if (how === 'end') call.end();
    if (how === 'error') call.emit('error', unavailable());
  };
  const finish = (): void => {
    over = true;
    leave();
    openSubscriptions.delete(drop);
    wake();
  };
  openSubscriptions.add(drop);
  for (const end of ['cancelled', 'error', 'close']) call.once(end, finish);
  return {
    over: () => over,
    async written() {
      while (!fresh && !over) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      fresh = false;
      return !over;
    },
  };
};

/** Sends as fast as the client takes it; resolves with false when the call is over. */
const sender = (call: ReadCall): ((message: ReadResp) => Promise<boolean> | boolean) => {
  let over = false;
  let wake = (): void => undefined;
  for (const end of ['cancelled', 'error', 'close']) {
    call.once(end, () => {
      over = true;
      wake();
    });
  }
  call.on('drain', () => {
    wake();
  });
  return (message) => {
    if (over) return false;
    if (call.write(message)) return true;
    return new Promise((resolve) => {
      wake = () => {
        resolve(!over);
      };
    });
  };
};
