import type { Side } from '@app/bridge';
import type { AwardValue, Levels } from '../artificial/awards';
import { faceValue } from '../artificial/awards';
import type { ContestantAwards, OtherBoards } from '../artificial/settle';
import { settle } from '../artificial/settle';
import type { BoardPoints } from '../field/board-points';
import type { ComparisonField } from '../field/comparison-field';
import type { Award } from '../field/outcome';

/** A scoring method for one board, given what artificial scores are worth. */
export type BoardMethod = (field: ComparisonField, awards: AwardValue) => readonly BoardPoints[];

export interface SessionRules {
  readonly method: BoardMethod;
  readonly levels: Levels;
  readonly others: OtherBoards;
}

/** Who sat where: the contestant of one side of a table's result; null when nobody did. */
export type ContestantAt = (id: string, side: Side) => string | null;

const keyOf = (id: string, side: string): string => `${side} ${id}`;

/** The artificial scores of a session by table and side, settled for each contestant by its other boards. */
const settled = (
  boards: readonly BoardPoints[],
  contestantAt: ContestantAt,
  { levels, others }: SessionRules,
): ReadonlyMap<string, ContestantAwards> => {
  const awarded = boards.filter(({ award }) => award !== null);
  const concerned = new Set(awarded.map(({ id, direction }) => contestantAt(id, direction)));
  const played = new Map<string, BoardPoints[]>();
  const open = new Map<string, { id: string; key: string; award: Award; weight: BoardPoints['weight'] }[]>();
  for (const board of boards) {
    const contestant = contestantAt(board.id, board.direction);
    if (contestant === null || !concerned.has(contestant)) continue;
    if (board.award === null) played.set(contestant, [...(played.get(contestant) ?? []), board]);
    else {
      const { id, direction, award, weight } = board;
      open.set(contestant, [...(open.get(contestant) ?? []), { id, key: keyOf(id, direction), award, weight }]);
    }
  }
  const values = new Map<string, ContestantAwards>();
  for (const [contestant, awards] of open) {
    const own = (played.get(contestant) ?? []).map(({ obtained, weight }) => ({ points: obtained, weight }));
    const value = settle({ played: own, awards }, levels, others);
    for (const { key } of awards) values.set(key, value);
  }
  return values;
};

/**
 * All boards of a session, scored: once with artificial scores at their face value, and then, where there are any,
 * with what their contestants have on their other boards (12C2c, X78A5). What a side is denied for damage of its own
 * making is reckoned with the face value (X78A4a), since that result was never obtained.
 */
export const sessionPoints = (
  fields: readonly ComparisonField[],
  contestantAt: ContestantAt,
  rules: SessionRules,
): readonly BoardPoints[] => {
  const face = faceValue(rules.levels);
  const first = fields.map((field) => ({ field, boards: rules.method(field, face) }));
  const values = settled(
    first.flatMap(({ boards }) => boards),
    contestantAt,
    rules,
  );
  const awards: AwardValue = (id, award, whose) => (values.get(keyOf(id, whose)) ?? face)(id, award);
  return first.flatMap(({ field, boards }) =>
    field.groups.some(({ apart }) => apart.length > 0) ? rules.method(field, awards) : boards,
  );
};

/** The contestants whose results a change of one board touches: all who played it, before or after. */
export const touchedBy = (
  before: readonly BoardPoints[],
  after: readonly BoardPoints[],
  contestantAt: ContestantAt,
): ReadonlySet<string> => {
  const value = ({ points }: BoardPoints): string => `${points.value.num}/${points.value.den}`;
  const known = new Map(before.map((board) => [keyOf(board.id, board.direction), value(board)]));
  const touched = new Set<string>();
  for (const board of after) {
    const key = keyOf(board.id, board.direction);
    const contestant = contestantAt(board.id, board.direction);
    if (contestant !== null && known.get(key) !== value(board)) touched.add(contestant);
    known.delete(key);
  }
  for (const board of before) {
    const contestant = contestantAt(board.id, board.direction);
    if (contestant !== null && known.has(keyOf(board.id, board.direction))) touched.add(contestant);
  }
  return touched;
};
