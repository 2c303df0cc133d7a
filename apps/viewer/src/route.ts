import { type ViewOptions, WHOLE, viewParameters, readViewOptions } from './board/view-options';

/** The pages, and their addresses after the `#`: everything that is on the screen can be sent as a link. */
export type Route =
  | { readonly page: 'sessions' }
  /** `field` is the board whose results are open, as `section.board`; `afterRound` the round that the ranking is of. */
  | {
      readonly page: 'session';
      readonly id: string;
      readonly field: string | null;
      readonly afterRound: string | null;
    }
  /** `address` is that of a number: `total/3`; `asOf` a moment, as the queries take it, `afterRound` a round; null for now. */
  | {
      readonly page: 'lineage';
      readonly id: string;
      readonly address: string;
      readonly asOf: string | null;
      readonly afterRound: string | null;
    }
  /** `at` is the event that is meant, from 1; null for none. */
  | { readonly page: 'events'; readonly id: string; readonly at: number | null }
  /** `at` is the number of events that have happened; null for all of them. `viewOptions` is left out where nothing is said of it. */
  | { readonly page: 'board'; readonly id: string; readonly at: number | null; readonly viewOptions?: ViewOptions }
  /** `of` is what is to be proved: `demo.3.5`, `appeal-a1`, `demo.3.5@12`; null for the ledger alone. */
  | { readonly page: 'verify'; readonly of: string | null }
  /** What the director of a session has to see to. */
  | { readonly page: 'session-desk'; readonly id: string }
  /** `id` is a board; `at` the event that the desk starts from, from 1; null for the last. */
  | { readonly page: 'desk'; readonly id: string; readonly at: number | null }
  /** `against` is the decision that is to be appealed: `board-demo.4.5@66`; null for none in particular. */
  | { readonly page: 'session-appeals'; readonly id: string; readonly against: string | null }
  /** `id` as in `a1`. */
  | { readonly page: 'appeal'; readonly id: string }
  /** `from` and `to` are moments: positions or instants; null for none chosen. */
  | { readonly page: 'audit'; readonly id: string; readonly from: string | null; readonly to: string | null }
  /** `match` is the name of the matches that are open; null for the last. */
  | { readonly page: 'matches'; readonly id: string; readonly match: string | null }
  /** The session as files for other programs. */
  | { readonly page: 'files'; readonly id: string }
  /** Own results: one contestant, board by board. */
  | { readonly page: 'contestant'; readonly id: string; readonly contestant: string }
  | { readonly page: 'sign-in'; readonly token: string | null }
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
  if (kind === 'sign-in') return { page: 'sign-in', token: parameters.get('token') };
  if (id === undefined) return kind === 'sessions' ? { page: 'sessions' } : { page: 'unknown' };
  const [part, address, ...more] = rest;
  if (kind === 'sessions' && part === 'lineage' && address !== undefined && more.length === 0)
    return {
      page: 'lineage',
      id: decoded(id),
      address: decoded(address),
      asOf: parameters.get('asOf'),
      afterRound: parameters.get('afterRound'),
    };
  if (kind === 'sessions' && part === 'events' && rest.length === 1)
    return { page: 'events', id: decoded(id), at: eventNumber(parameters.get('at')) };
  if (kind === 'sessions' && part === 'contestants' && address !== undefined && more.length === 0)
    return { page: 'contestant', id: decoded(id), contestant: decoded(address) };
  if (kind === 'sessions' && part === 'matches' && rest.length === 1)
    return { page: 'matches', id: decoded(id), match: parameters.get('match') };
  if (kind === 'sessions' && part === 'files' && rest.length === 1) return { page: 'files', id: decoded(id) };
  if (kind === 'sessions' && part === 'desk' && rest.length === 1) return { page: 'session-desk', id: decoded(id) };
  if (kind === 'sessions' && part === 'appeals' && rest.length === 1)
    return { page: 'session-appeals', id: decoded(id), against: parameters.get('against') };
  if (kind === 'sessions' && part === 'audit' && rest.length === 1)
    return { page: 'audit', id: decoded(id), from: parameters.get('from'), to: parameters.get('to') };
  if (rest.length > 0) return { page: 'unknown' };
  if (kind === 'sessions') {
    const afterRound = parameters.get('afterRound');
    return { page: 'session', id: decoded(id), field: parameters.get('board'), afterRound };
  }
  if (kind === 'desk') return { page: 'desk', id: decoded(id), at: eventNumber(parameters.get('at')) };
  if (kind === 'appeals') return { page: 'appeal', id: decoded(id) };
  if (kind === 'boards') {
    const viewOptions = readViewOptions(parameters);
    return {
      page: 'board',
      id: decoded(id),
      at: eventNumber(parameters.get('at')),
      ...(viewOptions && { viewOptions }),
    };
  }
  return { page: 'unknown' };
};

export const sessionsHref = (): string => '#/';

export const eventsHref = (id: string, at: number | null = null): string =>
  `#/sessions/${encodeURIComponent(id)}/events${at === null ? '' : `?at=${at}`}`;

export const verifyHref = (of: string | null = null): string =>
  `#/verify${of === null ? '' : `?of=${encodeURIComponent(of)}`}`;

const withQuery = (path: string, query: Readonly<Record<string, string | null>>): string => {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return given.length === 0 ? path : `${path}?${given.join('&')}`;
};

export const sessionHref = (id: string, field: string | null = null, afterRound: string | null = null): string =>
  withQuery(`#/sessions/${encodeURIComponent(id)}`, { board: field, afterRound });

export const boardHref = (id: string, at: number | null = null, viewOptions: ViewOptions = WHOLE): string =>
  withQuery(`#/boards/${encodeURIComponent(id)}`, {
    at: at === null ? null : String(at),
    ...viewParameters(viewOptions),
  });

export const lineageHref = (
  id: string,
  address: string,
  asOf: string | null = null,
  afterRound: string | null = null,
): string =>
  withQuery(`#/sessions/${encodeURIComponent(id)}/lineage/${encodeURIComponent(address)}`, { asOf, afterRound });

export const sessionDeskHref = (id: string): string => `#/sessions/${encodeURIComponent(id)}/desk`;

export const deskHref = (board: string, at: number | null = null): string =>
  withQuery(`#/desk/${encodeURIComponent(board)}`, { at: at === null ? null : String(at) });

export const sessionAppealsHref = (id: string, against: string | null = null): string =>
  withQuery(`#/sessions/${encodeURIComponent(id)}/appeals`, { against });

export const appealHref = (appeal: string): string => `#/appeals/${encodeURIComponent(appeal)}`;

export const auditHref = (id: string, from: string | null = null, to: string | null = null): string =>
  withQuery(`#/sessions/${encodeURIComponent(id)}/audit`, { from, to });

export const filesHref = (id: string): string => `#/sessions/${encodeURIComponent(id)}/files`;

export const matchesHref = (id: string, match: string | null = null): string =>
  withQuery(`#/sessions/${encodeURIComponent(id)}/matches`, { match });

export const contestantHref = (id: string, contestant: string): string =>
  `#/sessions/${encodeURIComponent(id)}/contestants/${encodeURIComponent(contestant)}`;

export const signInHref = (): string => '#/sign-in';
