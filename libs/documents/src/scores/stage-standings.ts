import type { ContestantEntered } from '@app/contract';
import {
  type Entrant,
  type RankedStandings,
  type StandingMeasure,
  type Traced,
  fromText,
  given,
  rational,
  scoringParameter,
  standings,
  notCounted,
} from '@app/scoring';
import { type Earlier, type Message, type Side, areTheSame, remembered, revised } from '@app/bridge';
import { isInVictoryPoints } from '../scoring-context';
import { imposedPenalties, penaltiesInForce } from '../penalties/in-force';
import { retainedOf } from '@app/session';
import { type ContestantScore, contestantScores, contestantsOf } from './contestant-scores';
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
  readonly results: ReadonlyMap<string, readonly ContestantScore[]>;
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

/** What was carried over into the stage, as it was decided last for each contestant. */
const carriedOver = (sessions: readonly ScoredSession[]): ReadonlyMap<string, Traced> =>
  new Map(
    sessions.flatMap(({ scoringContext: { session } }) =>
      retainedOf(session, 'CarryOverSet').map(({ revision, data }) => [
        data.contestant,
        given(
          fromText(data.amount) ?? rational(0),
          'carried-over',
          [`session-${session.id}@${revision}`],
          data.paragraph,
        ),
      ]),
    ),
  );

/** Two winners where everybody keeps a direction; a ranking for each section, or match, where the conditions say so. */
type RankingOf = (contestant: string) => string;

const isSameEntrant = (one: Entrant, other: Entrant): boolean =>
  one.contestant === other.contestant &&
  one.sessions === other.sessions &&
  one.ranking === other.ranking &&
  one.carryOver === other.carryOver &&
  areTheSame(one.penalties, other.penalties);

const haveDirections = remembered((contestants: StageStandings['contestants']): boolean =>
  [...contestants.values()].every((one) => one?.direction),
);

const rankingOf = (
  sessions: readonly ScoredSession[],
  contestants: StageStandings['contestants'],
  unplayed: UnplayedMatches,
): RankingOf => {
  const directionOf = (contestant: string): Side | undefined => contestants.get(contestant)?.direction;
  const stage = sessions[0]?.scoringContext.stage;
  if (stage?.form === 'knock-out') {
    const matches = new Map([
      ...unplayed.counted.map(({ contestant, match }) => [contestant, match] as const),
      ...sessions.flatMap((session) =>
        session.matches.flatMap(({ match, teams }) => [[teams.home, match] as const, [teams.away, match] as const]),
      ),
    ]);
    return (contestant) => `match ${matches.get(contestant) ?? ''}`.trim();
  }
  if (stage?.rankings === 'by-section') {
    const sections = new Map(sessions.flatMap(({ seated }) => [...seated]));
    return (contestant) => sections.get(contestant) ?? '';
  }
  const byDirection =
    stage?.rankings === 'by-direction' ||
    (stage?.rankings !== 'one' && contestants.size > 0 && haveDirections(contestants));
  return byDirection ? (contestant) => directionOf(contestant) ?? '' : () => '';
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

type Results = StageStandings['results'];

/** By contestant, session by session; a list stays the same as long as everything in it does. */
const ofAllSessions = revised(
  (
    earlier: Earlier<unknown, Results> | undefined,
    contestants: StageStandings['contestants'],
    ...bySession: StageStandings['bySession']
  ): Results => {
    const results = new Map<string, readonly ContestantScore[]>();
    for (const contestant of contestants.keys()) {
      const own: ContestantScore[] = [];
      for (const session of bySession) {
        const score = session.get(contestant);
        if (score) own.push(score);
      }
      const before = earlier?.made.get(contestant);
      results.set(contestant, before && areTheSame(before, own) ? before : own);
    }
    return results;
  },
);

/** What every contestant has from each session, and from all of them. */
const resultsOf = (
  sessions: readonly ScoredSession[],
  contestants: StageStandings['contestants'],
  unplayed: UnplayedMatches,
): Pick<StageStandings, 'bySession' | 'results'> => {
  const played = sessions.map((scored) => contestantScores(scored, unplayed));
  const [first] = sessions;
  const inMatches = first !== undefined && isInVictoryPoints(first.scoringContext);
  const bySession = inMatches ? withMatchesSatOut(sessions, played) : withBoardsSatOut(sessions, played);
  const owner = first?.scoringContext ?? sessions;
  return { bySession, results: ofAllSessions(owner, 'results', contestants, ...bySession) };
};

/** Sessions in which there are penalties: of a thousand, few. */
export const withPenalties = (sessions: readonly ScoredSession[]): readonly ScoredSession[] =>
  sessions.filter(({ scoringContext }) => penaltiesInForce(scoringContext.session).length > 0);

/** The list with objects of the earlier one, where they say the same in the same place. */
const sameEntrants = revised(
  (earlier: Earlier<unknown, readonly Entrant[]> | undefined, entrants: readonly Entrant[]): readonly Entrant[] =>
    entrants.map((entrant, index) => {
      const before = earlier?.made[index];
      return before && isSameEntrant(before, entrant) ? before : entrant;
    }),
);

/** The contestants that the stage ranks, with everything that their totals come from. */
const entrantsOf = (
  stage: Pick<StageStandings, 'sessions' | 'contestants' | 'results' | 'carriedOver' | 'unplayed'>,
  unranked: ReadonlyMap<string, Message>,
): readonly Entrant[] => {
  const { sessions, results, carriedOver: carried } = stage;
  const rankingFor = rankingOf(sessions, stage.contestants, stage.unplayed);
  const fined = withPenalties(sessions);
  const entrants: Entrant[] = [];
  for (const [contestant, own] of results) {
    if (own.length === 0 || unranked.has(contestant)) continue;
    const penalties = fined.flatMap(({ scoringContext }) => imposedPenalties(scoringContext.session, contestant));
    const carryOver = carried.get(contestant) ?? null;
    entrants.push({ contestant, ranking: rankingFor(contestant), sessions: own, carryOver, penalties });
  }
  return sameEntrants(sessions[0]?.scoringContext ?? sessions, 'entrants', entrants);
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
  const carried = carriedOver(sessions);
  const unranked = unrankedIn(sessions, unplayed);
  const entrants = entrantsOf({ sessions, contestants, ...results, carriedOver: carried, unplayed }, unranked);
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
    carriedOver: carried,
    unranked: [...unranked].map(([contestant, why]) => ({ contestant, why })),
  };
};
