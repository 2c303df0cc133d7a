import { sessionPoints } from '@app/scoring';
import type { BoardDoc } from '../projections/boards';
import type { ScoringContext } from '../scoring-context';
import {
  type BoardAttempts,
  attemptsAt,
  boardAttempts,
  byTable,
  grouped,
  inOrder,
  keyOf,
  lineAt,
} from './board-attempts';
import { contestantsIn, scoredField, totalPointField } from './field-scores';
import { fieldOf } from './fields';
import { matchOf } from './matches';
import { programmeOf } from './multi-team';
import { type ScoredSession, type ScoringSteps, scoreBoards } from './scored-session';
import { seatedWith } from './seated';

/*
 * The one place that knows what a session was scored to before. Documents never change, so that a result is still right
 * as long as everything that it was made from is the same object.
 */

const areTheSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, index) => one === others[index]);

const sayTheSame = (one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): boolean => {
  const sections = Object.keys(one);
  return sections.length === Object.keys(other).length && sections.every((section) => one[section] === other[section]);
};

const areEqual = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((contestant) => other.has(contestant));

/** The value for a key where there is one and it still holds; made anew otherwise. */
const known = <T>(value: T | undefined, holds: (value: T) => boolean, make: () => T): T =>
  value !== undefined && holds(value) ? value : make();

/** The steps of scoring, each of which first looks whether its result is in a session that was scored before. */
const remembering = (before: ScoredSession): ScoringSteps => {
  const byAttempts = new Map(before.fields.map((field) => [field.attempts, field]));
  const byPoints = new Map(before.fields.map((field) => [field.points, field]));
  const byField = new Map(before.fields.map((field) => [field.field, field]));
  const byFirstDoc = new Map(before.matches.map((match) => [match.docs[0], match]));
  const byFirstLine = new Map(before.programmes.map((programme) => [programme.lines[0], programme]));
  return {
    field: (attempts, forAll, scoringContext) =>
      known(
        byAttempts.get(attempts),
        () => sayTheSame(before.tables, forAll.tables) && areEqual(before.withdrawn, forAll.withdrawn),
        () => fieldOf(attempts, forAll, scoringContext),
      ),
    points: (fields, playingFor, rules) =>
      sessionPoints(
        fields.map(({ field }) => field),
        contestantsIn(
          fields.filter(({ field }) => !byField.has(field)),
          playingFor,
        ),
        rules,
        { fields: [...byPoints.keys()], values: before.values },
      ),
    scoredField: (field, points) => {
      const same = byPoints.get(points);
      if (same) return same;
      // Another artificial score does not change which tables count.
      const old = byField.get(field.field);
      return old?.points.played === points.played
        ? { ...field, points, uncounted: old.uncounted }
        : scoredField(field, points);
    },
    totalPoints: (field, playingFor) => byField.get(field.field) ?? totalPointField(field, playingFor),
    match: (meeting, scoring, scoringContext, penaltiesOf) =>
      known(
        byFirstDoc.get(meeting.docs[0]),
        ({ docs }) => areTheSame(docs, meeting.docs),
        () => matchOf(meeting, scoring, scoringContext, penaltiesOf),
      ),
    programme: (lines, rounds) =>
      known(
        byFirstLine.get(lines[0]),
        (programme) => areTheSame(programme.lines, lines),
        () => programmeOf(lines, rounds),
      ),
  };
};

const withChanged = (all: readonly BoardDoc[], changed: readonly BoardDoc[]): readonly BoardDoc[] => {
  const byId = new Map(changed.map((doc) => [doc.id, doc]));
  const ids = new Set(all.map(({ id }) => id));
  const opened = changed.filter(({ id }) => !ids.has(id));
  const there = all.map((doc) => byId.get(doc.id) ?? doc);
  return opened.length === 0 ? there : [...there, ...opened].sort(byTable);
};

/** A board after some of its documents have changed; the others keep their lines. */
const attemptsAfter = (
  board: BoardAttempts,
  scoringContext: ScoringContext,
  changed: readonly BoardDoc[],
): BoardAttempts => {
  const lines = new Map(board.docs.map((doc, index) => [doc, board.lines[index]]));
  const all = withChanged(board.all, changed);
  return attemptsAt({ key: board.key, all }, scoringContext, (doc, defined) => lines.get(doc) ?? lineAt(doc, defined));
};

/** All boards after some documents have changed, or come in: only their boards are others. */
const boardsAfter = (
  before: readonly BoardAttempts[],
  scoringContext: ScoringContext,
  changed: readonly BoardDoc[],
): readonly BoardAttempts[] => {
  const groups = grouped(scoringContext, changed);
  const keys = new Set(before.map(({ key }) => key));
  return [
    ...before.map((board) => {
      const own = groups.get(board.key);
      return own ? attemptsAfter(board, scoringContext, own) : board;
    }),
    ...boardAttempts(
      scoringContext,
      changed.filter((doc) => !keys.has(keyOf(scoringContext, doc))),
    ),
  ].sort(inOrder);
};

/**
 * The same session after some of its boards have changed, or were opened: equal to scoring it all, but only the fields
 * of these boards are scored again, the matches and rounds that they belong to, and the artificial scores of those who
 * played them (12C2c). Where a change reaches further all is scored again: another number of tables that results stand
 * for (X78B), a contestant that has played half (216E).
 */
export const rescored = (before: ScoredSession, changed: readonly BoardDoc[]): ScoredSession => {
  const { scoringContext, boards, seated } = before;
  return scoreBoards(
    scoringContext,
    boardsAfter(boards, scoringContext, changed),
    seatedWith(seated, changed),
    remembering(before),
  );
};
