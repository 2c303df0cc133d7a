import { Metadata, status, type StatusObject } from '@grpc/grpc-js';
import { revisionText, type Expected } from './record';

/** A call answered by a gRPC status instead of a message; clients tell them apart by the trailer `exception`. */
export type Refusal = Pick<StatusObject, 'code' | 'details' | 'metadata'>;

export interface Endpoint {
  readonly address: string;
  readonly port: number;
}

const refusal = (code: status, details: string, trailers: Readonly<Record<string, string>> = {}): Refusal => {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(trailers)) metadata.set(key, value);
  return { code, details, metadata };
};

export const unavailable = (): Refusal => refusal(status.UNAVAILABLE, 'the server is not available');

export const unauthenticated = (): Refusal => refusal(status.UNAUTHENTICATED, 'the credentials are not valid');

export const accessDenied = (): Refusal =>
  refusal(status.PERMISSION_DENIED, 'access denied', { exception: 'access-denied' });

export const notLeader = ({ address, port }: Endpoint): Refusal =>
  refusal(status.NOT_FOUND, `the leader is ${address}:${port}`, {
    exception: 'not-leader',
    'leader-endpoint-host': address,
    'leader-endpoint-port': String(port),
  });

export const streamDeleted = (stream: string): Refusal =>
  refusal(status.FAILED_PRECONDITION, `the stream ${stream} is deleted`, {
    exception: 'stream-deleted',
    'stream-name': stream,
  });

export const maximumAppendSizeExceeded = (limit: number): Refusal =>
  refusal(status.INVALID_ARGUMENT, `the append is longer than ${limit} bytes`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(limit),
  });

/** As deletes report it; appends have messages of their own for this. */
export const wrongExpectedVersion = (stream: string, expected: Expected, actual: number | 'no-stream'): Refusal =>
  refusal(status.FAILED_PRECONDITION, `the stream ${stream} is at ${actual}`, {
    exception: 'wrong-expected-version',
    'stream-name': stream,
    'expected-version':
      expected === 'no-stream'
        ? '-1'
        : expected === 'any'
          ? '-2'
          : expected === 'stream-exists'
            ? '-4'
            : revisionText(expected),
    ...(actual === 'no-stream' ? {} : { 'actual-version': revisionText(actual) }),
  });

export const broken = (): Refusal => refusal(status.INTERNAL, 'the stream of appends broke');
