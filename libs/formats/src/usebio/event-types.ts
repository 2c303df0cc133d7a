import type { ImportedScoring } from '../imported';

/** What an EVENT_TYPE says of the scoring. */
export interface EventType {
  /** Null where it leaves that to BOARD_SCORING_METHOD, or to the points in the lines. */
  readonly scoring: ImportedScoring | null;
  /** Whether teams meet: BOARD_SCORING_METHOD says how their boards are compared. */
  readonly isTeams: boolean;
  /** Whether the ranking is in victory points of the rounds. */
  readonly isSwiss: boolean;
}

const PAIRS: EventType = { scoring: null, isTeams: false, isSwiss: false };
const TEAMS: EventType = { scoring: 'team-imps', isTeams: true, isSwiss: false };
const of = (scoring: ImportedScoring, isSwiss = false): EventType => ({ ...PAIRS, scoring, isSwiss });

/** The types of USEBIO 1.0 to 1.3 as programs write them (the DTD could not be had), letters only: they are spelled in several ways. */
const TYPES: ReadonlyMap<string, EventType> = new Map([
  ...['PAIRS', 'INDIVIDUAL'].map((name) => [name, PAIRS] as const),
  ...['MPPAIRS', 'MPSPAIRS', 'MATCHPOINTPAIRS', 'MATCHPOINTSPAIRS'].map((name) => [name, of('matchpoints')] as const),
  ...['BUTLERPAIRS', 'BUTLER', 'BUTLERIMPS'].map((name) => [name, of('butler')] as const),
  ...['CROSSIMP', 'CROSSIMPS', 'CROSSIMPPAIRS', 'CROSSIMPSPAIRS', 'XIMP', 'XIMPS', 'XIMPPAIRS', 'XIMPSPAIRS'].map(
    (name) => [name, of('cross-imps')] as const,
  ),
  ...['AGGREGATE', 'AGGREGATEPAIRS'].map((name) => [name, of('total-points')] as const),
  ['SWISSPAIRS', { ...PAIRS, isSwiss: true }],
  ['SWISSPAIRSCROSSIMPS', of('cross-imps', true)],
  ['SWISSPAIRSBUTLERIMPS', of('butler', true)],
  ...['TEAMS', 'TEAMSOFFOUR', 'MULTIPLETEAMS', 'KO', 'LADDER', 'HEADTOHEAD'].map((name) => [name, TEAMS] as const),
  ['SWISSTEAMS', { ...TEAMS, isSwiss: true }],
]);

/** Only letters count, small or large. */
const letters = (text: string | null): string => (text ?? '').toUpperCase().replace(/[^A-Z]/g, '');

/** What an EVENT_TYPE says; null where it is missing, or none that is known. */
export const eventTypeOf = (text: string | null): EventType | null => TYPES.get(letters(text)) ?? null;

/** The form of scoring that a BOARD_SCORING_METHOD names; null where it names none. */
export const formOfMethod = (text: string | null, isTeams: boolean): ImportedScoring | null => {
  const method = letters(text);
  if (isTeams) return /^(?:BAM|BOARDAMATCH|POINTABOARD)$/.test(method) ? 'board-a-match' : null;
  if (/^MATCHPOINTS?$|^MPS?$/.test(method)) return 'matchpoints';
  if (/^(?:CROSS|X)IMPS?$/.test(method)) return 'cross-imps';
  if (/^BUTLER(?:IMPS?)?$/.test(method)) return 'butler';
  return method === 'AGGREGATE' ? 'total-points' : null;
};

/** Whether a MATCH_SCORING_METHOD ranks by victory points. */
export const isInVictoryPoints = (text: string | null): boolean => /^(?:VPS?|VICTORYPOINTS?)$/.test(letters(text));

/** Whether teams are compared by what is not scored here, such as percentages. */
export const isMethodOfTeams = (text: string | null): boolean => /^$|IMP|^VPS?$/.test(letters(text));
