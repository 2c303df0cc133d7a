import { SIDES, remembered, unlessChanged } from '@app/bridge';
import {
  type ComparisonField,
  type Line,
  type Outcome,
  comparisonField,
  notCounted,
  withoutContestant,
} from '@app/scoring';
import type { BoardDoc } from '../projections/boards';
import type { Annulled } from './annulled';
import { type BoardAttempts, definedField, isMissing } from './board-attempts';
import type { ScoringContext } from '../scoring-context';

/** All tables of one board whose results may be compared with each other, and how they are. */
export interface BoardField {
  readonly attempts: BoardAttempts;
  readonly board: number;
  readonly section: string;
  readonly docs: readonly BoardDoc[];
  /** What they report, without contestants whose results are annulled. */
  readonly lines: readonly Line[];
  readonly field: ComparisonField;
}

export interface Fields {
  readonly fields: readonly BoardField[];
  /** By section, how many tables have a result of the board that most of them have: what fewer stand for (X78B). */
  readonly tables: Readonly<Record<string, number>>;
  /** Contestants whose results are annulled (216E). */
  readonly annulled: Annulled;
}

const NOTHING_TO_COMPARE: Outcome = { kind: 'missing', why: notCounted('nothing-to-compare-with') };

/** A result that has its board to itself is compared with nothing; artificial scores need nobody. */
export const withCompany = (lines: readonly Line[]): readonly Line[] => {
  const first = lines.findIndex(({ outcome }) => !isMissing(outcome));
  if (first >= 0 && lines.some(({ outcome }, index) => index > first && !isMissing(outcome))) return lines;
  return lines.map((line) =>
    SIDES.some((side) => line.outcome[side].kind === 'score')
      ? { ...line, outcome: { NS: NOTHING_TO_COMPARE, EW: NOTHING_TO_COMPARE } }
      : line,
  );
};

/** Without contestants whose results are annulled; their opponents keep their own. */
export const withoutAnnulled = (
  { docs, lines }: Pick<BoardAttempts, 'docs' | 'lines'>,
  annulled: Annulled,
): readonly Line[] => {
  if (annulled.size === 0) return lines;
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  return withoutContestant(
    lines,
    (id) => SIDES.find((side) => annulled.has(byId.get(id)?.contestants[side] ?? '')) ?? null,
  );
};

/** By section, how many tables have a result of the board that most of them have. */
export const tablesBySection = (boards: readonly BoardAttempts[]): Readonly<Record<string, number>> => {
  const most: Record<string, number> = {};
  for (const [section, count] of boards.flatMap(({ there }) => Object.entries(there))) {
    most[section] = Math.max(most[section] ?? 0, count);
  }
  return most;
};

const standingFor = (
  tables: Readonly<Record<string, number>>,
  sections: readonly string[],
  standsFor: number | undefined,
): Readonly<Record<string, number>> => {
  if (standsFor === undefined) return tables;
  return Object.fromEntries(sections.map((section, index) => [section, index === 0 ? standsFor : 0]));
};

/** What holds for every field of a session: what the results stand for, and whose are annulled. */
type ForAll = Pick<Fields, 'tables' | 'annulled'>;

const sayTheSame = ({ tables, annulled }: ForAll, other: ForAll): boolean => {
  const sections = Object.keys(tables);
  return (
    sections.length === Object.keys(other.tables).length &&
    sections.every((section) => tables[section] === other.tables[section]) &&
    annulled.size === other.annulled.size &&
    [...annulled.keys()].every((contestant) => other.annulled.has(contestant))
  );
};

/** The last of the same owner and name, where it says the same. */
export const sameForAll = unlessChanged(sayTheSame);

/** The field that a board makes. */
const fieldOf = remembered((attempts: BoardAttempts, forAll: ForAll, scoringContext: ScoringContext): BoardField => {
  const { tables, annulled } = forAll;
  const { board, docs } = attempts;
  const sections = [...new Set(docs.map(({ section }) => section))].sort();
  const rules = {
    sections: 'together',
    tables: standingFor(tables, sections, definedField(scoringContext, board)?.standsFor),
  } as const;
  const lines = withCompany(withoutAnnulled(attempts, annulled));
  return {
    attempts,
    board,
    section: sections.join('+'),
    docs,
    lines,
    field: comparisonField(String(board), lines, rules, scoringContext),
  };
});

/**
 * How a field comes about. The boards of one number, in one section or in all of them as the conditions have it; at
 * each table the last attempt; without boards that somebody has withdrawn (`BoardWithdrawn`), and with the results
 * of contestants annulled that have left early (216E). Tables with other cards are compared among themselves
 * (`FieldDefined`, Law 87), and groups that have fewer results than the board would have had stand for all of them.
 */
export const fieldsOf = (
  boards: readonly BoardAttempts[],
  scoringContext: ScoringContext,
  annulled: Annulled,
): Fields => {
  const forAll = sameForAll(scoringContext, 'all fields', {
    tables: tablesBySection(boards),
    annulled,
  });
  const fields = boards.filter(({ docs }) => docs.length > 0).map((board) => fieldOf(board, forAll, scoringContext));
  return { ...forAll, fields };
};
