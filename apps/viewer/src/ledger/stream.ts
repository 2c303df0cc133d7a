import type { LedgerMessage } from './documents';

export type Connection = 'connecting' | 'live' | 'lost';

export interface Listener {
  /** The stream is open, for the first time or again. Whatever was missed before has to be asked for. */
  readonly opened: () => void;
  readonly event: (message: LedgerMessage) => void;
  readonly lost: () => void;
}

/** How long to wait before trying again by ourselves, when the browser has given up. */
const RETRY_MS = 3000;

/**
 * Listens to new events of the ledger (Server-Sent Events). The browser reconnects with `Last-Event-ID`;
 * where it gives up (the server answers with an error, the network is switched off), this does.
 * @param query `session=ID` or `board=ID`; empty for all
 * @returns stops listening
 */
export const listen = (query: string, listener: Listener): (() => void) => {
  let source: EventSource | null = null;
  let retry: number | undefined;

  const disconnect = (): void => {
    window.clearTimeout(retry);
    source?.close();
    source = null;
  };
  const connect = (): void => {
    disconnect();
    const stream = new EventSource(query === '' ? '/events' : `/events?${query}`);
    source = stream;
    stream.addEventListener('open', listener.opened);
    stream.addEventListener('ledger', ({ data }: MessageEvent<string>) => {
      listener.event(JSON.parse(data) as LedgerMessage);
    });
    stream.addEventListener('error', () => {
      listener.lost();
      if (stream.readyState === EventSource.CLOSED) retry = window.setTimeout(connect, RETRY_MS);
    });
  };
  const offline = (): void => {
    disconnect();
    listener.lost();
  };

  window.addEventListener('online', connect);
  window.addEventListener('offline', offline);
  connect();
  return () => {
    window.removeEventListener('online', connect);
    window.removeEventListener('offline', offline);
    disconnect();
  };
};
