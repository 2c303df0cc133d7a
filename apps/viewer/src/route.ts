/** The pages, and their addresses after the `#`: everything that is on the screen can be sent as a link. */
export type Route =
  | { readonly page: 'sessions' }
  /** `field` is the board whose results are open, as `section.board`. */
  | { readonly page: 'session'; readonly id: string; readonly field: string | null }
  /** `address` is that of a number: `total/3`. */
  | { readonly page: 'lineage'; readonly id: string; readonly address: string }
  /** `at` is the event that is meant, from 1; null for none. */
  | { readonly page: 'events'; readonly id: string; readonly at: number | null }
  /** `at` is the number of events that have happened; null for all of them. */
  | { readonly page: 'board'; readonly id: string; readonly at: number | null }
  /** `of` is what is to be proved: `demo.3.5`, `appeal-a1`, `demo.3.5@12`; null for the ledger alone. */
  | { readonly page: 'verify'; readonly of: string | null }
  | { readonly page: 'unknown' };

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

const eventNumber = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** Reads `location.hash`: `'#/boards/board-q21.4.11?at=9'`. */
export const parseRoute = (hash: string): Route => {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  const [kind, id, ...rest] = path.split('/').filter((part) => part !== '');
  const parameters = new URLSearchParams(query);
  if (kind === undefined) return { page: 'sessions' };
  if (kind === 'verify') return id === undefined ? { page: 'verify', of: parameters.get('of') } : { page: 'unknown' };
  if (id === undefined) return kind === 'sessions' ? { page: 'sessions' } : { page: 'unknown' };
  const [part, address, ...more] = rest;
  if (kind === 'sessions' && part === 'lineage' && address !== undefined && more.length === 0)
    return { page: 'lineage', id: decoded(id), address: decoded(address) };
  if (kind === 'sessions' && part === 'events' && rest.length === 1)
    return { page: 'events', id: decoded(id), at: eventNumber(parameters.get('at')) };
  if (rest.length > 0) return { page: 'unknown' };
  if (kind === 'sessions') return { page: 'session', id: decoded(id), field: parameters.get('board') };
  if (kind === 'boards') return { page: 'board', id: decoded(id), at: eventNumber(parameters.get('at')) };
  return { page: 'unknown' };
};

export const sessionsHref = (): string => '#/';

export const sessionHref = (id: string, field: string | null = null): string =>
  `#/sessions/${encodeURIComponent(id)}${field === null ? '' : `?board=${encodeURIComponent(field)}`}`;

export const lineageHref = (id: string, address: string): string =>
  `#/sessions/${encodeURIComponent(id)}/lineage/${encodeURIComponent(address)}`;

export const eventsHref = (id: string, at: number | null = null): string =>
  `#/sessions/${encodeURIComponent(id)}/events${at === null ? '' : `?at=${at}`}`;

export const boardHref = (id: string, at: number | null = null): string =>
  `#/boards/${encodeURIComponent(id)}${at === null ? '' : `?at=${at}`}`;

export const verifyHref = (of: string | null = null): string =>
  `#/verify${of === null ? '' : `?of=${encodeURIComponent(of)}`}`;

/** The case file of an appeal, a page of the server's own. */
export const caseFileHref = (appeal: string): string => `/appeals/${encodeURIComponent(appeal)}/case?format=html`;
