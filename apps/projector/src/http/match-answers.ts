import { flag, list, message, object, oneOf, orNull, record, text, whole } from './schema';
import { decimal, names, next, position, score, tableResult } from './words';

/** Schema of the answer about the matches of a session; its type is `MatchesAnswer`. */

const byTeam = (what: string) => object({ home: decimal, away: decimal }, what);

const room = orNull(object({ id: text('board-demo.1.3'), table: text(), result: tableResult, score, confirmed: flag }));

const matchBoard = object({
  board: whole(),
  open: { ...room, description: 'where the home team sits N-S' },
  closed: { ...room, description: 'where the home team sits E-W' },
  points: orNull(byTeam('IMPs, or points of board-a-match')),
  why: orNull({ ...message, description: 'why there are no points' }),
});

const knockOut = object({
  difference: { ...decimal, description: 'IMPs, with what was carried over and deducted, as the home team sees it' },
  carriedOver: orNull({
    ...decimal,
    description:
      'as the home team sees it: what is recorded for the home team less what is recorded for the other. It is recorded ' +
      'for the team that takes it (SetCarryOver), a negative amount for one whose opponents take it; records for both add up',
  }),
  totalPoints: { ...decimal, description: 'of all boards, as the home team sees them' },
  status: oneOf('in-play', 'won', 'level'),
  ahead: orNull(oneOf('home', 'away')),
  by: orNull({ ...message, description: 'what tells the teams apart' }),
  paragraph: text('DBf 222B1'),
  extraBoards: whole('to be played besides'),
});

const match = object({
  match: text(),
  section: text(),
  rounds: list(text()),
  teams: object({ home: text(), away: text() }, 'contestants; the home team sits N-S in the open room'),
  boards: list(matchBoard),
  counted: whole('boards that count'),
  points: byTeam(
    'of all boards, less what was deducted in the match; in a knock-out the IMPs that each has won, else won less lost',
  ),
  victoryPoints: orNull(byTeam('victory points')),
  knockOut: orNull(knockOut),
});

const unplayed = object({
  match: text(),
  contestants: list(text(), 'one alone has a bye'),
  absent: orNull(text()),
  paragraph: text(),
  reason: text(),
  victoryPoints: record(decimal, 'by contestant, as far as something says what they have'),
  winner: orNull(text('who has won it by coming; null outside of a knock-out')),
  why: orNull(message),
});

export const MATCHES_ANSWER = object({
  position,
  matches: list(match, 'pages are of these'),
  unplayed: list(unplayed),
  names,
  next,
});
