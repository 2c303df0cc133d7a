/** What a pattern with the flag `y` matches at a place of a text; empty where it matches nothing. */
export const matchAt = (pattern: RegExp, text: string, at: number): string => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
};
