import { type Message, type Params, message } from '@app/bridge';

/** What is wrong with a statement that was made with a claim. */
const STATEMENT = [
  'cross-to-what',
  'foreign-card',
  'foreign-hand',
  'in-one-hand',
  'no-lead-and-card',
  'no-ruff',
  'no-trumps',
  'not-understood',
  'ruff-which',
  'throw-what',
  'too-many-steps',
  'top-alone',
  'trumps-alone',
] as const;

/** What is wrong with the cards that are left. */
const ENDING = ['card-twice', 'count', 'turn'] as const;

/** Why there is no number. */
const SEARCH = ['not-all', 'too-large'] as const;

/** What is wrong with a claim apart from that. */
const CLAIM = ['by-dummy', 'shown-out', 'statement-at', 'tricks', 'unreadable-statement'] as const;

/** Codes of why a claim cannot be analysed. */
export const CLAIM_CODES: readonly string[] = [
  ...STATEMENT.map((name) => `claim.statement.${name}`),
  ...ENDING.map((name) => `claim.ending.${name}`),
  ...SEARCH.map((name) => `claim.search.${name}`),
  ...CLAIM.map((name) => `claim.${name}`),
];

export const statementMessage = (name: (typeof STATEMENT)[number], params?: Params): Message =>
  message(`claim.statement.${name}`, params);

export const endingMessage = (name: (typeof ENDING)[number], params: Params): Message =>
  message(`claim.ending.${name}`, params);

export const searchMessage = (name: (typeof SEARCH)[number], params: Params): Message =>
  message(`claim.search.${name}`, params);

export const claimMessage = (name: (typeof CLAIM)[number], params: Params): Message => message(`claim.${name}`, params);
