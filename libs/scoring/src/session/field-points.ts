import { type Side, areTheSame, remembered } from '@app/bridge';
import type { AwardValue } from '../artificial/awards';
import type { ContestantAwards } from '../artificial/settle';
import { derived } from '../derivation/traced';
import type { BoardMethod, BoardPoints } from '../field/board-points';
import type { ComparisonField, Member } from '../field/comparison-field';
import { type GroupWorth, type ResultWorth, groupWorth, sameWorth, worthOf } from '../field/result-worth';

/** Who sat where: the contestants of one side of a table's result, two of them where everybody plays for himself. */
export type ContestantsAt = (id: string, side: Side) => readonly string[];

/** What one side of a table has from a board; the same object as long as it says the same. */
export interface SideResult {
  readonly id: string;
  readonly direction: Side;
  readonly contestants: readonly string[];
  readonly worth: ResultWorth;
}

/** What one contestant has from one board, and how. */
export interface BoardShare {
  readonly contestant: string;
  readonly points: BoardPoints;
}

/** What all contestants have from one field. */
export interface FieldPoints {
  readonly field: ComparisonField;
  /** As a method has scored them, group by group. */
  readonly groups: readonly GroupWorth[];
  /** Results that were compared with each other. */
  readonly played: readonly SideResult[];
  /** Artificial scores, each of one contestant: at their face value, and as they are in the end. */
  readonly atFaceValue: readonly SideResult[];
  readonly awarded: readonly SideResult[];
  /** How one of these comes about. */
  readonly explain: (result: SideResult) => BoardPoints;
}

type Results = Pick<FieldPoints, 'played' | 'atFaceValue'>;

/** Results as they are reckoned, compared ones and artificial scores apart. */
interface Collected {
  readonly results: Results;
  readonly add: (id: string, direction: Side, contestants: readonly string[], worth: ResultWorth) => void;
}

/** Collects results; one that says what the earlier one in its place says is the same object. One of nobody is none. */
const collecting = (earlier: Results | undefined): Collected => {
  const played: SideResult[] = [];
  const atFaceValue: SideResult[] = [];
  const put = (
    all: SideResult[],
    before: SideResult | undefined,
    ...[id, direction, contestants, worth]: Parameters<Collected['add']>
  ): void => {
    const isSame =
      before?.id === id &&
      before.direction === direction &&
      sameWorth(worth, before.worth) === before.worth &&
      areTheSame(before.contestants, contestants);
    all.push(isSame ? before : { id, direction, contestants, worth });
  };
  return {
    results: { played, atFaceValue },
    add: (id, direction, contestants, worth) => {
      if (worth.award) {
        for (const one of contestants) {
          put(atFaceValue, earlier?.atFaceValue[atFaceValue.length], id, direction, [one], worth);
        }
      } else if (contestants.length > 0) {
        put(played, earlier?.played[played.length], id, direction, contestants, worth);
      }
    },
  };
};

const keyOf = ({ direction, id }: Pick<SideResult, 'direction' | 'id'>): string => `${direction} ${id}`;

/** By result, the group that it is in, and as which member; an artificial score is none. */
const membership = remembered(
  ({ groups }: ComparisonField): ReadonlyMap<string, { readonly group: number; readonly member?: Member }> =>
    new Map(
      groups.flatMap(({ direction, members, apart }, group) => [
        ...members.map((member) => [keyOf({ direction, id: member.id }), { group, member }] as const),
        ...apart.map(({ id }) => [keyOf({ direction, id }), { group }] as const),
      ]),
    ),
);

/** How a result of these groups comes about; artificial scores at these values. */
const explainedBy = (
  { field, groups }: Pick<FieldPoints, 'field' | 'groups'>,
  result: SideResult,
  awards: AwardValue,
): BoardPoints => {
  const found = membership(field).get(keyOf(result));
  const how = groups[found?.group ?? -1]?.how;
  if (!found || !how) throw new RangeError(`${keyOf(result)} is no result of board ${field.board}`);
  const { id, direction, worth } = result;
  if (worth.award) return how.awarded(id, worth.award, awards(id, worth.award, direction));
  if (!found.member) throw new RangeError(`${keyOf(result)} is compared with nothing`);
  return how.compared(found.member);
};

/**
 * A field as a method has scored it.
 * @param awards artificial scores at their face value
 * @param earlier the same field as it was scored earlier: what is worth the same stays the same objects
 */
