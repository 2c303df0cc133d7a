import {
  type FieldPoints,
  NO_BOARDS,
  type Sum,
  addedUp,
  isPairsForm,
  playedSums,
  sessionRules,
  settledPoints,
} from '@app/scoring';
import { withPoints } from './field-scores';
import type { ScoredSession } from './scored-session';
import { sessionOfPairs } from './session-of-pairs';

const pointsIn = ({ fields }: ScoredSession): readonly FieldPoints[] => fields.map(({ points }) => points);

const together = (scored: ScoredSession, others: readonly ScoredSession[]): ScoredSession => {
  const { session, profile, reading } = scored.scoringContext;
  if (others.length === 0 || !isPairsForm(session.scoring)) return scored;
  const sums = new Map<string, Sum>();
  for (const one of [scored, ...others]) {
    for (const [contestant, sum] of playedSums(pointsIn(one), one.scoringContext)) {
      sums.set(contestant, addedUp(sums.get(contestant) ?? NO_BOARDS, sum));
    }
  }
  const fields = settledPoints(
    pointsIn(scored),
    sessionRules(profile, session.scoring, reading),
    sums,
    others.flatMap(pointsIn),
  );
  return {
    ...scored,
    fields: withPoints(scored.fields, fields),
  };
};

/** The sessions of a stage, with artificial scores as the boards of all that count as one session make them. */
export const settledTogether = (sessions: readonly ScoredSession[]): readonly ScoredSession[] =>
  sessions.length < 2
    ? sessions
    : sessions.map((scored) =>
        together(
          scored,
          sessions.filter((other) => other !== scored && sessionOfPairs(other) === sessionOfPairs(scored)),
        ),
      );
