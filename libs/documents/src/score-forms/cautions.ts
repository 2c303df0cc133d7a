import type { BySide, Side } from '@app/bridge';
import { bySide, otherSide } from '@app/bridge';
import type { Rational } from '@app/scoring';
import {
  ZERO,
  compare,
  contractScore,
  equal,
  minus,
  noWorseThanTable,
  numberInWords,
  rational,
  sum,
  times,
  toDecimal,
} from '@app/scoring';
import type { AdjustedOutcome, ResultComponent } from '@app/session';
import type { FormContext } from './context';
import { parameterIn } from './context';
import type { FormWarning } from './form';
import type { Instance } from './results';
import { SIDE_NAME } from './results';
import type { Weighed } from './weights';
import { pointsWith } from './worth';

const percent = (part: Rational): string => `${toDecimal(times(part, rational(100)), 1)} %`;

/** Weighting is not for a director to do everywhere (FSB L12C1c). */
export const mayWeight = (
  context: FormContext,
  { components }: Pick<Weighed, 'components'>,
  instance: Instance | undefined,
): readonly FormWarning[] => {
  const by = parameterIn(context, 'weighted-scores-by');
  if (components.length < 2 || (instance ?? 'director') !== 'director' || by?.value !== 'committee-or-law-commission')
    return [];
  return [
    {
      code: 'MayNotWeight',
      message: 'only an appeals committee or the Law Commission may weight an assigned score',
      paragraph: by.reference,
    },
  ];
};

/** The points of a result as a side sees them. */
export const scoreFor = ({ doc }: FormContext, side: Side, { result }: Pick<ResultComponent, 'result'>): number =>
  (side === 'NS' ? 1 : -1) * contractScore(result, result?.tricks ?? 0, doc.vulnerability);

/** The mean of weighted points: only to tell which weights are better for a side; scores are weighted by comparison. */
export const meanFor = (
  context: FormContext,
  side: Side,
  components: readonly Pick<ResultComponent, 'result'>[],
  weights: readonly Rational[],
): Rational =>
  sum(components.map((one, index) => times(weights[index] ?? ZERO, rational(scoreFor(context, side, one)))));

const raisedTooMuch = (context: FormContext, raised: readonly (readonly [raw: Rational, by: Rational])[]) => {
  const ofAll = parameterIn(context, 'shading-of-all-weights');
  if (ofAll) {
    const total = sum(raised.map(([, by]) => by));
    return compare(total, ofAll.value) > 0
      ? { message: `shaded by ${percent(total)} of all weights; at most ${numberInWords(ofAll.value)}`, limit: ofAll }
      : null;
  }
  const ofEach = parameterIn(context, 'shading-of-each-weight');
  const beyond = ofEach && raised.find(([raw, by]) => compare(by, times(ofEach.value, raw)) > 0);
  return ofEach && beyond
    ? {
        message: `a weight of ${percent(beyond[0])} raised by ${percent(beyond[1])}; at most by ${percent(ofEach.value)} of it`,
        limit: ofEach,
      }
    : null;
};

/** Weights lean a little to the side without fault, within a limit, and not away from it (commentary on 12C1). */
export const shading = (
  context: FormContext,
  { components, weights, raw }: Weighed,
  nonOffending: Side | null,
): readonly FormWarning[] => {
  if (!raw) return [];
  const raised = weights.flatMap((weight, index) => {
    const before = raw[index] ?? ZERO;
    return compare(weight, before) > 0 ? [[before, minus(weight, before)] as const] : [];
  });
  const tooMuch = raisedTooMuch(context, raised);
  const isAway =
    nonOffending !== null &&
    compare(meanFor(context, nonOffending, components, weights), meanFor(context, nonOffending, components, raw)) < 0;
  return [
    ...(tooMuch
      ? [{ code: 'ShadedTooMuch', message: tooMuch.message, paragraph: tooMuch.limit.reference } as const]
      : []),
    ...(isAway
      ? [
          {
            code: 'ShadedToOffenders',
            message: `the weights lean away from ${SIDE_NAME[nonOffending]}, who have not offended`,
            paragraph: 'L84D',
          } as const,
        ]
      : []),
  ];
};

const TABLE: AdjustedOutcome = { kind: 'table' };

/** F no worse than J: the side without fault has no damage, and an adjustment would take from it (12B1, DBf X78A4). */
export const damage = (
  context: FormContext,
  outcome: BySide<AdjustedOutcome>,
  nonOffending: Side | null,
): readonly FormWarning[] => {
  const { result } = context.doc;
  if (nonOffending === null || !result || result.kind === 'not-played') return [];
  const table = pointsWith(context, { outcome: bySide(() => TABLE) })?.[nonOffending];
  const assigned = pointsWith(context, { outcome })?.[nonOffending];
  if (!table || !assigned || !equal(noWorseThanTable({ assigned, table }).value, table.value)) return [];
  return [
    {
      code: 'NoDamage',
      message:
        `no damage: ${SIDE_NAME[nonOffending]} have ${toDecimal(table.value, 2)} with the result of the table, ` +
        `and would have ${toDecimal(assigned.value, 2)}`,
      paragraph: 'L12B1',
    },
  ];
};

/** The side that has not offended; null where none has, or nobody has said. */
export const nonOffendingOf = (offending: Side | undefined): Side | null =>
  offending === undefined ? null : otherSide(offending);

/** Where each side stands, where somebody has offended. */
export const standingsOf = (offending: Side | undefined): BySide<Pick<AdjustedOutcome, 'standing'>> =>
  bySide((side) => (offending === undefined ? {} : { standing: side === offending ? 'offending' : 'non-offending' }));
