/** Why a query is not answered, other than that there is no such thing. */
export type QueryRefusalCode =
  'BadCursor' | 'BadMoment' | 'BoardKept' | 'EntryTooLong' | 'EvidenceKept' | 'NotAuthorised' | 'TileUnknown';

/** A query that is not answered; the message may be shown to the caller. */
export class QueryRefusal extends Error {
  constructor(
    readonly code: QueryRefusalCode,
    message: string,
  ) {
    super(message);
  }
}
