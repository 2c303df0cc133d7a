import type { MatchBoardView, MatchesAnswer, TravellerLine } from '@app/contract';
import type { BoardDoc } from '@app/documents';
import type { SessionExport } from '../export/session-export';
import { negated } from '../negated';
import { teamLine } from './write-lines';
import type { Partnerships } from './write-partnerships';
import { element, leaf } from './write-xml';

type Match = MatchesAnswer['matches'][number];

/** What the lines of matches are made of. */
export interface LinesOfMatches {
  readonly docs: ReadonlyMap<string, BoardDoc>;
  readonly lines: ReadonlyMap<string, TravellerLine>;
  readonly partnerships: Partnerships;
}

/** IMPs of a board as the home team has them; nothing where there are none, or where the two teams have other scores. */
const imps = ({ points, others }: MatchBoardView, { session }: SessionExport): string | null => {
  if (!points || others.length > 0 || session.scoring === 'board-a-match') return null;
  return points.home === negated(points.away) ? points.home : null;
};

const boardLines = (board: MatchBoardView, session: SessionExport, known: LinesOfMatches): readonly string[] => {
  const tables = [{ open: board.open, closed: board.closed }, ...board.others];
  const rooms = tables.flatMap(({ open, closed }) => [
    { room: open, direction: 'NS' as const },
    { room: closed, direction: 'EW' as const },
  ]);
  const lines = rooms.flatMap(({ room, direction }) => {
    const doc = room && known.docs.get(room.id);
    const line = room && known.lines.get(room.id);
    return doc && line ? (teamLine(line, doc, direction, known.partnerships) ?? []) : [];
  });
  if (lines.length === 0) return [];
  return element('BOARD', [...leaf('BOARD_NUMBER', board.board), ...leaf('IMPS', imps(board, session)), ...lines]);
};

/** A match of two teams: TEAM is the one at home, DIRECTION says which way it sat; scores in victory points or IMPs. */
export const matchLines = (match: Match, session: SessionExport, known: LinesOfMatches): readonly string[] => {
  const { teams, rounds, boards, points, victoryPoints } = match;
  const scores = victoryPoints ?? points;
  const [round, another] = rounds;
  const numbers = boards.map(({ board }) => board);
  return element('MATCH', [
    ...leaf('ROUND_NUMBER', another === undefined ? round : null),
    ...leaf('TEAM', teams.home),
    ...leaf('OPPOSING_TEAM', teams.away),
    ...leaf('START_BOARD_NUMBER', numbers.length === 0 ? null : Math.min(...numbers)),
    ...leaf('END_BOARD_NUMBER', numbers.length === 0 ? null : Math.max(...numbers)),
    ...leaf('TEAM_SCORE', scores.home),
    ...leaf('OPPOSING_TEAM_SCORE', scores.away),
    ...boards.flatMap((board) => boardLines(board, session, known)),
  ]);
};
