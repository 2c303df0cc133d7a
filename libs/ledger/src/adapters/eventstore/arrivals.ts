/** An event that the feed has brought into the copy. */
interface Arrival {
  readonly streamId: string;
  readonly revision: number;
  readonly id: string;
  /** Undefined where the copy had it already: another process fills it, too. */
  readonly position: number | undefined;
}

/** An event that somebody waits for. */
interface Expected {
  /** Resolves when the event comes; with undefined after so many milliseconds, or when nothing comes any more. */
  readonly within: (milliseconds: number) => Promise<Arrival | undefined>;
  /** To be called when it is no longer waited for. */
  readonly forget: () => void;
}

/** Who waits for which event, so that each that comes is told to those alone. */
export interface Arrivals {
  readonly expect: (streamId: string, revision: number) => Expected;
  readonly came: (arrival: Arrival) => void;
  /** Nothing comes any more. */
  readonly end: () => void;
}

export const makeArrivals = (): Arrivals => {
  const waiting = new Map<string, Set<(arrival: Arrival | undefined) => void>>();
  return {
    expect(streamId, revision) {
      const key = keyOf(streamId, revision);
      let resolve: (arrival: Arrival | undefined) => void = () => undefined;
      const coming = new Promise<Arrival | undefined>((done) => {
        resolve = done;
      });
      const others = waiting.get(key);
      if (others === undefined) waiting.set(key, new Set([resolve]));
      else others.add(resolve);
      const forget = (): void => {
        const left = waiting.get(key);
        if (left?.delete(resolve) === true && left.size === 0) waiting.delete(key);
      };
      return {
        forget,
        async within(milliseconds) {
          const timer = setTimeout(resolve, milliseconds);
          try {
            return await coming;
          } finally {
            clearTimeout(timer);
            forget();
          }
        },
      };
    },
    came(arrival) {
      if (waiting.size === 0) return;
      const key = keyOf(arrival.streamId, arrival.revision);
      for (const resolve of waiting.get(key) ?? []) resolve(arrival);
    },
    end() {
      for (const all of waiting.values()) for (const resolve of all) resolve(undefined);
    },
  };
};

const keyOf = (streamId: string, revision: number): string => `${revision} ${streamId}`;
