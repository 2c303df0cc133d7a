import { type Listen, type Listener, listen } from './stream';

interface Line {
  readonly listeners: Set<Listener>;
  readonly stop: () => void;
  /** How the line stands, as a listener is told it. */
  readonly standing: () => 'opened' | 'lost' | 'paused';
}

const lines = new Map<string, Line>();

const begin = (query: string, listenTo: Listen): Line => {
  const listeners = new Set<Listener>();
  let standing: ReturnType<Line['standing']> = 'paused';
  const become = (now: typeof standing): void => {
    standing = now;
    for (const listener of listeners) listener[now]();
  };
  const stop = listenTo(query, {
    opened: () => become('opened'),
    lost: () => become('lost'),
    paused: () => become('paused'),
    event: (message) => {
      for (const listener of listeners) listener.event(message);
    },
  });
  return { listeners, stop, standing: () => standing };
};

/**
 * Listens as `listen` does, over one line for everything on the page that asks for the same. Who comes later is told how
 * it stands.
 */
export const listenTogether = (query: string, listener: Listener, listenTo: Listen = listen): (() => void) => {
  const line = lines.get(query) ?? begin(query, listenTo);
  lines.set(query, line);
  listener[line.standing()]();
  line.listeners.add(listener);
  return () => {
    line.listeners.delete(listener);
    if (line.listeners.size > 0 || lines.get(query) !== line) return;
    lines.delete(query);
    line.stop();
  };
};
