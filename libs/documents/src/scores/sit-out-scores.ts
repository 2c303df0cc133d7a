import {
  type Traced,
  ZERO,
  added,
  compare,
  divided,
  given,
  isPairsForm,
  multiplied,
  rational,
  rounded,
  roundingOfPairs,
  scoringParameter,
  scoringValue,
  sessionRules,
} from '@app/scoring';
import { type ContestantScore, type SessionScores, withOthers } from './contestant-scores';
import type { ScoredSession } from './scored-session';
import { sessionOfSitOuts } from './session-of-pairs';
import { sitOuts } from './sit-outs';

const formOf = ({ scoringContext }: ScoredSession): string => scoringContext.session.scoring;

/** Most that a board is worth to a contestant on the average; null in forms of scoring without a top. */
const topOfABoard = ({ top, boards }: ContestantScore): Traced | null =>
  top && divided('top-of-a-board', [given(top, 'top'), given(rational(boards), 'boards-played')]);

/** What a contestant has made of its boards in all these sessions: of a top, or a board. */
const meanOf = (scores: readonly ContestantScore[]): Traced => {
  const weights = scores.map(({ top, boards }) => (top ? given(top, 'top') : given(rational(boards), 'boards-played')));
  return divided('obtained-on-the-boards-played', [
    added(
      'obtained',
      scores.map(({ points }) => points),
    ),
    added('of', weights),
  ]);
};

/** Average plus, of a top or a board (DBf X78D5, by hand). */
const averagePlus = ({ scoringContext: { session, profile, reading } }: ScoredSession): Traced | null => {
  if (!isPairsForm(session.scoring) || scoringValue(profile, 'sit-out', reading) !== 'average-plus') return null;
  const { plus, paragraph } = sessionRules(profile, session.scoring, reading).levels;
  const level = given(plus, 'average-plus', [], paragraph);
  return session.scoring === 'matchpoints' ? divided('average-plus', [level, given(rational(100), 'percent')]) : level;
};

/** By hand what a pair gets for one round is rounded together, in its favour (DBf X78D7c). */
const roundedUp = (worth: Traced, { scoringContext: { session, profile, reading } }: ScoredSession): Traced => {
  const rounding = isPairsForm(session.scoring) ? roundingOfPairs(profile, session.scoring, reading) : null;
  return rounding?.byStanding === true
    ? rounded(worth, { unit: rounding.unit, average: ZERO, to: 'up' }, 'DBf X78D7c')
    : worth;
};

const withSitOuts = (
  scored: ScoredSession,
  own: ContestantScore,
  rounds: readonly number[],
  all: () => Traced,
): ContestantScore => {
  const { profile, reading } = scored.scoringContext;
  // Boards without a comparison are worth nothing, of nothing.
  if (own.top && compare(own.top, ZERO) === 0) return own;
  const plus = averagePlus(scored);
  const top = topOfABoard(own);
  const paragraph = scoringParameter(profile, 'sit-out', reading)?.reference;
  const worthOf = (boards: number): Traced =>
    multiplied(
      'boards-sat-out',
      [given(rational(boards), 'boards-sat-out'), ...(top ? [top] : []), plus ?? all()],
      paragraph,
    );
  const boards = rounds.reduce((total, round) => total + round, 0);
  const worth = plus ? rounds.map((round) => roundedUp(worthOf(round), scored)) : [worthOf(boards)];
  const count = given(rational(boards), 'boards-sat-out');
  return {
    ...own,
    points: added('with-boards-sat-out', [own.points, ...worth]),
    top: top && own.top && added('top', [given(own.top, 'top'), multiplied('boards-sat-out', [count, top])]).value,
  };
};

/**
 * What contestants have from each session, with the boards that the movement made them sit out. Such a board is worth
 * what they have made of those that they played, in all that counts as one session (DBf X78A5, X12B2; FSB 96A), or
 * average plus (DBf X78D5).
 * @param bySession what they have without, session by session
 */
export const withBoardsSatOut = (
  sessions: readonly ScoredSession[],
  bySession: readonly SessionScores[],
): readonly SessionScores[] =>
  bySession.map((results, index) => {
    const scored = sessions[index];
    if (!scored) return results;
    const satOut = sitOuts(scored.scoringContext.session, scored.docs);
    if (satOut.size === 0) return results;
    const asOne = bySession.filter((_, other) => {
      const one = sessions[other];
      return one !== undefined && formOf(one) === formOf(scored) && sessionOfSitOuts(one) === sessionOfSitOuts(scored);
    });
    const changed = new Map<string, ContestantScore>();
    for (const [contestant, rounds] of satOut) {
      const own = results.of(contestant);
      const played = (): Traced => meanOf(asOne.flatMap((scores) => scores.of(contestant) ?? []));
      if (own) changed.set(contestant, withSitOuts(scored, own, rounds, played));
    }
    return changed.size === 0 ? results : withOthers(results, changed);
  });
