import { revised, sameList } from '@app/bridge';
import { type ContestantEntered, isMatchForm } from '@app/contract';
import {
  type Evidence,
  type NumberName,
  type SessionResult,
  type Traced,
  added,
  allSums,
  boardsExplained,
  counts,
  derived,
  named,
  numberCalled,
  sharesIn,
} from '@app/scoring';
import { type ScoringContext, isInVictoryPoints } from '../scoring-context';
import { nameOfBoard } from './board-names';
import { isHalfMatch } from './half-matches';
import { pairMatches } from './pair-matches';
import type { ScoredSession } from './scored-session';
import type { Seated } from './seated';
import { type UnplayedMatches, playedMatches } from './walk-overs';

/** What a contestant has from one session, and from how many boards, or matches. */
export interface ContestantScore extends Omit<SessionResult, 'points'> {
  readonly session: string;
  readonly points: Traced;
  readonly boards: number;
  /** The matches it comes from; null where there are none in this form. */
  readonly matches: number | null;
}

/**
 * What everybody has from one session: in numbers alone, which stay the same objects as long as they are the same; and
 * with how it comes about, for whoever asks.
 */
export interface SessionScores {
  readonly session: string;
  readonly numbers: ReadonlyMap<string, SessionResult>;
  readonly of: (contestant: string) => ContestantScore | undefined;
}

/** The same with other scores of some contestants. */
export const withOthers = (
  { session, numbers, of }: SessionScores,
  others: ReadonlyMap<string, ContestantScore>,
): SessionScores => {
  const all = new Map(numbers);
  for (const [contestant, { points, top, boardTop }] of others) {
    all.set(contestant, { points: points.value, top, boardTop });
  }
  return { session, numbers: all, of: (contestant) => others.get(contestant) ?? of(contestant) };
};

/** What the sums of these sessions are made from: what counts for a contestant, board by board. */
export const evidenceOf = (sessions: readonly ScoredSession[]): Evidence => ({
  boardsOf: (session, contestant) =>
    added(
      'points-of-all-boards',
      sessions
        .filter(({ scoringContext }) => scoringContext.session.id === session)
        .flatMap(({ fields }) => fields.flatMap(({ points }) => sharesIn(points, contestant)))
        .filter(({ points }) => counts(points))
        .map(({ points }) => named(nameOfBoard(points.id), points.points)),
    ),
});

/** The contestants of a session of pairs or individuals: what was played, and artificial scores on top. */
const pairsScores = ({ fields, scoringContext }: ScoredSession): SessionScores => {
  const session = scoringContext.session.id;
  const sums = allSums(
    fields.map(({ points }) => points),
    scoringContext,
  );
  return {
    session,
    numbers: sums,
    of: (contestant) => {
      const sum = sums.get(contestant);
      if (!sum) return undefined;
      const { top, boardTop, boards } = sum;
      const points = derived(sum.points, boardsExplained(session, contestant));
      return { session, points, top, boardTop, boards, matches: null };
    },
  };
};

interface Parts {
  readonly parts: Traced[];
  boards: number;
  /** Halves of matches. */
  halves: number;
}

/** What a contestant has from a match, or a round. */
interface Part {
  readonly contestant: string;
  readonly points: Traced;
  readonly boards: number;
  /** One of the two of a triangle, which are one match together. */
  readonly isHalf?: boolean;
}

const summed = (session: string, what: NumberName, all: readonly Part[]): SessionScores => {
  const sums = new Map<string, Parts>();
  for (const { contestant, points, boards, isHalf } of all) {
    const own = sums.get(contestant) ?? { parts: [], boards: 0, halves: 0 };
    own.parts.push(points);
    own.boards += boards;
    own.halves += isHalf === true ? 1 : 2;
    sums.set(contestant, own);
  }
  const scores = [...sums].map(
    ([contestant, { parts, boards, halves }]) =>
      [
        contestant,
        // Half a match that the other half is still to come of counts as one.
        { session, points: added(what, parts), top: null, boardTop: null, boards, matches: Math.ceil(halves / 2) },
      ] as const,
  );
  return withOthers({ session, numbers: new Map(), of: () => undefined }, new Map(scores));
};

