import { textsOf } from '@app/messages';
import { type Line, SCORING_PROFILES, boardMatchpoints, comparisonField, matchBoard, matchRules, matchpointRules, recompute, toDecimal } from '@app/scoring';

const PROFILE = SCORING_PROFILES['dbf-2013-laws-2017'];

type Form = Parameters<typeof matchRules>[1];

/** IMPs of the two teams from one board, the home team North-South in the open room: `'9.0 -9.0'`. */
export const impsOf = (open: Line['outcome'], closed: Line['outcome'], form: Form = 'vp-match'): string => {
  const board = matchBoard({ id: 'board', open, closed }, matchRules(PROFILE, form));
  if (board.kind === 'not-scored') return textsOf('en').say(board.why);
  return [board.home, board.away]
    .map((points) => {
      expect(recompute(points.explain())).toEqual([]);
      return toDecimal(points.value, 1);
    })
    .join(' ');
};

/** Matchpoints of all tables in 2-1-0, North-South and East-West. */
export const matchpointsOf = (
  ...outcomes: readonly Line['outcome'][]
): { readonly NS: readonly string[]; readonly EW: readonly string[] } => {
  const lines = outcomes.map((outcome, index) => ({ id: String(index), section: 'A', deal: 'as dealt', outcome }));
  const all = boardMatchpoints(comparisonField('board', lines), matchpointRules(PROFILE));
  const of = (side: 'NS' | 'EW'): readonly string[] =>
    all.filter(({ direction }) => direction === side).map(({ points }) => toDecimal(points.value, 1));
  return { NS: of('NS'), EW: of('EW') };
};
