import type { sendUnaryData, ServerUnaryCall } from '@grpc/grpc-js';
import {
  DeleteResp,
  TombstoneResp,
  type DeleteReq,
  type TombstoneReq,
} from '@eventstore/db-client/generated/streams_pb';
import type { Written } from './log';
import { expectedOf, streamOf } from './messages';
import { admit, type WireNode } from './node';
import type { Expected, WireRecord } from './record';
import { streamDeleted, wrongExpectedVersion, type Refusal } from './refusal';

/** Streams/Delete: a soft delete. */
export const softDelete =
  (node: WireNode) =>
  (call: ServerUnaryCall<DeleteReq, DeleteResp>, respond: sendUnaryData<DeleteResp>): void => {
    void (async () => {
      const outcome = await perform(node, 'Delete', call, node.log.softDelete);
      if ('code' in outcome) {
        respond(outcome);
        return;
      }
      const position = new DeleteResp.Position();
      position.setCommitPosition(String(outcome.position));
      position.setPreparePosition(String(outcome.position));
      const response = new DeleteResp();
      response.setPosition(position);
      respond(null, response);
    })();
  };

/** Streams/Tombstone: a hard delete. */
export const tombstone =
  (node: WireNode) =>
  (call: ServerUnaryCall<TombstoneReq, TombstoneResp>, respond: sendUnaryData<TombstoneResp>): void => {
    void (async () => {
      const outcome = await perform(node, 'Tombstone', call, node.log.tombstone);
      if ('code' in outcome) {
        respond(outcome);
        return;
      }
      const position = new TombstoneResp.Position();
      position.setCommitPosition(String(outcome.position));
      position.setPreparePosition(String(outcome.position));
      const response = new TombstoneResp();
      response.setPosition(position);
      respond(null, response);
    })();
  };

const perform = async (
  node: WireNode,
  what: 'Delete' | 'Tombstone',
  call: ServerUnaryCall<DeleteReq | TombstoneReq, unknown>,
  remove: (stream: string, expected: Expected) => Written,
): Promise<Refusal | Pick<WireRecord, 'position'>> => {
  const refusal = await admit(node, what, call.metadata);
  const options = call.request.getOptions();
  if (refusal) return refusal;
  const stream = streamOf(options?.getStreamIdentifier());
  const expected = options ? expectedOf(options) : 'any';
  const outcome = remove(stream, expected);
  switch (outcome.kind) {
    case 'written':
      return { position: outcome.record?.position ?? 0 };
    case 'wrong-expected-version':
      return wrongExpectedVersion(stream, expected, outcome.actual);
    case 'stream-deleted':
      return streamDeleted(stream);
  }
};
