import { notCounted } from '../field/uncounted';
import type { BySide, Message, Side } from '@app/bridge';
import { type AwardValue, standingOf } from '../artificial/awards';
import { UNITS } from '../matchpoints/matchpoints';
import { IMPS } from '../imps/cross-imps';
import { selfInflicted } from '../adjusted/self-inflicted';
import type { Derivation } from '../derivation/derivation';
import { type NumberName, nameOfNumber, numberCalled } from '../derivation/number-names';
import { type Traced, added, derived, given, named, weighed } from '../derivation/traced';
import { type BoardRounding, roundBoard } from '../field/board-points';
import type { Measure } from '../field/compare';
import { componentsOf, seenFrom, whole } from '../field/components';
import type { Award, Component, Outcome, Standing } from '../field/outcome';
import type { Citations } from '../profiles/citations';
import { plus, rational, times } from '../rational';

/** A board of a match: the home team sits North-South in the open room and East-West in the closed one (DBf 231A2). */
export interface MatchBoard {
  readonly id: string;
  readonly open: BySide<Outcome>;
  readonly closed: BySide<Outcome>;
  /** Of its number in a derivation. */
  readonly name?: Message;
  /** Where each room's result was read, where that is not the board. */
  readonly sources?: { readonly open: string; readonly closed: string };
}

export interface MatchRules {
  /** IMPs (Law 78B), or 2-1-0 for board-a-match (DBf 206). */
  readonly measure: Measure;
  readonly cite: Citations;
  readonly rounding: BoardRounding | null;
  readonly awards: AwardValue;
  /** In a knock-out both teams get the mean of results that do not balance (12C4, in 2007 also 86B). */
  readonly balanced: boolean;
}

export const TEAM_IMPS: Measure = IMPS;
/** Points of a board, 2, 1 or 0; by whose regulations is for whoever scores by it. */
export const boardAMatch = (paragraph: string): Measure => ({ ...UNITS, paragraph });

export type Team = 'home' | 'away';

/** What a board is worth to each team; null where a room has no result, and why. */
export type MatchBoardPoints =
  | { readonly kind: 'scored'; readonly id: string; readonly home: Traced; readonly away: Traced }
  | { readonly kind: 'not-scored'; readonly id: string; readonly why: Message };

/** A team's result in one room, its scores as the team sees them. */
interface Room {
  readonly name: 'open-room' | 'closed-room';
  readonly outcome: Outcome;
  /** Where the team sits in it. */
  readonly side: Side;
  readonly source: string;
}

const roomsOf = ({ id, open, closed, sources }: MatchBoard, team: Team): readonly [Room, Room] => {
  const [inOpen, inClosed] = [sources?.open ?? id, sources?.closed ?? id];
  return team === 'home'
    ? [
        { name: 'open-room', outcome: open.NS, side: 'NS', source: inOpen },
        { name: 'closed-room', outcome: closed.EW, side: 'EW', source: inClosed },
      ]
    : [
        { name: 'open-room', outcome: open.EW, side: 'EW', source: inOpen },
        { name: 'closed-room', outcome: closed.NS, side: 'NS', source: inClosed },
      ];
};

/** An artificial score that a team has in a room. */
interface RoomAward {
  readonly source: string;
  readonly award: Award;
}

/** The artificial scores of a team on a board, at most one a room. */
export const awardsIn = (board: MatchBoard, team: Team): readonly RoomAward[] =>
  roomsOf(board, team).flatMap(({ outcome, source }) =>
    outcome.kind === 'artificial' ? [{ source, award: outcome.award }] : [],
  );

const scoresIn = ({ outcome, side }: Room): readonly Component[] => seenFrom(side, componentsOf(outcome));

const swing = ([room, otherRoom]: readonly [Room, Room], one: number, other: number, measure: Measure): Traced => {
  const total = added('points-of-both-rooms', [
    given(rational(one), room.name, [room.source]),
    given(rational(other), otherRoom.name, [otherRoom.source]),
  ]);
  const value = rational(measure.worth(one + other));
  return derived(value, (): Derivation => ({
    value,
    what: nameOfNumber(measure.kind === 'imps' ? 'imps' : 'points-of-the-board'),
    how: { kind: measure.kind },
    paragraph: measure.paragraph,
    parts: [total.explain()],
    sources: [],
  }));
};

