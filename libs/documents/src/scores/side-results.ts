import type { AdjustedOutcome, ResultComponent } from '@app/contract';
import { type BySide, type Side, type Vulnerability, bySide } from '@app/bridge';
import { type Award, type Component, type Outcome, contractScore, fromText, notCounted, rational } from '@app/scoring';
import { tableScore } from '@app/session';
import type { BoardDoc } from '../projections/boards';
import { whyCancelled } from './second-play';

const GRADES: Readonly<Record<number, 'plus' | 'average' | 'minus'>> = { 60: 'plus', 50: 'average', 40: 'minus' };

/** 60, 50 and 40 % awarded under 12C2 are average plus, average and average minus, whatever these come to. */
const awardOf = (percent: number): Award => {
  const grade = GRADES[percent];
  return grade === undefined ? { grade: 'fixed', percent: rational(percent) } : { grade };
};

const component = ({ result, weight }: ResultComponent, vulnerability: Vulnerability): Component => ({
  score: contractScore(result, result?.tricks ?? 0, vulnerability),
  weight: fromText(weight) ?? rational(1),
});

const components = (all: readonly ResultComponent[] = [], vulnerability: Vulnerability): readonly Component[] =>
  all.map((one) => component(one, vulnerability));

/** What the side has of its table's own result. */
const ofTable = (doc: BoardDoc): Outcome => {
  const score = tableScore(doc, doc.result);
  if (score !== null) return { kind: 'score', score };
  return { kind: 'missing', why: notCounted(doc.result ? 'not-played' : 'no-result-yet') };
};

const assigned = (doc: BoardDoc, { components: all, expected, standing }: AdjustedOutcome): Outcome => {
  const parts = components(all, doc.vulnerability);
  const [only] = parts;
  if (expected) {
    const table = tableScore(doc, doc.result);
    if (table === null) return { kind: 'missing', why: notCounted('no-result-for-damage') };
    return {
      kind: 'self-inflicted',
      assigned: parts,
      expected:
        expected.grade === undefined ? components(expected.components, doc.vulnerability) : { grade: expected.grade },
      table,
    };
  }
  const side = standing === undefined ? {} : { standing };
  return only && parts.length === 1
    ? { kind: 'score', score: only.score, ...side }
    : { kind: 'weighted', components: parts, ...side };
};

const adjustedOutcome = (doc: BoardDoc, outcome: AdjustedOutcome): Outcome => {
  switch (outcome.kind) {
    case 'table':
      return ofTable(doc);
    case 'assigned':
      return assigned(doc, outcome);
    case 'cancelled':
      return { kind: 'missing', why: whyCancelled(doc) };
    case 'artificial':
      return {
        kind: 'artificial',
        award: outcome.grade === undefined ? awardOf(outcome.percent ?? 50) : { grade: outcome.grade },
      };
  }
};

const outcomeOf = (doc: BoardDoc, side: Side): Outcome => {
  const { adjusted } = doc;
  if (adjusted?.outcome) return adjustedOutcome(doc, adjusted.outcome[side]);
  if (adjusted?.percent) return { kind: 'artificial', award: awardOf(adjusted.percent[side]) };
  return ofTable(doc);
};

/** What each side of a table has from a board, as it stands: the table's result, or what was decided instead. */
export const outcomesOf = (doc: BoardDoc): BySide<Outcome> => bySide((side) => outcomeOf(doc, side));
