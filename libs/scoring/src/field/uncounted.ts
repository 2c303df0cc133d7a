import { type Message, type Params, message } from '@app/bridge';

/** Why a board, a match or a contestant has no points or no place, without the prefix `uncounted.`. */
const NAMES = [
  'adjusted',
  'at-several-venues',
  'board-withdrawn',
  'did-not-come',
  'disqualified',
  'in-room',
  'more-than-four-tables',
  'no-result',
  'no-result-for-damage',
  'no-result-yet',
  'no-scale',
  'not-played',
  'nothing-to-compare-with',
  'opponents-gone',
  'replaced',
  'second-play',
  'team-has-the-board',
  'teams-of-eight',
  'withdrawn',
  'worth-unknown',
] as const;

const codeOf = (name: (typeof NAMES)[number]): string => `uncounted.${name}`;

export const notCounted = (name: (typeof NAMES)[number], params: Params = {}): Message => message(codeOf(name), params);

export const UNCOUNTED_CODES: readonly string[] = NAMES.map(codeOf);