/** Every component of one room with every one of the other: the comparison is weighted, not the score (X78A1). */
const compared = (
  rooms: readonly [Room, Room],
  one: readonly Component[],
  other: readonly Component[],
  { measure, cite }: MatchRules,
  what: NumberName,
): Traced => {
  const parts = one.flatMap((mine) =>
    other.map((theirs) => ({
      part: swing(rooms, mine.score, theirs.score, measure),
      weight: times(mine.weight, theirs.weight),
    })),
  );
  const [only] = parts;
  return parts.length === 1 && only ? only.part : weighed(what, parts, cite.weighed);
};

interface TeamResult {
  readonly points: Traced;
  readonly standing: Standing | null;
}

const awarded = ({ source, award }: RoomAward, team: Team, { awards }: MatchRules): TeamResult => ({
  points: awards(source, award, team),
  standing: standingOf(award),
});

/** A team with artificial scores in both rooms has one board all the same: the mean of them. */
const teamResult = (board: MatchBoard, team: Team, rules: MatchRules): TeamResult => {
  const rooms = roomsOf(board, team);
  const [open, closed] = rooms;
  const [first, second] = awardsIn(board, team);
  if (first && second) {
    const both = [awarded(first, team, rules), awarded(second, team, rules)];
    const parts = both.map(({ points }) => ({ part: points, weight: rational(1, 2) }));
    return { points: weighed('mean-of-both-rooms', parts), standing: null };
  }
  if (first) return awarded(first, team, rules);
  const own = rooms.find(({ outcome }) => outcome.kind === 'self-inflicted');
  const against = (components: readonly Component[], room: Room, what: NumberName): Traced => {
    const other = room === open ? closed : open;
    return compared([room, other], components, scoresIn(other), rules, what);
  };
  if (own?.outcome.kind === 'self-inflicted') {
    const { assigned, expected, table } = own.outcome;
    const points = selfInflicted(
      {
        assigned: against(seenFrom(own.side, assigned), own, 'j-with-the-assigned-score'),
        expected:
          'grade' in expected
            ? rules.awards(own.source, expected, team)
            : against(seenFrom(own.side, expected), own, 'm-without-its-own-error'),
        table: against(seenFrom(own.side, whole(table)), own, 'f-with-the-score-of-the-table'),
      },
      rules.cite,
    );
    return { points, standing: 'non-offending' };
  }
  const standing = rooms.flatMap(({ outcome }) =>
    'standing' in outcome && outcome.standing ? [outcome.standing] : [],
  );
  return { points: against(scoresIn(open), open, 'comparison-of-the-rooms'), standing: standing[0] ?? null };
};

/** Half of what the one team has and the other has not, so that they balance. */
const halfOf = (own: Traced, other: Traced): Traced =>
  weighed(
    'mean-of-both-results',
    [
      { part: own, weight: rational(1, 2) },
      { part: other, weight: rational(-1, 2) },
    ],
    'L12C4',
  );

const missing = (board: MatchBoard): Message | null => {
  for (const team of ['home', 'away'] as const) {
    const rooms = roomsOf(board, team);
    // An artificial score needs no other room.
    if (rooms.some(({ outcome }) => outcome.kind === 'artificial')) continue;
    for (const { name, outcome } of rooms) {
      if (outcome.kind === 'missing') return notCounted('in-room', { room: nameOfNumber(name), why: outcome.why });
    }
  }
  return null;
};

/**
 * What a board of a match is worth to the two teams. Each team's result is worked out by itself, since split and
 * artificial scores, and damage of one's own making, need not balance.
 */
export const matchBoard = (board: MatchBoard, rules: MatchRules): MatchBoardPoints => {
  const why = missing(board);
  if (why !== null) return { kind: 'not-scored', id: board.id, why };
  const home = teamResult(board, 'home', rules);
  const away = teamResult(board, 'away', rules);
  const { average } = rules.measure;
  const finished = ({ points, standing }: TeamResult, balanced: Traced): Traced => {
    const rounded = roundBoard(rules.balanced ? balanced : points, rules.rounding, average, standing);
    return board.name === undefined ? rounded : named(board.name, rounded);
  };
  const isBalanced = plus(home.points.value, away.points.value).num === 2n * average.num;
  return {
    kind: 'scored',
    id: board.id,
    home: finished(home, isBalanced ? home.points : halfOf(home.points, away.points)),
    away: finished(away, isBalanced ? away.points : halfOf(away.points, home.points)),
  };
};

/** The IMPs of a whole match from the side of the home team, or the points of one of the teams (78B; FSB 94B). */
export const matchTotal = (boards: readonly MatchBoardPoints[], team: Team): Traced =>
  added(
    numberCalled('total-of-team', { team }),
    boards.flatMap((board) => (board.kind === 'scored' ? [board[team]] : [])),
  );
