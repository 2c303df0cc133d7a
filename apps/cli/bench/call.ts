import { type Agent, request } from 'node:http';

/** What became of one call. */
export type Answer =
  | { readonly kind: 'answer'; readonly status: number; readonly retryAfter: number | null; readonly text: string }
  /** The connection was refused or ended before the answer; whether the call had an effect is not known. */
  | { readonly kind: 'broken'; readonly why: string };

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** How long a whole answer may take, in milliseconds. */
const LONGEST = 60_000;

/** Makes one call; never rejects. `retryAfter` is in seconds. */
export const call = (url: string, agent: Agent, { method, path, headers, body }: Call): Promise<Answer> =>
  new Promise((resolve) => {
    const broken = (error: Error): void => {
      resolve({ kind: 'broken', why: error.message });
    };
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    let made;
    try {
      made = request(`${url}${path}`, { agent, method, headers: { ...headers, ...length } });
    } catch (error) {
      broken(error as Error);
      return;
    }
    made.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.once('error', broken);
      response.once('end', () => {
        const after = response.headers['retry-after'];
        const retryAfter = after === undefined ? null : Number(after);
        resolve({ kind: 'answer', status: response.statusCode ?? 0, retryAfter, text });
      });
    });
    const bound = setTimeout(() => made.destroy(new Error(`no whole answer within ${LONGEST / 1000} s`)), LONGEST);
    made.once('close', () => {
      clearTimeout(bound);
      broken(new Error('the connection was closed before the answer'));
    });
    made.once('error', broken).end(body);
  });
