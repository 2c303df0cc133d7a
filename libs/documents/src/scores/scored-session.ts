import { type FieldScoring, isMatchForm } from '@app/contract';
import type { PairsForm } from '@app/scoring';
import type { BoardDoc } from '../projections/boards';
import type { SessionDoc } from '@app/session';
import { type ScoringContext, scoringContextOf } from '../scoring-context';
import type { Absences } from './absences';
import type { Annulled } from './annulled';
import { type Uncounted, boardAttempts } from './board-attempts';
import { type ScoredField, scoredFields, settledFields, totalPointField, unscoredField } from './field-scores';
import { type BoardField, type Fields, fieldsOf, tablesBySection } from './fields';
import type { Gone } from './gone';
import { type TeamMatch, matchesOf } from './matches';
import { type RoundScore, roundScores, uncountedInRounds } from './multi-team';
import { type Seated, seatedIn } from './seated';
import type { SessionAtBoards } from './simultaneous';

/** Everything that the results of a session are worth, before totals are made of it. */
export interface ScoredSession extends Omit<Fields, 'fields'> {
  readonly scoringContext: ScoringContext;
  /** As they were given, in any order. */
  readonly docs: readonly BoardDoc[];
  /** Who has gone, in this session or an earlier one of the stage. */
  readonly gone: readonly Gone[];
  readonly seated: Seated;
  /** What is compared with what, and what contestants have from it board by board: nothing in matches. */
  readonly fields: readonly ScoredField[];
  readonly rounds: readonly RoundScore[];
  readonly matches: readonly TeamMatch[];
  /** Boards at a table that count for nobody, or not yet, and why. */
  readonly uncounted: readonly Uncounted[];
}

type Scores = Pick<ScoredSession, 'fields' | 'rounds' | 'matches'>;

const NONE: Scores = { fields: [], rounds: [], matches: [] };

const scoredByForm = (fields: readonly BoardField[], form: FieldScoring, scoringContext: ScoringContext): Scores => {
  switch (form) {
    case 'matchpoints':
    case 'cross-imps':
    case 'butler':
      return { ...NONE, fields: scoredFields(fields, form, scoringContext) };
    case 'total-points':
      return { ...NONE, fields: fields.map((field) => totalPointField(field, scoringContext)) };
    case 'multi-team':
      return { ...NONE, fields: fields.map(unscoredField), rounds: roundScores(fields, scoringContext) };
  }
};

const scoresOf = (fields: readonly BoardField[], scoringContext: ScoringContext): Scores => {
  const { scoring } = scoringContext.session;
  if (!isMatchForm(scoring)) return scoredByForm(fields, scoring, scoringContext);
  const docs = fields.flatMap((field) => field.docs);
  return { ...NONE, fields: fields.map(unscoredField), matches: matchesOf(docs, scoring, scoringContext) };
};

/** What the stage says of a session: who has gone, and what becomes of their boards. */
export interface SessionInStage {
  readonly gone: readonly Gone[];
  readonly annulled: Annulled;
  readonly absences: Absences;
}

const ALONE: SessionInStage = { gone: [], annulled: new Map(), absences: { docs: [], uncounted: [] } };

/** With the boards that were not played in their places. */
const withAbsences = (docs: readonly BoardDoc[], absent: readonly BoardDoc[]): readonly BoardDoc[] => {
  if (absent.length === 0) return docs;
  const byId = new Map(absent.map((doc) => [doc.id, doc]));
  const known = new Set(docs.map(({ id }) => id));
  return [...docs.map((doc) => byId.get(doc.id) ?? doc), ...absent.filter(({ id }) => !known.has(id))];
};

/** A session with its boards, before they are compared with anything, and what its stage says of it. */
export interface UnscoredSession extends SessionAtBoards {
  readonly inStage: SessionInStage;
  readonly docs: readonly BoardDoc[];
}

/** Which attempts at the boards of a session count, under its regulations and conditions. */
export const unscoredSession = (
  session: SessionDoc,
  docs: readonly BoardDoc[],
  earlier?: Pick<ScoredSession, 'scoringContext'>,
  inStage: SessionInStage = ALONE,
): UnscoredSession => {
  const scoringContext =
    earlier?.scoringContext.session === session ? earlier.scoringContext : scoringContextOf(session);
  const boards = boardAttempts(scoringContext, withAbsences(docs, inStage.absences.docs));
  return { scoringContext, boards, tables: tablesBySection(boards), inStage, docs };
};

/** A session with what its results are worth. */
export const withScores = (
  { scoringContext, boards, inStage: { gone, absences }, docs }: UnscoredSession,
  forAll: Omit<Fields, 'fields'>,
  scores: Scores,
): ScoredSession => ({
  ...forAll,
  ...scores,
  scoringContext,
  gone,
  docs,
  seated: seatedIn(boards, scoringContext),
  uncounted: [
    ...absences.uncounted,
    ...boards.filter((board) => board.docs.length === 0).flatMap(({ uncounted }) => uncounted),
    ...scores.fields.flatMap(({ uncounted }) => uncounted),
    ...(scoringContext.session.scoring === 'multi-team' ? uncountedInRounds(scores.fields, scores.rounds) : []),
    ...scores.matches.flatMap(({ uncounted }) => uncounted),
  ],
});

/** A session of pairs or individuals with fields that were compared. */
export const withFields = (
  unscored: UnscoredSession,
  fields: readonly ScoredField[],
  form: PairsForm,
): ScoredSession => {
  const { scoringContext, tables, inStage } = unscored;
  const scores = { ...NONE, fields: settledFields(fields, form, scoringContext) };
  return withScores(unscored, { tables, annulled: inStage.annulled }, scores);
};

/** A session whose boards are compared within it. */
export const scoredAlone = (unscored: UnscoredSession): ScoredSession => {
  const { scoringContext, boards, inStage } = unscored;
  const { fields, ...forAll } = fieldsOf(boards, scoringContext, inStage.annulled);
  return withScores(unscored, forAll, scoresOf(fields, scoringContext));
};

/**
 * Scores a session under its regulations and conditions: which attempts at its boards count (`boardAttempts`), who is
 * compared with whom (`fieldsOf`), and what that is worth by the method of the session.
 * @param earlier the same session as it was scored earlier: boards that are the same objects are not scored again
 * @param inStage what its stage says of it (`scoredStage`); by itself nobody has gone
 */
export const scoreSession = (
  session: SessionDoc,
  docs: readonly BoardDoc[],
  earlier?: Pick<ScoredSession, 'scoringContext'>,
  inStage: SessionInStage = ALONE,
): ScoredSession => scoredAlone(unscoredSession(session, docs, earlier, inStage));
