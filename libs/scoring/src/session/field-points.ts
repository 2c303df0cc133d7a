import { type Side, remembered } from '@app/bridge';
import type { AwardValue } from '../artificial/awards';
import type { ContestantAwards } from '../artificial/settle';
import { derived, given } from '../derivation/traced';
import type { BoardMethod, BoardPoints } from '../field/board-points';
import type { ComparisonField } from '../field/comparison-field';
import type { Rational } from '../rational';
import { type GroupWorth, type ResultWorth, groupWorth, sameWorth, worthOf } from '../field/result-worth';

/** Who sat where: the contestants of one side of a table's result, two of them where everybody plays for himself. */
export type ContestantsAt = (id: string, side: Side) => readonly string[];

/** One side of a table that has something from a board. */
export interface TableSide {
  readonly id: string;
  readonly direction: Side;
  readonly contestants: readonly string[];
}

/** What it has; the same object as long as it says the same. */
export interface SideResult extends TableSide {
  readonly worth: ResultWorth;
}

/** Results that were compared with each other: who has them, the same list as long as the same sit there, and what they are. */
export interface PlayedResults {
  readonly sides: readonly TableSide[];
  readonly worths: readonly ResultWorth[];
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
  readonly contestantsAt: ContestantsAt;
  readonly played: PlayedResults;
  /** Artificial scores, each of one contestant: at their face value, and as they are in the end. */
  readonly atFaceValue: readonly SideResult[];
  readonly awarded: readonly SideResult[];
  /** How one of these comes about. */
  readonly explain: (result: SideResult) => BoardPoints;
}

type Results = Pick<FieldPoints, 'played' | 'atFaceValue'>;

/** Results as they are reckoned, compared ones and artificial scores apart. */
interface Collected {
  readonly results: () => Results;
  readonly add: (id: string, direction: Side, worth: ResultWorth) => void;
}

/** Collects results; what says what the earlier one in its place says is the same object. One of nobody is none. */
const collecting = (
  contestantsAt: ContestantsAt,
  earlier: (Results & Pick<FieldPoints, 'contestantsAt'>) | undefined,
): Collected => {
  const worths: ResultWorth[] = [];
  const atFaceValue: SideResult[] = [];
  const before = earlier?.contestantsAt === contestantsAt ? earlier.played : undefined;
  /** As long as the same sit there as before, there is no other list of them. */
  let others: TableSide[] | null = before ? null : [];
  const sidesSoFar = (): readonly TableSide[] => {
    if (others) return others;
    return before?.sides.length === worths.length ? before.sides : (before?.sides.slice(0, worths.length) ?? []);
  };
  const addAward = (id: string, direction: Side, worth: ResultWorth): void => {
    for (const one of contestantsAt(id, direction)) {
      const known = earlier?.atFaceValue[atFaceValue.length];
      const isSame =
        known?.id === id &&
        known.direction === direction &&
        known.contestants[0] === one &&
        sameWorth(worth, known.worth) === known.worth;
      atFaceValue.push(isSame ? known : { id, direction, contestants: [one], worth });
    }
  };
  return {
    results: () => ({
      played: { sides: sidesSoFar(), worths },
      atFaceValue,
    }),
    add: (id, direction, worth) => {
      if (worth.award) {
        addAward(id, direction, worth);
        return;
      }
      const place = worths.length;
      const known = before?.sides[place];
      const isHere = known?.id === id && known.direction === direction;
      const side = isHere ? known : { id, direction, contestants: contestantsAt(id, direction) };
      if (side.contestants.length === 0) return;
      if (!isHere) others ??= [...sidesSoFar()];
      others?.push(side);
      worths.push(isHere ? sameWorth(worth, before?.worths[place]) : worth);
    },
  };
};

const keyOf = ({ direction, id }: Pick<SideResult, 'direction' | 'id'>): string => `${direction} ${id}`;

/** The group that a result is in. */
const groupOf = ({ field, groups }: Pick<FieldPoints, 'field' | 'groups'>, result: SideResult): GroupWorth => {
  const isIt = ({ id }: { readonly id: string }): boolean => id === result.id;
  const found = groups.find(
    ({ group: { direction, apart, members } }) =>
      direction === result.direction && (apart.some(isIt) || members.some(isIt)),
  );
  if (!found) throw new RangeError(`${keyOf(result)} is no result of board ${field.board}`);
  return found;
};

/** How a result of these groups comes about; artificial scores at these values. */
const explainedBy = (
  points: Pick<FieldPoints, 'field' | 'groups'>,
  result: SideResult,
  awards: AwardValue,
): BoardPoints => {
  const { group, how } = groupOf(points, result);
  const { id, direction, worth } = result;
  if (worth.award) return how.awarded(id, worth.award, awards(id, worth.award, direction));
  const member = group.members.find((one) => one.id === id);
  if (!member) throw new RangeError(`${keyOf(result)} is compared with nothing`);
  return how.compared(member);
};

