import {
  type Infer,
  anyText,
  anyWhole,
  flag,
  listOf,
  named,
  nullable,
  object,
  oneOf,
  recordOf,
  says,
} from '../schema/schema';
import { aScore, aTableResult } from './scores';
import { aDecimal, aMessage, aNextPage, aPosition, aText, aWhole, byTeam, someNames } from './values';

/** Matches of teams, and of pairs that are ranked by the victory points of theirs. */

const aRoom = named(
  'Room',
  object({
    id: aText('board-demo.1.3'),
    table: anyText,
    result: nullable(aTableResult),
    score: aScore,
    confirmed: flag,
  }),
);
export type RoomView = Infer<typeof aRoom>;

const points = byTeam(aDecimal);

const aMatchBoard = named(
  'MatchBoard',
  object({
    board: anyWhole,
    open: says('where the home team sits N-S (DBf 231A2); null where it has not been opened', nullable(aRoom)),
    closed: says('where the home team sits E-W', nullable(aRoom)),
    others: says(
      'the second tables of teams of eight, by their order; none in matches of two tables',
      listOf(object({ open: nullable(aRoom), closed: nullable(aRoom) })),
    ),
    comparisons: says(
      'which tables are compared, and what that comes to, where there are several; they add up to the points',
      listOf(
        object({
          open: says('the name of the table', nullable(anyText)),
          closed: nullable(anyText),
          points: nullable(points),
          why: says('why there are no points', nullable(aMessage)),
        }),
      ),
    ),
    points: says('IMPs, or points of board-a-match', nullable(points)),
    why: says('why there are no points', nullable(aMessage)),
  }),
);
export type MatchBoardView = Infer<typeof aMatchBoard>;

const aKnockOut = named(
  'KnockOut',
  object({
    difference: aText('IMPs, with what was carried over and deducted, as the home team sees it'),
    carriedOver: nullable(
      aText(
        'as the home team sees it: what is recorded for the home team less what is recorded for the other. It is recorded ' +
          'for the team that takes it (SetCarryOver), a negative amount for one whose opponents take it; records for both ' +
          'add up',
      ),
    ),
    totalPoints: says('of all boards with a score in both rooms (DBf 222B)', byTeam(anyText)),
    status: oneOf('in-play', 'won', 'level'),
    ahead: says('who has won, or is ahead as long as boards are left', nullable(oneOf('home', 'away'))),
    by: says('what tells the teams apart', nullable(aMessage)),
    paragraph: aText('DBf 222B1'),
    extraBoards: aWhole('to be played besides (DBf 222C)'),
  }),
);
export type KnockOutView = Infer<typeof aKnockOut>;

const aMatch = named(
  'Match',
  object({
    match: anyText,
    section: anyText,
    rounds: listOf(anyText),
    teams: says('contestants; the home team sits N-S in the open room', byTeam(anyText)),
    boards: listOf(aMatchBoard),
    counted: aWhole('boards that count'),
    points: says(
      'of all boards, less what was deducted in the match; in a knock-out the IMPs that each has won, else won less lost',
      points,
    ),
    boardPoints: says(
      'of the boards, 2-1-0 each, where they count beside the match as a whole (Patton)',
      nullable(points),
    ),
    victoryPoints: says('by Patton with the points of the boards', nullable(points)),
    knockOut: says('null outside of a knock-out', nullable(aKnockOut)),
  }),
);

const anUnplayedMatch = named(
  'UnplayedMatch',
  object({
    match: anyText,
    contestants: says('one alone has a bye', listOf(anyText)),
    absent: nullable(anyText),
    paragraph: anyText,
    reason: anyText,
    victoryPoints: says('by contestant, as far as something says what they have', recordOf(aDecimal)),
    winner: nullable(aText('who has won it by coming; null outside of a knock-out')),
    why: nullable(aMessage),
  }),
);
export type UnplayedView = Infer<typeof anUnplayedMatch>;

const aPairMatch = named(
  'PairMatch',
  object({
    match: anyText,
    section: anyText,
    rounds: listOf(anyText),
    contestant: anyText,
    opponents: anyText,
    boards: aWhole('that count for the pair'),
    points: says('percentage of the matchpoints of these boards, or IMPs', aDecimal),
    victoryPoints: says('null where the scale has no column for so many boards', nullable(aDecimal)),
  }),
);

export const aMatchesAnswer = named(
  'MatchesAnswer',
  object({
    position: aPosition,
    matches: says('pages are of these', listOf(aMatch)),
    ofPairs: says('two for each match, one for each pair', listOf(aPairMatch)),
    unplayed: listOf(anUnplayedMatch),
    names: someNames,
    next: aNextPage,
  }),
);
export type MatchesAnswer = Infer<typeof aMatchesAnswer>;