const TEAMS = ['home', 'away'] as const;

const matchScores = (scored: ScoredSession, unplayed: UnplayedMatches): SessionScores => {
  const { id, scoring } = scored.scoringContext.session;
  const played = playedMatches(scored, unplayed).flatMap(({ match, teams, points, victoryPoints, score, isHalf }) =>
    TEAMS.flatMap((team) => {
      const worth = scoring === 'team-vp' ? victoryPoints?.[team] : points[team];
      const against = teams[team === 'home' ? 'away' : 'home'];
      const name = numberCalled('match-against', { match, opponents: { contestant: against } });
      return worth ? [{ contestant: teams[team], points: named(name, worth), boards: score.counted, isHalf }] : [];
    }),
  );
  const walkOvers = unplayed.counted
    .filter(({ session }) => session === id)
    .map(({ match, contestant, points, record }) => ({
      contestant,
      points: named(numberCalled('match-not-played', { match }), points),
      boards: 0,
      isHalf: isHalfMatch(scored.scoringContext, match, record.teams),
    }));
  return summed(id, 'points-of-all-matches', [...played, ...walkOvers]);
};

/** Victory points of pairs, match by match. */
const pairMatchScores = (scored: ScoredSession): SessionScores =>
  summed(
    scored.scoringContext.session.id,
    'points-of-all-matches',
    pairMatches(scored).flatMap(({ match, contestant, opponents, boards, victoryPoints }) => {
      const name = numberCalled('match-against', { match, opponents: { contestant: opponents } });
      return victoryPoints ? [{ contestant, points: named(name, victoryPoints), boards }] : [];
    }),
  );

/** What every contestant has from a session, boards that it sat out left aside (`sit-out-scores`). */
export const contestantScores = (scored: ScoredSession, unplayed: UnplayedMatches): SessionScores => {
  const { scoring, id } = scored.scoringContext.session;
  if (isMatchForm(scoring)) return matchScores(scored, unplayed);
  if (isInVictoryPoints(scored.scoringContext)) return pairMatchScores(scored);
  if (scoring !== 'multi-team') return pairsScores(scored);
  const rounds = scored.rounds.map(({ contestant, round, points, boards }) => ({
    contestant,
    points: named(numberCalled('round', { round }), points),
    boards: boards.length,
  }));
  return summed(id, 'points-of-all-rounds', rounds);
};

const areIndividuals = (contestants: readonly ContestantEntered[]): boolean =>
  contestants.some(({ kind }) => kind === 'individual');

type Contestants = ReadonlyMap<string, ContestantEntered | null>;

const enteredOrSeated = revised(
  (_: unknown, contexts: readonly ScoringContext[], seated: readonly Seated[]): Contestants => {
    const entered = new Map(contexts.flatMap(({ session }) => session.contestants.map((one) => [one.contestant, one])));
    const others = seated.flatMap((some, index) =>
      areIndividuals(contexts[index]?.session.contestants ?? [])
        ? []
        : [...some.keys()].filter((one) => !entered.has(one)),
    );
    return new Map([...entered, ...others.sort().map((one) => [one, null] as const)]);
  },
);

/** Everybody in the sessions of a stage, each once, as entered last; then, by name, who played without being entered. */
export const contestantsOf = (sessions: readonly ScoredSession[]): Contestants => {
  const contexts = sessions.map(({ scoringContext }) => scoringContext);
  const seated = sessions.map((one) => one.seated);
  const owner = contexts[0] ?? contexts;
  return enteredOrSeated(
    owner,
    'contestants',
    sameList(owner, 'contexts', contexts),
    sameList(owner, 'seated', seated),
  );
};
