import type { Traveller, TravellerLine } from '@app/contract';
import { bySide } from '@app/bridge';
import { toDecimal } from '@app/scoring';
import type { ScoredSession } from './scored-session';
import { type TableScore, tableScores } from './table-scores';

const scoreOf = ({ score }: TableScore): number => (score.kind === 'score' ? score.score : -Infinity);

const lineOf = ({ doc, score, points, top, why }: TableScore): TravellerLine => ({
  id: doc.id,
  round: doc.round,
  table: doc.table,
  contestants: doc.contestants,
  result: doc.result,
  score,
  points: points && bySide((side) => points[side] && toDecimal(points[side].value, 2)),
  top: top && toDecimal(top, 2).replace(/\.00$/, ''),
  why,
  findings: Object.keys(doc.findings).length,
  confirmed: doc.confirmed,
});

/** The travellers of a session, by section and board; on each, the best N-S score first. */
export const travellersOf = (scored: ScoredSession): readonly Traveller[] => {
  const { session } = scored.scoringContext;
  return tableScores(scored)
    .map((scores, index): Traveller => {
      const { section = '', board = 0 } = scored.fields[index] ?? {};
      const sorted = scores.toSorted(
        (one, other) => scoreOf(other) - scoreOf(one) || (one.doc.id < other.doc.id ? -1 : 1),
      );
      return { session: session.id, section, board, lines: sorted.map(lineOf) };
    })
    .sort((one, other) => one.section.localeCompare(other.section) || one.board - other.board);
};
