import type { EventLog } from '@app/ledger';

type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Work of one key one after the other, in the order it was asked for; different keys go side by side. */
const makeTurns = (): InTurn => {
  const last = new Map<string, Promise<void>>();
  return (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work);
    const over: Promise<void> = turn
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => {
        if (last.get(key) === over) last.delete(key);
      });
    last.set(key, over);
    return turn;
  };
};

const turnsOf = new WeakMap<EventLog, InTurn>();

/**
 * Does work on one stream of a ledger when all earlier work of this process on it is done: many writers on one
 * board then wait for each other instead of overtaking each other again and again. Other processes do not wait.
 */
export const inTurn = <T>(log: EventLog, stream: string, work: () => Promise<T>): Promise<T> => {
  const turns = turnsOf.get(log) ?? makeTurns();
  turnsOf.set(log, turns);
  return turns(stream, work);
};
