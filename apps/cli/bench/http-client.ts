import { Agent, request } from 'node:http';

/** Calls to one server in the name of one token. */
export interface Client {
  readonly post: (path: string, body: object) => Promise<void>;
  readonly get: (path: string) => Promise<void>;
  readonly close: () => void;
}

/** Every call rejects where its answer is not 2xx. At most so many connections, open until `close`. */
export const clientOf = (url: string, token: string, connections: number): Client => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const call = (method: string, path: string, body?: object): Promise<void> =>
    new Promise((resolve, reject) => {
      const sent = body && JSON.stringify(body);
      const headers = {
        authorization: `Bearer ${token}`,
        ...(sent === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
      };
      const made = request(`${url}${path}`, { agent, method, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        response.once('end', () => {
          if ((response.statusCode ?? 500) < 300) resolve();
          else reject(new Error(`${method} ${path}: ${response.statusCode} ${text}`));
        });
      });
      made.once('error', reject).end(sent);
    });
  return {
    post: (path, body) => call('POST', path, body),
    get: (path) => call('GET', path),
    close: () => agent.destroy(),
  };
};
