/** How much work is done at once, and how much may wait. */
export interface TurnLimits {
  readonly atOnce: number;
  /** Of one line: what is given to one stream is done one after the other anyway. */
  readonly atOncePerLine: number;
  readonly waiting: number;
}

/** Work that may begin, and whose it is. */
export interface Turn<T> {
  readonly line: string;
  readonly work: T;
}

/**
 * Work in lines that take turns: of each line what has come first, and after a line has had its turn, every other one before
 * it again. Where too much waits, the longest line loses what has come last, so that a long line leaves room for short ones.
 * It has no clock and does nothing itself.
 */
export class TurnQueue<T> {
  /** What waits, by line, in the order in which the lines have their turns. None is empty. */
  private readonly lines = new Map<string, T[]>();
  private readonly running = new Map<string, number>();
  private waitingCount = 0;
  private runningCount = 0;

  constructor(private readonly limits: TurnLimits) {}

  get waiting(): number {
    return this.waitingCount;
  }

  get atWork(): number {
    return this.runningCount;
  }

  /** Lets work wait in a line; gives the work for which there is no room any more, perhaps this. */
  add(line: string, work: T): T | null {
    const before = this.lines.get(line);
    if (before === undefined) this.lines.set(line, [work]);
    else before.push(work);
    this.waitingCount += 1;
    return this.waitingCount > this.limits.waiting ? this.dropFromLongest(line) : null;
  }

  /** The work whose turn it is; null where none may begin now. `end` says when it is done. */
  begin(): Turn<T> | null {
    if (this.runningCount >= this.limits.atOnce) return null;
    for (const [line, all] of this.lines) {
      const running = this.running.get(line) ?? 0;
      if (running >= this.limits.atOncePerLine) continue;
      const work = all.shift();
      if (work === undefined) continue;
      this.lines.delete(line);
      if (all.length > 0) this.lines.set(line, all);
      this.waitingCount -= 1;
      this.runningCount += 1;
      this.running.set(line, running + 1);
      return { line, work };
    }
    return null;
  }

  /** The work of a line that has waited longest; null where none waits. */
  first(line: string): T | null {
    return this.lines.get(line)?.[0] ?? null;
  }

  /** Work of a line that had begun is done. */
  end(line: string): void {
    this.runningCount -= 1;
    const left = (this.running.get(line) ?? 0) - 1;
    if (left > 0) this.running.set(line, left);
    else this.running.delete(line);
  }

  /** Takes work out that waits; false where it waits no more. */
  leave(line: string, work: T): boolean {
    const all = this.lines.get(line);
    const at = all?.indexOf(work) ?? -1;
    if (all === undefined || at < 0) return false;
    all.splice(at, 1);
    if (all.length === 0) this.lines.delete(line);
    this.waitingCount -= 1;
    return true;
  }

  /** Where another line is no longer than this one, this one loses. */
  private dropFromLongest(own: string): T | null {
    let longest = own;
    let all = this.lines.get(own) ?? [];
    for (const [line, works] of this.lines) if (works.length > all.length) [longest, all] = [line, works];
    const last = all.at(-1);
    if (last === undefined) return null;
    this.leave(longest, last);
    return last;
  }
}
