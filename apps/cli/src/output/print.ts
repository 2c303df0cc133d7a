/** Results go to stdout; progress, notes and warnings to stderr. */
export const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

export const printJson = (value: unknown): void => {
  print(JSON.stringify(value, null, 2));
};

export const note = (text: string): void => {
  process.stderr.write(`${text}\n`);
};
