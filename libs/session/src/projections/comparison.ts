import type { BySide } from '@app/bridge';

import type { FieldResult, Rational } from '@app/scoring';
import { crossImps, imps, matchpoints, rational } from '@app/scoring';
import type { ScoreInForce } from '../board/score';
import { scoreInForce } from '../board/score';
import type { ScoringForm } from '../session/events';
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
export interface Field {
  readonly docs: readonly BoardDoc[];
  readonly expected: number;
}

const byMatchpoints = ({ docs, expected }: Field): readonly Compared[] => {
  const results = docs.flatMap(fieldResult);
  const scaled = matchpoints(results, Math.max(expected, results.length));
  const plain = matchpoints(results);
  return docs.map((doc) => {
    const score = scored(doc);
    const own = scaled.get(doc.id);
    const unscaled = expected > results.length ? (plain.get(doc.id)?.points ?? null) : null;
    return { doc, score, points: own?.points ?? null, unscaled, top: own?.top ?? null, why: whyNot(score) };
  });
};

const byCrossImps = ({ docs }: Field): readonly Compared[] => {
  const imped = crossImps(docs.flatMap(fieldResult));
  return docs.map((doc) => {
    const score = scored(doc);
    return { doc, score, points: imped.get(doc.id)?.imps ?? null, unscaled: null, top: null, why: whyNot(score) };
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

/** IMPs for an artificial score in percent: 60 is +3, 50 is 0, 40 is -3 (Law 12C2b; 2007: Law 86A). */
const artificialImps = (percent: number): Rational => rational(3 * (percent - 50), 10);

const inMatch = (doc: BoardDoc, field: readonly BoardDoc[]): Compared => {
  const score = scored(doc);
  const base = { doc, score, unscaled: null, top: null };
  if (score.kind === 'artificial') {
    const { NS, EW } = score.percent;
    return { ...base, points: { NS: artificialImps(NS), EW: artificialImps(EW) }, why: null };
  }
  const other = otherRoom(doc, field);
  if (!other) return { ...base, points: null, why: whyNot(score) ?? 'no result of the other room' };
  const otherScore = scored(other);
  if (score.kind !== 'score') return { ...base, points: null, why: whyNot(score) };
  if (otherScore.kind !== 'score') {
    return { ...base, points: null, why: `other room: ${whyNot(otherScore) ?? 'adjusted score'}` };
  }
  const won = imps(score.score - otherScore.score);
  return { ...base, points: { NS: rational(won), EW: rational(-won) }, why: null };
};

/** Only the last attempt at a table counts. */
export const lastAttempts = (docs: readonly BoardDoc[]): readonly BoardDoc[] => {
  const last = new Map<string, BoardDoc>();
  for (const doc of docs) {
    const key = `${doc.section}/${doc.table}/${doc.board}`;
    const known = last.get(key);
    if (!known || known.attempt < doc.attempt) last.set(key, doc);
  }
  return [...last.values()];
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
