import { SIDES, type BySide, type Card, bidWithRisk, bySide } from '@app/bridge';
import type { ScoringForm, TravellerLine } from '@app/contract';
import { contractScore } from '@app/scoring';
import type { BoardDoc } from '@app/documents';
import { artificialPercent } from '../export/artificial-percent';
import { element, leaf } from './write-xml';

/** Where the points of each form of scoring stand, of those that are for pairs. */
const POINTS: Readonly<Partial<Record<ScoringForm, string>>> = {
  matchpoints: 'MATCH_POINTS',
  'cross-imps': 'CROSS_IMP_POINTS',
  butler: 'BUTLER_POINTS',
};

/** `A6040`; `A100/0` where two digits do not hold a percentage. */
const artificialText = ({ NS, EW }: BySide<number>): string =>
  NS > 99 || EW > 99 ? `A${NS}/${EW}` : `A${String(NS).padStart(2, '0')}${String(EW).padStart(2, '0')}`;

/** USEBIO writes the rank of a card first. */
const leadText = (lead: Card | undefined): string | null => lead?.replace(/^(.)(.)$/, '$2$1') ?? null;

const played = ({ result }: TravellerLine, vulnerability: BoardDoc['vulnerability']): readonly string[] => {
  if (result === null || result.kind === 'not-played') return leaf('CONTRACT', 'NP');
  if (result.kind === 'score-only') return leaf('SCORE', result.score);
  if (result.result === null) return [...leaf('CONTRACT', 'PASS'), ...leaf('SCORE', '0')];
  const { bid, risk, declarer, tricks } = result.result;
  return [
    ...leaf('CONTRACT', bidWithRisk(bid, risk)),
    ...leaf('PLAYED_BY', declarer),
    ...leaf('LEAD', leadText(result.kind === 'entered' ? result.lead : undefined)),
    ...leaf('TRICKS', tricks),
    ...leaf('SCORE', contractScore(result.result, tricks, vulnerability)),
  ];
};

/** A line of a traveller; null where nothing is on record of the table. */
export const travellerLine = (
  line: TravellerLine,
  doc: BoardDoc,
  form: ScoringForm,
  numberOf: (contestant: string) => string,
): readonly string[] | null => {
  const percent = artificialPercent(line);
  if (line.result === null && !percent) return null;
  const numbers = bySide((side) => numberOf(line.contestants[side]));
  const field = POINTS[form];
  return element('TRAVELLER_LINE', [
    ...SIDES.flatMap((side) => leaf(`${side}_PAIR_NUMBER`, numbers[side])),
    ...(percent ? leaf('SCORE', artificialText(percent)) : played(line, doc.vulnerability)),
    ...(field === undefined ? [] : SIDES.flatMap((side) => leaf(`${side}_${field}`, line.points?.[side]))),
  ]);
};
