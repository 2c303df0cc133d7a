import { type Socket, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What came to all listeners of a run together. */
export interface ListenerFigures {
  events: number;
  /** Connections that ended, and were made again. */
  reconnected: number;
  /** Events whose position was not after the one before. */
  outOfOrder: number;
}

/** Called with the position of each event that a listener hears. */
type OnEvent = (position: number) => void;

const EVENT = /^id: (\d+)\nevent: ledger$/m;

/** A public listener to a session, which comes back with the position that it heard last. */
const listen = (port: number, session: string, figures: ListenerFigures, onEvent: OnEvent): (() => void) => {
  let socket: Socket | undefined;
  let last = -1;
  let isStopped = false;
  const open = (): void => {
    let text = '';
    const opened = connect(port, '127.0.0.1');
    socket = opened;
    opened.setEncoding('latin1').on('data', (piece: string) => {
      text += piece;
      const messages = text.split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) {
        const position = Number(EVENT.exec(message)?.[1] ?? NaN);
        if (Number.isNaN(position)) continue;
        figures.events += 1;
        if (position <= last) figures.outOfOrder += 1;
        last = position;
        onEvent(position);
      }
    });
    opened.on('error', () => undefined);
    opened.once('close', () => {
      if (isStopped) return;
      figures.reconnected += 1;
      void pause(500).then(() => {
        if (!isStopped) open();
      });
    });
    const resume = last < 0 ? '' : `Last-Event-ID: ${last}\r\n`;
    opened.write(
      `GET /events?session=${session} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: text/event-stream\r\n${resume}Connection: close\r\n\r\n`,
    );
  };
  open();
  return () => {
    isStopped = true;
    socket?.destroy();
  };
};

/** So many public listeners, spread over sessions, who begin a few at a time. @returns what ends them */
export const startListeners = async (
  port: number,
  sessions: readonly string[],
  count: number,
  figures: ListenerFigures,
  onEvent: OnEvent,
): Promise<() => void> => {
  const ends: (() => void)[] = [];
  while (ends.length < count) {
    ends.push(listen(port, sessions[ends.length % sessions.length] ?? '', figures, onEvent));
    if (ends.length % 50 === 0) await pause(10);
  }
  return () => {
    for (const end of ends) end();
  };
};
