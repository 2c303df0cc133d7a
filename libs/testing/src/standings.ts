import type { Entrant, EntrantsWithResults, RankedStandings, SessionResult, Traced } from '@app/scoring';

/** What an entrant has from a session, with how its points come about. */
export interface OwnResult extends Omit<SessionResult, 'points'> {
  readonly session: string;
  readonly points: Traced;
}

/** An entrant with what it has, session by session. */
export interface EntrantWithResults extends Entrant {
  readonly sessions: readonly OwnResult[];
}

/** The same as standings are given them: everybody at a place, and session by session. */
export const entrantsWithResults = (all: readonly EntrantWithResults[]): EntrantsWithResults => {
  const names = [...new Set(all.flatMap(({ sessions }) => sessions.map(({ session }) => session)))];
  return {
    entrants: all,
    sessions: names.map((session) => {
      const own = all.map(({ sessions }) => sessions.find((one) => one.session === session));
      return {
        session,
        results: own.map((one) => one && { ...one, points: one.points.value }),
        pointsOf: (contestant) => {
          const points = own[all.findIndex((one) => one.contestant === contestant)]?.points;
          if (!points) throw new RangeError(`${contestant} has nothing from session ${session}`);
          return points;
        },
      };
    }),
  };
};

/** All totals of standings, each with how it comes about. */
export const tracedTotals = (rankings: readonly RankedStandings[]): readonly Traced[] =>
  rankings.flatMap(({ rows, totalOf }) => rows.map(totalOf));
