import type { BySide } from '@app/bridge';
import { toDecimal } from '@app/scoring';
import type { ScoreInForce } from '../board/score';
import type { TableResult } from '../board/fold';
import type { BoardDoc } from './boards';
import { compareField, fields } from './comparison';
import type { SessionDoc } from './sessions';

/** One table's line on the traveller of a board. Points are decimal text with two decimals. */
export interface TravellerLine {
  readonly id: string;
  readonly round: string | null;
  readonly table: string;
  readonly contestants: BySide<string>;
  readonly result: TableResult | null;
  readonly score: ScoreInForce;
  readonly points: BySide<string> | null;
  readonly top: number | null;
  readonly why: string | null;
  readonly findings: number;
  /** The director has confirmed the result; until then it is provisional. */
  readonly confirmed: boolean;
}

export interface Traveller {
  readonly session: string;
  readonly section: string;
  readonly board: number;
  readonly lines: readonly TravellerLine[];
}

const scoreOf = (score: ScoreInForce): number => (score.kind === 'score' ? score.score : -Infinity);

/** The travellers of a session, by section and board; on each, the best N-S score first. */
export const travellersOf = (session: SessionDoc, docs: readonly BoardDoc[]): readonly Traveller[] =>
  fields(docs)
    .map((field): Traveller => {
      const compared = compareField(field, session.scoring);
      const lines = [...compared]
        .sort((one, other) => scoreOf(other.score) - scoreOf(one.score) || (one.doc.id < other.doc.id ? -1 : 1))
        .map(({ doc, score, points, top, why }) => ({
          id: doc.id,
          round: doc.round,
          table: doc.table,
          contestants: doc.contestants,
          result: doc.result,
          score,
          points: points && { NS: toDecimal(points.NS, 2), EW: toDecimal(points.EW, 2) },
          top,
          why,
          findings: Object.keys(doc.findings).length,
          confirmed: doc.confirmed,
        }));
      return { session: session.id, section: field.docs[0]?.section ?? '', board: field.docs[0]?.board ?? 0, lines };
    })
    .sort((one, other) => one.section.localeCompare(other.section) || one.board - other.board);
