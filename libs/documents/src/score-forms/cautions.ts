import type { AdjustedOutcome, ResultComponent } from '@app/contract';
import { type BySide, type Param, type Side, bySide, otherSide } from '@app/bridge';
import {
  type Rational,
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
import { type FormContext, parameterIn } from './context';
import { type FormWarning, warning } from './form';
import type { Instance } from './results';
import type { Weighed } from './weights';
import { pointsWith } from './worth';

const percent = (part: Rational): Param => ({ exact: toDecimal(times(part, rational(100)), 1) });

/** Weighting is not for a director to do everywhere (FSB L12C1c). */
export const mayWeight = (
  context: FormContext,
  { components }: Pick<Weighed, 'components'>,
  instance: Instance | undefined,
): readonly FormWarning[] => {
  const by = parameterIn(context, 'weighted-scores-by');
  if (components.length < 2 || (instance ?? 'director') !== 'director' || by?.value !== 'committee-or-law-commission')
    return [];
  return [warning('MayNotWeight', by.reference)];
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
      ? warning('ShadedTooMuch', ofAll.reference, {
          of: 'all',
          by: percent(total),
          most: { exact: numberInWords(ofAll.value) },
          weight: '',
        })
      : null;
  }
  const ofEach = parameterIn(context, 'shading-of-each-weight');
  const beyond = ofEach && raised.find(([raw, by]) => compare(by, times(ofEach.value, raw)) > 0);
  return ofEach && beyond
    ? warning('ShadedTooMuch', ofEach.reference, {
        of: 'each',
        weight: percent(beyond[0]),
        by: percent(beyond[1]),
        most: percent(ofEach.value),
      })
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
    ...(tooMuch ? [tooMuch] : []),
    ...(isAway ? [warning('ShadedToOffenders', 'L84D', { side: { side: nonOffending } })] : []),
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
    warning('NoDamage', 'L12B1', {
      side: { side: nonOffending },
      table: { exact: toDecimal(table.value, 2) },
      assigned: { exact: toDecimal(assigned.value, 2) },
    }),
  ];
};

/** The side that has not offended; null where none has, or nobody has said. */
export const nonOffendingOf = (offending: Side | undefined): Side | null =>
  offending === undefined ? null : otherSide(offending);

/** Where each side stands, where somebody has offended. */
export const standingsOf = (offending: Side | undefined): BySide<Pick<AdjustedOutcome, 'standing'>> =>
  bySide((side) => (offending === undefined ? {} : { standing: side === offending ? 'offending' : 'non-offending' }));
