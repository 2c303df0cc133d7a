/** Counts what is open at this moment, in total and by key. */
export class OpenCounts {
  total = 0;
  private readonly byKey = new Map<string, number>();

  of(key: string): number {
    return this.byKey.get(key) ?? 0;
  }

  /** Counts one as open; the function that it gives counts it as closed, once. */
  add(key: string): () => void {
    this.total += 1;
    this.byKey.set(key, this.of(key) + 1);
    let open = true;
    return () => {
      if (!open) return;
      open = false;
      this.total -= 1;
      const left = this.of(key) - 1;
      if (left === 0) this.byKey.delete(key);
      else this.byKey.set(key, left);
    };
  }
}

/** Whether a limit leaves no room for one more; 0 stands for no limit. */
export const isReached = (limit: number, count: number): boolean => limit > 0 && count >= limit;
