import type { ActRule, JudgementRule } from '../state/rule';
import { rulesOf } from '../table/charge';
import { USED_RULES, law16, used } from './law-16';
import {
  CHARGES_20,
  explainedByWrongPlayer,
  explainedByWrongPlayerInPlay,
  law20,
  questionOutOfTurn,
  questionOutOfTurnInPlay,
  questionWhileBoundToPass,
  reviewByPartner,
  reviewInPart,
  reviewNotDue,
  reviewOutOfTurn,
  reviewWhileBoundToPass,
  supplementaryQuestion,
} from './law-20';
import { CHARGES_21, law21 } from './law-21';
import { CHARGES_40, law40 } from './law-40';
import { CHARGES_73, advantageTaken, law73 } from './law-73';
import {
  CHARGES_75,
  duties,
  explanationNotCorrected,
  explanationNotCorrectedInPlay,
  law75,
  partnersExplanationCorrected,
  partnersExplanationCorrectedByDefender,
  partnersExplanationNotCorrected,
  partnersExplanationNotCorrectedByDefender,
} from './law-75';
import { recorded } from './recorded';

/**
 * Rules about acts that concern what is told and asked (Laws 16, 20, 40, 73, 75), in the order in which their
 * findings are reported.
 */
export const INFORMATION_RULES: readonly ActRule[] = [
  questionOutOfTurn,
  supplementaryQuestion,
  questionWhileBoundToPass,
  questionOutOfTurnInPlay,
  reviewOutOfTurn,
  reviewWhileBoundToPass,
  reviewNotDue,
  reviewInPart,
  reviewByPartner,
  explainedByWrongPlayer,
  explainedByWrongPlayerInPlay,
  partnersExplanationCorrected,
  partnersExplanationCorrectedByDefender,
  explanationNotCorrected,
  explanationNotCorrectedInPlay,
  partnersExplanationNotCorrected,
  partnersExplanationNotCorrectedByDefender,
];

/** Infractions that only a judgement finds. */
export const INFORMATION_JUDGEMENTS: readonly JudgementRule[] = [
  ...USED_RULES,
  advantageTaken,
  ...rulesOf([...CHARGES_20, ...CHARGES_21, ...CHARGES_40, ...CHARGES_73, ...CHARGES_75]),
];

/**
 * What each of these Laws adds to the state machine; what has been told is recorded before anything follows from it.
 */
export const INFORMATION_LAWS = [recorded, law16, used, law20, law21, duties, law40, law73, law75] as const;
