import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { createInterface } from 'node:readline';

export interface LineOutcome {
  readonly line?: number;
  readonly ok: boolean;
  readonly id?: string;
  readonly code?: string;
  readonly message?: string;
  readonly repeated?: boolean;
  readonly position?: number;
}

/** A sender that reads while it sends. */
export interface NdjsonClient {
  readonly request: ClientRequest;
  readonly response: Promise<IncomingMessage>;
  readonly send: (lines: readonly unknown[]) => void;
  /** The outcomes as they come. */
  readonly outcomes: () => AsyncIterable<LineOutcome>;
}

export const openNdjson = (url: string, authorization: string): NdjsonClient => {
  const headers = { authorization, 'content-type': 'application/x-ndjson' };
  const sending = request(`${url}/commands`, { method: 'POST', headers });
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    sending.once('response', resolve).on('error', reject);
  });
  response.catch(() => undefined);
  return {
    request: sending,
    response,
    send: (lines) => sending.write(lines.map((line) => `${JSON.stringify(line)}\n`).join('')),
    outcomes: async function* () {
      for await (const line of createInterface({ input: await response })) yield JSON.parse(line) as LineOutcome;
    },
  };
};

/** Sends a whole body and reads all outcomes. */
export const postNdjson = async (
  url: string,
  authorization: string,
  body: string | Buffer<ArrayBuffer>,
): Promise<readonly LineOutcome[]> => {
  const headers = { authorization, 'content-type': 'application/x-ndjson' };
  const response = await fetch(`${url}/commands`, { method: 'POST', headers, body });
  const text = await response.text();
  if (response.status !== 200) throw new Error(text);
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as LineOutcome);
};
