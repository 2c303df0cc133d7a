import { isUtf8 } from 'node:buffer';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { SettingsError } from '@app/application';
import type { Answer } from './witness';

/** 63 hashes and a checkpoint with many signatures are a tenth of it. */
const MOST_BYTES = 64 * 1024;
/** For a whole request, in milliseconds. */
const PATIENCE = 10_000;

/** The body; undefined where it is larger than any request need be. */
const bodyOf = async (request: IncomingMessage): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const TEXT = 'text/plain; charset=utf-8';

type Reply = Omit<Answer, 'status'> & { readonly status: number; readonly headers?: Readonly<Record<string, string>> };

const inWords = (status: number, text: string, headers: Readonly<Record<string, string>> = {}): Reply => ({
  status,
  type: TEXT,
  body: `${text}\n`,
  headers,
});

const replyTo = async (request: IncomingMessage, addCheckpoint: (body: string) => Promise<Answer>): Promise<Reply> => {
  // Whatever else is asked for need not even be an address.
  const [path = ''] = (request.url ?? '').split('?', 1);
  if (!path.endsWith('/add-checkpoint')) return inWords(404, 'there is only POST add-checkpoint here');
  if (request.method !== 'POST') return inWords(405, 'add-checkpoint is sent with POST', { Allow: 'POST' });
  const body = await bodyOf(request);
  // What is left of the body is not read: the connection is of no more use.
  if (body === undefined) return inWords(413, `more than ${MOST_BYTES} bytes`, { Connection: 'close' });
  if (!isUtf8(body)) return inWords(400, 'the body is not UTF-8');
  return addCheckpoint(body.toString('utf8'));
};

const send = (response: ServerResponse, { status, type, body, headers }: Reply): void => {
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  response.end(body);
};

/** `POST <prefix>/add-checkpoint` over HTTP, under whatever prefix; not listening yet. */
export const witnessServer = (
  addCheckpoint: (body: string) => Promise<Answer>,
  complain: (text: string) => void,
): Server =>
  createServer({ requestTimeout: PATIENCE, headersTimeout: PATIENCE }, (request, response) => {
    const failed = (error: unknown): Reply => {
      // Whoever has gone in the middle of a request is not waiting for an answer.
      if (!request.destroyed || request.complete) complain(error instanceof Error ? error.message : String(error));
      return inWords(500, 'something went wrong inside; nothing was co-signed');
    };
    void replyTo(request, addCheckpoint)
      .catch(failed)
      .then((reply) => {
        send(response, reply);
      });
  });

/** Starts listening and gives the address; port 0 takes a free one. Rejects with a `SettingsError`. */
export const listening = async (server: Server, host: string, port: number): Promise<string> => {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw new SettingsError(
      `HOST, PORT: cannot listen there (${error instanceof Error ? error.message : String(error)})`,
    );
  }
  const address = server.address();
  const at = typeof address === 'object' && address !== null ? address.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${at}/`;
};

/** Answers what is under way, and takes nothing more. */
export const stopped = async (server: Server): Promise<void> => {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  await closed;
};
