import createClient from 'openapi-fetch';
import { identityHeaders } from '../identity/identity';
import type { paths } from './api.generated';

/** The client of the API that docs/openapi.json describes; it asks as the user who is signed in. */
export const client = createClient<paths>();
client.use({
  onRequest: ({ request }) => {
    for (const [name, value] of Object.entries(identityHeaders())) request.headers.set(name, value);
  },
});
