import { randomUUID } from 'node:crypto';
import type { ClientDuplexStream } from '@grpc/grpc-js';
import { type EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import type { UUID } from '@eventstore/db-client/generated/shared_pb';
import { StreamsClient, StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb';
import { BatchAppendResp } from '@eventstore/db-client/generated/streams_pb';
import { unpackToCommandError } from '@eventstore/db-client/dist/streams/appendToStream/unpackError';
import type { EncodedEvent } from '../../canonical-event';
import type { JsonObject } from '../../event-log';
import { appendMessages } from './append-message';
import { callsOf } from './client-calls';
import { commandError } from './read-call';

interface EngineAppend {
  readonly stream: string;
  readonly events: readonly EncodedEvent[];
  /** The last revision of the stream, -1 for none. */
  readonly revision: number;
  readonly milliseconds: number;
}

/**
 * Appends by the client's connection: over one call for all appends, past the client's own, where the engine has that; it has
 * from 21.10 on. Rejects with the errors of the client; with any but those that say what the engine has refused, nobody knows
 * whether the append was written.
 */
export const appendTo = async (client: EventStoreDBClient, append: EngineAppend): Promise<void> => {
  if (await callsOf(client).supports(StreamsService.batchAppend)) return appendOverOne(client, append);
  const { stream, events, revision, milliseconds } = append;
  await client.appendToStream(stream, events.map(toClient), {
    expectedRevision: revision === -1 ? 'no_stream' : BigInt(revision),
    requiresLeader: true,
    deadline: milliseconds,
  });
};

const toClient = ({ id, type, data, metadata }: EncodedEvent) =>
  jsonEvent({ id, type, data: JSON.parse(data) as JsonObject, metadata: JSON.parse(metadata) as JsonObject });

type AppendStream = ClientDuplexStream<Buffer, BatchAppendResp>;

interface Waiting {
  readonly stream: string;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

const streams = new WeakMap<StreamsClient, Promise<AppendStream>>();
const waitingFor = new WeakMap<AppendStream, Map<string, Waiting>>();

const appendOverOne = async (
  client: EventStoreDBClient,
  { stream, events, revision, milliseconds }: EngineAppend,
): Promise<void> => {
  const calls = callsOf(client);
  const open = (service: StreamsClient): AppendStream => {
    const options = calls.callArguments({ requiresLeader: true }, { deadline: Infinity });
    return listening(
      service.makeBidiStreamRequest(
        StreamsService.batchAppend.path,
        (message: Buffer) => message,
        (bytes) => BatchAppendResp.deserializeBinary(bytes),
        ...options,
      ),
    );
  };
  const over = await calls.GRPCStreamCreator(StreamsClient, 'appendToStream', open, streams)();
  const correlationId = randomUUID();
  const deadline = Date.now() + milliseconds;
  const answered = new Promise<void>((resolve, reject) => {
    const waiting = waitingFor.get(over);
    if (waiting === undefined) reject(new Error('the call for appends has ended'));
    else waiting.set(correlationId, { stream, resolve, reject });
  });
  for (const message of appendMessages({ correlationId, stream, revision, events, deadline })) over.write(message);
  return answered;
};

/** Tells every answer to its append, and the end of the call to all that have none. */
const listening = (call: AppendStream): AppendStream => {
  const waiting = new Map<string, Waiting>();
  waitingFor.set(call, waiting);
  const end = (error: Error): void => {
    waitingFor.delete(call);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  call.on('data', (answer: BatchAppendResp) => {
    const id = uuidOf(answer.getCorrelationId());
    const append = waiting.get(id);
    waiting.delete(id);
    const refusal = answer.getError();
    if (refusal === undefined) append?.resolve();
    else append?.reject(unpackToCommandError(refusal, append.stream));
  });
  call.on('error', (error) => {
    end(commandError(error));
  });
  call.on('end', () => {
    end(new Error('the engine has ended the call for appends'));
  });
  return call;
};

const uuidOf = (uuid: UUID | undefined): string => {
  const halves = uuid?.getStructured();
  if (halves === undefined) return uuid?.getString() ?? '';
  const hex = [halves.getMostSignificantBits(), halves.getLeastSignificantBits()]
    .map((bits) => BigInt.asUintN(64, BigInt(bits)).toString(16).padStart(16, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};
