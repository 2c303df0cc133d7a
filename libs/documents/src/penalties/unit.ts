import type { Message } from '@app/bridge';
import type { PENALTY_TARGETS, ScoringForm } from '@app/contract';
import type { PenaltyUnit, Amount } from '@app/scoring';
import { type SessionDoc, exact } from '@app/session';
import { isInVictoryPoints, scoringContextOf } from '../scoring-context';
import { unitMessage } from './messages';

export type PenaltyTarget = (typeof PENALTY_TARGETS)[number];

/** The unit that totals are in, by the form of the scoring. */
const UNITS: Readonly<Record<ScoringForm, PenaltyUnit>> = {
  matchpoints: 'matchpoints',
  'cross-imps': 'IMP',
  butler: 'IMP',
  'total-points': 'points',
  'multi-team': 'VP',
  'team-imps': 'IMP',
  'team-vp': 'VP',
  'board-a-match': 'points',
};

/** The unit of the standing: pairs that are ranked by victory points have those, whatever their boards are compared by. */
const unitOf = (session: SessionDoc): PenaltyUnit =>
  isInVictoryPoints(scoringContextOf(session)) ? 'VP' : UNITS[session.scoring];

const isInPercent = (session: SessionDoc): boolean =>
  session.scoring === 'matchpoints' && (scoringContextOf(session).stage?.measure ?? 'percent') === 'percent';

/**
 * Why an amount in this unit cannot come off there, null where it can. A penalty is meted out in the unit that
 * the standing is in (DBf 211A1), and only matches of teams have IMPs that it could come off instead (FSB 109D).
 */
export const unitProblem = (session: SessionDoc, unit: PenaltyUnit, from: PenaltyTarget): Message | null => {
  const { scoring } = session;
  if (from !== 'total') {
    if (scoring !== 'team-imps' && scoring !== 'team-vp') return unitMessage('no-imps-of-a-match');
    return unit === 'IMP' ? null : unitMessage('not-off-imps', { unit });
  }
  const standing = unitOf(session);
  if (unit === standing || (unit === 'percent' && isInPercent(session))) return null;
  return unitMessage('other-than-standing', { standing, unit });
};

/** An amount as events and conditions write it. */
export const amountFrom = (
  { value, unit }: { readonly value: string; readonly unit: PenaltyUnit },
  paragraph: string,
): Amount => ({ value: exact(value), unit, paragraph });
