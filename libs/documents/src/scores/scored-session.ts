import { type FieldScoring, isMatchForm } from '@app/contract';
import { matchPenalties } from '../penalties/in-force';
import type { BoardDoc } from '../projections/boards';
import { type SessionDoc, playingFor } from '@app/session';
import { type ScoringContext, scoringContextOf } from '../scoring-context';
import { type BoardAttempts, type Uncounted, boardAttempts } from './board-attempts';
import {
  type PointsOf,
  type ScoredField,
  type ScoredFieldOf,
  type ScoredFields,
  type TotalPointField,
  pointsOfFields,
  scoredField,
  scoredFields,
  totalPointField,
  unscoredField,
} from './field-scores';
import { type FieldOf, type Fields, fieldOf, fieldsOf } from './fields';
import { type MatchOf, type TeamMatch, matchOf, matchesOf } from './matches';
import {
  type Programme,
  type ProgrammeOf,
  type RoundScore,
  programmeOf,
  programmesOf,
  uncountedInRounds,
} from './multi-team';
import { type Seated, seatedWith } from './seated';

/** Everything that the results of a session are worth, before totals are made of it. */
export interface ScoredSession extends Omit<Fields, 'fields'>, ScoredFields {
  readonly scoringContext: ScoringContext;
  readonly docs: readonly BoardDoc[];
  readonly seated: Seated;
  readonly boards: readonly BoardAttempts[];
  /** What is compared with what, and what contestants have from it board by board: nothing in matches. */
  readonly fields: readonly ScoredField[];
  readonly programmes: readonly Programme[];
  readonly rounds: readonly RoundScore[];
  readonly matches: readonly TeamMatch[];
  /** Boards at a table that count for nobody, or not yet, and why. */
  readonly uncounted: readonly Uncounted[];
}

type Scores = Pick<ScoredSession, 'fields' | 'values' | 'programmes' | 'matches'>;

const NONE: Scores = { fields: [], values: new Map(), programmes: [], matches: [] };

/** The steps of scoring whose results can be remembered, each a pure function. */
export interface ScoringSteps {
  readonly field: FieldOf;
  readonly points: PointsOf;
  readonly scoredField: ScoredFieldOf;
  readonly totalPoints: TotalPointField;
  readonly match: MatchOf;
  readonly programme: ProgrammeOf;
}

const SCORING_STEPS: ScoringSteps = {
  field: fieldOf,
  points: pointsOfFields,
  scoredField,
  totalPoints: totalPointField,
  match: matchOf,
  programme: programmeOf,
};

const scoredByForm = (
  { fields }: Fields,
  form: FieldScoring,
  scoringContext: ScoringContext,
  steps: ScoringSteps,
): Scores => {
  const who = playingFor(scoringContext.session);
  switch (form) {
    case 'matchpoints':
    case 'cross-imps':
    case 'butler':
      return { ...NONE, ...scoredFields(fields, form, scoringContext, who, steps.points, steps.scoredField) };
    case 'total-points':
      return { ...NONE, fields: fields.map((field) => steps.totalPoints(field, who)) };
    case 'multi-team': {
      const programmes = programmesOf(fields, scoringContext, who, steps.programme);
      return { ...NONE, fields: fields.map(unscoredField), programmes };
    }
  }
};

const scoresOf = (fields: Fields, scoringContext: ScoringContext, steps: ScoringSteps): Scores => {
  const { session } = scoringContext;
  if (!isMatchForm(session.scoring)) return scoredByForm(fields, session.scoring, scoringContext, steps);
  const docs = fields.fields.flatMap((field) => field.docs);
  const penaltiesOf = (contestant: string, match: string) => matchPenalties(session, contestant, match);
  const matches = matchesOf(docs, session.scoring, scoringContext, penaltiesOf, steps.match);
  return { ...NONE, fields: fields.fields.map(unscoredField), matches };
};

/**
 * A session from the attempts at its boards, under its regulations and conditions: who is compared with whom (`fieldsOf`),
 * by the method of the session.
 */
export const scoreBoards = (
  scoringContext: ScoringContext,
  boards: readonly BoardAttempts[],
  seated: Seated,
  steps: ScoringSteps = SCORING_STEPS,
): ScoredSession => {
  const fields = fieldsOf(boards, scoringContext, steps.field);
  const scores = scoresOf(fields, scoringContext, steps);
  return {
    ...fields,
    ...scores,
    scoringContext,
    docs: new Array<BoardDoc>().concat(...boards.map(({ all }) => all)),
    seated,
    boards,
    rounds: scores.programmes.flatMap(({ rounds }) => rounds),
    uncounted: [
      ...boards.filter(({ docs }) => docs.length === 0).flatMap(({ uncounted }) => uncounted),
      ...scores.fields.flatMap(({ uncounted }) => uncounted),
      ...(scoringContext.session.scoring === 'multi-team' ? uncountedInRounds(scores.fields, scores.programmes) : []),
      ...scores.matches.flatMap(({ uncounted }) => uncounted),
    ],
  };
};

/** Scores a session: which attempts at its boards count (`boardAttempts`), and what they are worth. */
export const scoreSession = (session: SessionDoc, docs: readonly BoardDoc[]): ScoredSession => {
  const scoringContext = scoringContextOf(session);
  return scoreBoards(scoringContext, boardAttempts(scoringContext, docs), seatedWith(new Map(), docs));
};
