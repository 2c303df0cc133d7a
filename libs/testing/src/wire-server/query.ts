import { ReadReq } from '@eventstore/db-client/generated/streams_pb';
import { streamOf } from './messages';
import { firstIndex, type WireRecord } from './record';

/** Where a read or subscription begins: at a revision of a stream, or at a position of $all. */
type From = 'start' | 'end' | number;

export interface Query {
  /** The stream, or all of them. */
  readonly stream: string | undefined;
  readonly from: From;
  readonly backwards: boolean;
  readonly limit: number;
  readonly subscription: boolean;
  readonly filter: Filter | undefined;
}

export interface Filter {
  readonly passes: (record: WireRecord) => boolean;
  /** A checkpoint is sent after so many events looked at. */
  readonly checkpointEvery: number;
}

/** The window of a filter that names none: what the real server reads at a time. */
const DEFAULT_WINDOW = 32;

export const queryOf = (options: ReadReq.Options): Query => {
  const ofStream = options.getStream();
  const ofAll = options.getAll();
  return {
    stream: ofStream && streamOf(ofStream.getStreamIdentifier()),
    from: ofStream ? fromRevision(ofStream) : fromPosition(ofAll),
    backwards: options.getReadDirection() === ReadReq.Options.ReadDirection.BACKWARDS,
    limit: Number(options.getCount()),
    subscription: options.hasSubscription(),
    filter: filterOf(options.getFilter()),
  };
};

const fromRevision = (options: ReadReq.Options.StreamOptions): From =>
  options.hasStart() ? 'start' : options.hasEnd() ? 'end' : Number(options.getRevision());

const fromPosition = (options: ReadReq.Options.AllOptions | undefined): From =>
  options?.hasEnd() ? 'end' : options?.hasPosition() ? Number(options.getPosition()?.getCommitPosition()) : 'start';

const filterOf = (options: ReadReq.Options.FilterOptions | undefined): Filter | undefined => {
  if (options === undefined) return undefined;
  const expression = options.getStreamIdentifier() ?? options.getEventType();
  const subject = ({ stream, type }: WireRecord): string => (options.hasStreamIdentifier() ? stream : type);
  const regex = expression?.getRegex() ?? '';
  const prefixes = expression?.getPrefixList() ?? [];
  const pattern = regex === '' ? undefined : new RegExp(regex, 'u');
  return {
    passes: (record) =>
      pattern ? pattern.test(subject(record)) : prefixes.some((prefix) => subject(record).startsWith(prefix)),
    checkpointEvery: options.getCheckpointintervalmultiplier() * (options.getMax() || DEFAULT_WINDOW),
  };
};

/**
 * The records a read gives. Forwards it begins with the revision or position named; backwards with the revision named,
 * but on $all before the position named, so that the position after a page is where the next begins either way.
 */
export const select = (
  records: readonly WireRecord[],
  { stream, from, backwards, limit, filter }: Query,
): readonly WireRecord[] => {
  const place = placeOf(stream);
  const passing = (all: readonly WireRecord[]): readonly WireRecord[] => (filter ? all.filter(filter.passes) : all);
  if (!backwards)
    return from === 'end'
      ? []
      : passing(records.slice(from === 'start' ? 0 : firstIndex(records, (r) => place(r) >= from))).slice(0, limit);
  if (from === 'start')
    return stream === undefined ? [] : records.slice(0, 1).filter((record) => record.revision === 0);
  const end =
    from === 'end'
      ? records.length
      : firstIndex(records, (r) => (stream === undefined ? place(r) >= from : place(r) > from));
  return passing(records.slice(0, end)).slice(-limit).reverse();
};

/** What orders the records of a read: the revision in a stream, the position in $all. */
export const placeOf =
  (stream: string | undefined) =>
  (record: WireRecord): number =>
    stream === undefined ? record.position : record.revision;
