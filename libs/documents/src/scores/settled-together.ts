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
import { isSimultaneous } from './venues';
import { sessionOfPairs } from './session-of-pairs';

const pointsIn = ({ fields }: ScoredSession): readonly FieldPoints[] => fields.map(({ points }) => points);

const together = (scored: ScoredSession, others: readonly ScoredSession[]): ScoredSession => {
  const { session, profile, reading } = scored.scoringContext;
  if (others.length === 0 || !isPairsForm(session.scoring)) return scored;
  const sums = new Map<string, Sum>();
  for (const one of [scored, ...others]) {
    playedSums(pointsIn(one), one.scoringContext).forEach((sum, contestant) => {
      sums.set(contestant, addedUp(sums.get(contestant) ?? NO_BOARDS, sum));
    });
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

/** What counts as one session for the contestants of this one: at another venue there are others. */
const keyOf = (scored: ScoredSession): string => {
  const venue = isSimultaneous([scored]) ? scored.scoringContext.session.contest?.venue : undefined;
  return `${venue ?? ''}/${sessionOfPairs(scored)}`;
};

/** The sessions of a stage, with artificial scores as the boards of all that count as one session make them. */
export const settledTogether = (sessions: readonly ScoredSession[]): readonly ScoredSession[] => {
  if (sessions.length < 2) return sessions;
  const byKey = new Map<string, ScoredSession[]>();
  for (const scored of sessions) {
    const key = keyOf(scored);
    const known = byKey.get(key);
    if (known) known.push(scored);
    else byKey.set(key, [scored]);
  }
  return sessions.map((scored) =>
    together(
      scored,
      (byKey.get(keyOf(scored)) ?? []).filter((other) => other !== scored),
    ),
  );
};
