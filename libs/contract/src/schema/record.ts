/** Data that nobody has checked yet, taken as far as it goes. */

type Unchecked = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Unchecked =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const optionalText = (value: unknown): string | null => (typeof value === 'string' ? value : null);
export const optionalRecord = (value: unknown): Unchecked => (isRecord(value) ? value : {});
