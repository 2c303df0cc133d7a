import { Empty as GoogleEmpty } from 'google-protobuf/google/protobuf/empty_pb';
import { Any } from 'google-protobuf/google/protobuf/any_pb';
import { Code } from '@eventstore/db-client/generated/code_pb';
import * as shared from '@eventstore/db-client/generated/shared_pb';
import { Status } from '@eventstore/db-client/generated/status_pb';
import {
  AppendResp,
  BatchAppendResp,
  ReadResp,
  type AppendReq,
  type BatchAppendReq,
  type DeleteReq,
  type TombstoneReq,
} from '@eventstore/db-client/generated/streams_pb';
import { revisionText, type Expected, type ProposedRecord, type WireRecord } from './record';
import type { AppendAnswer } from './append-answer';

/** Between the generated messages of the wire and the plain values of the server. */

const identifier = (stream: string): shared.StreamIdentifier => {
  const message = new shared.StreamIdentifier();
  message.setStreamName(Buffer.from(stream, 'utf8'));
  return message;
};

export const streamOf = (message: shared.StreamIdentifier | undefined): string =>
  Buffer.from(message?.getStreamName_asU8() ?? []).toString('utf8');

export const uuid = (id: string): shared.UUID => {
  const message = new shared.UUID();
  message.setString(id);
  return message;
};

/** What an append or a delete expects; both spell it alike but for the name of the revision. */
export const expectedOf = (
  options: AppendReq.Options | DeleteReq.Options | TombstoneReq.Options | BatchAppendReq.Options,
): Expected => {
  if (options.hasNoStream()) return 'no-stream';
  if (options.hasStreamExists()) return 'stream-exists';
  if (options.hasAny()) return 'any';
  return Number('getRevision' in options ? options.getRevision() : options.getStreamPosition());
};

export const proposed = (message: AppendReq.ProposedMessage | BatchAppendReq.ProposedMessage): ProposedRecord => ({
  id: message.getId()?.getString() ?? '',
  type: message.getMetadataMap().get('type') ?? '',
  contentType: message.getMetadataMap().get('content-type') ?? '',
  data: message.getData_asU8(),
  metadata: message.getCustomMetadata_asU8(),
});

/** Ticks of 100 ns since 1970, as the wire has `created`. */
const TICKS_PER_MILLISECOND = 10_000n;

export const eventMessage = (record: WireRecord): ReadResp => {
  const event = new ReadResp.ReadEvent.RecordedEvent();
  event.setId(uuid(record.id));
  event.setStreamIdentifier(identifier(record.stream));
  event.setStreamRevision(revisionText(record.revision));
  event.setCommitPosition(String(record.position));
  event.setPreparePosition(String(record.position));
  event
    .getMetadataMap()
    .set('type', record.type)
    .set('content-type', record.contentType)
    .set('created', String(BigInt(record.created) * TICKS_PER_MILLISECOND));
  event.setData(record.data);
  event.setCustomMetadata(record.metadata);
  const read = new ReadResp.ReadEvent();
  read.setEvent(event);
  read.setCommitPosition(String(record.position));
  const response = new ReadResp();
  response.setEvent(read);
  return response;
};

export const streamNotFoundMessage = (stream: string): ReadResp => {
  const notFound = new ReadResp.StreamNotFound();
  notFound.setStreamIdentifier(identifier(stream));
  const response = new ReadResp();
  response.setStreamNotFound(notFound);
  return response;
};

export const confirmationMessage = (subscriptionId: string): ReadResp => {
  const confirmation = new ReadResp.SubscriptionConfirmation();
  confirmation.setSubscriptionId(subscriptionId);
  const response = new ReadResp();
  response.setConfirmation(confirmation);
  return response;
};

export const caughtUpMessage = (): ReadResp => {
  const response = new ReadResp();
  response.setCaughtUp(new ReadResp.CaughtUp());
  return response;
};

export const checkpointMessage = (position: number): ReadResp => {
  const checkpoint = new ReadResp.Checkpoint();
  checkpoint.setCommitPosition(String(position));
  checkpoint.setPreparePosition(String(position));
  const response = new ReadResp();
  response.setCheckpoint(checkpoint);
  return response;
};

type Appended = Extract<AppendAnswer, { kind: 'written' }>;
type WrongVersion = Extract<AppendAnswer, { kind: 'wrong-expected-version' }>;

