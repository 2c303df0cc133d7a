import { type AwardValue, standingOf } from '../artificial/awards';
import { type Traced, added, given, multiplied } from '../derivation/traced';
import { type BoardPoints, type BoardRounding, memberPoints, pointsOfMembers, roundBoard } from '../field/board-points';
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

const groupPoints = (group: ComparisonGroup, rules: MatchpointRules): readonly BoardPoints[] => {
  const { scaling, showing, rounding } = rules;
  const { direction, expected } = group;
  const size = { actual: group.members.length, expected };
  const isAlone = scaling.alone !== undefined && size.actual === 1 && expected > 1;
  const top = topOf(expected);
  const mostShown = topShown(top, showing);
  const weight = times(mostShown, rational(showing === 'centred' ? 2 : 1, 100));
  const against = compareGroup(group, UNITS, rules);
  const awarded = (id: string, award: Award): Traced =>
    multiplied('percentage-of-a-top', [
      rules.awards(id, award, direction),
      given(rational(top, 100), 'a-hundredth-of-a-top'),
    ]);
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
  return [
    ...pointsOfMembers(group.members, (member) => {
      if (isAlone) return finished(member.id, awarded(member.id, PLUS), 'non-offending', PLUS);
      const others = against(member);
      const units = memberPoints(
        member,
        (own, what) => scaleUp(others(own, what), size, scaling),
        (award) => awarded(member.id, award),
        rules.cite,
      );
      return finished(member.id, units, member.standing, null);
    }),
    ...group.apart.map(({ id, award }) => finished(id, awarded(id, award), standingOf(award), award)),
  ];
};

/** Matchpoints of both directions of a board (Law 78A; weighted, split and artificial scores DBf X78A-D). */
export const boardMatchpoints = (field: ComparisonField, rules: MatchpointRules): readonly BoardPoints[] =>
  field.groups.flatMap((group) => groupPoints(group, rules));
