/** The lines of a file by their index, from 0; undefined behind the last one. */
export interface Lines {
  at(index: number): string | undefined;
}

/** Lines that are read as far as somebody has looked, and of which only those from some line on are held. */
export interface LineWindow extends Lines {
  /** Lines before this one are not looked at again. */
  forget(before: number): void;
}

export const lineWindow = (lines: Iterable<string>): LineWindow => {
  const rest = lines[Symbol.iterator]();
  const held: string[] = [];
  let first = 0;
  let ended = false;
  return {
    at: (index) => {
      while (!ended && index >= first + held.length) {
        const next = rest.next();
        if (next.done === true) ended = true;
        else held.push(next.value);
      }
      return index < first ? undefined : held[index - first];
    },
    forget: (before) => {
      const gone = Math.max(0, Math.min(before - first, held.length));
      held.splice(0, gone);
      first += gone;
    },
  };
};
