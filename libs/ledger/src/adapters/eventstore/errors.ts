import { isCommandError } from '@eventstore/db-client';
import { LedgerError } from '../../event-log';

/** What the client says when the stream is not at the revision that was expected. */
export const isWrongVersion = (error: unknown): boolean => typeOf(error) === 'wrong-expected-version';

/** A node that sends us to its leader: the client follows by itself, on the connection it has. */
export const isNotLeader = (error: unknown): boolean => typeOf(error) === 'not-leader';

/** Says in the ledger's words why the engine did not do as asked; `shown` is the engine in words. */
export const toLedgerError = (shown: string, error: unknown): LedgerError => {
  if (error instanceof LedgerError) return error;
  const text = error instanceof Error ? error.message : String(error);
  const failed = (code: LedgerError['code'], reason: string): LedgerError =>
    new LedgerError(code, `${shown}: ${reason} (${text})`, { cause: error });

  const type = typeOf(error);
  if (type === 'access-denied') return failed('LedgerUnusable', DENIED);
  if (type === 'maximum-append-size-exceeded') {
    return failed('LedgerUnusable', 'the append is larger than the engine takes: raise its MaxAppendSize');
  }
  if (type === 'stream-deleted') return failed('LedgerCorrupt', 'a stream of the ledger has been deleted');
  // The client hands on some errors of gRPC as they are: without a type, with the status code only.
  switch (codeOf(error)) {
    case INVALID_ARGUMENT:
    case UNIMPLEMENTED:
      return failed('LedgerUnusable', 'the engine does not understand what it is asked');
    case PERMISSION_DENIED:
    case UNAUTHENTICATED:
      return failed('LedgerUnusable', DENIED);
    default:
      return failed('LedgerUnreachable', 'the engine does not answer');
  }
};

const DENIED = 'the engine denies access: check the credentials and their rights';

/** Status codes of gRPC (https://grpc.github.io/grpc/core/md_doc_statuscodes.html). */
const INVALID_ARGUMENT = 3;
const PERMISSION_DENIED = 7;
const UNIMPLEMENTED = 12;
const UNAUTHENTICATED = 16;

const typeOf = (error: unknown): string | undefined =>
  error instanceof Error && isCommandError(error) ? error.type : undefined;

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
