import { w } from '../words';

/** `'Insufficient bid'`: the label up to what may be done about it. */
export const ruleTitle = (rule: string): string => w.rule(rule).split(';')[0] ?? rule;
