import { type ContestantEntered, isMatchForm, parseBoardStream } from '@app/contract';
import type { Message } from '@app/bridge';
import {
  type BoardShare,
  type NumberName,
  type Rational,
  type SessionResult,
  type Traced,
  ZERO,
  added,
  compare,
  contestantsIn,
  derived,
  divided,
  given,
  multiplied,
  named,
  numberCalled,
  plus,
  rational,
} from '@app/scoring';
import { countedIn, deltas } from './deltas';
import type { ScoredSession } from './scored-session';
import { sitOuts } from './sit-outs';
import { type UnplayedMatches, playedMatches } from './walk-overs';

/** What a contestant has from one session, and from how many boards, or matches. */
export interface ContestantScore extends SessionResult {
  readonly boards: number;
  /** The matches it comes from; null where there are none in this form. */
  readonly matches: number | null;
}

const totalTop = (shares: readonly BoardShare[]): Rational | null =>
  shares.every(({ points }) => points.top === null)
    ? null
    : shares.reduce((total, { points }) => plus(total, points.top ?? ZERO), ZERO);

const greatestTop = (shares: readonly BoardShare[]): Rational | null =>
  shares.reduce<Rational | null>((most, { points: { top } }) => {
    if (!top) return most;
    return most && compare(most, top) >= 0 ? most : top;
  }, null);

/** A sit-out is worth what the contestant has on its other boards (DBf X78A5, FSB 96A): so many boards more of the same. */
const withSitOuts = (result: ContestantScore, boards: number): ContestantScore => {
  if (boards === 0 || result.boards === 0) return result;
  const factor = divided('with-boards-sat-out', [
    given(rational(result.boards + boards), 'boards-with-those-sat-out'),
    given(rational(result.boards), 'boards-played'),
  ]);
  const { top } = result;
  return {
    ...result,
    points: multiplied('sit-outs-as-the-boards-played', [factor, result.points], 'DBf X78A5; FSB 96A'),
    top: top && multiplied('top', [factor, given(top, 'top')]).value,
  };
};

const nameOfBoard = (id: string): Message => {
  const address = parseBoardStream(id);
  return numberCalled(
    'board-at-table',
    address ? { board: address.board, table: address.table } : { board: id, table: '' },
  );
};

const fromFields = (session: string, shares: readonly BoardShare[]): ContestantScore => ({
  session,
  points: added(
    'points-of-all-boards',
    shares.map(({ points }) => named(nameOfBoard(points.id), points.points)),
  ),
  top: totalTop(shares),
  boardTop: greatestTop(shares),
  boards: shares.length,
  matches: null,
});

type Results = ReadonlyMap<string, ContestantScore>;

/** The results of a session as they were scored before. */
interface PreviousScores {
  readonly scored: ScoredSession;
  readonly results: Results;
}

/** Points that are known to be so many more; how they come about is looked up when somebody asks. */
const withDelta = (before: ContestantScore, delta: Rational, explain: Traced['explain']): ContestantScore => {
  const { session, points, top, boardTop, boards, matches } = before;
  const value = delta.num === 0n ? points.value : plus(points.value, delta);
  return { session, points: derived(value, explain), top, boardTop, boards, matches };
};

const pairsResult = ({ fields, scoringContext }: ScoredSession, contestant: string, satOut: number): ContestantScore =>
  withSitOuts(
    fromFields(
      scoringContext.session.id,
      fields.flatMap((field) => countedIn(field, contestant)),
    ),
    satOut,
  );

/** The contestants of a session of pairs or individuals. */
const pairsResults = (scored: ScoredSession): Results => {
  const absent = sitOuts(scored.scoringContext.session);
  return new Map(
    [...contestantsIn(scored.fields.map(({ points }) => points))].flatMap((contestant) => {
      const result = pairsResult(scored, contestant, absent.get(contestant) ?? 0);
      return result.boards > 0 ? [[contestant, result]] : [];
    }),
  );
};

