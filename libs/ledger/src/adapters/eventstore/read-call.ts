import type { ClientReadableStream } from '@grpc/grpc-js';
import { type EventStoreDBClient, type Position, convertToCommandError } from '@eventstore/db-client';
import { Empty } from '@eventstore/db-client/generated/shared_pb';
import { StreamsClient, StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb';
import { ReadReq } from '@eventstore/db-client/generated/streams_pb';
import { callsOf } from './client-calls';
import { type ReadMessage, decodeReadMessage } from './engine-record';

/** What is read of all streams: a number of events, or what comes after a position in streams of such names, for ever. */
export type ReadAll =
  | { readonly from: Position | 'start' | 'end'; readonly direction: 'forwards' | 'backwards'; readonly count: number }
  | { readonly after: Position | undefined; readonly streams: string; readonly checkpointInterval: number };

type ReadCall = ClientReadableStream<ReadMessage>;

/**
 * Reads all streams by the client's connection, but past its conversion of what comes, which costs more than storing it. What
 * the leader alone knows is asked of the leader. The stream fails with errors of gRPC: `convertToCommandError`.
 */
export const openRead = async (client: EventStoreDBClient, read: ReadAll): Promise<ReadCall> => {
  const calls = callsOf(client);
  const isSubscription = 'streams' in read;
  const call = calls.GRPCStreamCreator(StreamsClient, isSubscription ? 'subscribeToAll' : 'readAll', (service) => {
    const options = calls.callArguments(isSubscription ? {} : { requiresLeader: true }, { deadline: Infinity });
    const stream = service.makeServerStreamRequest(
      READ.path,
      READ.requestSerialize,
      decodeReadMessage,
      requestOf(read),
      ...options,
    );
    // Whoever reads listens, too; but what fails after they have gone would end the process.
    stream.on('error', () => undefined);
    return stream;
  });
  return call();
};

const { read: READ } = StreamsService;

/** An error of a call in the client's words, which tell what the engine has refused. */
export const commandError = (error: Error): Error => convertToCommandError(error) ?? error;

const requestOf = (read: ReadAll): ReadReq => {
  const all = new ReadReq.Options.AllOptions();
  const options = new ReadReq.Options();
  options.setAll(all);
  const uuids = new ReadReq.Options.UUIDOption();
  uuids.setString(new Empty());
  options.setUuidOption(uuids);
  options.setResolveLinks(false);
  if ('streams' in read) {
    beginAt(all, read.after ?? 'start');
    options.setSubscription(new ReadReq.Options.SubscriptionOptions());
    options.setFilter(namesLike(read.streams, read.checkpointInterval));
  } else {
    beginAt(all, read.from);
    const { FORWARDS, BACKWARDS } = ReadReq.Options.ReadDirection;
    options.setReadDirection(read.direction === 'forwards' ? FORWARDS : BACKWARDS);
    options.setCount(String(read.count));
    options.setNoFilter(new Empty());
  }
  const request = new ReadReq();
  request.setOptions(options);
  return request;
};

const beginAt = (all: ReadReq.Options.AllOptions, from: Position | 'start' | 'end'): void => {
  if (from === 'start') all.setStart(new Empty());
  else if (from === 'end') all.setEnd(new Empty());
  else {
    const position = new ReadReq.Options.Position();
    position.setCommitPosition(String(from.commit));
    position.setPreparePosition(String(from.prepare));
    all.setPosition(position);
  }
};

const namesLike = (streams: string, checkpointInterval: number): ReadReq.Options.FilterOptions => {
  const expression = new ReadReq.Options.FilterOptions.Expression();
  expression.setRegex(streams);
  const filter = new ReadReq.Options.FilterOptions();
  filter.setStreamIdentifier(expression);
  filter.setCount(new Empty());
  filter.setCheckpointintervalmultiplier(checkpointInterval);
  return filter;
};
