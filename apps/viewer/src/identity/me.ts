import { ok } from '@app/bridge';
import { useEffect, useState } from 'preact/hooks';
import { answerTo } from '../ledger/api';
import type { components } from '../ledger/api.generated';
import { client } from '../ledger/client';
import { identity, TOKEN } from './identity';
import { whoLooks } from './who-looks';

/** Who the server takes the reader for: the answer of `GET /me` to somebody with a token. */
export type Me = components['schemas']['MeAnswer'];

const PUBLIC: Me = { id: 'public', role: 'public', sees: 'restricted', viewAs: null };

const whoever = whoLooks(() => (identity().token === null ? Promise.resolve(ok(PUBLIC)) : answerTo(client.GET('/me'))));

window.addEventListener('storage', ({ key, newValue }) => {
  if (key !== TOKEN) return;
  // Whoever signs out in one window wants nothing left to be seen in another.
  if (newValue === null) location.reload();
  else whoever.askAgain();
});

/** Who looks; null while it is not known. */
export const useMe = (): Me | null => {
  const [me, setMe] = useState(whoever.known);
  useEffect(() => whoever.hear(setMe), []);
  return me;
};
