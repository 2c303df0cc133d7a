import type { Result } from '@app/bridge';
import type { Problem } from './api';
import type { LedgerMessage } from './documents';
import type { Connection } from './stream';
import { listen } from './stream';

/** Something the page shows, and how it stays true while the ledger grows. */
export interface Source<T> {
  /** Which events it depends on: the query of the event stream. */
  readonly query: string;
  readonly load: () => Promise<Result<T, Problem>>;
  /** The ledger position that a value includes. */
  readonly positionOf: (value: T) => number;
  /** The value after a new event; null where it has to be loaded again. */
  readonly absorb: (value: T, message: LedgerMessage) => T | null;
}

export interface Followed<T> {
  readonly value: T | null;
  readonly problem: Problem | null;
  readonly connection: Connection;
}

/** Several events in a row make one request. */
const GATHER_MS = 120;
/**
 * Another replica may be behind the stream by a moment: it is asked again after this time, then twice, four times that.
 * An answer to somebody from whom boards are kept may have an older position for good, so it is not asked for ever.
 */
const BEHIND_MS = 250;
const MOST_TRIES = 4;

/**
 * Loads a value, then keeps it up to date: from the stream alone where `absorb` can, by loading again where
 * it cannot, where the stream was interrupted, and where an answer was older than the events already seen.
 */
export const follow = <T>(
  source: Source<T>,
  changed: (state: Followed<T>) => void,
  listenTo: typeof listen = listen,
): (() => void) => {
  let state: Followed<T> = { value: null, problem: null, connection: 'connecting' };
  let seen = -1;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let loading = false;
  let again = false;
  let stopped = false;

  const set = (change: Partial<Followed<T>>): void => {
    state = { ...state, ...change };
    if (!stopped) changed(state);
  };
  const isNewer = (value: T): boolean =>
    state.value === null || source.positionOf(value) >= source.positionOf(state.value);
  const loadIn = (delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void load(), delay);
  };
  const load = async (): Promise<void> => {
    if (loading) {
      again = true;
      return;
    }
    loading = true;
    const answer = await source.load();
    loading = false;
    if (stopped) return;
    if (!answer.ok) set({ problem: answer.error });
    else if (isNewer(answer.value)) set({ value: answer.value, problem: null });
    const behind = answer.ok && source.positionOf(answer.value) < seen && tries < MOST_TRIES;
    if (again || behind) loadIn(again ? 0 : BEHIND_MS * 2 ** tries);
    if (behind) tries += 1;
    again = false;
  };

  const stop = listenTo(source.query, {
    opened: () => {
      set({ connection: 'live' });
      void load();
    },
    event: (message) => {
      tries = 0;
      // What moved is not for this reader; what he may see of it has to be asked for, and has no position of its own.
      const hidden = message.type === 'SessionMoved';
      if (!hidden) seen = Math.max(seen, message.position);
      const next = hidden || state.value === null ? null : source.absorb(state.value, message);
      if (next === null) loadIn(GATHER_MS);
      else if (next !== state.value) set({ value: next });
    },
    lost: () => set({ connection: 'lost' }),
  });
  void load();
  return () => {
    stopped = true;
    clearTimeout(timer);
    stop();
  };
};
