import { type ScoringOf, scoringValue, topShown } from '@app/scoring';
import type { SessionDoc } from '@app/session';
import { isInVictoryPoints, scoringContextOf } from '../scoring-context';
import { amountFrom } from './unit';

/** Boards of a match: as the conditions have it, else those of the first team's rounds in the first match. */
const boardsOfMatch = (session: SessionDoc): number => {
  const inConditions = scoringContextOf(session).stage?.match?.boards;
  if (inConditions !== undefined) return inConditions;
  const [first] = session.rounds;
  const team = first?.tables[0]?.NS;
  return session.rounds
    .filter((one) => (one.match ?? one.round) === (first?.match ?? first?.round))
    .flatMap(({ tables }) => tables.find(({ NS, EW }) => NS === team || EW === team)?.boards ?? []).length;
};

/** What the conditions fix for a form that the text does not name; null where they do not (211B3). */
const byConditions = ({ conditions }: SessionDoc): ScoringOf | null => {
  const fixed = conditions?.standardDeduction;
  return fixed ? { form: 'by-conditions', deduction: amountFrom(fixed, `${fixed.paragraph}; DBf 211B3`) } : null;
};

/**
 * How the size of a deduction is found (DBf 211B), with the number of tables at which a board is to be played. Null
 * where neither the text nor the conditions of contest have a standard deduction (211B3).
 */
export const scoringOfSession = (session: SessionDoc, tables: number): ScoringOf | null => {
  const scoringContext = scoringContextOf(session);
  const { profile, reading, stage } = scoringContext;
  // 211B names no deduction in victory points for pairs.
  if (isInVictoryPoints(scoringContext)) return byConditions(session);
  switch (session.scoring) {
    case 'matchpoints':
      return { form: 'matchpoints', top: topShown(2 * (tables - 1), scoringValue(profile, 'showing', reading)) };
    case 'cross-imps':
      // Two IMPs for each other table in a sum over the tables are two IMPs in their mean.
      return {
        form: 'cross-imps',
        otherTables: scoringValue(profile, 'cross-imps-count', reading) === 'sum' ? tables - 1 : 1,
      };
    case 'butler':
      return { form: 'butler' };
    case 'team-vp':
      return { form: 'vp-match', boards: boardsOfMatch(session) };
    case 'team-imps':
      return stage === null || stage.form === 'knock-out' ? { form: 'knock-out' } : byConditions(session);
    case 'board-a-match':
      return { form: 'board-a-match' };
    case 'multi-team':
    case 'total-points':
      return byConditions(session);
  }
};
