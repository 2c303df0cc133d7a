import { type IncomingMessage, get } from 'node:http';
import { once } from 'node:events';

export interface LedgerMessage {
  readonly position: number;
  readonly streamId: string;
  readonly revision: number;
  readonly type: string;
  readonly data: unknown;
}

/** A listener as a browser is one: it keeps the last id, also of a message without data. */
export interface SseClient {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** The body of a refusal. */
  readonly problem: () => Promise<unknown>;
  readonly messages: readonly LedgerMessage[];
  readonly lastEventId: () => string;
  readonly response: IncomingMessage;
  readonly closed: Promise<unknown>;
  readonly close: () => void;
}

const read = (text: string): { id: string | undefined; data: string | undefined } => {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1];
  return { id: field('id'), data: field('event') === 'ledger' ? field('data') : undefined };
};

export const listenTo = async (
  url: string,
  lastEventId?: string,
  more: Readonly<Record<string, string>> = {},
): Promise<SseClient> => {
  const headers = lastEventId === undefined ? more : { ...more, 'last-event-id': lastEventId };
  const request = get(url, { headers, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const closed = new Promise((resolve) => response.once('close', resolve));
  // Broken off by either side: `closed` tells.
  response.on('error', () => undefined);
  request.on('error', () => undefined);
  const messages: LedgerMessage[] = [];
  let last = lastEventId ?? '';
  let rest = '';
  if (response.statusCode === 200) {
    response.setEncoding('utf8').on('data', (text: string) => {
      const parts = (rest + text).split('\n\n');
      rest = parts.pop() ?? '';
      for (const { id, data } of parts.map(read)) {
        last = id ?? last;
        if (data !== undefined) messages.push(JSON.parse(data) as LedgerMessage);
      }
    });
  }
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    problem: async () => {
      let text = '';
      for await (const chunk of response) text += String(chunk);
      return JSON.parse(text) as unknown;
    },
    messages,
    lastEventId: () => last,
    response,
    closed,
    close: () => {
      request.destroy();
    },
  };
};
