import type { ServerResponse } from 'node:http';

const codes = new WeakMap<ServerResponse, string>();

/** Remembers with which problem a request is answered, for the log. */
export const rememberCode = (response: ServerResponse, code: string): void => {
  codes.set(response, code);
};

export const problemCodeOf = (response: ServerResponse): string | null => codes.get(response) ?? null;
