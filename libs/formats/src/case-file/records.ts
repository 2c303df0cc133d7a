const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const optionalText = (value: unknown): string | null => (typeof value === 'string' ? value : null);
export const optionalRecord = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});
