import type { Conditions, RoundScheduled, Stage } from '@app/contract';
import {
  type PercentScale,
  type Reading,
  type ScoringProfile,
  type VictoryPointScale,
  conditionsScale,
  percentScaleOf,
  scaleOf,
  tableFrom,
} from '@app/scoring';
import { type SessionDoc, profileOf, scoringConditions, stageOf, teamsOfEightIn } from '@app/session';

/** By what a session is scored: the regulations and the Laws in force on its day, and its conditions of contest. */
export interface ScoringContext {
  readonly session: SessionDoc;
  readonly profile: ScoringProfile;
  readonly reading: Reading;
  readonly conditions: Conditions | null;
  /** The stage of the conditions that the session belongs to. */
  readonly stage: Stage | null;
}

export const scoringContextOf = (session: SessionDoc): ScoringContext => {
  const { conditions, contest, date } = session;
  return {
    session,
    profile: profileOf(session),
    reading: {
      ...(date === null ? {} : { on: date }),
      conditions: conditions?.parameters ? scoringConditions(conditions.parameters) : {},
    },
    conditions,
    stage: conditions ? stageOf(conditions, contest?.stage) : null,
  };
};

/**
 * The scale of victory points: a table that the conditions bring, or that of the regulations; null without any. For the
 * sum of four comparisons only the conditions can have one.
 */
const scaleIn = ({ conditions, profile, reading, session }: ScoringContext): VictoryPointScale | null => {
  if (conditions?.victoryPoints) {
    return conditionsScale(conditions.victoryPoints.map(({ boards, points, imps }) => tableFrom(boards, points, imps)));
  }
  return teamsOfEightIn(session) === 'cross-imps' ? null : scaleOf(profile, reading);
};

/** The scale for a match of so many boards; null where there is none, or where its tables end before that. */
export const scaleFor = (scoringContext: ScoringContext, boards: number): VictoryPointScale | null => {
  const scale = scaleIn(scoringContext);
  const reaches = scale?.kind !== 'tables' || scale.tables.some((table) => table.boards >= boards);
  return reaches ? scale : null;
};

/**
 * The boards that the scale of a match goes by. Two comparisons of four tables that are added up are as many boards as two
 * matches have (EBU White Book 3.1.4, teams of eight without cross-IMPs); tables that the conditions bring are printed for
 * the boards of the match.
 */
export const boardsOnScale = ({ conditions, session }: ScoringContext, boards: number): number =>
  !conditions?.victoryPoints && teamsOfEightIn(session) === 'direct' ? 2 * boards : boards;

/** The scale for percentages of matches between pairs; null where neither the regulations nor the conditions have one. */
export const percentScaleIn = ({ profile, reading }: ScoringContext): PercentScale | null =>
  percentScaleOf(profile, reading);

/** Whether the stage ranks pairs by victory points, match by match, whatever their boards are compared by. */
export const isInVictoryPoints = ({ stage }: Pick<ScoringContext, 'stage'>): boolean =>
  stage?.measure === 'victory-points';

/** The match that a round belongs to; a round of no other is one of its own. */
export const matchOfRound = ({ match, round }: Pick<RoundScheduled, 'match' | 'round'>): string => match ?? round;
