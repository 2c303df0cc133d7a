import type { sendUnaryData, ServerDuplexStream, ServerReadableStream } from '@grpc/grpc-js';
import type {
  AppendReq,
  AppendResp,
  BatchAppendReq,
  BatchAppendResp,
} from '@eventstore/db-client/generated/streams_pb';
import type { AppendAnswer } from './append-answer';
import { appendMessage, batchAppendMessage, expectedOf, proposed, streamOf } from './messages';
import { admit, type WireNode } from './node';
import type { Expected, ProposedRecord } from './record';
import { maximumAppendSizeExceeded, streamDeleted, accessDenied } from './refusal';

interface Append {
  readonly stream: string;
  readonly expected: Expected;
  readonly events: readonly ProposedRecord[];
}

/** Does what both methods of appending have in common. No answer means that the connection is lost. */
const perform = (node: WireNode, { stream, events, expected }: Append): AppendAnswer | undefined => {
  const size = events.reduce((sum, { type, data, metadata }) => sum + type.length + data.length + metadata.length, 0);
  if (size > node.maxAppendSize) return { kind: 'too-long', limit: node.maxAppendSize };
  if (node.faults.takeWrongVersion()) {
    const behind = node.log.lastRevision(stream) - 1;
    return { kind: 'wrong-expected-version', actual: behind < 0 ? 'no-stream' : behind };
  }
  if (node.faults.takeDrop('before-write')) {
    node.disconnect();
    return undefined;
  }
  const answer = node.log.append(stream, events, expected);
  if (node.faults.takeDrop('after-write')) {
    node.disconnect();
    return undefined;
  }
  return answer;
};

/** Streams/Append: options first, then a message an event, one answer. */
export const append =
  (node: WireNode) =>
  (call: ServerReadableStream<AppendReq, AppendResp>, respond: sendUnaryData<AppendResp>): void => {
    const requests: AppendReq[] = [];
    call.on('data', (request: AppendReq) => {
      requests.push(request);
    });
    call.on('end', () => {
      void (async () => {
        const refusal = await admit(node, 'Append', call.metadata);
        if (refusal) {
          respond(refusal);
          return;
        }
        const options = requests[0]?.getOptions();
        if (options === undefined) return;
        const stream = streamOf(options.getStreamIdentifier());
        const expected = expectedOf(options);
        const events = requests.flatMap((request) => request.getProposedMessage() ?? []).map(proposed);
        const answer = perform(node, { stream, expected, events });
        switch (answer?.kind) {
          case undefined:
            return;
          case 'written':
          case 'wrong-expected-version':
            respond(null, appendMessage(answer, expected));
            return;
          case 'stream-deleted':
            respond(streamDeleted(stream));
            return;
          case 'too-long':
            respond(maximumAppendSizeExceeded(answer.limit));
            return;
          case 'access-denied':
            respond(accessDenied());
        }
      })();
    });
  };

/** Streams/BatchAppend: any number of appends over one call, each in one or more messages, answered by correlation id. */
export const batchAppend =
  (node: WireNode) =>
  (call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>): void => {
    const pending = new Map<string, { readonly options: BatchAppendReq.Options; readonly events: ProposedRecord[] }>();
    const breakOff = (refusal: object): void => {
      call.emit('error', refusal);
    };
    node.openBatches.add(breakOff);
    for (const over of ['cancelled', 'end', 'error', 'close']) call.on(over, () => node.openBatches.delete(breakOff));

    const complete = async (
      request: BatchAppendReq,
      options: BatchAppendReq.Options,
      events: readonly ProposedRecord[],
    ): Promise<void> => {
      const stream = streamOf(options.getStreamIdentifier());
      const expected = expectedOf(options);
      const refusal = await admit(node, 'BatchAppend', call.metadata);
      if (refusal && refusal.metadata.get('exception')[0] !== 'access-denied') {
        breakOff(refusal);
        return;
      }
      const answer = refusal ? ({ kind: 'access-denied' } as const) : perform(node, { stream, expected, events });
      if (answer && call.writable) call.write(batchAppendMessage(request.getCorrelationId(), stream, answer, expected));
    };

    call.on('data', (request: BatchAppendReq) => {
      const id = request.getCorrelationId()?.getString() ?? '';
      const options = request.getOptions();
      if (options) pending.set(id, { options, events: [] });
      const gathered = pending.get(id);
      gathered?.events.push(...request.getProposedMessagesList().map(proposed));
      if (!gathered || !request.getIsFinal()) return;
      pending.delete(id);
      void complete(request, gathered.options, gathered.events);
    });
    call.on('end', () => {
      call.end();
    });
  };
