import type { EventLog, RecordedEvent } from '@app/ledger';
import { type Principal, seesEverything } from '@app/documents';
import {
  type EventRedactor,
  type ReadModels,
  type VisibleEvent,
  eventRedactor,
  sessionOf,
  stageNames,
} from '@app/application';
import { type Belonging, type Filters, isWanted } from './event-filter';

/** One who listens, as far as he is told things. */
export interface Listener {
  readonly principal: Principal;
  readonly filters: Filters;
  /** Ends when he has gone, or is told no more. */
  readonly signal: AbortSignal;
  /** Tells him something; gives whether there is room for more. */
  readonly tell: (event: VisibleEvent) => boolean;
  /** Waits until there is room again, or he has gone. */
  readonly drained: () => Promise<void>;
  /** How far he has listened, for who may know when others act. */
  readonly passed: (position: number) => void;
  /** Sends him away. */
  readonly end: () => void;
}

/** Those who hear the same: they see the same, and have asked for the same. */
interface Audience {
  readonly filters: Filters;
  readonly redact: EventRedactor;
  readonly everything: boolean;
  readonly listeners: Map<Listener, Place>;
}

/** How a listener hears with others. */
interface Place {
  /** What he has heard before he came. */
  readonly after: number;
  /** Lets him go, since there is no room for more. */
  readonly leave: () => void;
}

/** A function of events that is worked out once for each. */
const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

/**
 * Follows the ledger once for all who listen, from when the first one does. What of an event is told is worked out once for
 * each audience, not for each listener; who is too slow to hear with the others goes on at his own pace until he has come up
 * with them again. Queries are never behind what has been told. A failure ends the listeners that it concerns and goes to
 * `failed`.
 */
export class FanOut {
  private readonly audiences = new Map<string, Audience>();
  private readonly stageOf: (session: string) => string;
  private readonly stopped = new AbortController();
  /** Rejects where the end of the ledger cannot be found; null while nothing is followed. */
  private begun: Promise<void> | null = null;
  /** Of the event that audiences are being told, or have been told last. */
  private position = -1;
  /** A position that the read models have reached. */
  private reached = -1;

  constructor(
    private readonly log: EventLog,
    private readonly models: ReadModels,
    private readonly failed: (error: unknown) => void,
  ) {
    this.stageOf = stageNames(models);
  }

  /** Tells a listener what is after a position, without gap or repeat, until his signal ends. */
  async follow(listener: Listener, after: number): Promise<void> {
    for (let at = after; !listener.signal.aborted;) {
      await (this.begun ??= this.begin());
      at = await this.hearWithOthers(listener, await this.catchUp(listener, at));
      await listener.drained();
    }
  }

  stop(): void {
    this.stopped.abort();
  }

  private async begin(): Promise<void> {
    try {
      this.position = await this.log.head();
    } catch (error) {
      this.begun = null;
      throw error;
    }
    void this.run(this.stopped.signal)
      .catch(this.failed)
      .finally(() => {
        this.begun = null;
        for (const { listeners } of this.audiences.values()) for (const one of listeners.keys()) one.end();
      });
  }

  /** Brings a listener to where the others are, at his own pace; gives the position. */
  private async catchUp(listener: Listener, after: number): Promise<number> {
    const { principal, filters, signal } = listener;
    const everything = seesEverything(principal);
    const redact = eventRedactor(this.log, this.models, principal, filters.board);
    let at = after;
    while (!signal.aborted && at < this.position) {
      const target = this.position;
      for await (const event of this.log.readAll({ after: at })) {
        if (event.position > target || signal.aborted) break;
        const visible = await this.visibleIn(event, { filters, redact }, this.belonging(event), signal);
        if (visible && !listener.tell(visible)) await listener.drained();
        if (everything) listener.passed(event.position);
      }
      at = target;
    }
    return at;
  }

  /**
   * Resolves with the position that he has come to, when he is gone or there is no room for more; at once where the others
   * have gone on meanwhile, or nobody tells them anything.
   */
  private hearWithOthers(listener: Listener, after: number): Promise<number> {
    if (after < this.position || this.begun === null) return Promise.resolve(after);
    const { principal, filters, signal } = listener;
    const name = JSON.stringify([principal, filters]);
    const audience = this.audiences.get(name) ?? {
      filters,
      redact: eventRedactor(this.log, this.models, principal, filters.board),
      everything: seesEverything(principal),
      listeners: new Map<Listener, Place>(),
    };
    return new Promise((resolve) => {
      const leave = (): void => {
        signal.removeEventListener('abort', leave);
        audience.listeners.delete(listener);
        if (audience.listeners.size === 0 && this.audiences.get(name) === audience) this.audiences.delete(name);
        resolve(Math.max(after, this.position));
      };
      this.audiences.set(name, audience);
      audience.listeners.set(listener, { after, leave });
      signal.addEventListener('abort', leave);
      if (signal.aborted) leave();
    });
  }

  private async run(signal: AbortSignal): Promise<void> {
    for await (const followed of this.log.subscribeAll({ after: this.position, signal })) {
      if (followed.kind === 'caught-up') continue;
      const { event } = followed;
      // From here on nobody joins who has not heard it: who does so while it is told is told by the loop or by himself.
      this.position = event.position;
      const belonging = this.belonging(event);
      for (const audience of this.audiences.values()) await this.tell(audience, event, belonging, signal);
    }
  }

  private async tell(
    audience: Audience,
    event: RecordedEvent,
    belonging: Belonging,
    signal: AbortSignal,
  ): Promise<void> {
    const { everything, listeners } = audience;
    try {
      const visible = await this.visibleIn(event, audience, belonging, signal);
      for (const [listener, { after, leave }] of listeners) {
        if (event.position <= after) continue;
        if (visible && !listener.tell(visible)) leave();
        if (everything) listener.passed(event.position);
      }
    } catch (error) {
      this.failed(error);
      for (const listener of listeners.keys()) listener.end();
    }
  }

  private async visibleIn(
    event: RecordedEvent,
    { filters, redact }: Pick<Audience, 'filters' | 'redact'>,
    belonging: Belonging,
    signal: AbortSignal,
  ): Promise<VisibleEvent | null> {
    if (event.position > this.reached) {
      await this.models.reached(event.position, signal);
      if (signal.aborted) return null;
      this.reached = this.models.position();
    }
    return redact(event, isWanted(filters, event, belonging));
  }

  private belonging({ streamId }: RecordedEvent): Belonging {
    return { sessionOf: once(() => sessionOf(this.models, streamId)), stageOf: this.stageOf };
  }
}
