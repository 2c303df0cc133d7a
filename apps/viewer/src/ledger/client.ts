import createClient from 'openapi-fetch';
import { identityHeaders } from '../identity/identity';
import { reject } from '../identity/rejection';
import { language } from '../strings/language';
import type { paths } from './api.generated';

/** A network that has gone away says nothing: a question that has no answer after this time is given up. */
const ANSWERED_MS = 30_000;

/** Who is signed in, and their language. */
export const userHeaders = (): Readonly<Record<string, string>> => ({
  'accept-language': language,
  ...identityHeaders(),
});

/** Asks as the user who is signed in, in their language. */
export const fetchAsUser = async (request: Request): Promise<Response> => {
  for (const [name, value] of Object.entries(userHeaders())) request.headers.set(name, value);
  if (request.method !== 'GET') return fetch(request);
  const response = await fetch(request, { signal: AbortSignal.timeout(ANSWERED_MS) });
  // Only for questions: users who have typed something keep their page, and the problem says what to do.
  if (response.status === 401) reject();
  return response;
};

/** The client of the API that docs/openapi.json describes: path, parameters and body of a request give the answer's type. */
export const client = createClient<paths>({ fetch: fetchAsUser, headers: { accept: 'application/json' } });