/** Apart from what is at hand where a field is scored: a number that can be asked keeps nothing earlier in memory. */
const explaining =
  (field: ComparisonField, groups: readonly GroupWorth[], awards: AwardValue): FieldPoints['explain'] =>
  (result) =>
    explainedBy({ field, groups }, result, awards);

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
  const { results, add } = collecting(contestantsAt, earlier);
  for (const { group, how, worths } of groups) {
    const { direction, members, apart } = group;
    members.forEach(({ id }, nth) => {
      const worth = worths[nth];
      if (worth) add(id, direction, worth);
    });
    for (const { id, award } of apart)
      add(id, direction, worthOf(how.awarded(id, award, awards(id, award, direction))));
  }
  const { played, atFaceValue } = results();
  return {
    ...{ field, groups, contestantsAt, played, atFaceValue, awarded: atFaceValue },
    explain: explaining(field, groups, awards),
  };
};

/** A field whose results are compared with nothing: each has points of its own. */
export const pointsWithoutComparison = (
  field: ComparisonField,
  boards: readonly BoardPoints[],
  contestantsAt: ContestantsAt,
): FieldPoints => {
  const byResult = new Map(boards.map((points) => [keyOf(points), points]));
  const { results, add } = collecting(contestantsAt, undefined);
  for (const points of boards) {
    add(points.id, points.direction, worthOf(points));
  }
  const { played, atFaceValue } = results();
  return {
    ...{ field, groups: [], contestantsAt, played, atFaceValue, awarded: atFaceValue },
    explain: (result) => {
      const points = byResult.get(keyOf(result));
      if (!points) throw new RangeError(`${keyOf(result)} is no result of board ${field.board}`);
      return points;
    },
  };
};

/** An artificial score in numbers, at another value than its face value. */
const atValue = remembered((result: SideResult, how: GroupWorth['how'], value: Rational): SideResult => {
  const { id, worth } = result;
  return worth.award ? { ...result, worth: worthOf(how.awarded(id, worth.award, given(value, 'score'))) } : result;
});

/** A field with artificial scores as the other boards of their contestants make them. */
export const withAwards = (points: FieldPoints, values: ReadonlyMap<string, ContestantAwards>): FieldPoints => {
  const valueFor = ({ contestants }: SideResult): ContestantAwards | undefined => values.get(contestants[0] ?? '');
  return {
    ...points,
    awarded: points.atFaceValue.map((result) => {
      const { id, worth } = result;
      const value = worth.award && valueFor(result)?.(id, worth.award).value;
      return value ? atValue(result, groupOf(points, result).how, value) : result;
    }),
    explain: (result) => {
      const value = valueFor(result);
      return result.worth.award && value ? explainedBy(points, result, value) : points.explain(result);
    },
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

type ByContestant = ReadonlyMap<string, readonly number[]>;

/** Where the sides of a contestant stand in a list of them. */
const byContestant = remembered((sides: readonly TableSide[]): ByContestant => {
  const places = new Map<string, number[]>();
  for (const [place, { contestants }] of sides.entries()) {
    for (const contestant of contestants) {
      const own = places.get(contestant);
      if (own) own.push(place);
      else places.set(contestant, [place]);
    }
  }
  return places;
});

/** Results that were compared with each other, each for itself. */
export const playedResults = ({ played: { sides, worths } }: Pick<FieldPoints, 'played'>): readonly SideResult[] =>
  sides.flatMap((side, place) => {
    const worth = worths[place];
    return worth ? [{ ...side, worth }] : [];
  });

/** What a contestant has from results that were compared. */
export const playedShares = (points: FieldPoints, contestant: string): readonly BoardShare[] => {
  const { sides, worths } = points.played;
  return (byContestant(sides).get(contestant) ?? []).flatMap((place) => {
    const [side, worth] = [sides[place], worths[place]];
    return side && worth ? [shareOf(points, { ...side, worth }, contestant)] : [];
  });
};

/** What a contestant has from a field. */
export const sharesIn = (points: FieldPoints, contestant: string): readonly BoardShare[] => [
  ...playedShares(points, contestant),
  ...(byContestant(points.awarded).get(contestant) ?? []).flatMap((place) => {
    const result = points.awarded[place];
    return result ? [shareOf(points, result, contestant)] : [];
  }),
];

/** What everybody has from a field. */
export const allShares = (points: FieldPoints): readonly BoardShare[] =>
  [...playedResults(points), ...points.awarded].flatMap((result) =>
    result.contestants.map((contestant) => shareOf(points, result, contestant)),
  );

/** Everybody who has something from one of the fields. */
export const contestantsIn = (fields: readonly FieldPoints[]): ReadonlySet<string> => {
  const all = new Set<string>();
  for (const { played, awarded } of fields) {
    for (const sides of [played.sides, awarded]) {
      for (const { contestants } of sides) contestants.forEach((one) => all.add(one));
    }
  }
  return all;
};
