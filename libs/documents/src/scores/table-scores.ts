import { type BySide, type Message, bySide } from '@app/bridge';
import type { BoardShare, MatchBoardPoints, Rational, Traced } from '@app/scoring';
import { type ScoreInForce, scoreInForce } from '@app/session';
import type { BoardDoc } from '../projections/boards';
import { type ScoredField, countedShares } from './field-scores';
import { tablesOf } from './match-boards';
import type { TeamMatch } from './matches';
import type { ScoredSession } from './scored-session';
import { whyOneSideHasNone } from './second-play';

/** What a table's result is worth in comparison with the others, for each side. */
export interface TableScore {
  readonly doc: BoardDoc;
  readonly score: ScoreInForce;
  /** Matchpoints or IMPs; null where there was nothing to compare, and of a side that has nothing from the board. */
  readonly points: BySide<Traced | null> | null;
  /** Most matchpoints that could be had; null in IMPs. */
  readonly top: Rational | null;
  /** Why there are no points, or none for one side. */
  readonly why: Message | null;
}

type Worth = Pick<TableScore, 'points' | 'top'>;

const NONE: Worth = { points: null, top: null };

/** The first contestant of each side stands for it; where everybody plays for himself the second may differ. */
const inField = (field: ScoredField): ReadonlyMap<string, Worth> => {
  const sides = new Map<string, Partial<Record<'NS' | 'EW', BoardShare>>>();
  for (const share of countedShares(field.points)) {
    const { id, direction } = share.points;
    sides.set(id, { [direction]: share, ...sides.get(id) });
  }
  return new Map(
    [...sides].flatMap(([id, { NS, EW }]) =>
      NS || EW
        ? [
            [
              id,
              {
                points: { NS: NS?.points.points ?? null, EW: EW?.points.points ?? null },
                top: (NS ?? EW)?.points.top ?? null,
              },
            ] as const,
          ]
        : [],
    ),
  );
};

const ofTeam = (points: MatchBoardPoints, isHome: boolean): Traced | null =>
  points.kind === 'scored' ? points[isHome ? 'home' : 'away'] : null;

const inMatch = ({ boards, teams }: TeamMatch): readonly (readonly [string, Worth])[] =>
  boards.flatMap((board) =>
    tablesOf(board).flatMap((doc) => {
      const { points } = board;
      if (points.kind !== 'scored') return [];
      const worth = bySide((side) => ofTeam(points, doc.contestants[side] === teams.home));
      const { NS, EW } = worth;
      return NS && EW ? [[doc.id, { points: { NS, EW }, top: null }] as const] : [];
    }),
  );

/** Every board of a session at every table, field by field, with what it is worth. */
export const tableScores = (scored: ScoredSession): readonly (readonly TableScore[])[] => {
  const why = new Map(scored.uncounted.map((one) => [one.id, one.why]));
  const matches = new Map(scored.matches.flatMap(inMatch));
  return scored.fields.map((field) => {
    const here = inField(field);
    const reported = new Map(field.lines.map(({ id, outcome }) => [id, outcome]));
    return field.docs.map((doc): TableScore => {
      const worth = here.get(doc.id) ?? matches.get(doc.id) ?? NONE;
      return {
        doc,
        score: scoreInForce(doc, doc.result, doc.adjusted),
        ...worth,
        why: worth.points ? whyOneSideHasNone(reported.get(doc.id)) : (why.get(doc.id) ?? null),
      };
    });
  });
};
