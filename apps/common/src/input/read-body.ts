import type { IncomingMessage } from 'node:http';
import { Problem } from '../problem';
import { fieldProblems, jsonProblems } from '@app/application';
import { httpReason } from '../http-reasons';

/** Single commands are small; many at once go through `POST /commands`, which is read as a stream. */
const MOST_BYTES = 102_400;

const tooLarge = (): Problem => new Problem(413, 'TooLarge', httpReason('body-too-large', { bytes: MOST_BYTES }));

/** The connection stays whole when reading ends early: the answer has still to be sent on it. */
const bytesOf = async (request: IncomingMessage): Promise<Buffer> => {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) throw tooLarge();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= MOST_BYTES) chunks.push(chunk);
      else reject(tooLarge());
    });
    request.once('end', () => {
      resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
    });
    request.once('error', reject);
  });
};

const UTF8 = new TextDecoder('utf-8', { fatal: true });

const refuseEncodings = ({ headers }: IncomingMessage): void => {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(headers['content-type'] ?? '') ?? [];
  if (!/^utf-?8$/i.test(charset)) throw new Problem(415, 'UnsupportedMediaType', httpReason('charset'));
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() === 'identity') return;
  throw new Problem(415, 'UnsupportedMediaType', httpReason('content-encoding'));
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Problem(400, 'BadRequest', httpReason('no-json'));
  }
};

/**
 * Reads a JSON body: an object or an array, `{}` for an empty one. Throws a `Problem`: 400 for what is no JSON, 413, 415,
 * 422 for what JSON allows and a command cannot mean (a key twice).
 */
export const readJsonBody = async (request: IncomingMessage): Promise<object> => {
  refuseEncodings(request);
  const bytes = await bytesOf(request);
  let text: string;
  try {
    text = UTF8.decode(bytes);
  } catch {
    throw new Problem(400, 'BadRequest', httpReason('no-utf8'));
  }
  if (text === '') return {};
  const json = parsed(text);
  if (typeof json !== 'object' || json === null) throw new Problem(400, 'BadRequest', httpReason('no-object'));
  const problems = jsonProblems(text);
  if (problems.length === 0) return json;
  throw new Problem(422, 'InvalidCommand', fieldProblems(problems), { problems });
};
