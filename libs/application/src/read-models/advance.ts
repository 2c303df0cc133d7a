import { type Database, type EventLog, type RecordedEvent, toHex } from '@app/ledger';
import { monotonicNow } from '../runtime/monotonic-clock';
import { type Worked, applyEvents } from './apply';
import { goLive } from './model-versions';
import { type History, historyIn, recordHistory } from './history';
import type { AnyProjection } from './projections';
import { refuseUnlessSigned } from './signed-leaves';

/** How many events go into one transaction at most; bounds memory, and how long queries have to wait. */
export const BATCH = 1_000;

interface Page {
  readonly events: readonly RecordedEvent[];
  /** How far whoever takes them has come. */
  readonly to: number;
  /** Whether this was the end of the ledger. */
  readonly last: boolean;
}

/** What these projections need of the events after a position, up to the end of the ledger or of a page. */
const pageAfter = async (
  { log, accepted }: Source,
  after: number,
  projections: readonly AnyProjection[],
): Promise<Page> => {
  const head = await log.head();
  const types = [...new Set(projections.flatMap((projection) => projection.types))];
  const events: RecordedEvent[] = [];
  if (after < head)
    for await (const event of log.readAll({ after, types, limit: BATCH, checked: { accepted: accepted() } }))
      events.push(event);
  const last = events.length < BATCH;
  const end = events.at(-1)?.position ?? after;
  return { events, to: last ? Math.max(after, head, end) : end, last };
};

/** The ledger that models are made from, and its identity; null where it has none. */
export interface Source {
  readonly log: EventLog;
  readonly ledger: string | null;
  /** Positions of altered events that the operator accepted. */
  readonly accepted: () => readonly number[];
}

/** Between two roots of a live history, in milliseconds: one takes as long as bringing the models a few events further. */
const ROOT_INTERVAL = 1_000;

/** When the root that a file has recorded was made. */
const rootedAt = new WeakMap<Database, number>();

/** The history of so many events; with its root where the one on record is of long ago. */
const historyAt = async ({ log, ledger }: Source, db: Database, size: number): Promise<History> => {
  const [last] = size === 0 ? [] : await log.tree.hashes(0, size - 1, 1);
  const leaf = last ? toHex(last) : '';
  const before = historyIn(db);
  const now = monotonicNow();
  if (before && before.rootSize <= size && now - (rootedAt.get(db) ?? -ROOT_INTERVAL) < ROOT_INTERVAL)
    return { ledger, size, leaf, rootSize: before.rootSize, root: before.root };
  rootedAt.set(db, now);
  return { ledger, size, leaf, rootSize: size, root: toHex(await log.tree.root(size)) };
};

interface Advance {
  readonly source: Source;
  readonly db: Database;
  /** Reads anew which generations are brought further, and where they stand; null where one has been dropped. */
  readonly chosen: () => readonly Worked[] | null;
  /** Whether those that are not live yet go live at the end. */
  readonly swap: boolean;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reads the ledger from where generations stand to its end, in transactions of bounded size; there they all stand at the
 * same position. Others may do the same at the same time. Gives the position; null where a generation has been dropped.
 * Rejects with `LedgerAltered` before an altered event is taken in, or a generation made with one goes live.
 */
export const advance = async ({ source, db, chosen, swap, signal }: Advance): Promise<number | null> => {
  for (;;) {
    signal?.throwIfAborted();
    const worked = chosen();
    if (worked === null) return null;
    const from = Math.min(...worked.map(({ at }) => at));
    const projections = worked.map(({ projection }) => projection);
    const { events, to, last } = await pageAfter(source, from, projections);
    const isEnd = last && worked.every(({ at }) => at <= to);
    const ready = swap && isEnd ? worked.filter(({ live }) => !live) : [];
    if (isEnd && from === to && ready.length === 0) return to;
    if (ready.length > 0) await refuseUnlessSigned(source.log);
    const history = await historyAt(source, db, to + 1);
    const finish = (): void => {
      for (const { generation } of ready) goLive(db, generation);
      recordHistory(db, history);
    };
    if (applyEvents(db, worked, events, to, finish) && isEnd) return to;
  }
};
