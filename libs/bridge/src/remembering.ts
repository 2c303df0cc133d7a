/**
 * The same pure function, which remembers its results for the texts that it was asked for last: all tables of a board
 * have one deal, and each event that tells it is read by several readers.
 * @param most how many results it remembers; when there are more, it begins anew
 */
export const remembering = <T extends NonNullable<unknown> | null>(
  make: (text: string) => T,
  most: number,
): ((text: string) => T) => {
  const results = new Map<string, T>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const made = make(text);
    if (results.size >= most) results.clear();
    results.set(text, made);
    return made;
  };
};
