import { type Message, remembered } from '@app/bridge';
import {
  type BoardShare,
  type PairsForm,
  type Traced,
  ZERO,
  added,
  divided,
  given,
  isPairsForm,
  longestOf,
  multiplied,
  named,
  notCounted,
  rational,
  rounded,
  sum,
  victoryPoints,
  victoryPointsOfPercent,
} from '@app/scoring';
import { type ScoringContext, isInVictoryPoints, percentScaleIn, scaleFor } from '../scoring-context';
import type { Uncounted } from './board-attempts';
import { nameOfBoard } from './board-names';
import { countedShares } from './field-scores';
import { type Meeting, inOrder, meetings } from './meetings';
import type { ScoredSession } from './scored-session';

/**
 * A match between two pairs as one of them has it: the boards that they play against each other in a round, or in the
 * rounds of one match, each compared with the whole field.
 */
export interface PairMatch {
  readonly match: string;
  readonly section: string;
  readonly rounds: readonly string[];
  readonly contestant: string;
  readonly opponents: string;
  /** Boards that count for the pair. */
  readonly boards: number;
  /** Percentage of the matchpoints of these boards, or IMPs. */
  readonly points: Traced;
  /** Null where the scale ends before so many boards. */
  readonly victoryPoints: Traced | null;
}

const HUNDRED = given(rational(100), 'hundred');
/** The scales are printed for whole IMPs (EBU WB 4.2.6.3: halves away from the average, so that no swing falls in between). */
const WHOLE_IMPS = { unit: rational(1), average: ZERO, to: 'nearest' } as const;

const pointsOf = (shares: readonly BoardShare[], form: PairsForm): Traced => {
  const boards = added(
    'points-of-all-boards',
    shares.map(({ points }) => named(nameOfBoard(points.id), points.points)),
  );
  if (form !== 'matchpoints') return added('imps-of-the-match', [boards]);
  const top = given(sum(shares.map(({ points }) => points.top ?? ZERO)), 'could-be-had');
  return multiplied('percentage-of-the-match', [divided('part-of-what-could-be-had', [boards, top]), HUNDRED]);
};

const converted = (points: Traced, boards: number, form: PairsForm, scoringContext: ScoringContext): Traced | null => {
  if (form === 'matchpoints') {
    const scale = percentScaleIn(scoringContext);
    return scale && boards <= longestOf(scale) ? victoryPointsOfPercent(scale, points, boards) : null;
  }
  const scale = scaleFor(scoringContext, boards);
  return scale && victoryPoints(scale, rounded(points, WHOLE_IMPS, 'EBU WB 4.2.6.3'), boards);
};

type SharesOfBoard = ReadonlyMap<string, readonly BoardShare[]>;

const sharesByBoard = ({ fields }: ScoredSession): SharesOfBoard => {
  const shares = new Map<string, BoardShare[]>();
  for (const { points } of fields) {
    for (const share of countedShares(points)) {
      // Boards against opponents whose results were annulled: the match is one that was sat out (DBf 216E2b).
      if (share.points.award?.grade === 'sit-out') continue;
      const own = shares.get(share.points.id);
      if (own) own.push(share);
      else shares.set(share.points.id, [share]);
    }
  }
  return shares;
};

const contestantsOf = ({ docs }: Meeting): readonly string[] =>
  [...new Set(docs.flatMap(({ contestants: { NS, EW } }) => [NS, EW]))].sort(inOrder);

const sidesOf = (
  meeting: Meeting,
  shares: SharesOfBoard,
  form: PairsForm,
  scoringContext: ScoringContext,
): readonly PairMatch[] => {
  const { match, section, docs } = meeting;
  const both = contestantsOf(meeting);
  const all = docs.flatMap(({ id }) => shares.get(id) ?? []);
  return both.flatMap((contestant): readonly PairMatch[] => {
    const own = all.filter((share) => share.contestant === contestant);
    if (own.length === 0) return [];
    const points = pointsOf(own, form);
    return [
      {
        match,
        section,
        rounds: [...new Set(docs.flatMap(({ round }) => round ?? []))],
        contestant,
        opponents: both.find((one) => one !== contestant) ?? '',
        boards: own.length,
        points,
        victoryPoints: converted(points, own.length, form, scoringContext),
      },
    ];
  });
};

/** The matches of a session of pairs that is ranked by victory points, two for each that was played; else none. */
export const pairMatches = remembered((scored: ScoredSession): readonly PairMatch[] => {
  const { scoringContext } = scored;
  const { scoring } = scoringContext.session;
  if (!isInVictoryPoints(scoringContext) || !isPairsForm(scoring)) return [];
  const shares = sharesByBoard(scored);
  const docs = scored.fields.flatMap((field) => field.docs);
  return meetings(docs, scoringContext)
    .flatMap((meeting) => sidesOf(meeting, shares, scoring, scoringContext))
    .toSorted((one, other) => inOrder(one.match, other.match) || inOrder(one.contestant, other.contestant));
});

/** Matches that are longer than any column of the scale. */
export const uncountedPairMatches = (scored: ScoredSession): readonly Uncounted[] => {
  const found = new Map<string, Message>();
  for (const { match, contestant, opponents, boards, victoryPoints: worth } of pairMatches(scored)) {
    const both = [contestant, opponents].sort(inOrder).join('-');
    if (!worth) found.set(`match ${match}, ${both}`, notCounted('no-scale', { boards }));
  }
  return [...found].map(([id, why]) => ({ id, why }));
};
