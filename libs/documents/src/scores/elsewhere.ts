import { type ContestantSession, type Elsewhere, type Team, awardsIn, boardsOfTeam } from '@app/scoring';
import { type ScoredMatch, asMatchBoard } from './match-boards';

const TEAMS: readonly Team[] = ['home', 'away'];

export const hasArtificial = ({ boards }: Pick<ScoredMatch, 'boards'>): boolean =>
  boards.some((board) => TEAMS.some((team) => awardsIn(asMatchBoard(board), team).length > 0));

const boardsIn = (contestant: string, others: readonly ScoredMatch[]): ContestantSession => {
  const parts = others.flatMap(({ teams, boards, score }) =>
    TEAMS.filter((team) => teams[team] === contestant).map((team) =>
      boardsOfTeam(boards.map(asMatchBoard), score.boards, team),
    ),
  );
  return { played: parts.flatMap(({ played }) => played), awards: parts.flatMap(({ awards }) => awards) };
};

/** What the teams of a match have from the others, which count as one session with it (12C2c). */
export const elsewhereFor = ({ teams }: ScoredMatch, others: readonly ScoredMatch[]): Elsewhere => ({
  home: boardsIn(teams.home, others),
  away: boardsIn(teams.away, others),
});
