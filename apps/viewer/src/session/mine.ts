import { writeStorage, readStorage } from '../shared/storage';

const nameIn = (session: string): string => `session-ledger.mine.${session}`;

/** Whose results the reader has come for, as kept in this browser; null where nobody has been named. */
export const mine = (session: string): string | null => readStorage(nameIn(session), 'browser');

export const setMine = (session: string, contestant: string | null): void =>
  writeStorage(nameIn(session), contestant, 'browser');
