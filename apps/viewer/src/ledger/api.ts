import { type Message, type Result, err, ok } from '@app/bridge';
import { identityHeaders } from '../identity/identity';
import { reject } from '../identity/rejection';
import { t } from '../strings';
import { language } from '../strings/language';

/** Why there is no answer, as `application/problem+json` says it. */
export interface Problem {
  readonly title: string;
  readonly detail: string;
  /** What the detail says, as data, where it has a code. */
  readonly reason?: Message;
  readonly code: string | null;
  /** Of the answer; left out where there was none that could be read. */
  readonly status?: number;
}

/** Whether the same question may be answered a little later: nobody has answered, or a server that cannot now. */
export const isPassing = ({ code, status }: Problem): boolean =>
  status === undefined ? code === null : status >= 500 || status === 429;

const fieldOf = (body: unknown, key: string): unknown =>
  typeof body === 'object' && body !== null ? Object.entries(body).find(([name]) => name === key)?.[1] : undefined;

const textOf = (body: unknown, key: string): string | null => {
  const value = fieldOf(body, key);
  return typeof value === 'string' ? value : null;
};

const isParams = (value: unknown): value is Message['params'] => typeof value === 'object' && value !== null;

const reasonOf = (body: unknown): Pick<Problem, 'reason'> => {
  const [code, params] = [textOf(body, 'detailCode'), fieldOf(body, 'params')];
  return code !== null && isParams(params) ? { reason: { code, params } } : {};
};

/** What the server says where it answers with no result. */
export const problemOf = (response: Response, body: unknown): Problem => ({
  title: textOf(body, 'title') ?? `${response.status} ${response.statusText}`,
  detail: textOf(body, 'detail') ?? '',
  ...reasonOf(body),
  code: textOf(body, 'code'),
  status: response.status,
});

const bodyOf = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
};

export const unreachable = (): Problem => ({
  title: t.problem.unreachable,
  detail: t.problem.unreachableDetail,
  code: null,
});

const JSON_TYPE = 'application/json';

/** A network that has gone away says nothing: a question that has no answer after this time is given up. */
const ANSWERED_MS = 30_000;

interface Request {
  readonly accept: string;
  readonly method?: 'POST';
  readonly body?: string;
  readonly type?: string;
}

const answered = async <T>(
  path: string,
  { accept, method, body, type }: Request,
  read: (response: Response) => Promise<T>,
): Promise<Result<T, Problem>> => {
  try {
    const headers = {
      accept,
      'accept-language': language,
      ...identityHeaders(),
      ...(type === undefined ? {} : { 'content-type': type }),
    };
    const response = await fetch(path, {
      headers,
      ...(method === undefined ? { signal: AbortSignal.timeout(ANSWERED_MS) } : { method }),
      ...(body === undefined ? {} : { body }),
    });
    if (response.ok) return ok(await read(response));
    // Who has typed something keeps the page that it is on; the problem says what to do.
    if (response.status === 401 && method === undefined) reject();
    return err(problemOf(response, await bodyOf(response)));
  } catch {
    return err(unreachable());
  }
};

const readable = <T>(path: string, answer: Result<unknown, Problem>): Result<T, Problem> => {
  if (!answer.ok) return answer;
  if (answer.value === undefined) return err({ title: t.problem.unreadable, detail: path, code: null });
  return ok(answer.value as T);
};

/** Asks the server this page came from. The type of the answer is the server's promise (documents.ts). */
export const get = async <T>(path: string): Promise<Result<T, Problem>> =>
  readable(path, await answered(path, { accept: JSON_TYPE }, bodyOf));

/** Asks for what has to be worked out from something: a preview, a form filled in. */
export const post = async <T>(path: string, body: unknown): Promise<Result<T, Problem>> =>
  readable(
    path,
    await answered(path, { accept: JSON_TYPE, method: 'POST', type: JSON_TYPE, body: JSON.stringify(body) }, bodyOf),
  );

/** Asks for bytes, as they are. */
export const getBytes = (path: string): Promise<Result<Uint8Array, Problem>> =>
  answered(
    path,
    { accept: 'application/octet-stream' },
    async (response) => new Uint8Array(await response.arrayBuffer()),
  );

/** Asks for a text, as it is. */
export const getText = (path: string): Promise<Result<string, Problem>> =>
  answered(path, { accept: 'text/plain' }, (response) => response.text());
