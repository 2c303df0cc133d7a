import type { ActRule } from '../state/rule';
import { actionBeforeDirector, attentionByDummy, directorCalledByDummy, law09 } from './law-09';
import { law10 } from './law-10';
import { law11 } from './law-11';
import { law81, law82, law83, law84, law85 } from './laws-81-to-85';

/**
 * Rules about acts that concern what is done about an irregularity (Laws 9 to 11), in the order in which their
 * findings are reported.
 */
export const PROCEDURE_RULES: readonly ActRule[] = [attentionByDummy, directorCalledByDummy, actionBeforeDirector];

/** What each of these Laws adds to the state machine. */
export const PROCEDURE_LAWS = [law09, law10, law11, law81, law82, law83, law84, law85] as const;
