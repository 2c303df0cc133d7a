import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { NextFunction, Request, Response } from 'express';
import { Problem } from './problem';
import { SECURITY_HEADERS } from './security-headers';
import { httpReason } from './http-reasons';
import type { Message } from '@app/bridge';

/** What the parser of Node refuses, by the codes of its errors; everything else is malformed. */
const REFUSALS: Readonly<Record<string, readonly [status: number, code: string, reason: Message]>> = {
  HPE_HEADER_OVERFLOW: [431, 'HeadersTooLarge', httpReason('headers-too-large')],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'TooLarge', httpReason('chunk-extensions-too-large')],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'RequestTimeout', httpReason('timeout')],
};

const problemOf = (error: Error): Problem => {
  const code = 'code' in error ? String(error.code) : '';
  return new Problem(...(REFUSALS[code] ?? ([400, 'MalformedRequest', httpReason('no-http')] as const)));
};

const headersOf = (body: string): Readonly<Record<string, string>> => ({
  'Content-Type': 'application/problem+json',
  'Content-Length': String(Buffer.byteLength(body)),
  Connection: 'close',
});

const rawAnswer = (problem: Problem): string => {
  const body = JSON.stringify(problem.getResponse());
  const status = problem.getStatus();
  const headers = { Date: new Date().toUTCString(), ...SECURITY_HEADERS, ...headersOf(body) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n');
};

const answer = (response: ServerResponse, problem: Problem): void => {
  const body = JSON.stringify(problem.getResponse());
  response.writeHead(problem.getStatus(), { ...SECURITY_HEADERS, ...headersOf(body) }).end(body);
};

/**
 * Answers what never becomes a request for the application, where Node would with a bare status line: malformed HTTP, headers
 * that are too large, a request that does not end, an `Expect` that nobody can meet. Each is a problem with the security headers,
 * and closes the connection, since nobody knows where the next request begins.
 */
export const answerMalformedHttp = (server: Server): void => {
  // Node answers a request without Host with an empty 400, unless the application does it itself (`hostRequired`).
  Object.assign(server, { requireHostHeader: false });
  const inFlight = new WeakMap<Socket, Set<ServerResponse>>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const responses = inFlight.get(request.socket) ?? new Set();
    inFlight.set(request.socket, responses.add(response));
    response.once('close', () => responses.delete(response));
  });
  server.on('clientError', (error: Error, socket: Socket) => {
    // In the middle of another answer a second one would be read as a part of the first.
    const begun = [...(inFlight.get(socket) ?? [])].some(({ headersSent }) => headersSent);
    if (!socket.writable || begun || ('code' in error && error.code === 'ECONNRESET')) {
      socket.destroy(error);
      return;
    }
    socket.end(rawAnswer(problemOf(error)), () => socket.destroy());
  });
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) => {
    answer(response, new Problem(417, 'ExpectationFailed', httpReason('no-expectation')));
  });
};

/** HTTP/1.1 wants a Host; a request without one may have been meant for another server. */
export const hostRequired = (request: Request, response: Response, next: NextFunction): void => {
  if (request.headers.host !== undefined || request.httpVersion !== '1.1') next();
  else answer(response, new Problem(400, 'MalformedRequest', httpReason('no-host')));
};
