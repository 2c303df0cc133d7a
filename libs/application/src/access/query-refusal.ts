import type { Message } from '@app/bridge';
import { SaidError } from '@app/messages';

/** Why a query is not answered, other than that there is no such thing. */
export type QueryRefusalCode =
  | 'BadCursor'
  | 'BadMoment'
  | 'BoardKept'
  | 'EntryTooLong'
  | 'EvidenceKept'
  | 'NoSuchFile'
  | 'NotAuthorised'
  | 'TileUnknown';

/** A query that is not answered; the reason may be shown to the caller. */
export class QueryRefusal extends SaidError {
  constructor(
    readonly code: QueryRefusalCode,
    message: Message,
  ) {
    super(message);
  }
}
