import { sessionStream } from '@app/contract';
import { type RetainedEvent, retainedOf } from '@app/session';
import { type Gone, playsIn } from './gone';
import { isSameMatch } from './half-matches';
import { type ScheduledMatch, isPlayed, scheduledMatches } from './played';
import type { ScoredSession } from './scored-session';
import { type ScoringContext, matchOfRound } from '../scoring-context';

/** A match that was not played: reported so, or annulled because a team has left (DBf 216E2a). */
export interface NotPlayed {
  readonly event: string;
  readonly match: string;
  readonly contestants: readonly string[];
  readonly absent: string | null;
  readonly excusable: boolean;
  /** What was played of it counts no more. */
  readonly annulled: boolean;
}

/** The reports that stand: the last of a match of theirs. */
export const standingReports = (scoringContext: ScoringContext): readonly RetainedEvent<'MatchNotPlayed'>[] => {
  const all = retainedOf(scoringContext.session, 'MatchNotPlayed');
  return all.filter(
    ({ revision, data }) =>
      !all.some(
        (later) =>
          later.revision > revision &&
          later.data.match === data.match &&
          isSameMatch(scoringContext, data.match, later.data.contestants, data.contestants),
      ),
  );
};

const reported = (scoringContext: ScoringContext): readonly NotPlayed[] => {
  const { session } = scoringContext;
  return standingReports(scoringContext).map(({ revision, data: { match, contestants, absent, excusable } }) => ({
    event: `${sessionStream(session.id)}@${revision}`,
    match,
    contestants,
    absent,
    excusable: excusable === true,
    annulled: false,
  }));
};

/** A match that was to be played against somebody who has gone. */
const missed = ({ teams, match }: ScheduledMatch, absent: Gone, isAnnulled: boolean): NotPlayed => ({
  event: absent.event,
  match,
  contestants: [...teams.filter((team) => team !== absent.contestant), absent.contestant],
  absent: absent.contestant,
  // Excuses help nobody whose results are annulled (216E3).
  excusable: absent.excusable && !isAnnulled,
  annulled: isAnnulled,
});

/** All matches of the session, as they were scheduled, and those that were played without it. */
const meetings = ({ scoringContext: { session }, matches }: ScoredSession): readonly ScheduledMatch[] => {
  const scheduled = scheduledMatches(session);
  const others = matches.filter(
    ({ match, teams: { home, away } }) =>
      !scheduled.some((one) => one.match === match && one.teams.includes(home) && one.teams.includes(away)),
  );
  return [
    ...scheduled,
    ...others.map(({ match, teams: { home, away } }): ScheduledMatch => ({ match, teams: [home, away] })),
  ];
};

/** All matches of a team whose results are annulled: its opponents have them as if nobody had come (DBf 216E2a). */
const annulledMatches = (scored: ScoredSession, all: readonly ScheduledMatch[]): readonly NotPlayed[] =>
  [...scored.annulled].flatMap(([contestant, event]) =>
    all
      .filter(({ teams }) => teams.includes(contestant))
      .map((one) => missed(one, { contestant, event, from: null, by: null, excusable: false }, true)),
  );

/** What a team that has gone and keeps its results was still to play: its opponents have come, and it has not (202C). */
const missedMatches = (scored: ScoredSession, all: readonly ScheduledMatch[]): readonly NotPlayed[] => {
  const { docs, gone, annulled, scoringContext } = scored;
  const { session } = scoringContext;
  const own = { session, boards: docs };
  const isBefore = (one: Gone, match: string): boolean => {
    const rounds = session.rounds.filter((round) => matchOfRound(round) === match);
    return rounds.length > 0 && rounds.every(({ round }) => playsIn(one, round));
  };
  return gone
    .filter(({ contestant, by }) => by === null && !annulled.has(contestant))
    .flatMap((one) =>
      all
        .filter((meeting) => meeting.teams.includes(one.contestant) && !isBefore(one, meeting.match))
        .filter((meeting) => !isPlayed(own, meeting))
        .map((meeting) => missed(meeting, one, false)),
    );
};

/** Everything that says of a match of the session that it was not played, once each; what was reported of it first. */
export const unplayedReports = (scored: ScoredSession): readonly NotPlayed[] => {
  if (scored.gone.length + scored.annulled.size === 0) return reported(scored.scoringContext);
  const all = meetings(scored);
  const isIn = (reports: readonly NotPlayed[], { match, contestants }: NotPlayed): boolean =>
    reports.some(
      (one) => one.match === match && isSameMatch(scored.scoringContext, match, one.contestants, contestants),
    );
  const annulled = annulledMatches(scored, all);
  const others = reported(scored.scoringContext).filter((report) => !isIn(annulled, report));
  const missing = missedMatches(scored, all).filter((report) => !isIn([...annulled, ...others], report));
  return [...annulled, ...others, ...missing];
};
