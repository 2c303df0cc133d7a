import { Agent } from 'node:http';
import { call } from './call';

/** Calls to one server in the name of one token. */
export interface Client {
  readonly post: (path: string, body: object) => Promise<void>;
  readonly get: (path: string) => Promise<void>;
  readonly close: () => void;
}

/** Every call rejects where its answer is not 2xx. At most so many connections, open until `close`. */
export const clientOf = (url: string, token: string, connections: number): Client => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = async (method: string, path: string, body?: object): Promise<void> => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    const answer = await call(url, agent, { method, path, headers, ...(body && { body: JSON.stringify(body) }) });
    if (answer.kind === 'broken') throw new Error(`${method} ${path}: ${answer.why}`);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  };
  return {
    post: (path, body) => send('POST', path, body),
    get: (path) => send('GET', path),
    close: () => agent.destroy(),
  };
};
