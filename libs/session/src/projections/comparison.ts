import type { BySide } from '@app/bridge';
import type { FieldResult, Rational } from '@app/scoring';
import { artificialImps, crossImps, imps, matchpoints, rational, scoresOf } from '@app/scoring';
import type { ScoreInForce } from '../board/score';
import { scoreInForce } from '../board/score';
import type { ScoringForm } from '../session/events';
import { lastAttempts } from './attempts';
import type { BoardDoc } from './boards';

/** What a table's result is worth in comparison with the others, for each side. */
export interface Compared {
  readonly doc: BoardDoc;
  readonly score: ScoreInForce;
  /** Matchpoints or IMPs; null where there was nothing to compare, and why. */
  readonly points: BySide<Rational> | null;
  /** Matchpoints before they were scaled up to the whole field; null where there was nothing to scale. */
  readonly unscaled: BySide<Rational> | null;
  /** Most matchpoints that could be had; null in IMPs. */
  readonly top: number | null;
  readonly why: string | null;
}

const scored = (doc: BoardDoc): ScoreInForce => scoreInForce(doc, doc.result, doc.adjusted);

const fieldResult = (doc: BoardDoc): readonly FieldResult[] => {
  const score = scored(doc);
  switch (score.kind) {
    case 'score':
      return [{ id: doc.id, kind: 'score', score: score.score }];
    case 'artificial':
      return [{ id: doc.id, kind: 'artificial', percent: score.percent }];
    case 'not-played':
    case 'none':
      return [];
  }
};

const whyNot = (score: ScoreInForce): string | null => {
  switch (score.kind) {
    case 'score':
    case 'artificial':
      return null;
    case 'not-played':
      return 'not played';
    case 'none':
      return 'no result yet';
  }
};

/** Results that are compared with each other, and how many there would be if all had been played. */
interface Field {
  readonly docs: readonly BoardDoc[];
  readonly expected: number;
}

const NOTHING_TO_COMPARE = 'nothing to compare with';

/** A result that counts for nobody. */
const uncompared = (doc: BoardDoc, why: string | null): Compared => ({
  doc,
  score: scored(doc),
  points: null,
  unscaled: null,
  top: null,
  why,
});

/** Why a result of a field counts for nobody; null where it counts. Comparison takes two scores, an artificial one none. */
const whyNotInField = (doc: BoardDoc, results: readonly FieldResult[]): string | null => {
  const score = scored(doc);
  return score.kind === 'score' && scoresOf(results).length < 2 ? NOTHING_TO_COMPARE : whyNot(score);
};

const byMatchpoints = ({ docs, expected }: Field): readonly Compared[] => {
  const results = docs.flatMap(fieldResult);
  const scaled = matchpoints(results, Math.max(expected, results.length));
  const plain = matchpoints(results);
  return docs.map((doc) => {
    const why = whyNotInField(doc, results);
    const own = scaled.get(doc.id);
    // An artificial score that has the board to itself is a percentage of no top.
    if (why !== null || !own?.top) return uncompared(doc, why ?? NOTHING_TO_COMPARE);
    const unscaled = expected > results.length ? (plain.get(doc.id)?.points ?? null) : null;
    return { doc, score: scored(doc), points: own.points, unscaled, top: own.top, why: null };
  });
};

const byCrossImps = ({ docs }: Field): readonly Compared[] => {
  const results = docs.flatMap(fieldResult);
  const imped = crossImps(results);
  return docs.map((doc) => {
    const why = whyNotInField(doc, results);
    const own = imped.get(doc.id);
    if (why !== null || !own) return uncompared(doc, why ?? NOTHING_TO_COMPARE);
    return { doc, score: scored(doc), points: own.imps, unscaled: null, top: null, why: null };
  });
};

/** The same two teams, the other way round: the other room of the match. */
const otherRoom = (doc: BoardDoc, field: readonly BoardDoc[]): BoardDoc | undefined =>
  field.find(
    (other) =>
      other.round === doc.round &&
      other.contestants.NS === doc.contestants.EW &&
      other.contestants.EW === doc.contestants.NS,
  );

const inMatch = (doc: BoardDoc, field: readonly BoardDoc[]): Compared => {
  const score = scored(doc);
  const base = { doc, score, unscaled: null, top: null, why: null };
  if (score.kind === 'artificial') {
    const { NS, EW } = score.percent;
    return { ...base, points: { NS: artificialImps(NS), EW: artificialImps(EW) } };
  }
  if (score.kind !== 'score') return uncompared(doc, whyNot(score));
  const other = otherRoom(doc, field);
  if (!other) return uncompared(doc, 'no result of the other room');
  const otherScore = scored(other);
  if (otherScore.kind !== 'score') return uncompared(doc, `other room: ${whyNot(otherScore) ?? 'adjusted score'}`);
  const won = imps(score.score - otherScore.score);
  return { ...base, points: { NS: rational(won), EW: rational(-won) } };
};

const count = (docs: readonly BoardDoc[]): number => docs.flatMap(fieldResult).length;

/**
 * Boards of the same number in the same section are one field. A board that has fewer results than others of its
 * section is expected to have as many as the most of them: the group is scaled up to that (DBf 2013 X78B).
 */
export const fields = (docs: readonly BoardDoc[]): readonly Field[] => {
  const sections = new Map<string, Map<number, BoardDoc[]>>();
  for (const doc of lastAttempts(docs)) {
    const boards = sections.get(doc.section) ?? new Map<number, BoardDoc[]>();
    sections.set(doc.section, boards);
    const field = boards.get(doc.board);
    if (field) field.push(doc);
    else boards.set(doc.board, [doc]);
  }
  return [...sections.values()].flatMap((boards) => {
    const expected = Math.max(...[...boards.values()].map(count));
    return [...boards.values()].map((field) => ({ docs: field, expected }));
  });
};

/** Compares all results of one field by the session's form of scoring (Law 78). */
export const compareField = (field: Field, form: ScoringForm): readonly Compared[] => {
  switch (form) {
    case 'matchpoints':
      return byMatchpoints(field);
    case 'cross-imps':
      return byCrossImps(field);
    case 'team-imps':
      return field.docs.map((doc) => inMatch(doc, field.docs));
  }
};
