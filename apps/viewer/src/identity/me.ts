import type { Role } from '@app/session';
import { useEffect, useState } from 'preact/hooks';
import { get } from '../ledger/api';
import { identity, TOKEN } from './identity';

/** Who the server takes the reader for: the answer of `GET /me` to somebody with a token. */
export interface Me {
  readonly id: string;
  readonly role: Role;
  /** Of a table device. */
  readonly session?: string;
  readonly table?: string;
  readonly sees: 'everything' | 'restricted';
  /** What was asked for with `View-As`. */
  readonly viewAs: string | null;
}

const PUBLIC: Me = { id: 'public', role: 'public', sees: 'restricted', viewAs: null };

/** Whether somebody may rule here: a director, and not while he looks with another's eyes. */
export const isDirecting = ({ role, viewAs }: Pick<Me, 'role' | 'viewAs'>): boolean =>
  viewAs === null && (role === 'director' || role === 'chief-director');

/** Who looks changes only where the page is loaded anew, or in another window. */
let known: Me | null = null;

const ask = async (): Promise<Me | null> => {
  if (identity().token === null) return PUBLIC;
  const answer = await get<Me>('/me');
  return answer.ok ? answer.value : null;
};

/** Who looks; null while it is not known. */
export const useMe = (): Me | null => {
  const [me, setMe] = useState(known);
  useEffect(() => {
    let stopped = false;
    const find = async (): Promise<void> => {
      known = await ask();
      if (!stopped) setMe(known);
    };
    const changed = ({ key, newValue }: StorageEvent): void => {
      if (key !== TOKEN) return;
      // Whoever signs out in one window wants nothing left to be seen in another.
      if (newValue === null) location.reload();
      else void find();
    };
    if (known === null) void find();
    window.addEventListener('storage', changed);
    return () => {
      stopped = true;
      window.removeEventListener('storage', changed);
    };
  }, []);
  return me;
};
