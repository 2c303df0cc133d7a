import type { ScoringForm } from '@app/contract';
import {
  type FieldPoints,
  NO_BOARDS,
  type PairsForm,
  type Sum,
  addedUp,
  playedSums,
  scoringValue,
  sessionRules,
  settledPoints,
} from '@app/scoring';
import { withPoints } from './field-scores';
import type { ScoredSession } from './scored-session';

const isPairsForm = (form: ScoringForm): form is PairsForm =>
  form === 'matchpoints' || form === 'cross-imps' || form === 'butler';

/** What counts as one session when artificial scores follow the other boards (12C2c; DBf X12B2, 351I). */
const groupOf = ({ scoringContext: { session, stage, profile, reading } }: ScoredSession): string => {
  const day = session.date ?? session.id;
  switch (stage?.sessionFor12C2c) {
    case 'session':
      return session.id;
    case 'playing-day':
      return day;
    case 'stage':
      return 'stage';
    case undefined:
      return scoringValue(profile, 'session-of-pairs', reading) === 'session' ? session.id : day;
  }
};

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
          sessions.filter((other) => other !== scored && groupOf(other) === groupOf(scored)),
        ),
      );
