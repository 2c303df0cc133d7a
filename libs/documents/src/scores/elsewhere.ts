import { type ContestantSession, type Elsewhere, type Team, awardsIn, boardsOfTeam } from '@app/scoring';
import type { ScoredMatch } from './match-boards';

const TEAMS: readonly Team[] = ['home', 'away'];

export const hasArtificial = ({ boards }: Pick<ScoredMatch, 'boards'>): boolean =>
  boards.some(({ comparisons }) =>
    comparisons.some(({ board }) => TEAMS.some((team) => awardsIn(board, team).length > 0)),
  );

const boardsIn = (contestant: string, others: readonly ScoredMatch[]): ContestantSession => {
  const parts = others.flatMap(({ teams, boards }) => {
    const comparisons = boards.flatMap((one) => one.comparisons);
    return TEAMS.filter((team) => teams[team] === contestant).map((team) =>
      boardsOfTeam(
        comparisons.map(({ board }) => board),
        comparisons.map(({ points }) => points),
        team,
      ),
    );
  });
  return { played: parts.flatMap(({ played }) => played), awards: parts.flatMap(({ awards }) => awards) };
};

/** What the teams of a match have from the others, which count as one session with it (12C2c). */
export const elsewhereFor = ({ teams }: ScoredMatch, others: readonly ScoredMatch[]): Elsewhere => ({
  home: boardsIn(teams.home, others),
  away: boardsIn(teams.away, others),
});
