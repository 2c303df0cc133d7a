import { type Levels, faceValue } from '../artificial/awards';
import { type ContestantAwards, type ContestantSession, type OtherBoards, settle } from '../artificial/settle';
import { remembered } from '@app/bridge';
import { derived, given } from '../derivation/traced';
import type { Rational } from '../rational';
import type { ComparisonField } from '../field/comparison-field';
import type { BoardMethod } from '../field/board-points';
import {
  type ContestantsAt,
  type FieldPoints,
  type SideResult,
  playedShares,
  pointsAtFaceValue,
  withAwards,
} from './field-points';
import { NO_BOARDS, type Sum, playedSums } from './sums';

export interface SessionRules {
  readonly method: BoardMethod;
  readonly levels: Levels;
  readonly others: OtherBoards;
}

/** What a contestant has from boards that were played, added up. */
interface PlayedBy {
  readonly get: (contestant: string) => Pick<Sum, 'obtained' | 'weight'> | undefined;
}

type Awards = ContestantSession['awards'];

/** An artificial score as it is settled; the same object as long as its result is. */
const awardOf = remembered(({ id, worth: { award, weight } }: SideResult): Awards =>
  award ? [{ id, award, weight }] : [],
);

/** By contestant, artificial scores at their face value. */
export const awardsByContestant = (fields: readonly FieldPoints[]): ReadonlyMap<string, Awards> => {
  const awards = new Map<string, Awards>();
  for (const result of fields.flatMap(({ atFaceValue }) => atFaceValue)) {
    for (const contestant of result.contestants) {
      awards.set(contestant, [...(awards.get(contestant) ?? []), ...awardOf(result)]);
    }
  }
  return awards;
};

/** What a contestant has from boards that were played, each for itself. */
export const boardByBoard = (
  contestant: string,
  fields: readonly FieldPoints[],
): readonly (ContestantSession['played'][number] & { readonly id: string })[] =>
  fields.flatMap((field) =>
    playedShares(field, contestant).map(({ points: { id, obtained, weight } }) => ({ id, points: obtained, weight })),
  );

/** What its awards are worth to a contestant, by what it has in all: as long as that is the same, so are they. */
const worthOf = remembered(
  (
    obtained: Rational,
    weight: Rational,
    levels: Levels,
    others: OtherBoards,
    ...awards: Awards
  ): ReadonlyMap<string, Rational> => {
    const values = settle({ played: [{ points: given(obtained, 'obtained'), weight }], awards }, levels, others);
    return new Map(awards.map(({ id, award }) => [id, values(id, award).value]));
  },
);

/** The awards of a contestant: their values by what it has in all, and how they come about, when asked for, board by board. */
const settledFor = (
  contestant: string,
  awards: Awards,
  fields: readonly FieldPoints[],
  { levels, others }: SessionRules,
  playedBy: PlayedBy,
): ContestantAwards => {
  const { obtained, weight } = playedBy.get(contestant) ?? NO_BOARDS;
  const worth = worthOf(obtained, weight, levels, others, ...awards);
  const explained = () => settle({ played: boardByBoard(contestant, fields), awards }, levels, others);
  return (id, award) => {
    const value = worth.get(id);
    if (!value) throw new RangeError(`${id} is no artificial score of ${contestant}`);
    return derived(value, () => explained()(id, award).explain());
  };
};

/** A field scored by a method, with artificial scores at their face value. */
export const comparedPoints = (
  field: ComparisonField,
  contestantsAt: ContestantsAt,
  { method, levels }: SessionRules,
  earlier?: FieldPoints,
): FieldPoints => pointsAtFaceValue(field, method, faceValue(levels), contestantsAt, earlier);

/**
 * The fields of a session with artificial scores as the other boards of their contestants make them (12C2c, X78A5), in
 * this session and in those that count with it as one. Nobody is compared with an artificial score, so these alone move.
 * @param fields at face value
 * @param playedBy what contestants have from the boards that they played, in all these sessions
 * @param besides the fields of the other sessions
 */
export const settledPoints = (
  fields: readonly FieldPoints[],
  rules: SessionRules,
  playedBy: PlayedBy,
  besides: readonly FieldPoints[] = [],
): readonly FieldPoints[] => {
  const all = [...fields, ...besides];
  const values = new Map(
    [...awardsByContestant(all)].map(([contestant, awards]) => [
      contestant,
      settledFor(contestant, awards, all, rules, playedBy),
    ]),
  );
  return fields.map((points) => (points.atFaceValue.length > 0 ? withAwards(points, values) : points));
};

/**
 * All boards of a session, scored, field by field: once with artificial scores at their face value, and then, where
 * there are any, with what their contestants have on their other boards. What a side is denied for damage of its own
 * making is reckoned with the face value (X78A4a), since that result was never obtained.
 */
export const sessionPoints = (
  fields: readonly ComparisonField[],
  contestantsAt: ContestantsAt,
  rules: SessionRules,
): readonly FieldPoints[] => {
  const scored = fields.map((field) => comparedPoints(field, contestantsAt, rules));
  return settledPoints(scored, rules, playedSums(scored, rules));
};