export const pointsAtFaceValue = (
  field: ComparisonField,
  method: BoardMethod,
  awards: AwardValue,
  contestantsAt: ContestantsAt,
  earlier?: FieldPoints,
): FieldPoints => {
  const groups = field.groups.map((group, index) => groupWorth(group, method, earlier?.groups[index]));
  const { results, add } = collecting(earlier);
  for (const { group, how, worths } of groups) {
    const { direction, members, apart } = group;
    const has = (id: string, worth: ResultWorth): void => {
      add(id, direction, contestantsAt(id, direction), worth);
    };
    members.forEach(({ id }, nth) => {
      const worth = worths[nth];
      if (worth) has(id, worth);
    });
    for (const { id, award } of apart) has(id, worthOf(how.awarded(id, award, awards(id, award, direction))));
  }
  return {
    ...{ field, groups, ...results, awarded: results.atFaceValue },
    explain: (result) => explainedBy({ field, groups }, result, awards),
  };
};

/** A field whose results are compared with nothing: each has points of its own. */
export const pointsWithoutComparison = (
  field: ComparisonField,
  boards: readonly BoardPoints[],
  contestantsAt: ContestantsAt,
): FieldPoints => {
  const byResult = new Map(boards.map((points) => [keyOf(points), points]));
  const { results, add } = collecting(undefined);
  for (const points of boards) {
    add(points.id, points.direction, contestantsAt(points.id, points.direction), worthOf(points));
  }
  return {
    ...{ field, groups: [], ...results, awarded: results.atFaceValue },
    explain: (result) => {
      const points = byResult.get(keyOf(result));
      if (!points) throw new RangeError(`${keyOf(result)} is no result of board ${field.board}`);
      return points;
    },
  };
};

/** A field with artificial scores as the other boards of their contestants make them. */
export const withAwards = (points: FieldPoints, values: ReadonlyMap<string, ContestantAwards>): FieldPoints => {
  const explain = (result: SideResult): BoardPoints => {
    const value = values.get(result.contestants[0] ?? '');
    return result.worth.award && value ? explainedBy(points, result, value) : points.explain(result);
  };
  return {
    ...points,
    awarded: points.atFaceValue.map((result) => ({ ...result, worth: worthOf(explain(result)) })),
    explain,
  };
};

const shareOf = ({ explain }: FieldPoints, result: SideResult, contestant: string): BoardShare => {
  const { id, direction, worth } = result;
  const points = derived(worth.points, (from) => explain(result).points.explain(from));
  const obtained =
    worth.obtained === worth.points
      ? points
      : derived(worth.obtained, (from) => explain(result).obtained.explain(from));
  return { contestant, points: { ...worth, id, direction, points, obtained } };
};

type ByContestant = ReadonlyMap<string, readonly SideResult[]>;

const byContestant = remembered((all: readonly SideResult[]): ByContestant => {
  const results = new Map<string, SideResult[]>();
  for (const result of all) {
    for (const contestant of result.contestants) {
      const own = results.get(contestant);
      if (own) own.push(result);
      else results.set(contestant, [result]);
    }
  }
  return results;
});

/** What a contestant has from results that were compared. */
export const playedShares = (points: FieldPoints, contestant: string): readonly BoardShare[] =>
  (byContestant(points.played).get(contestant) ?? []).map((result) => shareOf(points, result, contestant));

/** What a contestant has from a field. */
export const sharesIn = (points: FieldPoints, contestant: string): readonly BoardShare[] =>
  [points.played, points.awarded].flatMap((all) =>
    (byContestant(all).get(contestant) ?? []).map((result) => shareOf(points, result, contestant)),
  );

/** What everybody has from a field. */
export const allShares = (points: FieldPoints): readonly BoardShare[] =>
  [points.played, points.awarded].flatMap((all) =>
    all.flatMap((result) => result.contestants.map((contestant) => shareOf(points, result, contestant))),
  );

/** Everybody who has something from one of the fields. */
export const contestantsIn = (fields: readonly FieldPoints[]): ReadonlySet<string> => {
  const all = new Set<string>();
  for (const { played, awarded } of fields) {
    for (const results of [played, awarded])
      for (const { contestants } of results) contestants.forEach((one) => all.add(one));
  }
  return all;
};
