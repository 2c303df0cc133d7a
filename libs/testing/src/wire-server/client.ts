import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, jsonEvent, type JSONEventData, type ResolvedEvent } from '@eventstore/db-client';

/** The real client, and what the specs of the server do with it over and over. */

export const connect = (url: string): EventStoreDBClient => EventStoreDBClient.connectionString(url);

export const noted = (n = 0, type = 'Noted'): JSONEventData => jsonEvent({ id: randomUUID(), type, data: { n } });

export const notes = (count: number): JSONEventData[] => Array.from({ length: count }, (_, n) => noted(n));

/** The events that a read gives. */
export const eventsOf = async (read: AsyncIterable<ResolvedEvent>): Promise<readonly Recorded[]> => {
  const events: Recorded[] = [];
  for await (const { event } of read) if (event) events.push(event);
  return events;
};

export type Recorded = NonNullable<ResolvedEvent['event']>;

export const idsOf = (events: readonly { readonly id: string }[]): readonly string[] => events.map(({ id }) => id);

/** What a subscription tells, in order: 'confirmation', 'caughtUp', 'end', an event's id, or an error's type. */
interface Heard {
  readonly told: readonly string[];
  /** Resolves when this has been told. */
  readonly hears: (what: string) => Promise<void>;
}

export const listen = (subscription: NodeJS.EventEmitter): Heard => {
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  const tell = (what: string): void => {
    lines.push(what);
    for (const wake of waiting) wake();
    waiting.clear();
  };
  subscription.on('confirmation', () => {
    tell('confirmation');
  });
  subscription.on('caughtUp', () => {
    tell('caughtUp');
  });
  subscription.on('data', ({ event }: ResolvedEvent) => {
    tell(event?.id ?? '');
  });
  subscription.on('end', () => {
    tell('end');
  });
  subscription.on('error', (error: Error & { readonly type?: string }) => {
    tell(error.type ?? error.message);
  });
  return {
    told: lines,
    async hears(what) {
      while (!lines.includes(what)) {
        await new Promise<void>((resolve) => {
          waiting.add(resolve);
        });
      }
    },
  };
};

/** Resolves with 'silence' when nothing else has happened after some milliseconds. */
export const orSilence = async <T>(promise: Promise<T>, ms = 300): Promise<T | 'silence'> => {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<'silence'>((resolve) => {
    timer = setTimeout(resolve, ms, 'silence');
  });
  const first = await Promise.race([promise, silence]);
  clearTimeout(timer);
  return first;
};
