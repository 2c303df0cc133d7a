import { type EventSourceMessage, createParser } from 'eventsource-parser';
import { identityHeaders } from '../identity/identity';
import { reject } from '../identity/rejection';
import type { LedgerMessage } from './documents';

export type Connection = 'connecting' | 'live' | 'lost';

export interface Listener {
  /** The stream is open, for the first time or again. Whatever was missed before has to be asked for. */
  readonly opened: () => void;
  readonly event: (message: LedgerMessage) => void;
  readonly lost: () => void;
  /** Nobody looks: nothing is heard until somebody does, and the stream is opened again. */
  readonly paused: () => void;
}

/** @returns stops listening */
export type Listen = (query: string, listener: Listener) => () => void;

export interface Line {
  /** Where the server is, without a slash at the end; empty for where the page came from. */
  readonly server: string;
  /** How long to wait before trying again, in milliseconds. */
  readonly retryMs: number;
  /** The server shows at least every 15 s that it is there; who is silent for longer than this is gone. */
  readonly silenceMs: number;
}

const LINE: Line = { server: '', retryMs: 2000, silenceMs: 40_000 };

/** Of an event of the stream, that it is one: a later server may tell of something else under this name. */
const isMessage = (told: unknown): told is LedgerMessage =>
  typeof told === 'object' &&
  told !== null &&
  'streamId' in told &&
  typeof told.streamId === 'string' &&
  'type' in told &&
  typeof told.type === 'string' &&
  'position' in told &&
  typeof told.position === 'number' &&
  'revision' in told &&
  typeof told.revision === 'number';

type Timer = ReturnType<typeof setTimeout>;

/**
 * Listens to new events of the ledger (Server-Sent Events), as whoever is signed in: a browser's own `EventSource`
 * cannot send a token. Reconnects with `Last-Event-ID`, so that nothing is missed. A window that nobody sees listens to
 * nothing: a browser has six connections to a server for all its windows together, and a line takes one for itself.
 * @param query `session=ID` or `board=ID`; empty for all
 * @returns stops listening
 */
export const listen = (query: string, listener: Listener, line: Partial<Line> = {}): (() => void) => {
  const { server, retryMs, silenceMs } = { ...LINE, ...line };
  let attempt = new AbortController();
  let retry: Timer | undefined;
  let silence: Timer | undefined;
  let lastEventId: string | null = null;

  const disconnect = (): void => {
    clearTimeout(retry);
    clearTimeout(silence);
    attempt.abort();
  };
  const lose = (): void => {
    disconnect();
    listener.lost();
    retry = setTimeout(connect, retryMs);
  };
  const heard = (): void => {
    clearTimeout(silence);
    silence = setTimeout(lose, silenceMs);
  };
  const take = ({ id, event, data }: EventSourceMessage): void => {
    if (id !== undefined) lastEventId = id;
    const told: unknown = event === 'ledger' ? JSON.parse(data) : null;
    if (isMessage(told)) listener.event(told);
  };
  const read = async (body: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<void> => {
    const reader = body.getReader();
    const text = new TextDecoder();
    const parser = createParser({ onEvent: take });
    for (;;) {
      const { done, value } = await reader.read();
      if (done || signal.aborted) return;
      heard();
      parser.feed(text.decode(value, { stream: true }));
    }
  };
  const follow = async (signal: AbortSignal): Promise<void> => {
    const headers = {
      accept: 'text/event-stream',
      ...identityHeaders(),
      ...(lastEventId === null ? {} : { 'last-event-id': lastEventId }),
    };
    const path = query === '' ? '/events' : `/events?${query}`;
    const response = await fetch(server + path, { headers, signal, cache: 'no-store' });
    if (signal.aborted) return;
    if (response.status === 401) reject();
    // The position is one that this ledger does not have: what was missed is asked for anew.
    if (response.status === 400) lastEventId = null;
    if (!response.ok || response.body === null) throw new Error(`${response.status}`);
    listener.opened();
    heard();
    await read(response.body, signal);
  };
  const connect = (): void => {
    disconnect();
    if (document.hidden) return;
    const { signal } = (attempt = new AbortController());
    const ended = (): void => {
      if (!signal.aborted) lose();
    };
    // A server that takes the call and then says nothing is as good as none.
    heard();
    follow(signal).then(ended, ended);
  };

  // A server on this computer is there without any network: it is asked, and not given up.
  const offline = (): void => {
    if (!document.hidden) lose();
  };
  const looked = (): void => {
    if (document.hidden) listener.paused();
    connect();
  };

  window.addEventListener('online', connect);
  window.addEventListener('offline', offline);
  document.addEventListener('visibilitychange', looked);
  connect();
  return () => {
    window.removeEventListener('online', connect);
    window.removeEventListener('offline', offline);
    document.removeEventListener('visibilitychange', looked);
    disconnect();
  };
};
