import type { ScoredSession } from './scored-session';

/** Whether sessions of one number are played at several venues, and compared as one field. */
export const isSimultaneous = ([first]: readonly Pick<ScoredSession, 'scoringContext'>[]): boolean =>
  first?.scoringContext.stage?.simultaneous === true;

/**
 * The venues that each contestant of a simultaneous stage has played at, or was entered at: one, as its id is one of the
 * whole field. Where clubs have given the same id to two pairs there are more.
 */
export const venuesOf = (sessions: readonly ScoredSession[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const venues = new Map<string, Set<string>>();
  if (!isSimultaneous(sessions)) return venues;
  for (const { scoringContext, seated } of sessions) {
    const { contest, contestants } = scoringContext.session;
    if (contest?.venue === undefined) continue;
    for (const contestant of [...contestants.map((one) => one.contestant), ...seated.keys()]) {
      const known = venues.get(contestant);
      if (known) known.add(contest.venue);
      else venues.set(contestant, new Set([contest.venue]));
    }
  }
  return venues;
};
