import type { FieldScoring } from '@app/contract';
import { isMatchForm } from '@app/contract';
import { matchPenalties } from '../penalties/in-force';
import type { BoardDoc } from '../projections/boards';
import type { SessionDoc } from '@app/session';
import { playingFor } from '@app/session';
import type { BoardAttempts, Uncounted } from './board-attempts';
import { boardAttempts, changedAttempts } from './board-attempts';
import type { ScoredField, ScoredFields } from './field-scores';
import { scoredFields, totalPointFields, unscoredField } from './field-scores';
import type { Fields } from './fields';
import { fieldsOf } from './fields';
import type { TeamMatch } from './matches';
import { matchesOf } from './matches';
import type { Programme, RoundScore } from './multi-team';
import { programmesOf, uncountedInRounds } from './multi-team';
import type { Seated } from './seated';
import { seatedWith } from './seated';
import type { ScoringContext } from '../scoring-context';
import { scoringContextOf } from '../scoring-context';

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

const scoredByForm = (
  { fields }: Fields,
  form: FieldScoring,
  scoringContext: ScoringContext,
  previous: Scores,
): Scores => {
  const who = playingFor(scoringContext.session);
  switch (form) {
    case 'matchpoints':
    case 'cross-imps':
    case 'butler':
      return { ...NONE, ...scoredFields(fields, form, scoringContext, who, previous) };
    case 'total-points':
      return { ...NONE, ...totalPointFields(fields, who, previous) };
    case 'multi-team': {
      const programmes = programmesOf(fields, scoringContext, who, previous.programmes);
      return { ...NONE, fields: fields.map(unscoredField), programmes };
    }
  }
};

const scoresOf = (fields: Fields, scoringContext: ScoringContext, previous: Scores): Scores => {
  const { session } = scoringContext;
  if (!isMatchForm(session.scoring)) return scoredByForm(fields, session.scoring, scoringContext, previous);
  const docs = fields.fields.flatMap((field) => field.docs);
  const penaltiesOf = (contestant: string, match: string) => matchPenalties(session, contestant, match);
  const matches = matchesOf(docs, session.scoring, scoringContext, penaltiesOf, previous.matches);
  return { ...NONE, fields: fields.fields.map(unscoredField), matches };
};

const assembled = (
  scoringContext: ScoringContext,
  boards: readonly BoardAttempts[],
  seated: Seated,
  previous: ScoredSession | null,
): ScoredSession => {
  const fields = fieldsOf(boards, scoringContext, previous ?? undefined);
  const scores = scoresOf(fields, scoringContext, previous ?? NONE);
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

/**
 * Scores a session: which attempts count (`boardAttempts`), who is compared with whom (`fieldsOf`), by the method of
 * the session under its regulations and conditions (`settingOf`).
 */
export const scoreSession = (session: SessionDoc, docs: readonly BoardDoc[]): ScoredSession => {
  const scoringContext = scoringContextOf(session);
  return assembled(scoringContext, boardAttempts(scoringContext, docs), seatedWith(new Map(), docs), null);
};

/**
 * The same session after some of its boards have changed, or were opened: equal to scoring it all, but only the fields
 * of these boards are scored again, the matches and rounds that they belong to, and the artificial scores of those who
 * played them (12C2c). Where a change reaches further all is scored again: another number of tables that results stand
 * for (X78B), a contestant that has played half (216E).
 */
export const rescored = (before: ScoredSession, changed: readonly BoardDoc[]): ScoredSession => {
  const { scoringContext, boards, seated } = before;
  return assembled(
    scoringContext,
    changedAttempts(boards, scoringContext, changed),
    seatedWith(seated, changed),
    before,
  );
};
