import type { ContestantEntered } from '@app/contract';
import {
  type RankedStandings,
  type StandingMeasure,
  type Traced,
  scoringParameter,
  standings,
  notCounted,
} from '@app/scoring';
import {
  type Earlier,
  type ListedMap,
  type Message,
  type Places,
  areTheSame,
  listedMap,
  remembered,
  revised,
  valuesAt,
} from '@app/bridge';
import { isInVictoryPoints } from '../scoring-context';
import { retainedOf } from '@app/session';
import { type ContestantScore, contestantScores, contestantsOf } from './contestant-scores';
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
  /** Session by session, by contestant; and by contestant, session by session. */
  readonly bySession: readonly ReadonlyMap<string, ContestantScore>[];
  readonly results: ListedMap<readonly ContestantScore[]>;
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
type Scores = readonly ContestantScore[];

/** Everybody at the place in which it stands in the stage. */
const placesIn = remembered(
  (contestants: Contestants): Places =>
    new Map([...contestants.keys()].map((contestant, place) => [contestant, place])),
);

type SessionScores = readonly (ContestantScore | undefined)[];

const areAt = (place: number, bySession: readonly SessionScores[], scores: Scores): boolean => {
  if (scores.length !== bySession.length) return false;
  for (let nth = 0; nth < scores.length; nth += 1) if (scores[nth] !== bySession[nth]?.[place]) return false;
  return true;
};

/** What one contestant has, session by session; the same list as before as long as everything in it is. */
const scoresAt = (place: number, bySession: readonly SessionScores[], before: Scores | undefined): Scores => {
  if (before && areAt(place, bySession, before)) return before;
  const scores = bySession.map((session) => session[place]);
  const found = scores.every((score) => score !== undefined) ? scores : scores.filter((score) => score !== undefined);
  return before && areTheSame(found, before) ? before : found;
};

const ofAllSessions = revised(
  (
    earlier: Earlier<unknown, ListedMap<Scores>> | undefined,
    contestants: Contestants,
    ...bySession: StageStandings['bySession']
  ): ListedMap<Scores> => {
    const places = placesIn(contestants);
    const before = earlier?.made.places === places ? earlier.made.list : [];
    const sessions = bySession.map((session) => valuesAt(places, session));
    const all = new Array<Scores>(places.size);
    for (let place = 0; place < places.size; place += 1) all[place] = scoresAt(place, sessions, before[place]);
    return listedMap(places, all);
  },
);

/** What every contestant has from each session, and from all of them. */
const resultsOf = (
  sessions: readonly ScoredSession[],
  contestants: Contestants,
  unplayed: UnplayedMatches,
): Pick<StageStandings, 'bySession' | 'results'> => {
  const played = sessions.map((scored) => contestantScores(scored, unplayed));
  const [first] = sessions;
  const inMatches = first !== undefined && isInVictoryPoints(first.scoringContext);
  const bySession = inMatches ? withMatchesSatOut(sessions, played) : withBoardsSatOut(sessions, played);
  const owner = first?.scoringContext ?? sessions;
  return { bySession, results: ofAllSessions(owner, 'results', contestants, ...bySession) };
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
  const results = resultsOf(sessions, contestants, unplayed);
  const unranked = unrankedIn(sessions, unplayed);
  const entrants = entrantsOf(contestants, results.results, sessions, unplayed, unranked);
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
  const rankings = standings(entrants, rules, first.scoringContext);
  return {
    ...results,
    sessions,
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
