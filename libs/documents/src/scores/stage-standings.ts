import type { ContestantEntered } from '@app/contract';
import {
  type RankedStandings,
  type StandingMeasure,
  type Traced,
  scoringParameter,
  standings,
  notCounted,
} from '@app/scoring';
import { type Message, type Places, remembered, revised, valuesAt } from '@app/bridge';
import { isInVictoryPoints } from '../scoring-context';
import { retainedOf } from '@app/session';
import { type ContestantScore, type SessionScores, contestantScores, contestantsOf } from './contestant-scores';
import { carriedOver, entrantsOf } from './entrants';
import { type PublishedStatus, publishedStatus } from './published-status';
import type { ScoredSession } from './scored-session';
import { withMatchesSatOut } from './matches-sat-out';
import { type StageMasterpoints, stageMasterpoints } from './masterpoints';
import { settledTogether } from './settled-together';
import { withBoardsSatOut } from './sit-out-scores';
import { isTieBreakNeeded, tieBreakCriteria } from './tie-break';
import { venuesOf } from './venues';
import { type UnplayedMatches, unplayedMatches } from './walk-overs';

/** A ranking of one stage, and what it was made from. */
export interface StageStandings {
  readonly sessions: readonly ScoredSession[];
  readonly published: PublishedStatus;
  readonly measure: StandingMeasure;
  /** Everybody in it, as entered last; null for who was not entered. */
  readonly contestants: ReadonlyMap<string, ContestantEntered | null>;
  readonly rankings: readonly RankedStandings[];
  /** What a contestant has, session by session. */
  readonly resultsOf: (contestant: string) => readonly ContestantScore[];
  readonly unplayed: UnplayedMatches;
  readonly carriedOver: ReadonlyMap<string, Traced>;
  /** By the table that the conditions name; null where they name none, and of a part of the stage. */
  readonly masterpoints: StageMasterpoints | null;
  /** Contestants that are in no ranking, and why. */
  readonly unranked: readonly { readonly contestant: string; readonly why: Message }[];
}

const measureOf = ({ scoringContext: { session, stage } }: ScoredSession): StandingMeasure => {
  // Victory points are added up as they are.
  if (stage?.measure === 'victory-points') return 'sum';
  return stage?.measure ?? (session.scoring === 'matchpoints' ? 'percent' : 'sum');
};

const unrankedIn = (sessions: readonly ScoredSession[], { absent }: UnplayedMatches): ReadonlyMap<string, Message> =>
  new Map([
    ...absent.map(({ contestant, why }) => [contestant, why] as const),
    ...[...venuesOf(sessions)].flatMap(([contestant, venues]) =>
      venues.size > 1
        ? [[contestant, notCounted('at-several-venues', { venues: { list: [...venues] } })] as const]
        : [],
    ),
    ...sessions.flatMap(({ scoringContext, annulled }) => [
      ...[...annulled.keys()].map(
        (contestant) => [contestant, notCounted('withdrawn', { paragraph: { paragraph: 'DBf 216E' } })] as const,
      ),
      ...retainedOf(scoringContext.session, 'ContestantDisqualified').map(
        ({ data }) =>
          [data.contestant, notCounted('disqualified', { paragraph: { paragraph: data.paragraph } })] as const,
      ),
    ]),
  ]);

type Contestants = StageStandings['contestants'];

/** Everybody at the place in which it stands in the stage. */
const placesIn = remembered(
  (contestants: Contestants): Places =>
    new Map([...contestants.keys()].map((contestant, place) => [contestant, place])),
);

/** What everybody has from a session, by these places; the same list as long as they have the same. */
const byPlace = revised((_: unknown, numbers: SessionScores['numbers'], places: Places) => valuesAt(places, numbers));

/** How the points of a contestant come about that has a score. */
const pointsIn =
  ({ session, of }: SessionScores) =>
  (contestant: string): Traced => {
    const score = of(contestant);
    if (!score) throw new RangeError(`${contestant} has no score in session ${session}`);
    return score.points;
  };

/** What every contestant has from each session. */
const scoresIn = (sessions: readonly ScoredSession[], unplayed: UnplayedMatches): readonly SessionScores[] => {
  const played = sessions.map((scored) => contestantScores(scored, unplayed));
  const [first] = sessions;
  const inMatches = first !== undefined && isInVictoryPoints(first.scoringContext);
  return inMatches ? withMatchesSatOut(sessions, played) : withBoardsSatOut(sessions, played);
};

/**
 * The standings of a stage over its sessions (a session without conditions is a stage of its own): points of all
 * sessions, less penalties, with what was carried over; ties broken by the rules of the stage.
 * @param scored the sessions in the order in which they were played; at least one
 */
export const stageStandings = (scored: readonly ScoredSession[]): StageStandings => {
  const sessions = settledTogether(scored);
  const [first] = sessions;
  if (!first) throw new RangeError('a stage has a session');
  const unplayed = unplayedMatches(sessions);
  const contestants = contestantsOf(sessions);
  const scores = scoresIn(sessions, unplayed);
  const unranked = unrankedIn(sessions, unplayed);
  const field = {
    entrants: entrantsOf(contestants, sessions, unplayed, unranked),
    sessions: scores.map((own) => ({
      session: own.session,
      results: byPlace(first.scoringContext, own.session, own.numbers, placesIn(contestants)),
      pointsOf: pointsIn(own),
    })),
  };
  const { profile, reading } = first.scoringContext;
  const measure = measureOf(first);
  const published = publishedStatus(sessions);
  const rules = {
    measure,
    commonTop: scoringParameter(profile, 'common-top', reading)?.value ?? false,
    criteria: () => tieBreakCriteria(sessions, unplayed),
    isNeeded: isTieBreakNeeded(first),
    status: published.status,
  };
  const rankings = standings(field, rules, first.scoringContext);
  return {
    sessions,
    resultsOf: (contestant) => scores.flatMap((own) => own.of(contestant) ?? []),
    published,
    measure,
    contestants,
    rankings,
    masterpoints: stageMasterpoints(sessions, rankings),
    unplayed,
    carriedOver: carriedOver(sessions.map(({ scoringContext }) => scoringContext)),
    unranked: [...unranked].map(([contestant, why]) => ({ contestant, why })),
  };
};
