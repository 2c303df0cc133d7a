import { SIDES, type BySide, type Card, type Side, bidWithRisk } from '@app/bridge';
import type { ScoringForm, TravellerLine } from '@app/contract';
import { contractScore } from '@app/scoring';
import type { BoardDoc } from '@app/documents';
import { artificialPercent } from '../export/artificial-percent';
import type { Partnerships } from './write-partnerships';
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

/** What happened at a table; null where nothing is on record of it. */
const resultLines = (line: TravellerLine, doc: BoardDoc): readonly string[] | null => {
  const percent = artificialPercent(line);
  if (percent) return leaf('SCORE', artificialText(percent));
  return line.result === null ? null : played(line, doc.vulnerability);
};

/** A line of a traveller of pairs; null where nothing is on record of the table. */
export const travellerLine = (line: TravellerLine, doc: BoardDoc, form: ScoringForm): readonly string[] | null => {
  const result = resultLines(line, doc);
  if (!result) return null;
  const field = POINTS[form];
  return element('TRAVELLER_LINE', [
    ...SIDES.flatMap((side) => leaf(`${side}_PAIR_NUMBER`, line.contestants[side])),
    ...result,
    ...(field === undefined ? [] : SIDES.flatMap((side) => leaf(`${side}_${field}`, line.points?.[side]))),
  ]);
};

/**
 * A line of a match, with the numbers of those who sat there; null where nothing is on record of the table.
 * @param direction which way the team at home sat
 */
export const teamLine = (
  line: TravellerLine,
  doc: BoardDoc,
  direction: Side,
  partnerships: Partnerships,
): readonly string[] | null => {
  const result = resultLines(line, doc);
  if (!result) return null;
  return element('TRAVELLER_LINE', [
    ...leaf('DIRECTION', direction),
    ...SIDES.flatMap((side) => leaf(`${side}_PAIR_NUMBER`, partnerships.numberOn(doc, side))),
    ...result,
  ]);
};
