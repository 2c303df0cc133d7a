import { writeStorage, readStorage } from '../shared/storage';

/** Who looks: nobody in particular (the public) where there is no token. */
interface Identity {
  /** A bearer token of `ledger token`; null for the public. */
  readonly token: string | null;
  /** To see no more than this role sees, `'public'`, `'table/demo/3'`; null for what the token's own role sees. */
  readonly viewAs: string | null;
}

/** The name that the token is kept under. */
export const TOKEN = 'session-ledger.token';
const VIEW_AS = 'session-ledger.view-as';

/** Another look holds for one window, so that both can be seen beside each other. */
export const identity = (): Identity => ({
  token: readStorage(TOKEN, 'browser'),
  viewAs: readStorage(VIEW_AS, 'window'),
});

export const signIn = (token: string): void => {
  writeStorage(TOKEN, token, 'browser');
  writeStorage(VIEW_AS, null, 'window');
};

export const signOut = (): void => {
  writeStorage(TOKEN, null, 'browser');
  writeStorage(VIEW_AS, null, 'window');
};

export const viewAs = (role: string | null): void => writeStorage(VIEW_AS, role, 'window');

/** What every request says about who asks. */
export const identityHeaders = (): Readonly<Record<string, string>> => {
  const { token, viewAs: as } = identity();
  return {
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(as === null ? {} : { 'view-as': as }),
  };
};
