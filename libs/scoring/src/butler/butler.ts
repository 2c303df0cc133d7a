import { type AwardValue, standingOf } from '../artificial/awards';
import { type NumberName, nameOfNumber } from '../derivation/number-names';
import { type Traced, added, derived, given, multiplied, rounded, weighed } from '../derivation/traced';
import {
  type BoardPoints,
  type BoardRounding,
  type GroupMethod,
  boardPoints,
  memberPoints,
  roundBoard,
} from '../field/board-points';
import type { ComparisonRules } from '../field/compare';
import type { Citations } from '../profiles/citations';
import type { ComparisonField, ComparisonGroup } from '../field/comparison-field';
import type { Award, Component, Standing } from '../field/outcome';
import { imps } from '../imps/imps';
import { type Rational, ZERO, rational } from '../rational';
import { datum } from './datum';

export interface ButlerRules extends ComparisonRules {
  /** Scores taken off either end before the mean is taken (DBf 204A1; conditions may say more). */
  readonly trim: Rational;
  /** What the datum is rounded to, halves away from nothing; null where it is not rounded. */
  readonly datumUnit: Rational | null;
  readonly rounding: BoardRounding | null;
  /** IMPs of a board (DBf 204C). */
  readonly awards: AwardValue;
}

/**
 * IMPs of one score against the datum: the difference rounded to tens, halves away from nothing (DBf 204B2). The
 * table of IMPs goes by tens, so that it is so wherever nothing else is printed.
 */
const againstDatum = (score: number, line: Traced, id: string, cite: Citations): Traced => {
  const difference = rounded(
    added('difference', [
      given(rational(score), 'own-score', [id]),
      multiplied('less-the-datum', [given(rational(-1), 'minus-one'), line]),
    ]),
    { unit: rational(10), average: ZERO, to: 'nearest' },
    cite['difference-in-tens'],
  );
  const value = rational(imps(Number(difference.value.num)));
  return derived(value, () => ({
    value,
    what: nameOfNumber('imps-against-the-datum'),
    how: { kind: 'imps' },
    paragraph: 'L78B',
    parts: [difference.explain()],
    sources: [],
  }));
};

/** IMPs of one group against the datum of its direction (Butler, DBf 204). */
export const butler = (group: ComparisonGroup, rules: ButlerRules): GroupMethod => {
  const { direction } = group;
  const line = datum(group, rules);
  const finished = (id: string, worth: Traced, standing: Standing | null, award: Award | null): BoardPoints => {
    const points = roundBoard(worth, rules.rounding, ZERO, standing);
    return { id, direction, points, top: null, percent: null, award, obtained: points, weight: rational(1) };
  };
  const worth = (id: string, own: readonly Component[], what: NumberName): Traced => {
    if (!line) return given(ZERO, 'nothing-to-compare-with', [id], rules.cite.datum);
    const parts = own.map(({ score, weight }) => ({ part: againstDatum(score, line, id, rules.cite), weight }));
    return weighed(what, parts, own.length > 1 ? rules.cite.weighed : rules.cite['against-the-datum']);
  };
  return {
    compared: (member) => {
      const points = memberPoints(
        member,
        (own, what) => worth(member.id, own, what),
        (award) => rules.awards(member.id, award, direction),
        rules.cite,
      );
      return finished(member.id, points, member.standing, null);
    },
    awarded: (id, award, value) => finished(id, value, standingOf(award), award),
  };
};

/** Butler, both directions of a board, artificial scores at the values of the rules. */
export const boardButler = (field: ComparisonField, rules: ButlerRules): readonly BoardPoints[] =>
  boardPoints(field, (group) => butler(group, rules), rules.awards);
