import { remembered } from '@app/bridge';
import { scoringParameter } from '@app/scoring';
import { type ScoringContext, matchOfRound } from '../scoring-context';

type Teams = readonly [string, string];

const keyOf = (match: string, teams: readonly string[]): string => JSON.stringify([match, ...[...teams].sort()]);

/** Who is to meet whom in a match, and on which boards. */
const meetingsOf = ({ session }: ScoringContext): ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<number>>> => {
  const matches = new Map<string, Map<string, Set<number>>>();
  for (const round of session.rounds) {
    const match = matchOfRound(round);
    const meetings = matches.get(match) ?? new Map<string, Set<number>>();
    for (const { NS, EW, boards } of round.tables) {
      const key = keyOf(match, [NS, EW]);
      meetings.set(key, new Set([...(meetings.get(key) ?? []), ...boards]));
    }
    matches.set(match, meetings);
  }
  return matches;
};

/**
 * The half-matches of a session, by the conditions: where three teams all meet each other in one match (a triangle), on at
 * most half the boards of a match each. On more it is a long triangle, of whole matches.
 */
const halfMatches = remembered((scoringContext: ScoringContext): ReadonlySet<string> => {
  const { profile, reading, stage, session } = scoringContext;
  const boards = stage?.match?.boards;
  if (boards === undefined || !scoringParameter(profile, 'half-matches', reading)) return new Set();
  const found = new Set<string>();
  for (const [match, meetings] of meetingsOf(scoringContext)) {
    const meet = (one: string, other: string): boolean => meetings.has(keyOf(match, [one, other]));
    const tables = session.rounds.filter((round) => matchOfRound(round) === match).flatMap((round) => round.tables);
    const teams = [...new Set(tables.flatMap(({ NS, EW }) => [NS, EW]))];
    for (const { NS, EW } of tables) {
      const key = keyOf(match, [NS, EW]);
      const isShort = 2 * (meetings.get(key)?.size ?? 0) <= boards;
      if (isShort && teams.some((third) => third !== NS && third !== EW && meet(NS, third) && meet(EW, third))) {
        found.add(key);
      }
    }
  }
  return found;
});

/** Whether two teams have only half a match against each other. */
export const isHalfMatch = (scoringContext: ScoringContext, match: string, teams: readonly string[]): boolean =>
  teams.length === 2 && halfMatches(scoringContext).has(keyOf(match, teams));

/** How many matches these are: two halves are one. */
export const matchesCounted = (
  scoringContext: ScoringContext,
  all: readonly { readonly match: string; readonly teams: Teams }[],
): number =>
  all.reduce((halves, { match, teams }) => halves + (isHalfMatch(scoringContext, match, teams) ? 1 : 2), 0) / 2;

/** Whether two lists of teams that somebody is named in are about the same match: in a triangle, of the same two. */
export const isSameMatch = (
  scoringContext: ScoringContext,
  match: string,
  some: readonly string[],
  others: readonly string[],
): boolean => {
  const areHalves = isHalfMatch(scoringContext, match, some) && isHalfMatch(scoringContext, match, others);
  return areHalves ? some.every((team) => others.includes(team)) : some.some((team) => others.includes(team));
};
