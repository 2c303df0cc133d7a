import type { Result } from '@app/bridge';
import { type Problem, isPassing } from './api';
import type { LedgerMessage } from './documents';
import { listenTogether } from './listen-together';
import type { Connection, Listen } from './stream';

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
/** A server that is away is asked again after this time, then twice, four times that. */
const AWAY_MS = 1000;
const MOST_DOUBLINGS = 4;

/**
 * Loads a value, then keeps it up to date: from the stream alone where `absorb` can, by loading again where
 * it cannot, where the stream was interrupted, where an answer was older than the events already seen, and where there
 * was none. A value that may have become another one without being asked for anew counts as cut off, whether the stream
 * stands or not; one that is there no more is not shown any longer.
 */
export const follow = <T>(
  source: Source<T>,
  changed: (state: Followed<T>) => void,
  listenTo: Listen = listenTogether,
): (() => void) => {
  let state: Followed<T> = { value: null, problem: null, connection: 'connecting' };
  /** How the stream stands. */
  let line: Connection = 'connecting';
  let seen = -1;
  let tries = 0;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let gathering = false;
  let asked = 0;
  /** The question that an answer is waited for; 0 for none. */
  let waiting = 0;
  let again = false;
  let openings = 0;
  let stopped = false;

  const set = (change: Partial<Followed<T>>): void => {
    state = { ...state, connection: failures > 0 ? 'lost' : line, ...change };
    if (!stopped) changed(state);
  };
  const loadIn = (delay: number): void => {
    clearTimeout(timer);
    gathering = false;
    timer = setTimeout(() => {
      gathering = false;
      void load();
    }, delay);
  };
  /** Who put it off with every event would never ask while many come. */
  const gather = (): void => {
    if (gathering) return;
    loadIn(GATHER_MS);
    gathering = true;
  };
  const fail = (problem: Problem): void => {
    const passes = isPassing(problem);
    failures = passes ? failures + 1 : 0;
    // Who has to sign in again goes on with what he has before him.
    set({ problem, ...(!passes && problem.status !== 401 && { value: null }) });
    if (passes) loadIn(AWAY_MS * 2 ** Math.min(failures - 1, MOST_DOUBLINGS));
  };
  const take = (value: T): void => {
    const position = source.positionOf(value);
    const shown = state.value === null ? -1 : source.positionOf(state.value);
    const isLastTry = tries >= MOST_TRIES;
    failures = 0;
    // A server that has come back and stays behind what it was has an older state of the ledger, and that is in force.
    const isPutBack = isLastTry && openings > 1;
    set({ problem: null, ...((position >= shown || isPutBack) && { value }) });
    if (position >= Math.max(seen, shown) || isLastTry) return;
    loadIn(BEHIND_MS * 2 ** tries);
    tries += 1;
  };
  const load = async (): Promise<void> => {
    if (waiting !== 0) {
      again = true;
      return;
    }
    const own = (waiting = asked += 1);
    const answer = await source.load();
    // Since then the line was interrupted, and it has been asked anew.
    if (stopped || waiting !== own) return;
    waiting = 0;
    if (answer.ok) take(answer.value);
    else fail(answer.error);
    if (again) loadIn(0);
    again = false;
  };

  const stop = listenTo(source.query, {
    opened: () => {
      line = 'live';
      set({});
      openings += 1;
      // What was asked before the line was cut may never be answered.
      if (openings > 1) [waiting, tries] = [0, 0];
      void load();
    },
    event: (message) => {
      tries = 0;
      // What moved is not for this reader; what he may see of it has to be asked for, and has no position of its own.
      const hidden = message.type === 'SessionMoved';
      if (!hidden) seen = Math.max(seen, message.position);
      const next = hidden || state.value === null ? null : source.absorb(state.value, message);
      if (next === null) gather();
      else if (next !== state.value) set({ value: next });
    },
    paused: () => {
      line = 'connecting';
      set({});
    },
    lost: () => {
      line = 'lost';
      set({});
    },
  });
  void load();
  return () => {
    stopped = true;
    clearTimeout(timer);
    stop();
  };
};
