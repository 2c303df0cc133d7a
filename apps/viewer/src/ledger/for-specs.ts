import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LedgerMessage } from './documents';

/** A server of events that a spec conducts by hand. */
export interface Conducted {
  readonly url: string;
  /** Every request so far, the last one last. */
  readonly requests: readonly IncomingMessage[];
  /** What the next requests are answered with. */
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  /** The answer to the last request, to write to. */
  readonly line: () => ServerResponse;
  /** Ends every answer under way without a word, as a crash does. */
  readonly crash: () => void;
  /** Stops listening and listens again at the same place. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export const stream = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
};

export const conducted = async (): Promise<Conducted> => {
  const requests: IncomingMessage[] = [];
  let last: ServerResponse | undefined;
  const server = createServer((request, response) => {
    requests.push(request);
    last = response;
    self.answer(request, response);
  });
  const listening = (port: number): Promise<void> =>
    new Promise((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
  await listening(0);
  const { port } = server.address() as AddressInfo;
  const closed = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const self: Conducted = {
    url: `http://127.0.0.1:${port}`,
    requests,
    answer: (_, response) => stream(response),
    line: () => {
      if (!last) throw new Error('nobody has called');
      return last;
    },
    crash: () => server.closeAllConnections(),
    restart: async () => {
      await closed();
      await listening(port);
    },
    stop: closed,
  };
  return self;
};

/** An event of a session as the server writes it to the stream. */
export const ledgerEvent = (some: Pick<LedgerMessage, 'position'> & Partial<LedgerMessage>): string => {
  const message: LedgerMessage = { streamId: 'session-demo', revision: 0, type: 'SessionOpened', data: {}, ...some };
  return `id: ${message.position}\nevent: ledger\ndata: ${JSON.stringify(message)}\n\n`;
};

/** Waits until something holds; the spec's own time limit ends it. */
export const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
};

/** What a browser has and the tests have not: where it says that the network comes and goes. */
export const standInWindow = (): EventTarget => {
  const window = new EventTarget();
  Object.assign(globalThis, { window, document: Object.assign(new EventTarget(), { hidden: false }) });
  return window;
};

/** Has the stand-in for a window seen, or behind others. */
export const show = (isSeen: boolean): void => {
  Object.assign(document, { hidden: !isSeen });
  document.dispatchEvent(new Event('visibilitychange'));
};
