import { type AwardValue, standingOf } from '../artificial/awards';
import { type Traced, added, given, multiplied } from '../derivation/traced';
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
import { rational, times } from '../rational';
import { type Scaling, scaleUp, topOf } from './scaling';
import { type Showing, averageShown, percentShown, shown, topShown } from './showing';

export interface MatchpointRules extends ComparisonRules {
  readonly scaling: Scaling;
  readonly showing: Showing;
  readonly rounding: BoardRounding | null;
  /** Percent of a top. */
  readonly awards: AwardValue;
}

/** Law 78A in units: two for every worse score, one for every equal one. */
export const UNITS: Measure = {
  kind: 'units',
  worth: (difference) => (difference > 0 ? 2 : difference === 0 ? 1 : 0),
  average: rational(1),
  paragraph: 'L78A',
};

const PLUS: Award = { grade: 'plus' };

/** Matchpoints of one group (Law 78A; weighted, split and artificial scores DBf X78A-D). */
export const matchpoints = (group: ComparisonGroup, rules: MatchpointRules): GroupMethod => {
  const { scaling, showing, rounding } = rules;
  const { direction, expected } = group;
  const size = { actual: group.members.length, expected };
  const isAlone = scaling.alone !== undefined && size.actual === 1 && expected > 1;
  const top = topOf(expected);
  const mostShown = topShown(top, showing);
  const weight = times(mostShown, rational(showing === 'centred' ? 2 : 1, 100));
  const against = compareGroup(group, UNITS, rules);
  const partOfTop = (percent: Traced): Traced =>
    multiplied('percentage-of-a-top', [percent, given(rational(top, 100), 'a-hundredth-of-a-top')]);
  const finished = (id: string, units: Traced, standing: Standing | null, award: Award | null): BoardPoints => {
    const points = roundBoard(shown(units, top, showing), rounding, averageShown(top, showing), standing);
    const percent = percentShown(points.value, top, showing);
    return {
      id,
      direction,
      points,
      top: mostShown,
      percent,
      award,
      obtained: showing === 'centred' ? added('from-nothing', [points, given(rational(top, 2), 'average')]) : points,
      weight,
    };
  };
  const awarded: GroupMethod['awarded'] = (id, award, percent) =>
    finished(id, partOfTop(percent), standingOf(award), award);
  const compared: GroupMethod['compared'] = (member) => {
    const { id, standing } = member;
    if (isAlone) return awarded(id, PLUS, rules.awards(id, PLUS, direction));
    const others = against(member);
    const units = memberPoints(
      member,
      (own, what) => scaleUp(others(own, what), size, scaling),
      (award) => partOfTop(rules.awards(id, award, direction)),
      rules.cite,
    );
    return finished(id, units, standing, null);
  };
  return { compared, awarded };
};

/** Matchpoints of both directions of a board, artificial scores at the values of the rules. */
export const boardMatchpoints = (field: ComparisonField, rules: MatchpointRules): readonly BoardPoints[] =>
  boardPoints(field, (group) => matchpoints(group, rules), rules.awards);
