import { sessionStream } from '@app/contract';
import { retainedOf } from '@app/session';
import type { ScoredSession } from './scored-session';
import type { ScoringContext } from '../scoring-context';
import { goneContestants } from './withdrawn';

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

const sharesOne = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.includes(one));

/** The last report of a match of theirs is the one that stands. */
const reported = ({ session }: ScoringContext): readonly NotPlayed[] => {
  const all = retainedOf(session, 'MatchNotPlayed');
  return all
    .filter(
      ({ revision, data }) =>
        !all.some(
          (later) =>
            later.revision > revision &&
            later.data.match === data.match &&
            sharesOne(later.data.contestants, data.contestants),
        ),
    )
    .map(({ revision, data: { match, contestants, absent, excusable } }) => ({
      event: `${sessionStream(session.id)}@${revision}`,
      match,
      contestants,
      absent,
      excusable: excusable === true,
      annulled: false,
    }));
};

/** All matches of teams whose results are annulled: their opponents have them as if nobody had come (DBf 216E2a). */
const annulled = ({ scoringContext: { session }, withdrawn }: ScoredSession): readonly NotPlayed[] =>
  goneContestants(session)
    .filter(({ data }) => withdrawn.has(data.contestant))
    .flatMap(({ revision, data: { contestant } }) => {
      const meetings = new Map(
        session.rounds.flatMap(({ round, match, tables }) =>
          tables
            .filter(({ NS, EW }) => NS === contestant || EW === contestant)
            .map(({ NS, EW }) => [`${match ?? round}/${NS === contestant ? EW : NS}`, match ?? round] as const),
        ),
      );
      return [...meetings].map(([key, match]) => ({
        event: `${sessionStream(session.id)}@${revision}`,
        match,
        contestants: [key.slice(match.length + 1), contestant],
        absent: contestant,
        excusable: false,
        annulled: true,
      }));
    });

/** Everything that says of a match of the session that it was not played, once each. */
export const unplayedReports = (scored: ScoredSession): readonly NotPlayed[] => {
  const gone = annulled(scored);
  const isOfOneGone = (report: NotPlayed): boolean =>
    gone.some(({ match, contestants }) => match === report.match && sharesOne(contestants, report.contestants));
  return [...gone, ...reported(scored.scoringContext).filter((report) => !isOfOneGone(report))];
};