/** The same after some fields have changed: only for contestants who are in one of them, and by what changed there. */
const changedResults = (scored: ScoredSession, previous: PreviousScores): Results => {
  const absent = sitOuts(scored.scoringContext.session);
  const results = new Map(previous.results);
  for (const [contestant, delta] of deltas(previous.scored, scored)) {
    const satOut = absent.get(contestant) ?? 0;
    const before = results.get(contestant);
    const result =
      before && delta && satOut === 0
        ? withDelta(before, delta, () => pairsResult(scored, contestant, satOut).points.explain())
        : pairsResult(scored, contestant, satOut);
    if (result.boards > 0) results.set(contestant, result);
    else results.delete(contestant);
  }
  return results;
};

interface Sum {
  readonly parts: Traced[];
  boards: number;
}

const summed = (
  session: string,
  what: NumberName,
  all: readonly { readonly contestant: string; readonly points: Traced; readonly boards: number }[],
): ReadonlyMap<string, ContestantScore> => {
  const sums = new Map<string, Sum>();
  for (const { contestant, points, boards } of all) {
    const own = sums.get(contestant) ?? { parts: [], boards: 0 };
    own.parts.push(points);
    own.boards += boards;
    sums.set(contestant, own);
  }
  return new Map(
    [...sums].map(([contestant, { parts, boards }]) => [
      contestant,
      { session, points: added(what, parts), top: null, boardTop: null, boards, matches: parts.length },
    ]),
  );
};

const TEAMS = ['home', 'away'] as const;

const matchResults = (scored: ScoredSession, unplayed: UnplayedMatches): Results => {
  const { id, scoring } = scored.scoringContext.session;
  const played = playedMatches(scored, unplayed).flatMap(({ match, teams, points, victoryPoints, score }) =>
    TEAMS.flatMap((team) => {
      const worth = scoring === 'team-vp' ? victoryPoints?.[team] : points[team];
      const against = teams[team === 'home' ? 'away' : 'home'];
      const name = numberCalled('match-against', { match, opponents: { contestant: against } });
      return worth ? [{ contestant: teams[team], points: named(name, worth), boards: score.counted }] : [];
    }),
  );
  const walkOvers = unplayed.counted
    .filter(({ session }) => session === id)
    .map(({ match, contestant, points }) => ({
      contestant,
      points: named(numberCalled('match-not-played', { match }), points),
      boards: 0,
    }));
  return summed(id, 'points-of-all-matches', [...played, ...walkOvers]);
};

/**
 * What every contestant has from a session.
 * @param previous the session as it was before some of its boards changed
 */
export const contestantScores = (
  scored: ScoredSession,
  unplayed: UnplayedMatches,
  previous: PreviousScores | null = null,
): Results => {
  const { scoring, id } = scored.scoringContext.session;
  if (isMatchForm(scoring)) return matchResults(scored, unplayed);
  if (scoring !== 'multi-team') return previous ? changedResults(scored, previous) : pairsResults(scored);
  const rounds = scored.rounds.map(({ contestant, round, points, boards }) => ({
    contestant,
    points: named(numberCalled('round', { round }), points),
    boards: boards.length,
  }));
  return summed(id, 'points-of-all-rounds', rounds);
};

const areIndividuals = (contestants: readonly ContestantEntered[]): boolean =>
  contestants.some(({ kind }) => kind === 'individual');

/** Everybody in the sessions of a stage, each once, as entered last; then, by name, who played without being entered. */
export const contestantsOf = (sessions: readonly ScoredSession[]): ReadonlyMap<string, ContestantEntered | null> => {
  const entered = new Map(
    sessions.flatMap(({ scoringContext }) => scoringContext.session.contestants.map((one) => [one.contestant, one])),
  );
  const others = sessions.flatMap(({ scoringContext, seated }) =>
    areIndividuals(scoringContext.session.contestants) ? [] : [...seated.keys()].filter((one) => !entered.has(one)),
  );
  return new Map([...entered, ...others.sort().map((one) => [one, null] as const)]);
};
