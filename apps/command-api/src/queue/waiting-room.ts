import { type TurnLimits, TurnQueue } from './turn-queue';

/** Why work was refused: there was no room for it to wait, its turn had not come in time, or would not have. */
export type RefusedBecause = 'full' | 'late' | 'behind';

interface Rules extends TurnLimits {
  /** How long work may wait for its turn, in milliseconds; null for as long as it takes. */
  readonly patienceMs: number | null;
  /** What work that is refused rejects with. */
  readonly refusal: (because: RefusedBecause) => Error;
  /** Told whenever work begins, of how long it has waited, in milliseconds. */
  readonly waited?: (milliseconds: number) => void;
}

interface Waiting {
  /** When it came, in milliseconds of `performance.now()`. */
  readonly since: number;
  readonly begin: () => void;
  readonly refuse: (because: RefusedBecause) => void;
}

/** Does work of many lines in turn. What is refused has not begun. */
export class WaitingRoom {
  private readonly queue: TurnQueue<Waiting>;

  constructor(private readonly rules: Rules) {
    this.queue = new TurnQueue(rules);
  }

  get waiting(): number {
    return this.queue.waiting;
  }

  get atWork(): number {
    return this.queue.atWork;
  }

  /** Does work when its turn has come. Rejects with the refusal of the rules, or as the work itself. */
  async run<T>(line: string, work: () => Promise<T>): Promise<T> {
    const end = await this.enter(line);
    try {
      return await work();
    } finally {
      end();
    }
  }

  /** Resolves when it is the turn of a line, with what says that the work is done; rejects with the refusal of the rules. */
  async enter(line: string): Promise<() => void> {
    if (this.isBehind(line)) throw this.rules.refusal('behind');
    await this.turnOf(line);
    return () => {
      this.queue.end(line);
      this.beginNext();
    };
  }

  /** Whether the first of a line has waited for half the patience: what comes now would wait for longer than that. */
  private isBehind(line: string): boolean {
    const { patienceMs } = this.rules;
    const first = this.queue.first(line);
    return patienceMs !== null && first !== null && performance.now() - first.since > patienceMs / 2;
  }

  private turnOf(line: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const { patienceMs, refusal, waited } = this.rules;
      const since = performance.now();
      const late = (): void => {
        if (this.queue.leave(line, waiting)) waiting.refuse('late');
      };
      const deadline = patienceMs === null ? null : setTimeout(late, patienceMs);
      const waiting: Waiting = {
        since,
        begin: () => {
          if (deadline) clearTimeout(deadline);
          waited?.(performance.now() - since);
          resolve();
        },
        refuse: (because) => {
          if (deadline) clearTimeout(deadline);
          reject(refusal(because));
        },
      };
      const dropped = this.queue.add(line, waiting);
      this.beginNext();
      dropped?.refuse('full');
    });
  }

  private beginNext(): void {
    for (let turn = this.queue.begin(); turn !== null; turn = this.queue.begin()) turn.work.begin();
  }
}
