import { type Message, type Result, err, ok } from '@app/bridge';
import { messages } from '../strings';

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

export const unreachable = (): Problem => ({
  title: messages.problem.unreachable,
  detail: messages.problem.unreachableDetail,
  code: null,
});

const unreadable = (): Problem => ({ title: messages.problem.unreadable, detail: '', code: null });

/** What the client gives: data of the type that the route has in the API's document, or what the server says instead. */
type Fetched<T> = Promise<
  { readonly response: Response } & ({ readonly data: T } | { readonly data?: never; readonly error: unknown })
>;

/** The answer to a question of the client, or why there is none. */
export const answerTo = async <T>(question: Fetched<T>): Promise<Result<T, Problem>> => {
  try {
    const { response, ...answer } = await question;
    if ('error' in answer) return err(problemOf(response, answer.error));
    return answer.data === undefined ? err(unreadable()) : ok(answer.data);
  } catch (error) {
    // The server has answered with something else than JSON.
    return err(error instanceof SyntaxError ? unreadable() : unreachable());
  }
};