export const appendMessage = (answer: Appended | WrongVersion, expected: Expected): AppendResp => {
  const response = new AppendResp();
  if (answer.kind === 'written') response.setSuccess(appendSuccess(answer));
  else response.setWrongExpectedVersion(appendWrongVersion(answer, expected));
  return response;
};

const appendSuccess = ({ record }: Appended): AppendResp.Success => {
  const success = new AppendResp.Success();
  if (record === undefined) {
    success.setNoStream(new shared.Empty());
    success.setNoPosition(new shared.Empty());
    return success;
  }
  const position = new AppendResp.Position();
  position.setCommitPosition(String(record.position));
  position.setPreparePosition(String(record.position));
  success.setCurrentRevision(revisionText(record.revision));
  success.setPosition(position);
  return success;
};

const appendWrongVersion = ({ actual }: WrongVersion, expected: Expected): AppendResp.WrongExpectedVersion => {
  const wrong = new AppendResp.WrongExpectedVersion();
  if (actual === 'no-stream') wrong.setCurrentNoStream(new shared.Empty());
  else wrong.setCurrentRevision(revisionText(actual));
  if (expected === 'no-stream') wrong.setExpectedNoStream(new shared.Empty());
  else if (expected === 'any') wrong.setExpectedAny(new shared.Empty());
  else if (expected === 'stream-exists') wrong.setExpectedStreamExists(new shared.Empty());
  else wrong.setExpectedRevision(revisionText(expected));
  return wrong;
};

/** The answer to one append of a stream of appends: every outcome is a message, errors packed as google.rpc.Status. */
export const batchAppendMessage = (
  correlationId: shared.UUID | undefined,
  stream: string,
  answer: AppendAnswer,
  expected: Expected,
): BatchAppendResp => {
  const response = new BatchAppendResp();
  response.setCorrelationId(correlationId);
  response.setStreamIdentifier(identifier(stream));
  if (answer.kind === 'written') response.setSuccess(batchSuccess(answer));
  else response.setError(batchError(answer, stream, expected));
  return response;
};

const batchSuccess = ({ record }: Appended): BatchAppendResp.Success => {
  const success = new BatchAppendResp.Success();
  if (record === undefined) {
    success.setNoStream(new GoogleEmpty());
    success.setNoPosition(new GoogleEmpty());
    return success;
  }
  const position = new shared.AllStreamPosition();
  position.setCommitPosition(String(record.position));
  position.setPreparePosition(String(record.position));
  success.setCurrentRevision(revisionText(record.revision));
  success.setPosition(position);
  return success;
};

const batchError = (answer: Exclude<AppendAnswer, Appended>, stream: string, expected: Expected): Status => {
  switch (answer.kind) {
    case 'wrong-expected-version':
      return statusOf(Code.ALREADY_EXISTS, 'WrongExpectedVersion', batchWrongVersion(answer, expected));
    case 'stream-deleted': {
      const deleted = new shared.StreamDeleted();
      deleted.setStreamIdentifier(identifier(stream));
      return statusOf(Code.FAILED_PRECONDITION, 'StreamDeleted', deleted);
    }
    case 'too-long': {
      const exceeded = new shared.MaximumAppendSizeExceeded();
      exceeded.setMaxappendsize(answer.limit);
      return statusOf(Code.INVALID_ARGUMENT, 'MaximumAppendSizeExceeded', exceeded);
    }
    case 'access-denied':
      return statusOf(Code.PERMISSION_DENIED, 'AccessDenied', new shared.AccessDenied());
  }
};

const batchWrongVersion = ({ actual }: WrongVersion, expected: Expected): shared.WrongExpectedVersion => {
  const wrong = new shared.WrongExpectedVersion();
  if (actual === 'no-stream') wrong.setCurrentNoStream(new GoogleEmpty());
  else wrong.setCurrentStreamRevision(revisionText(actual));
  if (expected === 'no-stream') wrong.setExpectedNoStream(new GoogleEmpty());
  else if (expected === 'any') wrong.setExpectedAny(new GoogleEmpty());
  else if (expected === 'stream-exists') wrong.setExpectedStreamExists(new GoogleEmpty());
  else wrong.setExpectedStreamPosition(revisionText(expected));
  return wrong;
};

const statusOf = (code: Code, name: string, details: { readonly serializeBinary: () => Uint8Array }): Status => {
  const packed = new Any();
  packed.pack(details.serializeBinary(), `event_store.client.${name}`);
  const message = new Status();
  message.setCode(code);
  message.setMessage(name);
  message.setDetails(packed);
  return message;
};
