import type { Result } from '@app/bridge';
import { err, ok } from '@app/bridge';
import { t } from '../strings';

/** Why there is no answer, as `application/problem+json` says it. */
export interface Problem {
  readonly title: string;
  readonly detail: string;
  readonly code: string | null;
}

const textOf = (body: unknown, key: string): string | null => {
  if (typeof body !== 'object' || body === null) return null;
  const value: unknown = Object.entries(body).find(([name]) => name === key)?.[1];
  return typeof value === 'string' ? value : null;
};

const problemOf = (response: Response, body: unknown): Problem => ({
  title: textOf(body, 'title') ?? `${response.status} ${response.statusText}`,
  detail: textOf(body, 'detail') ?? '',
  code: textOf(body, 'code'),
});

const bodyOf = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
};

const answered = async <T>(
  path: string,
  accept: string,
  read: (response: Response) => Promise<T>,
): Promise<Result<T, Problem>> => {
  try {
    const response = await fetch(path, { headers: { accept } });
    return response.ok ? ok(await read(response)) : err(problemOf(response, await bodyOf(response)));
  } catch {
    return err({ title: t.problem.unreachable, detail: t.problem.unreachableDetail, code: null });
  }
};

/** Asks the server this page came from. The type of the answer is the server's promise (documents.ts). */
export const get = async <T>(path: string): Promise<Result<T, Problem>> => {
  const answer = await answered(path, 'application/json', bodyOf);
  if (!answer.ok) return answer;
  if (answer.value === undefined) return err({ title: t.problem.unreadable, detail: path, code: null });
  return ok(answer.value as T);
};

/** Asks for a text, as it is. */
export const getText = (path: string): Promise<Result<string, Problem>> =>
  answered(path, 'text/plain', (response) => response.text());
