import { type AwardValue, standingOf } from '../artificial/awards';
import { type Traced, divided, given, multiplied } from '../derivation/traced';
import {
  type BoardPoints,
  type BoardRounding,
  type GroupMethod,
  boardPoints,
  memberPoints,
  roundBoard,
} from '../field/board-points';
import { type ComparisonRules, type Measure, compareGroup } from '../field/compare';
import type { ComparisonField, ComparisonGroup } from '../field/comparison-field';
import type { Award, Standing } from '../field/outcome';
import { ZERO, rational } from '../rational';
import { imps } from './imps';

export interface CrossImpRules extends ComparisonRules {
  /** All comparisons added up (DBf 203), or their mean. */
  readonly count: 'sum' | 'mean';
  readonly rounding: BoardRounding | null;
  /** IMPs for each comparison that would have been made (DBf 203A). */
  readonly awards: AwardValue;
}

/** Law 78B for the difference of two scores. */
export const IMPS: Measure = { kind: 'imps', worth: imps, average: ZERO, paragraph: 'L78B' };

/** IMPs across the field for one group (Law 78B for each comparison; DBf 203). */
export const crossImps = (group: ComparisonGroup, rules: CrossImpRules): GroupMethod => {
  const { direction, expected, members } = group;
  const actual = members.length;
  const against = compareGroup(group, IMPS, rules);
  const counted = (total: Traced): Traced => {
    if (rules.count === 'mean') {
      if (actual < 2) return total;
      return divided('mean-a-comparison', [total, given(rational(actual - 1), 'comparisons')], 'L78B');
    }
    // The manual method scales nothing up (X78D6): comparisons that are not made are worth the average, which is 0.
    if (actual >= expected || rules.comparison === 'manual') return total;
    const factor = divided('a-over-g', [
      given(rational(expected), 'a-results-stood-for'),
      given(rational(actual), 'g-results'),
    ]);
    return multiplied('scaled-up', [factor, total], rules.cite['imps-scaled-up']);
  };
  const forAll = (each: Traced): Traced => {
    if (rules.count === 'mean') return each;
    return multiplied(
      'for-every-comparison',
      [each, given(rational(Math.max(expected - 1, 0)), 'comparisons-to-be-made')],
      rules.cite['imps-for-each-comparison'],
    );
  };
  const weight = rational(rules.count === 'mean' ? 1 : Math.max(expected - 1, 0));
  const finished = (id: string, total: Traced, standing: Standing | null, award: Award | null): BoardPoints => {
    const points = roundBoard(total, rules.rounding, ZERO, standing);
    return { id, direction, points, top: null, percent: null, award, obtained: points, weight };
  };
  return {
    compared: (member) => {
      const others = against(member);
      const total = memberPoints(
        member,
        (own, what) => counted(others(own, what)),
        (award) => forAll(rules.awards(member.id, award, direction)),
        rules.cite,
      );
      return finished(member.id, total, member.standing, null);
    },
    awarded: (id, award, each) => finished(id, forAll(each), standingOf(award), award),
  };
};

/** IMPs across the field, both directions of a board, artificial scores at the values of the rules. */
export const boardCrossImps = (field: ComparisonField, rules: CrossImpRules): readonly BoardPoints[] =>
  boardPoints(field, (group) => crossImps(group, rules), rules.awards);
